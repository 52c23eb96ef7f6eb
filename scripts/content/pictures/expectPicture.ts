// What every picture must be, by its first bytes and its size. Runs in Node and in the editor's browser code.
import { maxPixels, tooManyBytes } from './limits.ts';
import { PictureProblem } from './PictureProblem.ts';
import {
  type FileKind,
  isAnimated,
  isPictureKind,
  kindOf,
  type PictureKind,
  pictureKinds,
} from './pictureKind.ts';

/** Throws a PictureProblem for a file that is empty or too large. */
export function expectBytes(bytes: number): void {
  if (bytes === 0) throw new PictureProblem('It is empty. Copy it from its source again.');
  const tooMany = tooManyBytes(bytes);
  if (tooMany !== undefined) throw new PictureProblem(`It ${tooMany}`);
}

/** Throws a PictureProblem if a picture would need too much memory. */
export function expectPixels({ width, height }: { width: number; height: number }): void {
  if (width * height <= maxPixels) return;
  const pixels = Math.round((width * height) / 1_000_000);
  throw new PictureProblem(
    `It is ${width} × ${height} pixels (${pixels} megapixels). The maximum is ${maxPixels / 1_000_000} megapixels. Save it with at most 4,000 pixels per side.`,
  );
}

/** The kind of a file by its first bytes. Throws a PictureProblem if pages cannot show it. */
export function expectKind(start: Uint8Array): PictureKind {
  const kind = kindOf(start);
  if (kind === undefined) {
    throw new PictureProblem('It is not a picture. Use a JPEG, PNG, WebP, AVIF or SVG.');
  }
  if (!isPictureKind(kind)) throw new PictureProblem(otherKinds[kind]);
  if (isAnimated(kind, start)) throw new PictureProblem(animated);
  return kind;
}

export const animated = 'It is an animation, which pages cannot show. Save a single frame.';

/** A kind with its article: "a PNG", "an SVG". */
export function kindWords(kind: PictureKind): string {
  const { name } = pictureKinds[kind];
  return `${/^[AS]/.test(name) ? 'an' : 'a'} ${name}`;
}

export const unreadable = (kind: PictureKind) =>
  `It is ${kindWords(kind)} that cannot be read: the file is damaged. Export or copy it again.`;

/** What to do with a file of an unsupported kind. */
const otherKinds: Record<Exclude<FileKind, PictureKind>, string> = {
  heic: 'It is a HEIC, the iPhone format, which few browsers show. Add it in the editor (npm run edit), which converts it, or save it as a JPEG: on a Mac, open it in Preview and choose File, Export. For new iPhone photos, choose Settings, Camera, Formats, Most Compatible.',
  gif: 'It is a GIF. Save it as a PNG.',
  tiff: 'It is a TIFF. Save it as a JPEG.',
  bmp: 'It is a BMP. Save it as a PNG.',
  psd: 'It is a Photoshop document. Export it as a JPEG.',
  pdf: 'It is a PDF. Export the page as a JPEG.',
};
