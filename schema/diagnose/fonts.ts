import type { Brand } from '../typefaces.ts';
import type { FontFile, ValuePath } from './types.ts';

/** A font file that site.json names, with the path of its field. */
type FontAt = { path: ValuePath; src: string; use: 'headlines' | 'text' };

/** The font files that site.json names. */
export function fontsIn(brand: Brand | undefined): FontAt[] {
  const { headlinesFile, textFile } = brand?.typeface ?? {};
  const at = (field: string, use: FontAt['use'], src: string | undefined): FontAt[] =>
    src === undefined ? [] : [{ path: ['brand', 'typeface', field], src, use }];
  return [...at('headlinesFile', 'headlines', headlinesFile), ...at('textFile', 'text', textFile)];
}

/** A font file in the document folder; undefined if it is missing or pages cannot use it. */
export function usableFont(
  fonts: readonly FontFile[] = [],
  src: string,
): (FontFile & { characters: ReadonlySet<number> }) | undefined {
  const file = fonts.find((font) => font.src === src);
  return file?.characters && { ...file, characters: file.characters };
}
