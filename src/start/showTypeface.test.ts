import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headlineFamily, textFamily } from '../theme/typeface.ts';
import { showTypeface, showTypefaceInPlace } from './showTypeface.ts';
import { fontKey } from './storageKeys.ts';

/** Where each element begins without the typeface, and with it: its top, and its left if that changes. */
let places: Record<string, { before: number; after: number; left?: number }>;
const shown = new Set<unknown>();
const typeface = { family: '', status: 'loading', load: vi.fn(async () => {}) };

beforeEach(() => {
  shown.clear();
  typeface.family = '';
  typeface.status = 'loading';
  typeface.load.mockReset();
  localStorage.clear();
  places = { headline: { before: 100, after: 100 }, text: { before: 200, after: 200 } };
  document.body.innerHTML = `<h1 id="headline"></h1><p id="text"></p>
    <script type="application/json" id="start">${JSON.stringify({ fonts: [['Texts', '/font.woff2']] })}</script>`;
  vi.stubGlobal('typefaces', [typeface]);
  Object.defineProperty(document, 'fonts', { value: shown, configurable: true });
  Object.assign(Element.prototype, { checkVisibility: () => true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { before, after, left = 0 } = places[this.id] ?? { before: 0, after: 0 };
    return shown.size > 0 ? new DOMRect(left, after, 100, 20) : new DOMRect(0, before, 100, 20);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

const isRemembered = () => localStorage.getItem(fontKey) !== null;

test('where nothing moves, headlines are shown in the typeface, and later pages begin with it', async () => {
  places.text = { before: 200, after: 202 };
  await showTypefaceInPlace();
  expect(shown.has(typeface)).toBe(true);
  expect(typeface.family).toBe(headlineFamily);
  expect(isRemembered()).toBe(true);
});

test.each([
  ['down', 230],
  ['up', 170],
])(
  'where a text would jump %s the page stays as it is, and later pages begin with it',
  async (_way, after) => {
    places.text = { before: 200, after };
    await showTypefaceInPlace();
    expect(shown.size).toBe(0);
    expect(isRemembered()).toBe(true);
  },
);

test('where a link would jump aside the page stays as it is', async () => {
  places.text = { before: 200, after: 200, left: 4 };
  await showTypefaceInPlace();
  expect(shown.size).toBe(0);
});

test('what is below the window may move', async () => {
  places.text = { before: innerHeight + 10, after: innerHeight + 400 };
  await showTypefaceInPlace();
  expect(shown.has(typeface)).toBe(true);
});

test('a typeface that cannot be had leaves the page as it is, and the next one asks again', async () => {
  typeface.load.mockRejectedValue(new Error('offline'));
  await showTypefaceInPlace();
  expect(shown.size).toBe(0);
  expect(isRemembered()).toBe(false);
});

test('a page that nobody has seen yet has the typeface in all texts once it is there', () => {
  showTypeface();
  expect(shown.size).toBe(0);
  typeface.status = 'loaded';
  showTypeface();
  expect(shown.has(typeface)).toBe(true);
  expect(typeface.family).toBe(textFamily);
});

test('of two typefaces that of headlines is shown in place, and later pages have both', async () => {
  const texts = { family: textFamily, status: 'loading', load: vi.fn(async () => {}) };
  vi.stubGlobal('typefaces', [typeface, texts]);
  await showTypefaceInPlace();
  expect([...shown]).toEqual([typeface]);
  expect(typeface.family).toBe(headlineFamily);

  texts.status = 'loaded';
  typeface.status = 'loaded';
  showTypeface();
  expect([...shown]).toEqual([typeface, texts]);
  expect([typeface.family, texts.family]).toEqual([headlineFamily, textFamily]);
});
