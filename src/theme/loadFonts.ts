import { packageOf, type Typeface, type Typefaces, typefacesOf } from '../../schema/typefaces.ts';
import type { FontAddress } from '../start/startData.ts';
import { fontWeight, headlineFamily, textFamily } from './typeface.ts';

/** The address of the whole font in dev, where documents may get any character at any time. A build has a part of it. */
export function wholeFont(typeface: Typeface): string {
  return 'file' in typeface ? `/${typeface.file}` : `/${packageOf(typeface.name).file}`;
}

/** The whole fonts of a site, as its pages have them in dev: that of headlines first, where it is another one. */
export function wholeFonts({ text, headlines }: Typefaces): FontAddress[] {
  const texts = [textFamily, wholeFont(text)] as const;
  return headlines ? [[headlineFamily, wholeFont(headlines)], texts] : [texts];
}

/**
 * Gets the whole fonts of a site into a document whatever the time it takes, where pages are worked on and not visited, and
 * takes those away that it had for another choice. Without typefaces, those that a site has that chooses none.
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
