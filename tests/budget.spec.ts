import { expect, test } from '@playwright/test';
import { pageBytes } from '../scripts/bench/pageBytes.ts';
import { pages } from './support/content.ts';

// Bytes of the first view as brotli packs them. The limits are what the site promises; the budgets of single files
// are what they weigh now, rounded up, so that a change that costs bytes is seen and meant.
const limits = { html: 14_336, javascript: 95_000, total: 150_000, requests: 14 };
const budgets: Record<string, number> = {
  'site.js': 75_600,
  'browser.js': 9_200,
  'rolldown-runtime.js': 400,
  'frame.js': 1_300,
  'blocks.js': 3_500,
  'Faq.js': 5_100,
  'Embed.js': 500,
  'FormFrame.js': 900,
  'Legal.js': 900,
  'dist.js': 3_700,
  'icons.svg': 6_300,
  'favicon.svg': 300,
  'manifest.webmanifest': 200,
  'site.json': 1_400,
  'instrument-sans-latin-wght-normal.woff2': 30_100,
};

for (const { path } of pages) {
  test(`the first view of ${path} keeps its budget of bytes`, async () => {
    const { files, ...bytes } = await pageBytes('dist', path);
    const weights = Object.entries(files).map(([name, size]) => `${name} ${size}`);
    for (const [kind, limit] of Object.entries(limits)) {
      const figure = Object.entries(bytes).find(([name]) => name === kind)?.[1];
      expect(figure, `${kind} of ${path}: ${weights.join(', ')}`).toBeLessThanOrEqual(limit);
    }
    const own = Object.entries(files).filter(([name]) => !/\.html$|^page\.json$/.test(name));
    for (const [name, size] of own) {
      expect(size, `${name} has grown, or has no budget yet`).toBeLessThanOrEqual(
        budgets[name] ?? 0,
      );
    }
  });
}

test('every budget is of a file that some page needs', async () => {
  const all = await Promise.all(pages.map(({ path }) => pageBytes('dist', path)));
  const names = new Set(all.flatMap(({ files }) => Object.keys(files)));
  expect(Object.keys(budgets).filter((name) => !names.has(name))).toEqual([]);
});
