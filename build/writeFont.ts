import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontFile } from '../src/theme/typeface.ts';
import { contentHash } from './hosting.ts';

/** The characters of the code's own words and of the labels in drawings, and others of their kind. */
const ownCharacters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ' !"#%&\'()+,-./:;?@©°·×–—‘’“”…′″',
].join('');

// The OpenType features that browsers use unless styles say otherwise (OpenType 1.9.1, feature tags).
const features = ['ccmp', 'locl', 'rlig', 'liga', 'clig', 'calt', 'rclt', 'kern', 'mark', 'mkmk'];

/**
 * Makes the site's font: all weights, with the characters of these documents and of the code's words alone. The same
 * characters make the same bytes. A character that the whole font does not have stays out, and browsers show it in a
 * typeface of the device.
 */
export async function siteFont(documents: Iterable<object>): Promise<Uint8Array> {
  const options = { targetFormat: 'woff2', keepFeatures: features } as const;
  return subsetFont(await readFile(fontFile), charactersOf(documents), options);
}

/** Writes the font to a file whose name changes with its content, and returns its address. */
export async function writeFont(folder: string, font: Uint8Array): Promise<string> {
  const url = `/assets/font-${contentHash(font)}.woff2`;
  await writeFile(path.join(folder, url), font);
  return url;
}

/** The characters of all texts in the documents, and those of the code's words, in the order of Unicode. */
export function charactersOf(documents: Iterable<object>): string {
  const characters = new Set(ownCharacters);
  for (const document of documents) {
    // What every text has is taken out at once, and the rest is looked at one by one.
    const rare = textsIn(document).replace(/[a-zA-Z0-9 ]+/g, '');
    for (const character of rare) characters.add(character);
  }
  return Array.from(characters).sort().join('');
}

/** All texts of a document, one after the other, without the names of fields and web addresses, because no page shows either. */
function textsIn(document: object): string {
  let texts = '';
  JSON.stringify(document, (_name, value) => {
    if (typeof value === 'string' && !/^https?:/.test(value)) texts += value;
    return value;
  });
  return texts;
}
