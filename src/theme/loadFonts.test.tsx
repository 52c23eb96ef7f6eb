import { beforeEach, expect, test, vi } from 'vitest';
import { loadFonts, wholeFonts } from './loadFonts.ts';

class Face {
  family: string;
  source: string;
  constructor(family: string, source: string) {
    this.family = family;
    this.source = source;
  }
  load = async () => this;
}
const fonts = new Set<Face>();

beforeEach(() => {
  fonts.clear();
  vi.stubGlobal('FontFace', Face);
  Object.assign(window, { FontFace: Face });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});

const loaded = () => Array.from(fonts, ({ family, source }) => `${family} ${source}`);

test('a document only has the typefaces of the latest choice', async () => {
  fonts.add(new Face('Other', 'url(/other.woff2)'));
  await loadFonts(document, {
    text: { name: 'Atkinson Hyperlegible Next' },
    headlines: { file: 'fonts/own.woff2' },
  });
  expect(loaded()).toEqual([
    'Other url(/other.woff2)',
    'Headlines url(/fonts/own.woff2)',
    expect.stringMatching(
      /^Texts url\(\/node_modules\/.*atkinson-hyperlegible-next-latin-wght.*\.woff2\)$/,
    ),
    expect.stringMatching(
      /^Texts url\(\/node_modules\/.*atkinson-hyperlegible-next-latin-ext-wght.*\.woff2\)$/,
    ),
  ]);
  await loadFonts(document, { text: { name: 'Instrument Sans' } });
  expect(loaded()).toEqual([
    'Other url(/other.woff2)',
    expect.stringMatching(/^Texts .*instrument-sans-latin-wght/),
    expect.stringMatching(/^Texts .*instrument-sans-latin-ext-wght/),
  ]);
});

test('loads the default typeface without a choice', () => {
  expect(wholeFonts({ text: { name: 'Instrument Sans' } })).toEqual([
    ['Texts', expect.stringContaining('instrument-sans-latin-wght'), expect.any(String)],
    ['Texts', expect.stringContaining('instrument-sans-latin-ext-wght'), expect.any(String)],
  ]);
});
