import { PictureProblem } from './PictureProblem.ts';

// Browsers detect the format from the first bytes, whatever type is named here. The characters are those of base64 (RFC 4648),
// possibly percent-encoded, and whitespace.
const pattern = /^\s*data:image\/(?!svg)[\w.+-]+;base64,[\w+/=%\s]*$/i;

/** Whether an address is a data URL (RFC 2397) of a bitmap, as drawing programs embed in an SVG. */
export function isEmbeddedPicture(address: string): boolean {
  return pattern.test(address);
}

/** The bytes of such a picture. Throws a PictureProblem if the URL is damaged. */
export function embeddedBytes(address: string): Buffer {
  const written = address.slice(address.indexOf(',') + 1);
  try {
    return Buffer.from(decodeURIComponent(written), 'base64');
  } catch {
    throw new PictureProblem('It cannot be read: its data URL is damaged. Embed it again.');
  }
}

/** The problem of a picture in an SVG, reworded as a problem of the SVG. */
export function asProblemOfSvg({ message }: PictureProblem): PictureProblem {
  const reason = message.replace(/^It /, 'That picture ');
  return new PictureProblem(`It contains a picture that cannot be shown. ${reason}`);
}
