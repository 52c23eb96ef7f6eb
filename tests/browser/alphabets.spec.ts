import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { typefacesOf } from '../../schema/browser.ts';
import type { Site } from '../../schema/index.ts';
import { siteFonts } from '../../scripts/build/writeFonts.ts';
import type { FontAddress } from '../../src/start/startData.ts';
import { fontFaces } from '../../src/theme/font.ts';
import { wholeFonts } from '../../src/theme/loadFonts.ts';
import { textFamily } from '../../src/theme/typeface.ts';
import { expect, test } from '../tools/test.ts';

const content = 'tests/fixtures/fonts';

const latin = {
  pl: 'Żółta źródłowa sieć w Łodzi',
  cs: 'Příliš žluťoučký kůň úpěl',
  tr: 'İstanbul ve Şişli’de ığdır',
  // Decomposed, as macOS writes it.
  fr: 'Été à la française'.normalize('NFD'),
};
const more = {
  vi: 'Giải pháp mạng văn phòng ở Hà Nội',
  uk: 'Надійні мережі для їхнього офісу',
  el: 'Αξιόπιστα δίκτυα για το γραφείο σας',
};

/** Texts by language, in typefaces of the list and in an owner's font. */
const sites: [brand: Site['brand'], texts: Record<string, string>][] = [
  [undefined, latin],
  [{ typeface: { text: 'Inter' } }, { ...latin, ...more }],
  [{ typeface: { text: 'Nunito' } }, latin],
  [{ typeface: { text: 'Fraunces' } }, latin],
  [{ typeface: { textFile: 'arabic.woff2' } }, { ar: 'نركّب شبكات المكاتب منذ ٢٠٠٩، السلام عليكم' }],
  [{ typeface: { textFile: 'devanagari.woff2' } }, { hi: 'हम कार्यालयों में क्षेत्रीय नेटवर्क लगाते हैं' }],
  [
    { typeface: { textFile: 'japanese.woff2' } },
    { ja: '東京のオフィスにネットワークを設置します。' },
  ],
  [
    { typeface: { textFile: 'chinese.woff2' } },
    { 'zh-CN': '我们为办公室安装网络、电话和摄像机。' },
  ],
];

const dataUrl = (data: Uint8Array) =>
  `data:font/woff2;base64,${Buffer.from(data).toString('base64')}`;

/** The fonts of a build for one text. */
async function builtFonts(brand: Site['brand'], language: string, text: string) {
  const { text: parts } = await siteFonts({ brand, language }, [{ text }], content);
  return parts.map(
    ({ data, range }): FontAddress =>
      range === undefined ? [textFamily, dataUrl(data)] : [textFamily, dataUrl(data), range],
  );
}

/** The fonts of the dev server. */
async function devFonts(brand: Site['brand']) {
  const whole = wholeFonts(typefacesOf(brand)).map(
    async ([family, url, range]): Promise<FontAddress> => {
      const file = url.startsWith('/node_modules/') ? url.slice(1) : `${content}${url}`;
      const address = dataUrl(await readFile(file));
      return range === undefined ? [family, address] : [family, address, range];
    },
  );
  return await Promise.all(whole);
}

/** The widths of a text as body text, in bold, in capitals, and of its figures in columns. */
async function widthsOf(page: Page, fonts: readonly FontAddress[], language: string, text: string) {
  const styles = [
    '',
    'font-weight:700',
    'text-transform:uppercase',
    'font-variant-numeric:tabular-nums',
  ];
  const spans = styles.map((style) => `<div><span style="${style}">${text} 1166 8800</span></div>`);
  await page.setContent(
    `<html lang="${language}"><style>${fontFaces(fonts)}span{font:400 60px ${textFamily},monospace;white-space:nowrap}</style>${spans.join('')}`,
  );
  return await page.evaluate(async () => {
    const all = Array.from(document.querySelectorAll('span'));
    const widths = () => all.map((span) => span.getBoundingClientRect().width);
    // Layout requests the fonts.
    widths();
    await document.fonts.ready;
    return widths();
  });
}

test('each alphabet has the same widths in dev and in a build', { tag: '@slow' }, async ({
  page,
}) => {
  for (const [brand, texts] of sites) {
    const whole = await devFonts(brand);
    for (const [language, text] of Object.entries(texts)) {
      const built = await builtFonts(brand, language, text);
      const wanted = await widthsOf(page, whole, language, text);
      const found = await widthsOf(page, built, language, text);
      const differences = found.map((width, index) => Math.abs(width - (wanted[index] ?? 0)));
      // At 60 pixels, one missing letter or joint changes the width by more.
      expect(Math.max(...differences), `${JSON.stringify(brand)}, ${language}`).toBeLessThan(1);
    }
  }
});
