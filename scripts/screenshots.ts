// npx tsx scripts/screenshots.ts: takes a screenshot of every built page in both themes, 390 and 1280 px wide, for manual review.
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { readBuiltPages } from './build/readBuild.ts';
import { findBrowser, playwrightArguments } from './findBrowser.ts';
import { buildOption, readArguments } from './readArguments.ts';
import { siteServer } from './server/siteServer.ts';

const { values, positionals } = readArguments({
  call: 'npx tsx scripts/screenshots.ts',
  about: 'Takes a picture of every page of a build, in both themes.',
  options: {
    story: {
      type: 'boolean',
      about: 'retakes the pictures of docs/editing.md',
    },
    dir: buildOption,
    out: { type: 'string', value: 'DIR', default: 'screenshots', about: 'the folder of pictures' },
    width: {
      type: 'string',
      value: 'N',
      multiple: true,
      default: ['390', '1280'],
      between: [100, 10_000],
      about: 'the width in pixels; may be given several times',
    },
  },
  operands: { usage: '[route …]', about: 'only these pages', count: [0, Infinity] },
});

if (values.story) {
  const story = ['tests/editor/story.spec.ts', '--project', 'chromium only'];
  const env = { ...process.env, STORY_PICTURES: 'yes', TEST_ALL: '1' };
  process.exit(
    spawnSync('npx', ['playwright', 'test', ...story], { env, stdio: 'inherit' }).status,
  );
}
const routes =
  positionals.length > 0
    ? positionals
    : (await readBuiltPages(values.dir)).map((page) => page.path);
const { origin, stop } = await siteServer(values.dir);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: playwrightArguments(),
});
await mkdir(values.out, { recursive: true });

for (const width of values.width.map(Number)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.goto(origin); // Caches the font, so that the next page is painted with it.
    for (const route of routes) {
      await page.goto(origin + route);
      await page.evaluate(async () => {
        // Without scrolling, lazy pictures would not be requested. Pictures that fail to load are missing from the screenshot.
        for (const image of document.images) image.loading = 'eager';
        await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
        await document.fonts.ready;
      });
      const name = `${route === '/' ? 'home' : route.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
      await page.screenshot({ path: path.join(values.out, name), fullPage: true });
    }
    await page.close();
  }
}
await browser.close();
await stop();
console.log(`${routes.length} pages photographed in ${values.out}.`);
