import { useGetPuck } from '@puckeditor/core';
import type { ValuePath } from '../../schema/diagnose/types.ts';
import { pathAttribute } from '../fields/FieldNotes.tsx';

/** Puck's name for the list of the page's blocks. */
export const zone = 'root:default-zone';

// Puck renders a field a frame or two after its block was chosen or its entry opened.
const mostFrames = 60;

/** Chooses the block of a path, opens the entries of lists around its field, and puts the cursor there. */
export function useGoTo(): (path: ValuePath) => Promise<void> {
  const getPuck = useGetPuck();
  return async (path) => {
    const [first, index] = path;
    const isBlock = first === 'blocks' && typeof index === 'number';
    getPuck().dispatch({
      type: 'setUi',
      ui: { itemSelector: isBlock ? { index, zone } : null },
    });
    let nearest: HTMLElement | undefined;
    const opened = new Set<HTMLElement>();
    for (let frame = 0; frame < mostFrames; frame += 1) {
      await new Promise(requestAnimationFrame);
      nearest = nearestNotes(path);
      const found = nearest ? pathOf(nearest).length : 0;
      if (nearest && found === path.length) break;
      const summary = nearest && closedEntry(nearest, path[found]);
      // A second click would close it again.
      if (summary && !opened.has(summary)) summary.click();
      if (summary) opened.add(summary);
    }
    if (nearest) focusOn(nearest);
  };
}

/** The notes of the field of a path, or of the innermost list or group that has it. */
function nearestNotes(path: ValuePath): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>(`[${pathAttribute}]`))
    .filter((notes) => pathOf(notes).every((step, place) => path[place] === step))
    .sort((a, b) => pathOf(b).length - pathOf(a).length)[0];
}

function pathOf(notes: HTMLElement): readonly unknown[] {
  const path: unknown = JSON.parse(notes.getAttribute(pathAttribute) ?? '[]');
  return Array.isArray(path) ? path : [];
}

/** The button that opens an entry of the list of these notes; undefined where the entry is open. */
function closedEntry(notes: HTMLElement, place: string | number | undefined) {
  const list = notes.previousElementSibling?.querySelector('[data-dnd-container]');
  const entry = typeof place === 'number' ? list?.children[place] : undefined;
  return entry?.querySelector('fieldset')
    ? undefined
    : entry?.querySelector<HTMLElement>('[role="button"]');
}

function focusOn(notes: HTMLElement): void {
  const control = notes.previousElementSibling?.querySelector<HTMLElement>(
    'input, textarea, select, summary, button',
  );
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}
