import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../schema/index.ts';
import { drawingNamesIn } from '../../src/resolved/drawings.ts';
import type { Drawings, ResolvedDrawing } from '../../src/resolved/types.ts';
import type { ReadDrawing } from '../content/pictures/readDrawing.ts';
import { type PictureOrDrawing, readDrawingOf } from '../content/readPictures.ts';
import { contentHash } from './contentHash.ts';

/** The drawings that pages show, by name. `files` are those that were read with the documents. */
export function shownDrawings(
  files: readonly PictureOrDrawing[],
  pages: readonly Page[],
): Map<string, ReadDrawing> {
  const names = new Set(pages.flatMap((page) => drawingNamesIn(page)));
  return new Map(
    files.flatMap((file) => {
      const drawing = names.has(file.src) ? readDrawingOf(file) : undefined;
      return drawing ? [[file.src, drawing] as const] : [];
    }),
  );
}

/** Writes drawings to a built folder. */
export async function writeDrawings(
  out: string,
  drawings: ReadonlyMap<string, ReadDrawing>,
): Promise<Drawings> {
  const written: Record<string, ResolvedDrawing> = {};
  for (const [name, { svg, resolved }] of drawings) {
    // Markup contains these names, so the hash has six characters, as in the bundle (scripts/build/siteCode.ts).
    const file = `/assets/drawing-${contentHash(svg).slice(0, 6)}.svg`;
    await writeFile(path.join(out, file), svg);
    written[name] = { ...resolved, file };
  }
  return written;
}
