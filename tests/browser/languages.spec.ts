import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { buildSite } from '../../scripts/build/buildSite.ts';
import { fontsIn } from '../../scripts/build/pageBytes.ts';
import { openFont } from '../../scripts/content/fonts/openFont.ts';
import { siteServer } from '../../scripts/server/siteServer.ts';
import { builtOnce } from '../tools/builtOnce.ts';

// The second site of the tests in English, with three pages in German, and two in Polish and in Hebrew.

const polish = 'Zażółć gęślą jaźń, czyli strojenie fortepianów';
const others = [
  { language: 'pl', headline: polish },
  { language: 'he', headline: 'כיוון פסנתרים בבית או בבית המלאכה' },
];

async function buildLanguages(out: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'languages-'));
  const content = path.join(folder, 'content');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  await cp('tests/rules/exampleSite/de', path.join(content, 'de'), { recursive: true });
  for (const { language, headline } of others) {
    await mkdir(path.join(content, language));
    const write = (name: string, document: object) =>
      writeFile(path.join(content, language, name), JSON.stringify(document));
    await write('site.json', { language });
    const page = (name: string, address: string) =>
      write(name, {
        ...{
          path: address,
          title: `${headline.slice(0, 40)} ${name}`,
          description: `${headline.repeat(2)} ${name}`,
        },
        blocks: [{ type: 'hero', headline }],
      });
    await page('home.json', `/${language}`);
    await page('not-found.json', `/${language}/404`);
  }
  const { diagnostics } = await buildSite({ content, out, preview: true });
  await rm(folder, { recursive: true });
  if (diagnostics[0]) throw new Error(diagnostics[0].message);
}

let origin = '';
let folder = '';
let stop = async () => {};
test.beforeAll(async () => {
  folder = await builtOnce('languages', buildLanguages);
  ({ origin, stop } = await siteServer(folder));
});
test.afterAll(() => stop());

const textOf = async (address: string) => (await fetch(origin + address)).text();

/** The addresses of a page's versions by language, as search engines read them. */
const versionsIn = (html: string) =>
  Object.fromEntries(
    Array.from(
      html.matchAll(
        /<(?:xhtml:)?link rel="alternate" hreflang="([^"]*)" href="https:\/\/piano.test([^"]*)"/gi,
      ),
      ([, language = '', address = '']) => [language, address],
    ),
  );

const open = async (page: Page, address: string) => {
  await page.goto(origin + address);
  await page.locator('html[data-hydrated]').waitFor();
};

test('search engines find the versions of each page both ways, in the head and in the sitemap', async () => {
  const both = { 'en-GB': '/visit', 'de-DE': '/de/besuch', 'x-default': '/visit' };
  for (const address of ['/visit', '/de/besuch'])
    expect(versionsIn(await textOf(address)), address).toEqual(both);
  expect(versionsIn(await textOf('/'))).toEqual({
    ...{ 'en-GB': '/', 'de-DE': '/de', he: '/he', pl: '/pl', 'x-default': '/' },
  });
  for (const address of ['/prices', '/de/404'])
    expect(versionsIn(await textOf(address)), address).toEqual({});
  const entries = (await textOf('/sitemap.xml')).split('<url>');
  for (const address of ['/visit', '/de/besuch']) {
    const entry = entries.find((one) => one.includes(`<loc>https://piano.test${address}</loc>`));
    expect(versionsIn(entry ?? ''), address).toEqual(both);
  }
  expect(entries.join('')).not.toContain('404');
});

test('the language menu leads to the translation of the page by keyboard, with a full load', async ({
  page,
}) => {
  await open(page, '/visit');
  await page.evaluate(() => Reflect.set(window, 'isSameLoad', true));
  const menu = page.locator('header details', { has: page.locator('[hreflang]') }).first();
  await menu.locator('summary').press('Enter');
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
  const german = menu.getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('lang', 'de-DE');
  expect((await german.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(german).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/de/besuch`);
  await page.locator('html[data-hydrated]').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameLoad'))).toBeUndefined();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.getByText('Deutsch').first()).toBeVisible();

  // Within a language, pages are not loaded again.
  await page.evaluate(() => Reflect.set(window, 'isSameLoad', true));
  await page.locator('header a[href="/de"]').first().click();
  await expect(page).toHaveURL(`${origin}/de`);
  await expect(page.locator('footer a[hreflang="en-GB"]')).toHaveAttribute('href', '/');
  expect(await page.evaluate(() => Reflect.get(window, 'isSameLoad'))).toBe(true);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/visit`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('the phone menu is closed again when a visitor goes back to a language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/visit');
  const menu = page.locator('[data-menu-sheet]');
  await menu.locator('summary').first().click();
  await menu.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(`${origin}/de/besuch`);
  await page.goBack();
  await expect(page).toHaveURL(`${origin}/visit`);
  await page.locator('html[data-hydrated]').waitFor();
  await expect(menu).not.toHaveAttribute('open');
});

test('a page without a translation leads to the home page of the language', async ({ page }) => {
  await open(page, '/prices');
  await expect(page.locator('footer a[hreflang="de-DE"]')).toHaveAttribute('href', '/de');
});

test('a language has its own 404 page', async ({ page }) => {
  const response = await page.goto(`${origin}/de/nirgends`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Taste ist stumm');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a right-to-left language beside others is written from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/he');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.locator('[data-menu-sheet] > summary').click();
  const links = page.locator('[data-menu-sheet] a[hreflang]');
  await expect(links).toHaveText(['English', 'Deutsch', 'עברית', 'Polski']);
  for (const box of await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect())))
    expect(box.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await links.first().click();
  await expect(page.locator('html')).not.toHaveAttribute('dir');
});

test('the fonts of each language have its letters, and no others', async () => {
  const lettersIn = async (address: string) => {
    const urls = fontsIn(await textOf(address));
    const fonts = await Promise.all(
      urls.map(async (url) =>
        openFont(Buffer.from(await (await fetch(origin + url)).arrayBuffer())),
      ),
    );
    return fonts.flatMap(({ characters }) => String.fromCodePoint(...characters)).join('');
  };
  const [ofPolish, ofEnglish] = [await lettersIn('/pl'), await lettersIn('/')];
  for (const letter of 'ążłęśćń') {
    expect(ofPolish).toContain(letter);
    expect(ofEnglish).not.toContain(letter);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('languages are links in the header, the phone menu and the footer', async ({ page }) => {
    await page.goto(`${origin}/visit`);
    await page.locator('header details > summary', { hasText: 'English' }).click();
    await page.locator('header').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${origin}/de/besuch`);
    await page.locator('footer').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(`${origin}/visit`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[data-menu-sheet] > summary').click();
    await page.locator('[data-menu-sheet]').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`${origin}/de/besuch`);
  });
});
