import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DrawingName, Page } from '../../schema/index.ts';
import { type Drawing, drawingsUrl } from '../../src/art/drawing.ts';
import { drawingsIn } from '../../src/blocks/drawingsIn.ts';
import { readTranslatedDrawing } from '../../src/prerender/readTranslatedDrawing.ts';
import type { VisitorSite } from '../../src/shared/site.ts';
import { contentHash } from './hosting/hosting.ts';

/** A drawing that pages show, with the text of its file in the language of the site. */
type ShownDrawing = Drawing & { name: DrawingName; svg: string };

/** Reads the drawings that pages show, each once. */
export async function readDrawings(
  { drawings = {} }: VisitorSite,
  pages: readonly Page[],
): Promise<ShownDrawing[]> {
  const names = Array.from(new Set(pages.flatMap(({ blocks }) => drawingsIn(blocks))));
  const read = names.map(async (name) => {
    const drawing = drawings[name];
    const svg = drawing && (await readTranslatedDrawing(drawing.file));
    if (!svg) throw new Error(`The drawing "${name}" has no file. Run "npm run generate".`);
    return { ...drawing, name, svg };
  });
  return Promise.all(read);
}

/** The labels in drawings, for the font of the site. */
export function labelsOf(drawings: readonly ShownDrawing[]): string[] {
  return drawings.flatMap(({ svg }) =>
    Array.from(svg.matchAll(/<text [^>]*>([^<]*)/g), ([, label = '']) => label),
  );
}

/**
 * Writes drawings into a built folder, with a file that lists the drawings of pages opened by client-side navigation
 * (src/art/index.ts). Returns the site with their addresses. A site without drawings has no such file.
 */
export async function writeDrawings(
  out: string,
  site: VisitorSite,
  shown: readonly ShownDrawing[],
): Promise<VisitorSite> {
  const written: Partial<Record<DrawingName, Drawing>> = {};
  for (const { name, svg, ...drawing } of shown) {
    // Pages name these files in their markup, so the hash has six characters, as in the bundle (scripts/build/siteCode.ts).
    const file = `/assets/${path.basename(drawing.file, '.svg')}-${contentHash(svg).slice(0, 6)}.svg`;
    await writeFile(path.join(out, file), svg);
    written[name] = { ...drawing, file };
  }
  if (shown.length > 0) await writeFile(path.join(out, drawingsUrl), JSON.stringify(written));
  return { ...site, drawings: written };
}
