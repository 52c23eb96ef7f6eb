import type { DrawingName } from '../../schema/drawings.ts';
import { loadOnce } from '../shared/loadOnce.ts';
import { type Drawing, type Drawings, drawingsUrl } from './drawing.ts';

const known = new Map<string, Drawing>();

/** The drawing of a name; undefined when it is neither adopted nor loaded. */
export function drawingOf(name: DrawingName): Drawing | undefined {
  return known.get(name);
}

const loadAll = loadOnce(async () => {
  const response = await fetch(drawingsUrl);
  const all: Drawings = await response.json();
  for (const [name, drawing] of Object.entries(all)) known.set(name, drawing);
});

/**
 * Loads the list of drawings in a built site, unless these are known. Rejects when it cannot be loaded or lacks one of them. In
 * dev and in the prerenderer it does nothing, because `drawings` of the site has them all.
 */
export async function loadDrawings(names: readonly DrawingName[]): Promise<void> {
  if (!import.meta.env.PROD || import.meta.env.SSR || names.every(drawingOf)) return;
  await loadAll();
  if (!names.every(drawingOf)) throw new Error('The site has other drawings now.');
}

/** Keeps the drawings that prerendered markup shows, so that they are not loaded again. */
export function adoptDrawings(root: ParentNode): void {
  for (const svg of root.querySelectorAll<SVGElement>('svg[data-drawing]')) {
    const [file = ''] = svg.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    const label = svg.getAttribute('aria-label') ?? '';
    const moves = 'moves' in svg.dataset;
    known.set(svg.dataset.drawing ?? '', { label, file, moves });
  }
}
