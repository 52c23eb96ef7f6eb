/** The kind of a file, determined by its content. Pages show the first five. */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'svg'
  | 'heic'
  | 'gif'
  | 'tiff'
  | 'bmp'
  | 'psd'
  | 'pdf';

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

/** The kinds that pages show: the name in messages, the media type, and the file extensions. */
export const pictureKinds: Record<
  PictureKind,
  { name: string; type: string; endings: readonly string[] }
> = {
  jpeg: { name: 'JPEG', type: 'image/jpeg', endings: ['.jpg', '.jpeg'] },
  png: { name: 'PNG', type: 'image/png', endings: ['.png'] },
  webp: { name: 'WebP', type: 'image/webp', endings: ['.webp'] },
  avif: { name: 'AVIF', type: 'image/avif', endings: ['.avif'] },
  svg: { name: 'SVG', type: 'image/svg+xml', endings: ['.svg'] },
};

/** Whether a page can show files of a kind. */
export function isPictureKind(kind: FileKind): kind is PictureKind {
  return Object.hasOwn(pictureKinds, kind);
}

/** The number of bytes from the start of a file that `kindOf` needs. */
export const startLength = 65_536;

const signatures: readonly (readonly [FileKind, RegExp])[] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['gif', /^GIF8[79]a/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['bmp', /^BM/],
  ['psd', /^8BPS/],
  ['pdf', /^%PDF-/],
  // ISO base media files state their format as four letters, first in "ftyp" (ISO/IEC 14496-12, 23008-12).
  ['avif', /^.{4}ftyp(?:avif|avis)/s],
  ['heic', /^.{4}ftyp(?:heic|heix|heim|heis|hevc|hevx|hevm|hevs)/s],
];

/** The kind of a file, by its first bytes; undefined if it is not a picture. */
export function kindOf(start: Uint8Array): FileKind | undefined {
  const text = latin1(start.subarray(0, signatureLength));
  const found = signatures.find(([, signature]) => signature.test(text));
  if (found) return found[0];
  const brands = /^.{4}ftypmif1(.{0,64})/s.exec(text)?.[1];
  if (brands !== undefined) return /avif|avis/.test(brands) ? 'avif' : 'heic';
  // A text in UTF-16, which cleanSvg refuses, begins with a byte order mark.
  const encoding = { '\xff\xfe': 'utf-16le', '\xfe\xff': 'utf-16be' }[text.slice(0, 2)] ?? 'utf-8';
  return isSvg(new TextDecoder(encoding, { ignoreBOM: true }).decode(start)) ? 'svg' : undefined;
}

/** Whether a text starts like an SVG: with its root, optionally after a declaration, comments and a document type. */
function isSvg(text: string): boolean {
  const before =
    /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*)*(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*(?:<!--(?:[^-]|-(?!->))*-->\s*)*)?<(?:[\w-]+:)?svg[\s>]/;
  return before.test(text);
}

/** Enough for the signatures and brands. */
const signatureLength = 80;

/** The bytes as characters of the same number. */
const latin1 = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Whether a file is an animation, by its first bytes. Of an AVIF, only its brand is known. */
export function isAnimated(kind: PictureKind, start: Uint8Array): boolean {
  if (kind === 'png') return isAnimatedPng(start);
  if (kind === 'webp') {
    // RIFF: the extended header has flags behind its name and length.
    const [flags = 0] = start.subarray(20);
    return latin1(start.subarray(12, 16)) === 'VP8X' && (flags & 2) !== 0;
  }
  return kind === 'avif' && /^.{4}ftypavis/s.test(latin1(start.subarray(0, 12)));
}

/** Whether a PNG is animated (APNG), by the chunk before its picture. */
function isAnimatedPng(start: Uint8Array): boolean {
  const data = new DataView(start.buffer, start.byteOffset, start.byteLength);
  // Each chunk has 4 bytes of length, 4 of type, its data, and 4 of checksum. The first one follows a signature of 8 bytes.
  for (let at = 8; at + 8 <= start.length; at += 12 + data.getUint32(at)) {
    const type = latin1(start.subarray(at + 4, at + 8));
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}
