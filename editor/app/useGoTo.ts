import { useGetPuck } from '@puckeditor/core';
import type { ValuePath } from '../../schema/diagnose/types.ts';
import { pathAttribute } from '../fields/FieldNotes.tsx';

/** Where the blocks of a page are, in Puck's words. */
export const zone = 'root:default-zone';

// A field is there a frame or two after its block was chosen or its entry opened.
const mostFrames = 60;

/** Chooses the block of a path, opens the entries of lists on the way to its field, and puts the cursor there. */
export function useGoTo(): (path: ValuePath) => Promise<void> {
  const getPuck = useGetPuck();
  return async (path) => {
    const [first, index] = path;
    const isBlock = first === 'blocks' && typeof index === 'number';
    getPuck().dispatch({
      type: 'setUi',
      ui: { itemSelector: isBlock ? { index, zone } : null },
    });
    for (let frame = 0; frame < mostFrames; frame += 1) {
      await new Promise(requestAnimationFrame);
      const notes = nearestNotes(path);
      const found = notes && pathOf(notes);
      if (!notes || !found) continue;
      const entry = found.length < path.length ? entryOf(notes, path[found.length]) : undefined;
      if (entry && !entry.isOpen) entry.summary.click();
      else if (!entry) return focusOn(notes);
    }
  };
}

/** The notes of the field of a path, or of the list or group that is nearest around it. */
function nearestNotes(path: ValuePath): HTMLElement | undefined {
  return Array.from(document.querySelectorAll<HTMLElement>(`[${pathAttribute}]`))
    .filter((notes) => pathOf(notes).every((step, place) => path[place] === step))
    .sort((a, b) => pathOf(b).length - pathOf(a).length)[0];
}

function pathOf(notes: HTMLElement): readonly unknown[] {
  const path: unknown = JSON.parse(notes.getAttribute(pathAttribute) ?? '[]');
  return Array.isArray(path) ? path : [];
}

/** An entry of the list that the notes are of. */
function entryOf(notes: HTMLElement, place: string | number | undefined) {
  const list = notes.previousElementSibling?.querySelector('[data-dnd-container]');
  const entry = typeof place === 'number' ? list?.children[place] : undefined;
  const summary = entry?.querySelector<HTMLElement>('[role="button"]');
  return entry && summary && { summary, isOpen: entry.querySelector('fieldset') !== null };
}

function focusOn(notes: HTMLElement): void {
  const control = notes.previousElementSibling?.querySelector<HTMLElement>(
    'input, textarea, select, summary, button',
  );
  control?.scrollIntoView({ block: 'center' });
  control?.focus();
}
