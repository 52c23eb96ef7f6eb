import { PictureProblem } from './PictureProblem.ts';

// Browsers decode the content by its first bytes, whatever type is named here. The letters are those of base64 (RFC 4648),
// which may be escaped in a URL, with white space between them.
const pattern = /^\s*data:image\/(?!svg)[\w.+-]+;base64,[\w+/=%\s]*$/i;

/** Whether an address is a data URL (RFC 2397) of a picture of pixels, as drawing programs embed one in an SVG. */
export function isEmbeddedPicture(address: string): boolean {
  return pattern.test(address);
}

/** The bytes of such a picture. Throws a PictureProblem where the URL is damaged. */
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
