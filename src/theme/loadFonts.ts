import { fontFilesOf, type Typeface, type Typefaces, typefacesOf } from '../../schema/browser.ts';
import type { FontAddress } from '../start/startData.ts';
import { fontWeight, headlineFamily, textFamily } from './typeface.ts';

/**
 * The complete files of a typeface, for dev, where a document can get any character at any time. Browsers only load files for
 * visible characters. A build makes subsets.
 */
export function wholeFont(
  family: string,
  typeface: Typeface,
  addressOf: AddressOfFont = fromTop,
): FontAddress[] {
  if ('file' in typeface) return [[family, addressOf(typeface.file)]];
  return fontFilesOf(typeface.name).map(({ file, range }) => [family, addressOf(file), range]);
}

/** The address of a font, by its path in the project, or in the folder of documents. */
type AddressOfFont = (file: string) => string;

const fromTop: AddressOfFont = (file) => `/${file}`;

/** The complete fonts of a site, for dev: the one for headlines first, if it differs from the one for text. */
export function wholeFonts(
  { text, headlines }: Typefaces,
  addressOf?: AddressOfFont,
): FontAddress[] {
  return [
    ...(headlines ? wholeFont(headlineFamily, headlines, addressOf) : []),
    ...wholeFont(textFamily, text, addressOf),
  ];
}

/** The FontFace objects for a document. */
export function facesOf(fonts: readonly FontAddress[], Face = FontFace): FontFace[] {
  return fonts.map(
    ([family, url, range]) =>
      new Face(family, `url(${url})`, {
        weight: fontWeight,
        ...(range !== undefined && { unicodeRange: range }),
      }),
  );
}

/**
 * Adds the complete fonts of a site to a document, for dev and the editor, and removes those of an earlier choice. Resolves when
 * the main file of each has loaded, without a time limit, and rejects when one fails. Default: the fonts of a site that
 * does not choose any.
 */
export async function loadFonts(
  { fonts, defaultView }: Document,
  typefaces: Typefaces = typefacesOf(undefined),
  addressOf?: AddressOfFont,
): Promise<void> {
  const addresses = wholeFonts(typefaces, addressOf);
  const faces = facesOf(addresses, defaultView?.FontFace);
  for (const old of Array.from(fonts)) {
    if (old.family === textFamily || old.family === headlineFamily) fonts.delete(old);
  }
  for (const one of faces) fonts.add(one);
  const isMain = (at: number) => addresses[at]?.[0] !== addresses[at - 1]?.[0];
  await Promise.all(faces.filter((_face, at) => isMain(at)).map((face) => face.load()));
}

/**
 * The path of a font next to the editor's code: a file of a typeface (`node_modules/…`, a folder that hosts leave out) is in
 * `typefaces`, a font of the site is where it is among the documents.
 */
export function typefacePath(file: string): string {
  const [first = ''] = file.split('/');
  return first === 'node_modules' ? `typefaces/${file.slice(file.lastIndexOf('/') + 1)}` : file;
}
