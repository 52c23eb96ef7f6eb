import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { openFont } from '../fonts/openFont.ts';
import type { Site } from '../schema/index.ts';
import { isDefault, type Typeface, typefacesOf } from '../schema/typefaces.ts';
import type { FontAddress } from '../src/start/startData.ts';
import { headlineFamily, textFamily } from '../src/theme/typeface.ts';
import { contentHash } from './hosting.ts';
import { fileOf } from './measureFallbacks.ts';

/** The characters of the code's own words and of the labels in drawings, and related ones. */
const ownCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ' !"#%&\'()+,-./:;?@©°·×–—‘’“”…′″',
].join('');

// The OpenType features that browsers use by default (OpenType 1.9.1, feature tags).
const features = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'rclt', 'kern', 'mark', 'mkmk'];

/** The weights of texts (src/theme/typeface.ts). */
const usedWeights = { min: 400, max: 700 };

/** The font files of a site, for its pages (src/start/startData.ts). */
export type SiteFonts = { text: Uint8Array; headlines?: Uint8Array };

/**
 * Makes the fonts of a site: all weights that pages use, with only the characters of these documents and of the code's words.
 * The same characters make the same bytes. A character that the whole font does not have is omitted, and browsers show it in a
 * typeface of the device. `content` is the folder of documents, where the owner's own font is.
 */
export async function siteFonts(
  brand: Site['brand'],
  documents: Iterable<object>,
  content: string,
): Promise<SiteFonts> {
  const { text, headlines } = typefacesOf(brand);
  const characters = charactersOf(documents);
  return {
    text: await fontOf(text, characters, content),
    ...(headlines && { headlines: await fontOf(headlines, characters, content) }),
  };
}

async function fontOf(typeface: Typeface, characters: string, content: string) {
  const whole = await readFile(fileOf(typeface, content));
  const options = { targetFormat: 'woff2', keepFeatures: features } as const;
  // The default typeface has only these weights.
  if (isDefault(typeface)) return subsetFont(whole, characters, options);
  const { weights } = await openFont(whole);
  const isCut = weights && weights.least <= usedWeights.min && weights.most >= usedWeights.max;
  return subsetFont(whole, characters, {
    ...options,
    ...(isCut && { variationAxes: { wght: usedWeights } }),
  });
}

/** The names of font files in a build, without the hash. */
export const fontFiles = { text: 'font', headlines: 'headlines' } as const;

/** Writes the fonts to files with a hash in their names, and returns their addresses. */
export async function writeFonts(folder: string, fonts: SiteFonts): Promise<FontAddress[]> {
  const write = async (family: string, name: string, font: Uint8Array) => {
    const url = `/assets/${name}-${contentHash(font)}.woff2`;
    await writeFile(path.join(folder, url), font);
    return [family, url] as const;
  };
  const text = await write(textFamily, fontFiles.text, fonts.text);
  if (!fonts.headlines) return [text];
  return [await write(headlineFamily, fontFiles.headlines, fonts.headlines), text];
}

/** The characters of all texts in the documents, and those of the code's words, in the order of Unicode. */
export function charactersOf(documents: Iterable<object>): string {
  const characters = new Set(ownCharacters);
  for (const document of documents) {
    // Characters that every text has are removed at once, and the rest is looked at one by one.
    const rare = textsIn(document).replace(/[a-zA-Z0-9 ]+/g, '');
    for (const character of rare) characters.add(character);
  }
  return Array.from(characters).sort().join('');
}

/** All texts of a document, joined, without the names of fields and web addresses, because no page shows either. */
function textsIn(document: object): string {
  let texts = '';
  JSON.stringify(document, (_name, value) => {
    if (typeof value === 'string' && !/^https?:/.test(value)) texts += value;
    return value;
  });
  return texts;
}
