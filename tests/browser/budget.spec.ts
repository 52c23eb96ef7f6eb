import { readdir, readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { documentUrl } from '../../schema/browser.ts';
import { limits } from '../../scripts/build/budget.ts';
import { bytesOfPages } from '../../scripts/build/pageBytes.ts';
import { pages } from '../tools/content.ts';

// Bytes of the first view (brotli) of test pages, because these budgets are for code; drawings have separate limits. The budget
// of each file is its current size, rounded up, so that growth is noticed and intended. `npm run bench -- site` prints the size
// of any page.
const pageBytes = bytesOfPages('dist.tests');
const budgets: Record<string, number> = {
  'site.js': 74_000,
  'main.js': 850,
  'rolldown-runtime.js': 400,
  'frame.js': 1_300,
  'blocks.js': 3_500,
  'Faq.js': 4_700,
  'Timeline.js': 1_200,
  'Embed.js': 600,
  'Legal.js': 600,
  'People.js': 700,
  'Work.js': 600,
  'Gallery.js': 1_200,
  'Credentials.js': 700,
  'dist.js': 2_800,
  'site.json': 1_600,
  'font.woff2': 18_500,
};

/** The size of a file of code (brotli), in which the names of others have no hash: other hashes change it by up to 200 bytes. */
async function sizeOfCode(name: string): Promise<number> {
  const { name: stem, ext } = posix.parse(name);
  const folder = 'dist.tests/assets';
  const isOwn = (file: string) => file.replace(/-[\w-]{6}\./, '.') === stem + ext;
  const file = (await readdir(folder)).find(isOwn);
  if (file === undefined) throw new Error(`There is no ${name} in ${folder}.`);
  const code = await readFile(posix.join(folder, file), 'utf8');
  return brotliCompressSync(code.replaceAll(/-[\w-]{6}\.(js|css)/g, '.$1')).length;
}

for (const { path } of pages) {
  test(`the first view of ${path} is within its size budget`, async () => {
    const { files, ...bytes } = await pageBytes(path);
    const weights = Object.entries(files).map(([name, size]) => `${name} ${size}`);
    for (const [kind, limit] of Object.entries(limits)) {
      const figure = Object.entries(bytes).find(([name]) => name === kind)?.[1];
      expect(figure, `${kind} of ${path}: ${weights.join(', ')}`).toBeLessThanOrEqual(limit);
    }
    // The size of the page's document depends on its texts.
    const document = posix.basename(documentUrl(path));
    const own = Object.entries(files).filter(
      ([name]) => name !== document && !/\.html$|\.svg$/.test(name),
    );
    for (const [name, packed] of own) {
      const size = name.endsWith('.js') ? await sizeOfCode(name) : packed;
      expect(size, `${name} has grown, or has no budget yet`).toBeLessThanOrEqual(
        budgets[name] ?? 0,
      );
    }
  });
}

test('every budget is for a file that a page needs', async () => {
  const all = await Promise.all(pages.map(({ path }) => pageBytes(path)));
  const names = new Set(all.flatMap(({ files }) => Object.keys(files)));
  expect(Object.keys(budgets).filter((name) => !names.has(name))).toEqual([]);
});
