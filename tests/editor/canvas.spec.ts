import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { pageNamesIn } from '../tools/documentsIn.ts';
import { handToken } from '../tools/editorInBrowser.ts';
import { type StartedEditor, startDevServer, startEditor } from '../tools/servers.ts';
import { isFullRun } from '../tools/walk.ts';

// The page in the editor's canvas matches the page for visitors: each block has the same elements, texts and box.
let place: string;
let editor: StartedEditor;

test.use({ viewport: { width: 1280, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'canvas-'));
  await cp('tests/fixtures/site', path.join(place, 'pages'), { recursive: true });
  editor = await startEditor(path.join(place, 'pages'));
});
test.afterAll(async () => {
  await editor.stop();
  await rm(place, { recursive: true, force: true });
});

const blocksOfPage =
  'body:has(main) aside:not(main *, footer *, [data-floating-actions]), main > *';

/** The boxes of blocks, relative to the top of the page, in CSS pixels. */
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

test('each block has the same box in the canvas as on the page', { tag: '@slow' }, async ({
  context,
  page,
}) => {
  test.setTimeout(600_000);
  await handToken(context, editor);
  // A frame sets its height when it loads. If it does not load, its height is the same in both.
  await context.route('**/demo/**', (route) => route.abort());
  const visitor = await context.newPage();
  // In the canvas, all answers of a FAQ are open.
  const all = pageNamesIn('tests/fixtures/site').filter((name) => name !== 'faq.json');
  // It starts with a banner and has most block types.
  for (const name of isFullRun ? all : ['conference-rooms.json']) {
    const { path: route, blocks } = JSON.parse(
      await readFile(`tests/fixtures/site/${name}`, 'utf8'),
    );
    await page.goto('about:blank');
    await page.goto(`${editor.origin}/__edit#${name}`);
    const canvas = page.frameLocator('iframe').first().locator('html');
    await expect(canvas.locator(blocksOfPage).first()).toBeVisible();
    const size = () => canvas.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    await expect.poll(async () => (await size()).width).toBe(1280);
    await visitor.setViewportSize(await size());
    await visitor.goto(route);
    await expect(async () => {
      const inCanvas = await boxes(canvas, blocksOfPage);
      const menus = await visitor.locator('main > nav').count();
      expect(inCanvas, name).toHaveLength(blocks.length + menus);
      expect(inCanvas, name).toEqual(await boxes(visitor.locator('html'), blocksOfPage));
    }).toPass();
  }
});

test('the canvas shows the same mark as the page for a company without a name', {
  tag: '@slow',
}, async ({ context, page }) => {
  const file = path.join(place, 'pages/site.json');
  const written = await readFile(file, 'utf8');
  await writeFile(file, written.replace('"Test Company"', '"Company name"'));
  await handToken(context, editor);
  const visitor = await context.newPage();
  await page.goto(`${editor.origin}/__edit#conference-rooms.json`);
  const canvas = page.frameLocator('iframe').first().locator('html');
  await expect.poll(() => canvas.evaluate(() => innerWidth)).toBe(1280);
  const dev = await startDevServer(path.join(place, 'pages'));
  await visitor.goto(`${dev.origin}/conference-rooms`);
  const mark = 'header [data-mark]';
  await expect(async () => {
    const inCanvas = await boxes(canvas, mark);
    expect(inCanvas).toHaveLength(1);
    expect(inCanvas).toEqual(await boxes(visitor.locator('html'), mark));
  }).toPass();
  await dev.stop();
  await writeFile(file, written);
});

test('each block has the same elements and texts as on the built page', {
  tag: '@slow',
}, async ({ context, page, request }) => {
  await handToken(context, editor);
  await context.route('**/demo/**', (route) => route.abort());
  await page.goto(`${editor.origin}/__edit`);
  for (const name of pageNamesIn('tests/fixtures/site')) {
    const { path: route } = JSON.parse(await readFile(`tests/fixtures/site/${name}`, 'utf8'));
    await page.evaluate((hash) => location.assign(hash), `#${name}`);
    const canvas = page.frameLocator('iframe').first().locator('html');
    const html = await (await request.get(route)).text();
    // The previous document is shown until this one is open.
    await expect(async () => {
      const built = await canvas.evaluate(shapes, { html, selector: blocksOfPage });
      expect(built.length, name).toBeGreaterThan(5);
      const shown = await canvas.evaluate(shapes, { html: '', selector: blocksOfPage });
      expect(shown, name).toEqual(built);
    }).toPass();
  }
});

/**
 * The elements of blocks with their attributes and texts, one per line, from this page or from HTML text. Omits intentional
 * differences: attributes of the editor, classes, open states, the section in view, ids generated by React, the files that a
 * build makes from pictures and drawings, the elements around editable texts, and those around words that must not wrap.
 */
function shapes(
  { ownerDocument }: Element,
  { html, selector }: { html: string; selector: string },
) {
  const page = html ? new DOMParser().parseFromString(html, 'text/html') : ownerDocument;
  const differing =
    /^(?:class|style|tabindex|hidden|aria-(?:current|expanded|controls|labelledby)|id|src|srcset|sizes|role|data-(?:state|field|edited|collapsed))$/;
  const lines: string[] = [];
  const addText = (text: string, depth: string) => {
    const last = lines.at(-1);
    if (last?.startsWith(`${depth}: `)) lines[lines.length - 1] = last + text;
    else if (text) lines.push(`${depth}: ${text}`);
  };
  const addChildren = (element: Element, depth: string) => {
    let place = 0;
    for (const { nodeType, textContent } of element.childNodes) {
      if (nodeType === Node.TEXT_NODE) addText(textContent ?? '', depth);
      const child = element.children[place];
      if (nodeType !== Node.ELEMENT_NODE || !child) continue;
      place += 1;
      add(child, depth);
    }
  };
  // The name of an icon or of a part of a drawing. Their files have other addresses in a build.
  const iconOf = (svg: Element) =>
    svg.querySelector(':scope > use:only-child')?.getAttribute('href')?.replace(/^.*#/, '');
  const add = (element: Element, depth: string) => {
    const isBare = element.localName === 'span' && element.attributes.length === 0;
    if (isBare || element.matches('span[data-field], bdi')) return addChildren(element, depth);
    // What a form says while its frame loads, and a picture's placeholder.
    if (element.matches('p:has(+ iframe)')) return;
    if (element.matches('img[alt=""]:has(+ picture), svg:has(+ div > picture)')) return;
    if (element.matches('picture')) {
      lines.push(`${depth}picture: ${element.querySelector('img')?.alt}`);
      return;
    }
    if (element.matches('svg')) {
      lines.push(`${depth}svg ${iconOf(element)}`);
      return;
    }
    const attributes = Array.from(element.attributes)
      .filter(({ name, value }) => !differing.test(name) && !/^#_r_/i.test(value))
      .map(
        ({ name, value }) => `${name}=${value.replace(/^\/(?:assets|pictures)\/.*/, 'a picture')}`,
      );
    lines.push(`${depth}${[element.localName, ...attributes.sort()].join(' ')}`);
    addChildren(element, `${depth}  `);
  };
  for (const block of page.querySelectorAll(selector)) add(block, '');
  return lines;
}
