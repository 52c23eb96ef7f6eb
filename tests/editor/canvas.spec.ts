import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { pageNamesIn } from '../support/documentsIn.ts';
import { handToken, type StartedEditor, startEditor } from '../support/servers.ts';
import { isWhole } from '../support/walk.ts';

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

const blocksOfPage =
  'body:has(main) aside:not(main *, footer *, [data-floating-actions]), main > *';
const blocksOfCanvas = '[data-puck-component] > *';

/** The boxes of blocks, from the top of the page, in CSS pixels. */
async function boxes(root: Locator, selector: string): Promise<string[]> {
  return root.evaluate(async ({ ownerDocument }, wanted) => {
    await ownerDocument.fonts.ready;
    return Array.from(ownerDocument.querySelectorAll(wanted), (block) => {
      const { left, top, width, height } = block.getBoundingClientRect();
      const scrolled = ownerDocument.defaultView?.scrollY ?? 0;
      const box = [left, top + scrolled, width, height].map((length) => length.toFixed(1));
      return `${block.tagName} ${box.join(' ')}`;
    });
  }, selector);
}

test('each block of each page has the same box in the canvas as on the page', async ({
  context,
  page,
}) => {
  test.setTimeout(600_000);
  await handToken(context, editor);
  // A frame that loads sets its height at its own time; one that does not load has the same height in both.
  await context.route('**/demo/**', (route) => route.abort());
  const visitor = await context.newPage();
  const all = pageNamesIn('tests/site');
  // Both begin with a strip, and the second has most block types; the last one is as high as the window.
  const some = ['about-us.json', 'conference-rooms.json', 'blog.json'];
  for (const name of isWhole ? all : some) {
    const { path: route, blocks } = JSON.parse(await readFile(`tests/site/${name}`, 'utf8'));
    await page.goto('about:blank');
    await page.goto(`${editor.origin}/__edit#${name}`);
    const canvas = page.frameLocator('iframe').first().locator('html');
    await expect(canvas.locator(blocksOfCanvas).first()).toBeVisible();
    const size = () => canvas.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    await expect.poll(async () => (await size()).width).toBe(1280);
    await visitor.setViewportSize(await size());
    await visitor.goto(route);
    await expect(async () => {
      const inCanvas = await boxes(canvas, blocksOfCanvas);
      const menus = await visitor.locator('main > nav').count();
      expect(inCanvas, name).toHaveLength(blocks.length + menus);
      expect(inCanvas, name).toEqual(await boxes(visitor.locator('html'), blocksOfPage));
    }).toPass();
  }
});
