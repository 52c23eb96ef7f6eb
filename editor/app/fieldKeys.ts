import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { zone } from '../adapter/target.ts';
import { unlessMoved } from '../document/unlessMoved.ts';
import { pathAttribute } from '../fields/FieldNotes.tsx';

// Puck renders the fields a frame or two after their block was selected, and later for a new block.
const mostFrames = 60;
// The fields of the previous block stay for a moment.
const framesOfOld = 3;

/**
 * Selects a block, shows it in the page, and focuses its first field. A focus that the person moves before that field is
 * rendered stays where it is.
 */
export function useToFields(): (index: number) => Promise<void> {
  const getPuck = useGetPuck();
  return async (index) => {
    getPuck().dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
    const control = await unlessMoved(whenThere(() => firstControl(index), framesOfOld));
    control?.scrollIntoView({ block: 'nearest' });
    control?.focus();
    await showInPage(getPuck().appState.data.content[index]?.props.id);
  };
}

/** Escape in a field goes back to the block: to its entry in the list, or to the block in the page if the list is closed. */
export function useKeyToBlock(): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, isComposing } = event;
      if (key !== 'Escape' || defaultPrevented || isComposing) return;
      if (!(target instanceof Element) || !target.closest('form[class*="PuckFields"]')) return;
      const entry = document.querySelector<HTMLElement>('[data-chosen] > button');
      (entry?.checkVisibility() ? entry : blockInPage(chosenIn(entry)))?.focus();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
}

/** Enter on a block of the page goes to its fields; Escape in a text of the page goes back to its block. */
export function useKeysOfPage(page: Document | undefined): void {
  const getPuck = useGetPuck();
  const toFields = useToFields();
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const view = page?.defaultView;
      if (!view || !(target instanceof view.HTMLElement)) return;
      const block = target.closest<HTMLElement>(`[${blockAttribute}]`);
      if (key === 'Escape') block?.focus();
      if (key !== 'Enter' || block !== target) return;
      const id = block.getAttribute(blockAttribute);
      const { content } = getPuck().appState.data;
      void toFields(content.findIndex(({ props }) => props.id === id));
    };
    page?.addEventListener('keydown', press);
    return () => page?.removeEventListener('keydown', press);
  });
}

const blockAttribute = 'data-puck-component';

/** The element around a block in the page. */
export function blockInPage(id: string | undefined): HTMLElement | undefined {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame');
  const blocks = frame?.contentDocument?.querySelectorAll<HTMLElement>(`[${blockAttribute}]`) ?? [];
  return Array.from(blocks).find((block) => block.getAttribute(blockAttribute) === id);
}

/** Scrolls the canvas to a block, as soon as the block is rendered. */
export async function showInPage(id: string | undefined): Promise<void> {
  const block = await whenThere(() => blockInPage(id));
  if (!block) return;
  const { top, bottom } = block.getBoundingClientRect();
  const height = block.ownerDocument.defaultView?.innerHeight ?? 0;
  if (top < 0 || bottom > height) block.scrollIntoView({ block: 'start' });
}

const chosenIn = (entry: HTMLElement | null) => entry?.dataset.block;

function firstControl(index: number): HTMLElement | undefined {
  const notes = document.querySelector(`[${pathAttribute}^='["blocks",${index},']`);
  const field = notes?.closest('[class*="PuckFields-field"]');
  const controls =
    field?.querySelectorAll<HTMLElement>('input, textarea, select, button, [contenteditable]') ??
    [];
  return Array.from(controls).find(
    (control) => !control.matches(':disabled') && control.checkVisibility(),
  );
}

/** The result of `find` in this frame or a later one, once it has been the same for `stays` frames. */
async function whenThere<Found>(
  find: () => Found | undefined,
  stays = 0,
): Promise<Found | undefined> {
  let last: Found | undefined;
  let same = 0;
  for (let frame = 0; frame < mostFrames; frame += 1) {
    const found = find();
    same = found === last ? same + 1 : 0;
    last = found;
    if (found && same >= stays) return found;
    await new Promise(requestAnimationFrame);
  }
  return last;
}
