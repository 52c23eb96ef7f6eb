// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { fontFile } from '../src/theme/typeface.ts';
import { contentOf } from '../tests/support/content.ts';
import { charactersOf, siteFont } from './writeFont.ts';

const { pages, site } = await contentOf('pages-json');
const documents = [site, ...pages];
let whole: Set<number>;
let shipped: Uint8Array;

beforeAll(async () => {
  whole = await charactersIn(readFileSync(fontFile));
  shipped = await siteFont(documents);
});

test('the font has each character of the documents that the whole font has', async () => {
  const characters = await charactersIn(shipped);
  expect(textsIn(documents).flatMap((text) => missingIn(text, characters))).toEqual([]);
  expect(textsIn(documents).join('')).toMatch(/’/);
});

test('the font has each character of the labels in drawings', async () => {
  const characters = await charactersIn(await siteFont([]));
  const labels = readdirSync('src/art/drawings').flatMap((name) => {
    const drawing = readFileSync(`src/art/drawings/${name}`, 'utf8');
    return Array.from(drawing.matchAll(/<text[^>]*>(.*?)<\/text>/g), ([, label = '']) => label);
  });
  expect(labels.length).toBeGreaterThan(50);
  expect(labels.flatMap((label) => missingIn(label, characters))).toEqual([]);
});

test('the font has each character of the words of the code', async () => {
  const characters = await charactersIn(await siteFont([]));
  const files = ['blocks', 'layout', 'renderer', 'ui'].flatMap((room) =>
    readdirSync(`src/${room}`).map((name) => `src/${room}/${name}`),
  );
  const code = files
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [
      name,
      // What a component shows: text between tags, and strings with a space or a capital letter.
      (
        readFileSync(name, 'utf8').match(/>[^<>{}`;=]+<|'[A-Z][^'`\n]*'|'[^'`\n]* [^'`\n]*'/g) ?? []
      ).join(''),
    ]);
  const missing = code.flatMap(([name, text = '']) =>
    missingIn(text.replace(/[\s<>'[\]{}=*|~^$\\]/g, ''), characters).map(
      (one) => `${name}: ${one}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('the same documents make the same bytes, in any order', async () => {
  expect(await siteFont([...documents].reverse())).toEqual(shipped);
});

test('it is far smaller than the whole font, which has 30,092 bytes', () => {
  expect(shipped.length).toBeLessThan(17_500);
});

test('characters of other scripts count as others do, and names of fields do not count', () => {
  expect(charactersOf([{ ß: 'Łódź', list: ['😀'] }])).toMatch(/^(?!.*ß).*Ł.*😀/u);
});

test('the marks of JSON and other characters that no text has do not count', () => {
  expect(charactersOf([{ list: [['a'], { b: 1 }] }])).not.toMatch(/[[\]{}_$=]/);
  expect(charactersOf([{ list: ['[a_b]'] }])).toMatch(/\[.*\].*_/);
});

test('a web address has no characters that are shown', () => {
  expect(charactersOf([{ href: 'https://example.com/?a=1' }])).not.toContain('=');
});

/** The characters of a text that the whole font has, and a font with these code points has not. */
function missingIn(text: string, characters: ReadonlySet<number>): string[] {
  return Array.from(text).filter((character) => {
    const code = character.codePointAt(0) ?? 0;
    return whole.has(code) && !characters.has(code);
  });
}

/** All texts in a value, without the names of fields and web addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The code points that a font has glyphs for: its `cmap` of format 4 (OpenType 1.9.1). */
async function charactersIn(font: Uint8Array): Promise<Set<number>> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const data = Buffer.from(await subsetFont(font, '', options));
  const tables = Array.from({ length: data.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const record = tables.find((at) => data.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = data.readUInt32BE(record + 8);
  const subtables = Array.from({ length: data.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + data.readUInt32BE(cmap + 8 + index * 8);
  });
  const table = subtables.find((at) => data.readUInt16BE(at) === 4) ?? 0;
  const size = data.readUInt16BE(table + 6);
  const codes = Array.from({ length: size / 2 }, (_, index) => {
    const last = data.readUInt16BE(table + 14 + index * 2);
    const first = data.readUInt16BE(table + 16 + size + index * 2);
    return Array.from({ length: last - first + 1 }, (_code, offset) => first + offset);
  });
  return new Set(codes.flat());
}
