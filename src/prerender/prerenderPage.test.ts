import { createElement, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { notFoundPath } from '../../schema/browser.ts';
import { paletteOf } from '../../schema/colors/index.ts';
import type { Page } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { blockRegistry, preparePage } from '../blocks/index.ts';
import { prerenderPage } from './prerenderPage.tsx';
import { renderPage } from './renderPage.tsx';
import { visitorSite } from './visitorSite.ts';

const head = {
  files: { code: [], site: '/site.json', fonts: [] },
  icon: '',
  earlyScript: '',
};
const page: Page = {
  path: '/faq',
  title: 'A page',
  description:
    'A description that is long enough for a search engine to show it under the title of the page.',
  blocks: [
    { type: 'hero', headline: 'Hello' },
    { type: 'prose', paragraphs: ['The first.'] },
    { type: 'prose', paragraphs: ['Throw'] },
    { type: 'prose', paragraphs: ['The last.'] },
  ],
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Makes the prose component throw a value if its paragraph is "Throw". */
function breakProse(thrown: unknown): void {
  function Paragraph({ text }: { text: string }) {
    if (text === 'Throw') throw thrown;
    return createElement('p', null, text);
  }
  vi.spyOn(blockRegistry.prose, 'loaded').mockReturnValue({
    default: ({ paragraphs }) =>
      createElement(Suspense, null, createElement(Paragraph, { text: String(paragraphs[0]) })),
  });
}

test("an error in a block names the page and the block's number and type", async () => {
  breakProse(new TypeError('broken on purpose'));
  const failed = await prerenderPage(site, page, head).catch((error: unknown) => error);
  expect(failed).toMatchObject({
    message: '/faq, block 3 (prose) cannot be rendered: broken on purpose',
    stack: expect.stringContaining('prerenderPage.test.ts'),
  });
});

test.each([[undefined], [null], ['a text']])('also if the block throws %j', async (thrown) => {
  breakProse(thrown);
  await expect(prerenderPage(site, page, head)).rejects.toThrow(
    `/faq, block 3 (prose) cannot be rendered: ${thrown}`,
  );
});

test('an error outside the blocks names the page', async () => {
  const footer = { ...site.footer, phone: 'none' };
  const broken = {
    ...site,
    footer: Object.defineProperty(footer, 'columns', {
      get: () => {
        throw new Error('no footer');
      },
    }),
  };
  await expect(prerenderPage(broken, page, head)).rejects.toThrow(
    '/faq cannot be rendered: no footer',
  );
});

test('pages rendered concurrently do not affect each other', async () => {
  const other = (path: string): Page => ({
    ...page,
    path,
    blocks: [{ type: 'hero', headline: `Hello from ${path}` }],
  });
  const paths = ['/a', '/b', '/c'];
  const alone = [];
  for (const path of paths) alone.push(await prerenderPage(site, other(path), head));
  const together = await Promise.all(paths.map((path) => prerenderPage(site, other(path), head)));
  expect(together).toEqual(alone);
});

/** The content or URL of matching elements in the head. */
function readHead(html: string, mark: string): string[] {
  const [head = ''] = html.split('</head>');
  return Array.from(head.matchAll(/<(?:meta|link) [^>]*>/g), ([element]) => element)
    .filter((element) => element.includes(mark))
    .map((element) => / (?:content|href)="([^"]*)"/.exec(element)?.[1] ?? '');
}

const hello: Page = { ...page, blocks: [{ type: 'hero', headline: 'Hello' }] };

test('gives search engines the URL and description of each page', async () => {
  const html = await prerenderPage(site, hello, head);
  expect(readHead(html, 'name="robots"')).toEqual([]);
  expect(readHead(html, 'rel="canonical"')).toEqual([`${site.url}/faq`]);
  expect(readHead(html, 'og:url')).toEqual([`${site.url}/faq`]);
  expect(readHead(html, 'name="description"')).toEqual([hello.description]);
  expect(html).toContain(`<title>A page | ${site.company}</title>`);
});

test('the home page, and no other, has the codes with which services confirm the owner', async () => {
  const verified = { ...site, verification: { google: 'AbC_123-xyz', bing: '0123456789ABCDEF' } };
  const home = await prerenderPage(verified, { ...hello, path: '/' }, head);
  expect(readHead(home, 'google-site-verification')).toEqual(['AbC_123-xyz']);
  expect(readHead(home, 'msvalidate.01')).toEqual(['0123456789ABCDEF']);
  expect(readHead(home, 'p:domain_verify')).toEqual([]);
  const other = await prerenderPage(verified, hello, head);
  expect(readHead(other, 'google-site-verification')).toEqual([]);
});

test('a shared link shows the title, description and picture of its page', async () => {
  const html = await prerenderPage(site, hello, head);
  expect(readHead(html, 'og:title')).toEqual([hello.title]);
  expect(readHead(html, 'og:description')).toEqual([hello.description]);
  expect(readHead(html, 'og:site_name')).toEqual([site.company]);
  expect(readHead(html, '"og:image"')).toEqual([expect.stringMatching(/^https:.*faq.*\.jpg$/)]);
  expect(readHead(html, 'og:image:')).toEqual([hello.title, '1200', '630']);
  // They are about the picture before them.
  expect(html.indexOf('og:image:width')).toBeGreaterThan(html.indexOf('"og:image"'));
});

test.each([
  ['en-GB', ['en_GB']],
  ['de', ['de_DE']],
  ['zh-Hans', ['zh_CN']],
  ['es-419', []],
])('the language %s is the locale %j of a shared link', async (language, locale) => {
  const html = await prerenderPage(visitorSite({ ...site, words: {}, language }), hello, head);
  expect(readHead(html, 'og:locale')).toEqual(locale);
});

test('the 404 page asks search engines not to index it', async () => {
  const html = await prerenderPage(site, { ...hello, path: notFoundPath }, head);
  expect(readHead(html, 'name="robots"')).toEqual(['noindex']);
  expect(readHead(html, 'rel="canonical"')).toEqual([]);
});

test("colors the browser UI like the page in the system's theme", async () => {
  const html = (await prerenderPage(site, hello, head)).replaceAll('scheme: ', 'scheme:');
  for (const theme of ['light', 'dark'] as const) {
    const [color] = readHead(html, `(prefers-color-scheme:${theme})`);
    expect(color).toBe(paletteOf()[theme].paper);
  }
});

test('applies the brand colors to the page and the browser UI', async () => {
  const brand = { colors: ['#0b5d3b'] };
  const { light, dark } = paletteOf(brand.colors);
  const html = (await prerenderPage({ ...site, brand }, hello, head)).replaceAll(
    'scheme: ',
    'scheme:',
  );
  expect(readHead(html, '(prefers-color-scheme:light)')).toEqual([light.paper]);
  expect(readHead(html, '(prefers-color-scheme:dark)')).toEqual([dark.paper]);
  expect(html).toContain(`--blue:${light.blue};`);
  expect(html).toContain(`--blue:${dark.blue};`);
  expect(html).not.toContain(paletteOf().light.blue);
});

test('the form dialog has the title and height of its page, or else of the site, and no frame until it opens', async () => {
  const dialog = { title: 'Book your </script> tuning', height: 850 as const };
  const withDialog = await prerenderPage(site, { ...hello, dialog }, head);
  expect(withDialog).toMatch(/<h2[^>]*>Book your &lt;\/script&gt; tuning<\/h2>/);
  expect(withDialog).toContain('&quot;height&quot;:850');
  const html = await prerenderPage(site, hello, head);
  const { dialogTitle, dialogHeight } = site.leadForm;
  expect(html).toContain(`&quot;height&quot;:${dialogHeight ?? 768}`);
  expect(html).toMatch(new RegExp(`<h2[^>]*>${dialogTitle}</h2>`));
  expect(html).not.toContain('<iframe');
});

test('without JavaScript, hides what needs it and opens all answers', async () => {
  const html = await prerenderPage(site, hello, head);
  const noscript = Array.from(
    html.matchAll(/<noscript[^>]*>(.*?)<\/noscript>/gs),
    ([, text]) => text,
  );
  expect(noscript.join()).toMatch(/\[data-needs-script\]\{display:none!important\}/);
  expect(noscript.join()).toMatch(/faq-answer\{content-visibility:visible!important\}/);
  expect(noscript.join()).toContain('<link rel="stylesheet" href="/print.css" media="print">');
});

test('a built page has no style attributes, which its policy blocks', async () => {
  const answered = { question: 'Why?', answer: 'So.' };
  const questions: Page = {
    ...hello,
    blocks: [...hello.blocks, { type: 'faq', headline: 'Asked', items: [answered, answered] }],
  };
  await preparePage(questions);
  vi.stubEnv('PROD', true);
  const { markup } = await renderPage(site, questions, head.files);
  expect(markup.match(/<faq-answer/g)).toHaveLength(2);
  expect(markup).not.toMatch(/ style=/);
});
