import { packageOf, type Typeface, type Typefaces, typefacesOf } from '../../schema/typefaces.ts';
import type { FontAddress } from '../start/startData.ts';
import { fontWeight, headlineFamily, textFamily } from './typeface.ts';

/** The address of a whole font in dev, where a document can get any character at any time. A build has a subset of it. */
export function wholeFont(typeface: Typeface): string {
  return 'file' in typeface ? `/${typeface.file}` : `/${packageOf(typeface.name).file}`;
}

/** The whole fonts of a site's pages in dev: that of headlines first, if it differs from that of texts. */
export function wholeFonts({ text, headlines }: Typefaces): FontAddress[] {
  const texts = [textFamily, wholeFont(text)] as const;
  return headlines ? [[headlineFamily, wholeFont(headlines)], texts] : [texts];
}

/**
 * Loads the whole fonts of a site into a document, for dev and the editor, and removes those of an earlier choice. Resolves
 * when they are loaded, however long that takes; rejects when one cannot be. Default: the fonts of a site that chooses none.
 */
export async function loadFonts(
  { fonts, defaultView }: Document,
  typefaces: Typefaces = typefacesOf(undefined),
): Promise<void> {
  const Face = defaultView?.FontFace ?? FontFace;
  const faces = wholeFonts(typefaces).map(
    ([family, url]) => new Face(family, `url(${url})`, { weight: fontWeight }),
  );
  for (const old of Array.from(fonts)) {
    if (old.family === textFamily || old.family === headlineFamily) fonts.delete(old);
  }
  for (const one of faces) fonts.add(one);
  await Promise.all(faces.map((one) => one.load()));
}
