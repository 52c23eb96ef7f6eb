import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { handToken, type StartedEditor, startEditor } from './support/servers.ts';

// The page in the middle of the editor is the page that visitors get: each block has the same box in both.
let place: string;
let editor: StartedEditor;

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'canvas-'));
  await cp('tests/site', path.join(place, 'pages'), { recursive: true });
  editor = await startEditor(path.join(place, 'pages'));
});
test.afterAll(async () => {
  await editor.stop();
  await rm(place, { recursive: true, force: true });
});

const blocksOfPage = 'body:has(main) aside:not(main *, footer *), main > *';
const blocksOfCanvas = '[data-puck-component] > *';

/** The boxes of blocks, from the top of the page, in CSS pixels. */
async function boxes(frame: Frame | Page, selector: string): Promise<string[]> {
  return frame.evaluate(async (wanted) => {
    await document.fonts.ready;
    return Array.from(document.querySelectorAll(wanted), (block) => {
      const { left, top, width, height } = block.getBoundingClientRect();
      const box = [left, top + scrollY, width, height].map((length) => length.toFixed(1));
      return `${block.tagName} ${box.join(' ')}`;
    });
  }, selector);
}

test('each block of each page has the same box in the canvas as on the page', async ({
  context,
  page,
}) => {
  await handToken(context, editor);
  const names = (await readdir('tests/site')).filter((name) => name !== 'site.json');
  for (const name of names) {
    const { path: route, blocks } = JSON.parse(await readFile(`tests/site/${name}`, 'utf8'));
    await page.goto(route);
    const expected = await boxes(page, blocksOfPage);
    expect(expected, name).toHaveLength(blocks.length);

    await page.goto('about:blank');
    await page.goto(`${editor.origin}/__edit#${name}`);
    await expect(page.locator('iframe').first()).toBeVisible();
    const iframe = await page.locator('iframe').first().elementHandle();
    const canvas = await iframe?.contentFrame();
    if (!canvas) throw new Error('There is no canvas.');
    await expect.poll(() => canvas.evaluate(() => innerWidth)).toBe(1280);
    await expect.poll(() => boxes(canvas, blocksOfCanvas), { message: name }).toEqual(expected);
  }
});
