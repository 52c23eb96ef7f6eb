import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Each test has a page of its own, on which nothing was loaded yet. Its links are elements that load nothing.
const links: HTMLElement[] = [];
beforeEach(() => {
  vi.resetModules();
  links.length = 0;
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name === 'link' ? 'i' : name);
    if (name === 'link') links.push(element);
    return element;
  });
});
afterEach(() => vi.restoreAllMocks());

const data = {
  code: [],
  data: ['/index.json', '/site.json'],
  styles: '/assets/all.css',
  fonts: [],
};

/** A prerendered page: its own styles, and those for print, which must win. */
async function openPage(start: object = data) {
  document.head.innerHTML =
    '<style>a { color: red }</style><style media="print"></style><script id="start" type="application/json"></script>';
  document.head.lastElementChild?.append(JSON.stringify(start));
  return await import('./loadStyles.ts');
}

const linksInPage = () => document.head.querySelectorAll('i').length;

test('the styles of all pages come right after those of the page, before the styles for print', async () => {
  const { loadStyles } = await openPage();
  const loading = loadStyles();
  const [link] = links;
  expect(link).toMatchObject({ rel: 'stylesheet', href: '/assets/all.css' });
  const order = Array.from(document.head.children, ({ tagName }) => tagName);
  expect(order).toEqual(['STYLE', 'I', 'STYLE', 'SCRIPT']);
  let isLoaded = false;
  const loaded = loading.then(() => {
    isLoaded = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoaded).toBe(false);
  link?.dispatchEvent(new Event('load'));
  await loaded;
  await loadStyles();
  expect(linksInPage()).toBe(1);
});

test('styles that cannot be loaded are asked for again the next time, and leave nothing', async () => {
  const { loadStyles } = await openPage();
  const failed = loadStyles();
  links[0]?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/assets/all.css could not be loaded.');
  expect(linksInPage()).toBe(0);
  const again = loadStyles();
  links[1]?.dispatchEvent(new Event('load'));
  await again;
  expect(linksInPage()).toBe(1);
});

test('a page whose components bring their own styles loads none', async () => {
  const { loadStyles } = await openPage({ ...data, styles: undefined });
  await loadStyles();
  expect(linksInPage()).toBe(0);
});
