import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { builtOnce } from '../tools/builtOnce.ts';
import { runCommand } from '../tools/runCommand.ts';
import { walk } from '../tools/walk.ts';
import { test as base, expect } from './test.ts';
import type { Visitor } from './visitor.ts';

type BrokenBlock = { type: string };
type Built = {
  origin: string;
  folder: string;
  /** The name of the entry file. */
  entry: string;
  /** The document of /examples, which has a block of each type. */
  document: { path: string; blocks: readonly BrokenBlock[] };
  /** The files of /examples without which only a part of it fails. */
  laterFiles: readonly string[];
};

/** Builds a new site with facts in its footer and a video in a folder. */
async function buildExample(folder: string): Promise<void> {
  const content = path.join(folder, 'content');
  await runCommand('scripts/new/site.ts', content, 'Example');
  const change = async (name: string, values: (document: { blocks: object[] }) => object) => {
    const file = path.join(content, name);
    const document = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...document, ...values(document) }));
  };
  await change('site.json', () => ({ founded: 1990 }));
  const film = {
    type: 'embed',
    headline: 'Our film',
    title: 'A film',
    url: 'https://vimeo.com/76979871',
  };
  const named = (block: object, index: number) => ({
    ...block,
    id: `part-${index}`,
    menuName: `Part ${index}`,
  });
  await change('examples.json', ({ blocks: [first = {}, ...blocks] }) => ({
    blocks: [first, ...blocks.map(named), film],
    floatingActions: { ctaText: 'Book a visit', callText: 'Call us' },
  }));
  const built = await buildSite({ content, out: path.join(folder, 'site') });
  expect(built).toMatchObject({ diagnostics: [] });
}

const test = base.extend<{ built: Built }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright parses the names of fixtures
  async built({}, use) {
    const example = await builtOnce('failures', buildExample);
    const folder = await mkdtemp(path.join(tmpdir(), 'failures-'));
    const out = path.join(folder, 'site');
    await cp(path.join(example, 'site'), out, { recursive: true });
    const html = await readFile(path.join(out, 'examples.html'), 'utf8');
    const [, start = ''] = /id="start">(.*?)<\/script>/.exec(html) ?? [];
    const { code }: { code: string[] } = JSON.parse(start);
    const server = await siteServer(out);
    await use({
      origin: server.origin,
      folder: out,
      entry: path.basename(code[0] ?? ''),
      document: JSON.parse(await readFile(path.join(out, 'examples.json'), 'utf8')),
      // The page does not start without its entry and the files that this imports.
      laterFiles: code.filter((file) => !/\/(?:main|site|rolldown-runtime)-/.test(file)),
    });
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ built }, use) => use(built.origin),
});

test.use({ allowed: /could not be rendered|Some files did not load|status of 404/ });

/** A block with wrong values in all fields. */
function broken({ type, ...fields }: BrokenBlock): BrokenBlock {
  const values = Object.entries(fields).map(([name, value]) => [
    name,
    Array.isArray(value) ? [null] : {},
  ]);
  return { type, ...Object.fromEntries(values) };
}

/** The theme, the menu and the form dialog work. */
async function expectWorking(visitor: Visitor): Promise<void> {
  await visitor.click('footer label:has([value="dark"])');
  await visitor.until(() => document.documentElement.dataset.theme, 'dark');
  await visitor.click('header nav summary');
  await visitor.until(() => document.querySelectorAll('header nav details[open]').length, 1);
  await visitor.press('Escape');
  await visitor.click('header [data-action="lead-form"]');
  await visitor.until(() => document.querySelectorAll('dialog[open] iframe').length, 1);
  await visitor.back();
  await visitor.until(() => document.querySelectorAll('dialog[open]').length, 0);
}

/** Follows a link within the site, and marks the current document. */
const follow = (href: string) => {
  Reflect.set(window, 'isSameDocument', true);
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
};
const at = () => [location.pathname, Reflect.get(window, 'isSameDocument') ?? false] as const;
/** How the text of each block and of the footer's facts begins, without controls. */
const texts = () =>
  Array.from(document.querySelectorAll('main > :not(nav), [data-facts]'), (part) => {
    const controls = Array.from(part.querySelectorAll('[data-needs-script]'));
    const isText = (text: Node) => !controls.some((control) => control.contains(text));
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode()) if (isText(walker.currentNode)) text += walker.currentNode.nodeValue;
    return text.slice(0, 40);
  });

test('when any block fails, its prerendered content remains and the rest works', async ({
  visitor,
  built: { document },
  engineName,
}) => {
  await visitor.open('/examples');
  const whole = await visitor.read(texts);
  const { blocks } = document;
  for (const [index, block] of walk([...blocks.entries()], engineName === 'chromium' ? 8 : 3)) {
    const body = JSON.stringify({ ...document, blocks: blocks.with(index, broken(block)) });
    const restore = visitor.site.answer(/^\/examples\.json$/, { status: 200, body });
    const place = `/examples, block ${index + 1} (${block.type}) could not be rendered`;
    const reports = () => visitor.site.heard.filter((heard) => heard.includes(place)).length;
    await visitor.open('/examples');
    await expect.poll(reports, { message: place }).toBe(1);
    expect(await visitor.read(texts), place).toEqual(whole);
    await expectWorking(visitor);
    await visitor.read(follow, '/about');
    await visitor.until(at, ['/about', true]);
    // On a page that is rendered in the browser, the block is omitted.
    await visitor.open('/about');
    await visitor.read(follow, '/examples');
    await visitor.until(at, ['/examples', true]);
    await visitor.until(texts, whole.toSpliced(index, 1));
    restore();
  }
});

test('when everything around the blocks fails, its prerendered content remains and the rest works', {
  tag: '@short',
}, async ({ visitor, built: { document } }) => {
  const around = () =>
    Array.from(
      window.document.querySelectorAll('main > nav, #root > aside, #root > dialog'),
      ({ localName, textContent }) => [localName, textContent],
    );
  const failed = () =>
    visitor.site.heard
      .flatMap((text) => /^error: (.*) could not be rendered/.exec(text)?.[1] ?? [])
      .sort();
  await visitor.open('/examples');
  const [whole, wholeAround] = [await visitor.read(texts), await visitor.read(around)];
  expect(wholeAround.map(([name]) => name)).toEqual(['dialog', 'nav', 'aside']);
  const body = JSON.stringify({
    ...document,
    blocks: document.blocks.map((block) => ({ ...block, menuName: {} })),
    floatingActions: { ctaText: {} },
    dialog: { title: {} },
  });
  visitor.site.answer(/^\/examples\.json$/, { status: 200, body });
  await visitor.open('/examples');
  const names = ['/examples#floating-actions', '/examples#section-menu', 'form-dialog'];
  await expect.poll(failed).toEqual(names);
  expect(await visitor.read(around)).toEqual(wholeAround);
  expect(await visitor.read(texts)).toEqual(whole);

  await visitor.click('footer label:has([value="dark"])');
  await visitor.until(() => window.document.documentElement.dataset.theme, 'dark');
  await visitor.read(follow, '/about');
  await visitor.until(at, ['/about', true]);

  await visitor.open('/about');
  await visitor.read(() => {
    HTMLElement.prototype.showPopover = () => {
      throw new Error('The message cannot be shown.');
    };
  });
  await visitor.click('footer button');
  await expect.poll(failed).toContain('notification');
  await expectWorking(visitor);

  // On a page that is rendered in the browser, they are omitted. The dialog is that of the first page.
  await visitor.read(follow, '/examples');
  await visitor.until(at, ['/examples', true]);
  await visitor.until(texts, whole);
  expect((await visitor.read(around)).map(([name]) => name)).toEqual(['dialog']);
  await visitor.click('header [data-action="lead-form"]');
  await visitor.until(() => window.document.querySelectorAll('dialog[open] iframe[src]').length, 1);
});

test('a page without any of its later files shows everything, and the rest works', async ({
  visitor,
  built: { laterFiles },
  engineName,
}) => {
  await visitor.open('/examples');
  const whole = await visitor.read(texts);
  expect(whole).toHaveLength(25);
  expect(laterFiles.length).toBeGreaterThan(8);
  for (const file of walk(laterFiles, engineName === 'chromium' ? 6 : 3)) {
    const restore = visitor.site.answer(RegExp(`^${file}$`), { status: 404 });
    await visitor.open('/examples');
    expect(await visitor.read(texts), file).toEqual(whole);
    await expectWorking(visitor);
    await visitor.open('/about');
    await visitor.read(follow, '/examples');
    await visitor.until(() => location.pathname, '/examples');
    await visitor.hydrated();
    await visitor.until(texts, whole);
    restore();
  }
});

/** Replaces a site with a build of other code. Returns a function that brings the old one back. */
async function deploy({ folder, entry }: Built): Promise<() => Promise<void>> {
  const [next, last] = [`${folder}-next`, `${folder}-last`];
  await cp(folder, next, { recursive: true });
  await rename(path.join(next, 'assets', entry), path.join(next, 'assets/main-next.js'));
  for (const name of await readdir(next)) {
    if (!/\.(?:html|json)$/.test(name)) continue;
    const text = await readFile(path.join(next, name), 'utf8');
    await writeFile(path.join(next, name), text.replaceAll(entry, 'main-next.js'));
  }
  await rename(folder, last);
  await rename(next, folder);
  return async () => {
    await rm(folder, { recursive: true });
    await rename(last, folder);
  };
}

test.describe('a page opened before a new build', () => {
  test.use({ allowed: /It works as it does without scripts/ });

  test('loads the next page from the new build, and never reloads a cached old page forever', async ({
    visitor,
    built,
  }) => {
    await visitor.open('/examples');
    const whole = await visitor.read(texts);
    await visitor.open('/about');
    const oldPage = await readFile(path.join(built.folder, 'examples.html'), 'utf8');
    const restore = await deploy(built);
    await visitor.read(follow, '/examples');
    await visitor.until(at, ['/examples', false]);
    await visitor.hydrated();
    await visitor.until(texts, whole);
    await visitor.read(follow, '/about');
    await visitor.until(at, ['/about', true]);

    // Back to a page of the old build, whose HTML a cache keeps.
    await restore();
    await visitor.open('/about');
    const again = await deploy(built);
    const fresh = visitor.site.answer(/^\/examples$/, { status: 200, body: oldPage });
    const before = visitor.site.asked.length;
    await visitor.read(follow, '/examples');
    await visitor.until(() => document.documentElement.dataset.plain, '');
    expect(await visitor.read(texts)).toEqual(whole);
    expect(await visitor.read(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    const loads = visitor.site.asked.slice(before).filter((asked) => asked === '/examples');
    expect(loads.length).toBeLessThanOrEqual(2);
    fresh();
    await again();
  });
});
