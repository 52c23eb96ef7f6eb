import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import type { Font } from 'satori';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { paletteOf } from '../../../schema/colors/index.ts';
import { defaultTypeface, packageOf } from '../../../schema/typefaces.ts';
import { headlineFamily, textFamily } from '../../../src/theme/typeface.ts';
import { type SharedSite, shareCard, wordlessCard } from './shareCard.tsx';

const site: SharedSite = {
  brand: { colors: ['#7a1f6b'] },
  company: 'Another Company',
  language: 'de-DE',
  url: 'https://another.test',
};
const mark = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>')}`;
const texts = (headline: string) => ({ title: 'A title', headline });

let fonts: Font[];
beforeAll(async () => {
  const whole = readFileSync(packageOf(defaultTypeface).file);
  const characters = Array.from({ length: 352 }, (_, code) => String.fromCodePoint(code + 32));
  fonts = await Promise.all(
    (
      [
        [textFamily, 400],
        [headlineFamily, 700],
      ] as const
    ).map(async ([name, weight]) => ({
      name,
      weight,
      data: Buffer.from(
        await subsetFont(whole, characters.join(''), {
          targetFormat: 'truetype',
          variationAxes: { wght: weight },
        }),
      ),
    })),
  );
});

/** The rows of pixels, from the top, that contain a color. */
function inkRows(svg: string, ink: string): number[] {
  const { width, pixels } = new Resvg(svg).render();
  const channels = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  const rows = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (channels.every((channel, index) => pixels[at + index] === channel)) {
      rows.add(Math.floor(at / 4 / width));
    }
  }
  return Array.from(rows).sort((a, b) => a - b);
}

test('shows only type in the brand’s colors for a page without picture and drawing', async () => {
  const svg = await shareCard({ site, ...texts('Hello'), fonts, mark });
  const { light } = paletteOf(['#7a1f6b']);
  for (const name of ['paper', 'ink', 'band', 'band-ink', 'cta'] as const) {
    expect(svg, name).toContain(light[name]);
  }
  // The mark is its only image.
  expect(svg.match(/<image /g)).toHaveLength(1);
  expect(svg).not.toContain(paletteOf(undefined).light.band);
});

test.each([
  [
    'as long as a headline can be',
    'Wide words mean more wires, more works, more widths, more waits, more',
  ],
  ['with long words', 'Kraftfahrzeughaftpflichtversicherung und Datenschutzgrundverordnung!!'],
  ['of one word that no line has room for', 'W'.repeat(70)],
])('fits a headline %s between the company and the band', async (_what, headline) => {
  const svg = await shareCard({ site, ...texts(headline), fonts, mark });
  const rows = inkRows(svg, paletteOf(['#7a1f6b']).light.ink);
  // The name of the company is above, and the band, which may have the same color, below.
  const between = (from: number, to: number) => rows.filter((row) => row > from && row < to);
  expect(between(130, 500).length).toBeGreaterThan(50);
  expect([...between(118, 130), ...between(500, 524)]).toEqual([]);
});

test('shows the title instead of the headline next to a figure', async () => {
  const figure = { src: mark, isPhoto: false };
  const card = (headline: string) => shareCard({ site, ...texts(headline), fonts, mark, figure });
  expect(await card('One headline')).toBe(await card('Another headline'));
  expect((await card('x')).match(/<image /g)).toHaveLength(2);
});

test('shows no words, and so no gaps, without letters for them', async () => {
  const card = { site, ...texts('東京のピアノ'), fonts, mark };
  const [alone, beside] = [
    await wordlessCard(card),
    await wordlessCard({ ...card, figure: { src: mark, isPhoto: true } }),
  ];
  for (const svg of [alone, beside]) {
    expect(svg.match(/<image /g)).toHaveLength(1);
    expect(svg).not.toContain('<path');
  }
  // A photo fills the picture.
  expect(beside).toMatch(/<image [^>]*width="1200" height="1200"/);
});
