import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { isDefault, isInRange, type Typeface, typefacesOf } from '../../schema/browser.ts';
import type { Site } from '../../schema/index.ts';
import type { FontAddress } from '../../src/start/startData.ts';
import { headlineFamily, textFamily } from '../../src/theme/typeface.ts';
import { openFont } from '../content/fonts/openFont.ts';
import { rangeOf, typefaceFiles } from '../content/fonts/openTypeface.ts';
import { buildCache, keyOf } from './buildCache.ts';
import { contentHash } from './contentHash.ts';

/** The characters of UI strings and labels in drawings, and related ones. */
const ownCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ' !"#%&\'()+,-./:;?@©°·×–—‘’“”…′″',
].join('');

/** The weights of texts (src/theme/typeface.ts). */
const usedWeights = { min: 400, max: 700 };

/** The font files of a site, for its pages (src/start/startData.ts). */
export type SiteFonts = { text: FontPart[]; headlines?: FontPart[] };

/** A file of a font, with its characters as a CSS unicode-range. The first has no range and covers all others. */
export type FontPart = { data: Uint8Array; range?: string };

/**
 * Makes the fonts of a site: all weights that pages use, with only the characters of these documents and of UI strings. The same
 * characters make the same bytes. A character that the full font lacks is omitted, and browsers show it in a device typeface.
 * `content` is the folder of documents, which contains the owner's font.
 */
export async function siteFonts(
  { brand, language }: Pick<Site, 'brand' | 'language'>,
  documents: Iterable<object>,
  content: string,
  cut: Cut = cutFont,
): Promise<SiteFonts> {
  const { text, headlines } = typefacesOf(brand);
  const characters = charactersOf(documents, language);
  return {
    text: await fontOf(text, characters, content, cut),
    ...(headlines && { headlines: await fontOf(headlines, characters, content, cut) }),
  };
}

async function fontOf(
  typeface: Typeface,
  characters: string,
  content: string,
  cut: Cut,
): Promise<FontPart[]> {
  const parts: FontPart[] = [];
  for (const { file, range } of typefaceFiles(typeface, content)) {
    const isMain = parts.length === 0;
    const subset = Array.from(characters).filter(
      (one) => isMain || range === undefined || isInRange(range, one),
    );
    if (!isMain && subset.length === 0) continue;
    const source = await readFile(file);
    const data = await cut(source, subset.join(''), isDefault(typeface)).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${file} cannot be subset: ${reason}`, { cause: error });
    });
    parts.push({
      data,
      ...(!isMain && { range: rangeOf(subset.map((one) => one.codePointAt(0) ?? 0)) }),
    });
  }
  return parts;
}

/** Subsets a font to some characters and the weights that pages use. */
export type Cut = (
  source: Uint8Array,
  characters: string,
  isDefault: boolean,
) => Promise<Uint8Array>;

const cutFont: Cut = async (source, characters, isDefault) => {
  // All OpenType features are kept: scripts need them to join and stack letters, styles for figures of equal width.
  const options = { targetFormat: 'woff2' } as const;
  // The default typeface has only these weights.
  if (isDefault) return subsetFont(source, characters, options);
  const { weights } = await openFont(source);
  const isCut = weights && weights.min <= usedWeights.min && weights.max >= usedWeights.max;
  return subsetFont(source, characters, {
    ...options,
    ...(isCut && { variationAxes: { wght: usedWeights } }),
  });
};

const maxCacheBytes = 20_000_000;

/** The same, with a folder of results of earlier builds with the same font, characters and code. */
export function cutOnce(folder: string, codeKey: string): Cut {
  const cache = buildCache(folder);
  return async (source, characters, isDefault) => {
    const key = keyOf([codeKey, hash('sha256', source), characters, isDefault]);
    const result = await cache.once(key, async () => {
      await cache.clean(maxCacheBytes);
      return new Map([[fontFiles.text, await cutFont(source, characters, isDefault)]]);
    });
    return result.get(fontFiles.text) ?? cutFont(source, characters, isDefault);
  };
}

/** The names of font files in a build, without the hash. */
const fontFiles = { text: 'font', headlines: 'headlines' } as const;

/** Writes the fonts to files with a hash in their names. Returns their addresses. */
export async function writeFonts(folder: string, fonts: SiteFonts): Promise<FontAddress[]> {
  const write = (family: string, name: string, parts: readonly FontPart[]) =>
    Promise.all(
      parts.map(async ({ data, range }): Promise<FontAddress> => {
        const url = `/assets/${name}-${contentHash(data)}.woff2`;
        await writeFile(path.join(folder, url), data);
        return range === undefined ? [family, url] : [family, url, range];
      }),
    );
  return [
    ...(await write(headlineFamily, fontFiles.headlines, fonts.headlines ?? [])),
    ...(await write(textFamily, fontFiles.text, fonts.text)),
  ];
}

/**
 * The characters of all texts in the documents and of UI strings, in Unicode order. Included are capitals, in which pages show
 * some texts (`text-transform`), and letters composed of a base letter and marks, which browsers prefer.
 */
export function charactersOf(documents: Iterable<object>, language: string): string {
  const characters = new Set(ownCharacters);
  for (const document of documents) {
    // Common characters are removed in bulk; the rest are checked one by one.
    const texts = textsIn(document);
    const composed = texts.normalize('NFC');
    const rare = (texts === composed ? texts : texts + composed).replace(/[a-zA-Z0-9 ]+/g, '');
    for (const character of rare) characters.add(character);
  }
  // Two ASCII letters have other capitals in some languages, such as "i" in Turkish.
  for (const character of [...characters]) {
    for (const capital of character.toLocaleUpperCase(language)) characters.add(capital);
  }
  return Array.from(characters).sort().join('');
}

/** All texts of a document, joined, without field names and web addresses, which no page shows. */
function textsIn(document: object): string {
  let texts = '';
  JSON.stringify(document, (_name, value) => {
    if (typeof value === 'string' && !/^https?:/.test(value)) texts += value;
    return value;
  });
  return texts;
}
