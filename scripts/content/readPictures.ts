import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { originalUrl } from '../../schema/browser.ts';
import type { PictureFile } from '../../schema/index.ts';
import { isDrawingPath, isPicturePath } from '../../schema/inspect.ts';
import type { ResolvedDrawing } from '../../src/resolved/types.ts';
import { pictureFiles } from './exampleBlock.ts';
import { type Entries, isOwned, type OwnedFile, ownedFiles } from './ownedFiles.ts';
import type { CleanSvg } from './pictures/cleanSvg.ts';
import type { ReadDrawing } from './pictures/readDrawing.ts';

/** The names of the folders for pictures and for drawings in a folder of documents. */
export const picturesFolder = 'pictures';
export const drawingsFolder = 'drawings';

/** A file in these folders, with its shown form if it is a drawing without problems. */
export type PictureOrDrawing = PictureFile & { drawing?: ResolvedDrawing };

/** Returns a function that reads all pictures and drawings in a folder of documents (`ownedFiles`). */
export function pictureReader(folder: string): (entries: Entries) => Promise<PictureOrDrawing[]> {
  return ownedFiles<PictureOrDrawing>(folder, {
    accepts: (name, entry) =>
      (name.startsWith(`${picturesFolder}/`) || isOfDrawings(name)) && isOwned(name, entry),
    inspect,
    refuse: ({ name }, problem) => unshown(name, problem),
  });
}

const isOfDrawings = (name: string) => name.startsWith(`${drawingsFolder}/`);

async function inspect({ name, file }: OwnedFile): Promise<PictureOrDrawing> {
  const isDrawing = isOfDrawings(name);
  if (isDrawing && !name.endsWith('.svg')) return unshown(name, noSvg);
  if (!(isDrawing ? isDrawingPath(name) : isPicturePath(name))) return unshown(name, badName);
  const { inspectPicture } = await import('./pictures/inspectPicture.ts');
  const { PictureProblem } = await import('./pictures/PictureProblem.ts');
  try {
    const { width, height, kind, svg } = await inspectPicture(file);
    const read = isDrawing && svg && (await drawingOf(svg));
    const picture: PictureOrDrawing = {
      src: name,
      isVector: kind === 'svg',
      size: { width, height },
      ...((await isPlaceholder(name, file)) && { isPlaceholder: true }),
      ...(read && { drawing: shownDrawing(name, read) }),
    };
    if (read) drawings.set(picture, read);
    return picture;
  } catch (error) {
    if (error instanceof PictureProblem) return unshown(name, error.message);
    throw error;
  }
}

/** The drawings of files. A build needs all of them; the other users of a file send it to browsers, which do not. */
const drawings = new WeakMap<PictureOrDrawing, ReadDrawing>();

/** The drawing of a file; undefined if it is a picture, or has a problem. */
export function readDrawingOf(file: PictureOrDrawing): ReadDrawing | undefined {
  return drawings.get(file);
}

async function drawingOf(cleaned: CleanSvg): Promise<ReadDrawing> {
  const { readDrawing } = await import('./pictures/readDrawing.ts');
  return readDrawing(cleaned);
}

/**
 * A drawing with the address of its file on the dev server, which changes with its content, so that open pages show the new one.
 * A build has another address (scripts/build/writeDrawings.ts).
 */
function shownDrawing(name: string, { svg, resolved }: ReadDrawing): ResolvedDrawing {
  return { ...resolved, file: `${originalUrl(name)}?${hash('sha256', svg).slice(0, 8)}` };
}

const unshown = (src: string, problem: string): PictureFile => ({ src, isVector: false, problem });

const noSvg = 'It is not an SVG. Export the drawing as an SVG with a name that ends in ".svg".';

const badName =
  'Its name has characters that a web address cannot contain, such as # or %, or more than 150 characters. Rename it with letters, digits and hyphens, and keep the ending.';

/** Whether a file is an unchanged placeholder picture of a new site. */
async function isPlaceholder(name: string, file: string): Promise<boolean> {
  const placeholder = pictureFiles[name];
  if (placeholder === undefined) return false;
  return (await readFile(file, 'utf8')).replaceAll('\r\n', '\n') === placeholder;
}
