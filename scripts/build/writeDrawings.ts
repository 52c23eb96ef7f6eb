import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '../../schema/index.ts';
import { drawingNamesIn } from '../../src/resolved/drawings.ts';
import type { Drawings, ResolvedDrawing } from '../../src/resolved/types.ts';
import { type ReadDrawing, readDrawing } from '../content/pictures/readDrawing.ts';
import { contentHash } from './contentHash.ts';

/** Reads the drawings that pages show from a folder of documents, by name. */
export async function readDrawings(
  content: string,
  pages: readonly Page[],
): Promise<Map<string, ReadDrawing>> {
  const names = new Set(pages.flatMap((page) => drawingNamesIn(page)));
  const read = Array.from(names, async (name) => {
    return [name, readDrawing(await readFile(path.join(content, name), 'utf8'))] as const;
  });
  return new Map(await Promise.all(read));
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
