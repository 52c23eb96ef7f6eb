import type { DrawingName } from '../../schema/drawings.ts';
import { loadOnce } from '../shared/loadOnce.ts';
import { type Drawing, type Drawings, drawingsUrl } from './drawing.ts';

const known = new Map<string, Drawing>();

/** A drawing that has been adopted or loaded. */
export function drawingOf(name: DrawingName): Drawing | undefined {
  return known.get(name);
}

const loadAll = loadOnce(async () => {
  const response = await fetch(drawingsUrl);
  const all: Drawings = await response.json();
  for (const [name, drawing] of Object.entries(all)) known.set(name, drawing);
});

/**
 * Loads what is needed to show drawings in a built site. Rejects when it cannot be had. Elsewhere `drawings` of the site has
 * them all.
 */
export async function loadDrawings(names: readonly DrawingName[]): Promise<void> {
  if (!import.meta.env.PROD || import.meta.env.SSR || names.every(drawingOf)) return;
  await loadAll();
  if (!names.every(drawingOf)) throw new Error('The site has other drawings now.');
}

/** Keeps the drawings that markup shows, so that nothing is loaded for them. */
export function adoptDrawings(root: ParentNode): void {
  for (const svg of root.querySelectorAll<SVGElement>('svg[data-drawing]')) {
    const [file = ''] = svg.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    const label = svg.getAttribute('aria-label') ?? '';
    const moves = 'moves' in svg.dataset;
    known.set(svg.dataset.drawing ?? '', { label, file, moves });
  }
}
