import type { FragmentInstance } from 'react';
import { isWithin } from '../adapter/fieldPath.ts';
import { fieldAt } from './marks.ts';
import type { Place } from './messages.ts';

/** The attribute of the text that is edited in the form. */
export const editedAttribute = 'data-edited';

/**
 * Marks the edited text, scrolls to it or to its block unless it is in view, and opens the menus around it. Returns a
 * function that ends it.
 */
export function showPlace(
  place: Place | undefined,
  blocks: readonly (FragmentInstance | null)[],
): (() => void) | undefined {
  if (!place) return undefined;
  const [list, index] = place.path;
  const element = textsOf(place).find(isVisible);
  if (element) {
    const menus = menusAround(element);
    const open = () => {
      for (const menu of menus) menu.open = true;
    };
    open();
    // A click elsewhere, even in the form, closes a menu.
    for (const menu of menus) menu.addEventListener('toggle', open);
    element.setAttribute(editedAttribute, '');
    const show = () => {
      if (!isInView(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center' });
    };
    show();
    // Loading pictures, or a smaller window, may move it out of view.
    const resized = new ResizeObserver(show);
    for (const moving of [document.body, document.documentElement]) resized.observe(moving);
    addEventListener('resize', show);
    return () => {
      resized.disconnect();
      removeEventListener('resize', show);
      element.removeAttribute(editedAttribute);
      for (const menu of menus) {
        menu.removeEventListener('toggle', open);
        menu.open = false;
      }
    };
  }
  if (list === 'header' || list === 'footer') {
    document.querySelector(`body ${list}`)?.scrollIntoView({ block: 'nearest' });
    return undefined;
  }
  const block = list === 'blocks' && typeof index === 'number' ? blocks[index] : undefined;
  const [first] = block?.getClientRects() ?? [];
  // Below the sticky header.
  if (first && !isInView(first)) scrollBy({ top: first.top - 80 });
  return undefined;
}

/** The texts of a field, or within it, in the order of the page. */
function textsOf(place: Place): HTMLElement[] {
  return place.path.length < (place.isSite ? 1 : 3) ? [] : textsIn(place);
}

/** Focuses the first editable text of a place. */
export function focusText(place: Place): void {
  textsIn(place)
    .find((element) => element.role === 'textbox' && element.checkVisibility())
    ?.focus();
}

function textsIn({ isSite, path }: Place): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-field]')).filter((element) => {
    const field = fieldAt(Number(element.dataset.field));
    return field?.place.isSite === isSite && isWithin(field.place.path, path);
  });
}

/** Whether an element is visible at this width, perhaps in a menu that can be opened. */
function isVisible(element: HTMLElement): boolean {
  return (menusAround(element).at(-1) ?? element).checkVisibility();
}

/** The menus that must be open to show an element, the innermost first. A menu's summary is visible without it. */
function menusAround(element: HTMLElement): HTMLDetailsElement[] {
  const menu = element.parentElement?.closest('details');
  if (!menu) return [];
  const isNeeded = element.closest('summary')?.parentElement !== menu;
  return [...(isNeeded ? [menu] : []), ...menusAround(menu)];
}

function isInView({ top, bottom }: DOMRect): boolean {
  return top >= 0 && bottom <= innerHeight;
}
