import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { packageOf, typefaceNames } from '../../schema/browser.ts';
import { textsOfCode } from '../../src/prerender/visitorSite.ts';
import { defaultFallbacks } from '../../src/theme/fallbacks.ts';
import { fontStyles } from '../../src/theme/font.ts';
import { contentOf } from '../../tests/tools/content.ts';
import { openFont } from '../content/fonts/openFont.ts';
import { openTypeface } from '../content/fonts/openTypeface.ts';
import { fallbacksOf, measureFallbacks, sampleOf } from './measureFallbacks.ts';

const { pages, site } = await contentOf('tests/fixtures/second-site');
const documents = [site, ...pages, textsOfCode(site)];

/** The font faces in styles, with the numbers of their descriptors. */
function facesIn(styles: string) {
  return Array.from(styles.matchAll(/@font-face\{(.*?)\}/g), ([, body = '']) => {
    const percent = (name: string) =>
      Number(new RegExp(`${name}:([\\d.]+)%`).exec(body)?.[1] ?? 0) / 100;
    return {
      family: /font-family:([^;]+)/.exec(body)?.[1],
      isBold: body.includes('font-weight:600'),
      isOfDigits: body.includes('unicode-range'),
      size: percent('size-adjust'),
      lineHeight:
        (percent('ascent-override') + percent('descent-override') + percent('line-gap-override')) *
        percent('size-adjust'),
    };
  });
}

// HarfBuzz's widths of this text, with kerning, in fonts metrically compatible with those of devices: Arimo, Roboto, Tinos and
// Noto Serif, regular; then of its letters and all digits in bold.
const kerned =
  'We tune, repair and restore pianos in Portland and Vancouver since 1987. A technician visits your home within two weeks, and calls you on the day before. A tuning costs $185, and the price we quote is the price you pay.';
const kernedLetters = kerned.replace(/\d+/g, '');
const kernedWidths: Record<string, { regular: number; bold: number; digits: number }> = {
  'Like Arial': { regular: 97.11, bold: 100.5, digits: 5.56 },
  'Like Roboto': { regular: 96.72, bold: 94.24, digits: 5.74 },
  'Like Times': { regular: 87.98, bold: 89.49, digits: 5 },
  'Like Noto Serif': { regular: 104.38, bold: 106.39, digits: 5.65 },
};

test.each(typefaceNames)(
  'the fallback of %s has the same line height and text width within half a percent',
  async (name) => {
    const font = await openTypeface({ name }, '.', kerned);
    const faces = facesIn(fontStyles({ text: fallbacksOf(font, { name }, kerned) }));
    expect(faces).toHaveLength(6);
    const lineHeight = font.ascent + font.descent + font.lineGap;
    for (const { family = '', isBold, isOfDigits, size, lineHeight: own } of faces) {
      expect(Math.abs(own / lineHeight - 1), family).toBeLessThan(0.005);
      const [text, width = 0] = isOfDigits
        ? ['0123456789', kernedWidths[family]?.digits]
        : isBold
          ? [kernedLetters, kernedWidths[family]?.bold]
          : [kerned, kernedWidths[family]?.regular];
      const wanted = font.widthOf(text, isBold ? 650 : 400);
      expect(Math.abs((width * size) / wanted - 1), family).toBeLessThan(0.005);
    }
  },
);

test('the default typeface uses values measured in browsers, with the same line height', async () => {
  expect(
    await measureFallbacks(undefined, documents, 'tests/fixtures/second-site'),
  ).toBeUndefined();
  const font = await openFont(await readFile(packageOf(typefaceNames[0]).file));
  const faces = facesIn(fontStyles());
  expect(faces).toHaveLength(6);
  for (const { lineHeight } of faces) {
    expect(Math.abs(lineHeight / (font.ascent + font.descent) - 1)).toBeLessThan(0.005);
  }
});

test('samples texts with a space, sorted, up to 20,000 characters', () => {
  const documents = [
    { type: 'list', items: ['b c', 'one'] },
    { href: '/x', text: 'a d', n: 1, no: null },
  ];
  expect(sampleOf(documents)).toBe('a d b c');
  expect(sampleOf([...documents].reverse())).toBe('a d b c');
  expect(sampleOf([])).toBe('');
  expect(sampleOf([{ text: 'a '.repeat(20_000) }])).toHaveLength(20_000);
});

/** The widths of a text in Inter, divided by those in its fallbacks. */
async function widthsOf(text: string) {
  const name = 'Inter';
  return fallbacksOf(await openTypeface({ name }, '.', text), { name }, text).fallbacks;
}

test.each([
  ['Polish', 'Żółta źródłowa sieć światłowodowa dla każdego biura w Łodzi i Gdańsku'],
  ['Czech', 'Příliš žluťoučký kůň úpěl ďábelské ódy, řešení pro vaši kancelář'],
  ['Turkish', 'Ofisiniz için güvenilir ağ çözümleri: İstanbul ve Şişli’de kurulum'],
  ['Vietnamese', 'Giải pháp mạng văn phòng đáng tin cậy ở Hà Nội và Thành phố Hồ Chí Minh'],
  ['Ukrainian', 'Надійні мережі для вашого офісу в Києві та Львові, монтаж і підтримка'],
  ['Greek', 'Αξιόπιστα δίκτυα για το γραφείο σας στην Αθήνα και τη Θεσσαλονίκη'],
])('measures %s as exactly as English', async (_language, text) => {
  const english = await widthsOf(kerned);
  for (const [index, { regular, strong }] of (await widthsOf(text)).entries()) {
    expect(Math.abs(regular / (english[index]?.regular ?? 0) - 1)).toBeLessThan(0.035);
    expect(Math.abs(strong / (english[index]?.strong ?? 0) - 1)).toBeLessThan(0.035);
  }
});

test('does not scale the fallback for a text in another script', async () => {
  for (const { regular, strong, digits } of await widthsOf('京都 のオフィス')) {
    expect([regular, strong]).toEqual([1, 1]);
    expect(digits).not.toBe(1);
  }
});

test('keeps the default values for texts if only headlines use another typeface', async () => {
  const brand = { typeface: { headlines: 'Fraunces' } } as const;
  const measured = await measureFallbacks(brand, documents, 'tests/fixtures/second-site');
  expect(measured?.text).toBe(defaultFallbacks);
  expect(measured?.headlines?.isSerif).toBe(true);
});

test('measures each of two typefaces, regardless of the order of documents', async () => {
  const brand = {
    typeface: { headlines: 'Fraunces', text: 'Atkinson Hyperlegible Next' },
  } as const;
  const measured = await measureFallbacks(brand, documents, 'tests/fixtures/second-site');
  expect(measured?.headlines?.isSerif).toBe(true);
  expect(measured?.text.isSerif).toBe(false);
  const styles = fontStyles(measured);
  expect(styles).toContain("h1,h2,h3,header [href='/']{--font:Headlines like Times,");
  expect(styles).toContain('--font:Texts,Like Arial,Like Roboto,system-ui,sans-serif');
  const reversed = await measureFallbacks(
    brand,
    [...documents].reverse(),
    'tests/fixtures/second-site',
  );
  expect(reversed).toEqual(measured);
});
