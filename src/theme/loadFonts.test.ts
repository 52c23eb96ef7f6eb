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

const shown = () => Array.from(fonts, ({ family, source }) => `${family} ${source}`);

test('a document has the typefaces of the last choice alone', async () => {
  fonts.add(new Face('Other', 'url(/other.woff2)'));
  await loadFonts(document, { text: { name: 'Figtree' }, headlines: { file: 'fonts/own.woff2' } });
  expect(shown()).toEqual([
    'Other url(/other.woff2)',
    'Headlines url(/fonts/own.woff2)',
    expect.stringMatching(/^Texts url\(\/node_modules\/.*figtree.*\.woff2\)$/),
  ]);
  await loadFonts(document, { text: { name: 'Inter' } });
  expect(shown()).toEqual([
    'Other url(/other.woff2)',
    expect.stringMatching(/^Texts url\(\/node_modules\/.*inter.*\.woff2\)$/),
  ]);
});

test('without a choice it has the default', () => {
  expect(wholeFonts({ text: { name: 'Instrument Sans' } })).toEqual([
    ['Texts', expect.stringContaining('instrument-sans')],
  ]);
});
