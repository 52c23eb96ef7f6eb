import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Each test has a new page without any loaded styles. Its links are elements that load nothing.
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

/** A prerendered page with its own styles and print styles, which must take precedence. */
async function openPage(start: object = data) {
  document.head.innerHTML =
    '<style>a { color: red }</style><style media="print"></style><script id="start" type="application/json"></script>';
  document.head.lastElementChild?.append(JSON.stringify(start));
  return await import('./loadStyles.ts');
}

const linksInPage = () => document.head.querySelectorAll('i').length;

test('removes a stylesheet that fails to load, and requests it again the next time', async () => {
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

test('loads nothing if components add their own styles', async () => {
  const { loadStyles } = await openPage({ ...data, styles: undefined });
  await loadStyles();
  expect(linksInPage()).toBe(0);
});
