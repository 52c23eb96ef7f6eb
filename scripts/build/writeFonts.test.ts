import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { packageOf, type TypefaceName, typefaceNames } from '../../schema/browser.ts';
import type { Page, Site } from '../../schema/index.ts';
import { defaultTypeface } from '../../schema/typefaces.ts';
import { textsOfCode } from '../../src/prerender/visitorSite.ts';
import { headlineFamily, textFamily } from '../../src/theme/typeface.ts';
import { contentOf } from '../../tests/tools/content.ts';
import { type OpenFont, openFont } from '../content/fonts/openFont.ts';
import { charactersOf, type FontPart, siteFonts, writeFonts } from './writeFonts.ts';

const { pages, site } = await contentOf('pages-json');
// These derived fields are not in site.json.
const { words: _words, logo: _logo, drawings: _drawings, fallbacks: _fallbacks, ...fields } = site;
const documents = [fields, ...pages];
/** The UI strings of each of the four languages. */
const spoken = ['en', 'de', 'es', 'fr'].map((language) =>
  textsOfCode({ ...fields, words: {}, language }),
);
let known: ReadonlySet<number>;
let shipped: Uint8Array;

const language = 'en-US';
const fontsOf = (brand: Site['brand'], documents: Iterable<object>, content = 'pages-json') =>
  siteFonts({ brand, language }, documents, content);
/** The main file of the default typeface. */
const fontOf = async (documents: Iterable<object>) =>
  mainOf((await fontsOf(undefined, documents)).text);
const mainOf = ([main]: readonly FontPart[]) => main?.data ?? new Uint8Array();

beforeAll(async () => {
  known = (await openFont(readFileSync(packageOf(defaultTypeface).file))).characters;
  shipped = await fontOf(documents);
});

test('keeps each character of the documents that the full font has', async () => {
  const { characters } = await openFont(shipped);
  expect(textsIn(documents).flatMap((text) => missingIn(text, characters))).toEqual([]);
  expect(textsIn(documents).join('')).toMatch(/’/);
});

test('keeps the kerning of the full font', async () => {
  const [full, output] = [
    await openFont(readFileSync(packageOf(defaultTypeface).file)),
    await openFont(shipped),
  ];
  for (const weight of [400, 700])
    expect(output.widthOf('AV To Ty', weight)).toBe(full.widthOf('AV To Ty', weight));
  expect(full.widthOf('AV', 400)).toBeLessThan(full.widthOf('A', 400) + full.widthOf('V', 400));
});

test('keeps each character of the UI strings', async () => {
  const { characters } = await openFont(await fontOf([]));
  const files = ['blocks', 'layout', 'renderer', 'ui'].flatMap((room) =>
    readdirSync(`src/${room}`).map((name) => `src/${room}/${name}`),
  );
  const code = files
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => [
      name,
      // Visible text of a component: between tags, and strings with a space or a capital letter.
      (
        readFileSync(name, 'utf8').match(/>[^<>{}`;=]+<|'[A-Z][^'`\n]*'|'[^'`\n]* [^'`\n]*'/g) ?? []
      ).join(''),
    ]);
  const missing = code.flatMap(([name, text = '']) =>
    missingIn(text.replace(/[\s<>'[\]{}=*|~^$\\_]/g, ''), characters).map(
      (one) => `${name}: ${one}`,
    ),
  );
  expect(missing).toEqual([]);
});

test('includes characters of any script, but not those of field names', () => {
  expect(charactersOf([{ ß: 'Łódź', list: ['😀'] }], language)).toMatch(/^(?!.*ß).*Ł.*😀/u);
});

test('includes days, months and prices in the language of the site', () => {
  const prices: Page = {
    ...{ path: '/', title: '', description: '' },
    blocks: [{ type: 'prices', headline: '', currency: 'UAH', items: [] }],
  };
  const characters = (language: string) =>
    charactersOf([textsOfCode({ ...fields, words: {}, language }, [prices])], language);
  // środa, październik.
  expect(characters('pl-PL')).toMatch(/ś.*ź/);
  expect(characters('uk-UA')).toMatch(/₴/);
  expect(characters('ja-JP')).toMatch(/曜/);
});

describe.each(typefaceNames)('%s', (name: TypefaceName) => {
  let font: OpenFont;
  let output: OpenFont;
  let subsetCharacters: ReadonlySet<number>;
  let size: number;

  beforeAll(async () => {
    font = await openFont(readFileSync(packageOf(name).file));
    const all = [...documents, ...spoken];
    const { text, headlines } = await fontsOf({ typeface: { text: name } }, all);
    const parts = await Promise.all(text.map(({ data }) => openFont(data)));
    subsetCharacters = new Set(parts.flatMap(({ characters }) => Array.from(characters)));
    const [main] = parts;
    if (!main) throw new Error('No font.');
    output = main;
    size = mainOf(text).length;
    expect(headlines).toBeUndefined();
  });

  test('has all weights that pages use, and a license that allows changes', () => {
    expect(font.weights?.min).toBeLessThanOrEqual(400);
    expect(font.weights?.max).toBeGreaterThanOrEqual(700);
    expect(font.embedding).toBe(0);
  });

  test('keeps each character that the site shows in any language', () => {
    const all = Array.from(charactersOf([...documents, ...spoken], language));
    expect(all.join('')).toMatch(/ß.*ñ/);
    const missing = all.filter((one) => !subsetCharacters.has(code(one)));
    // Browsers derive a narrow space from a wide one. Primes are only in drawings, whose labels use Arial unless the site has the
    // default typeface.
    expect(missing.filter((one) => !'\u202f′″'.includes(one))).toEqual([]);
  });

  test('keeps the weights that pages use, in at most 27,000 bytes', () => {
    expect(output.weights).toEqual({ min: 400, max: 700 });
    expect(size).toBeLessThan(27_000);
  });
});

test('takes letters of other alphabets from the typeface’s other files, and only those that the site shows', async () => {
  const names = [{ text: 'Piotr Zieliński, Łukasz Dvořák, Ünal Çelik, Tŷ' }];
  const { text } = await fontsOf({ typeface: { text: 'Atkinson Hyperlegible Next' } }, names);
  const [main, more, ...others] = text;
  expect([main?.range, others]).toEqual([undefined, []]);
  expect(more?.range).toBe('U+141,U+143-144,U+158-159,U+176-177');
  const { characters } = await openFont(more?.data ?? new Uint8Array());
  expect(Array.from('ńŁřŷ').every((one) => characters.has(code(one)))).toBe(true);
  expect(characters.has(code('ż'))).toBe(false);
  // Without such letters, there is only one file.
  expect(
    (await fontsOf({ typeface: { text: 'Atkinson Hyperlegible Next' } }, [])).text,
  ).toHaveLength(1);
});

test('makes two fonts for two typefaces, and one for the same typeface twice', async () => {
  const two = { typeface: { headlines: 'Fraunces', text: 'Atkinson Hyperlegible Next' } } as const;
  const { text, headlines } = await fontsOf(two, documents);
  expect(headlines).toBeDefined();
  expect(headlines).not.toEqual(text);
  const same = {
    typeface: { headlines: 'Atkinson Hyperlegible Next', text: 'Atkinson Hyperlegible Next' },
  } as const;
  expect(await fontsOf(same, documents)).toEqual({ text });
});

function code(character: string): number {
  return character.codePointAt(0) ?? 0;
}

/** The characters of a text that the full font has but a font with these code points lacks. */
function missingIn(text: string, characters: ReadonlySet<number>): string[] {
  return Array.from(text).filter((one) => known.has(code(one)) && !characters.has(code(one)));
}

/** All texts in a value except field names and web addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test('lists the typeface of headlines first, because it is seen first', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await mkdir(path.join(folder, 'assets'));
  const written = await writeFonts(folder, {
    text: [{ data: Buffer.from('of texts') }, { data: Buffer.from('more'), range: 'U+144' }],
    headlines: [{ data: Buffer.from('of headlines') }],
  });
  expect(written.map(([, url]) => readFileSync(path.join(folder, url), 'utf8'))).toEqual([
    'of headlines',
    'of texts',
    'more',
  ]);
  expect(written.map(([family, , range]) => [family, range])).toEqual([
    [headlineFamily, undefined],
    [textFamily, undefined],
    [textFamily, 'U+144'],
  ]);
  for (const [index, name] of ['headlines', 'font'].entries()) {
    expect(written[index]?.[1]).toMatch(new RegExp(`^/assets/${name}-[\\w-]{8}\\.woff2$`));
  }
  const [only, ...others] = await writeFonts(folder, { text: [{ data: Buffer.from('of texts') }] });
  expect(others).toEqual([]);
  expect(only).toEqual(written[1]);
  await rm(folder, { recursive: true });
});

test('names a font file that cannot be subset, and keeps the reason', async () => {
  const content = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  try {
    await writeFile(path.join(content, 'own.woff2'), 'wOF2, and then nothing');
    const fonts = fontsOf({ typeface: { textFile: 'own.woff2' } }, [{ text: 'Hello' }], content);
    await expect(fonts).rejects.toThrow(/own\.woff2 cannot be subset: ./);
  } finally {
    await rm(content, { recursive: true, force: true });
  }
});
