import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DrawingName, Page } from '../schema/index.ts';
import { drawingsIn } from '../src/blocks/drawingsIn.ts';
import { readSpokenDrawing } from '../src/prerender/readSpokenDrawing.ts';
import type { SpokenDrawing, VisitorSite } from '../src/shared/site.ts';
import { contentHash } from './hosting.ts';

/**
 * Writes the drawings that the pages show in the language of the site, and returns the site with their addresses. In English,
 * the files are those of the bundle.
 */
export async function writeDrawings(
  out: string,
  { drawings, ...site }: VisitorSite,
  pages: readonly Page[],
): Promise<VisitorSite> {
  if (!drawings) return site;
  const written: Partial<Record<DrawingName, SpokenDrawing>> = {};
  for (const name of pages.flatMap(({ blocks }) => drawingsIn(blocks))) {
    const spoken = drawings[name];
    const svg = spoken && !written[name] && (await readSpokenDrawing(spoken.file));
    if (!svg) continue;
    const file = `/assets/${path.basename(spoken.file, '.svg')}-${contentHash(svg)}.svg`;
    await writeFile(path.join(out, file), svg);
    written[name] = { label: spoken.label, file };
  }
  return { ...site, drawings: written };
}
