import { posix } from 'node:path';
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
  // Contains the names of 20 chunks, which differ with each build by up to 100 bytes.
  'site.js': 77_000,
  'main.js': 800,
  'rolldown-runtime.js': 400,
  'frame.js': 1_300,
  'blocks.js': 3_500,
  'Faq.js': 4_700,
  'Timeline.js': 1_200,
  'Embed.js': 600,
  'FormFrame.js': 1_100,
  'frameHeight.js': 700,
  'Legal.js': 600,
  'People.js': 700,
  'Work.js': 600,
  'Gallery.js': 1_200,
  'Credentials.js': 700,
  'dist.js': 2_800,
  'site.json': 1_600,
  'font.woff2': 18_500,
};

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
    for (const [name, size] of own) {
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
