import type { DrawingName } from '../../schema/drawings.ts';
import { lazyModule } from '../shared/lazyModule.ts';
import type { Drawing } from './drawing.ts';

// The addresses of all drawings are one chunk, which a prerendered page does without.
const all = lazyModule<Record<DrawingName, Drawing>>(() => import('./allDrawings.ts'));
const adopted = new Map<string, Drawing>();

/** A drawing that has been adopted or loaded. */
export function drawingOf(name: DrawingName): Drawing | undefined {
  return adopted.get(name) ?? all.get()?.[name];
}

/** Loads what is needed to show drawings. Rejects when the code cannot be had. */
export async function loadDrawings(names: readonly DrawingName[]): Promise<void> {
  if (!names.every(drawingOf)) await all.load();
}

/** Keeps the drawings that markup shows, so that no code is loaded for them. */
export function adoptDrawings(root: ParentNode): void {
  for (const svg of root.querySelectorAll<SVGElement>('svg[data-drawing]')) {
    const [file = ''] = svg.querySelector('use')?.getAttribute('href')?.split('#') ?? [];
    const label = svg.getAttribute('aria-label') ?? '';
    const moves = 'moves' in svg.dataset;
    adopted.set(svg.dataset.drawing ?? '', { label, file, moves });
  }
}
