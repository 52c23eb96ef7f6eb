import type { ValuePath } from '../../schema/index.ts';
import { wholeAttribute } from './Around.tsx';
import { pathAttribute } from './FieldNotes.tsx';

/** Shows the field of a path and focuses it, unless a text in the page is focused. */
export function focusField(path: ValuePath): void {
  const field = showField(path);
  if (isInPage()) return;
  const control =
    // In a rich text, focus the text, not its buttons.
    field?.querySelector<HTMLElement>('input, textarea, select, [role="textbox"]') ??
    field?.querySelector<HTMLElement>(':is(summary, button):not([role="toolbar"] *)');
  control?.focus({ preventScroll: true });
}

/** Unfolds the field of a path, or the nearest one around it, and scrolls to it. */
export function showField(path: ValuePath): HTMLElement | undefined {
  const [field] = Array.from(document.querySelectorAll<HTMLElement>(`[${wholeAttribute}]`))
    .filter((one) => pathOf(one).every((step, place) => path[place] === step))
    .sort((a, b) => pathOf(b).length - pathOf(a).length);
  for (let hidden = field?.closest('details'); hidden; ) {
    hidden.open = true;
    hidden = hidden.parentElement?.closest('details') ?? null;
  }
  field?.scrollIntoView({ block: 'nearest' });
  return field;
}

/** Drops files on the field of a picture, as if they were dropped there by hand. */
export function dropOn(path: ValuePath, files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const zone = showField(path)?.querySelector('[data-drop]');
  zone?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

/** The path in the attribute of a field's element. */
export function pathOf(field: Element): ValuePath {
  const path: unknown = JSON.parse(field.getAttribute(pathAttribute) ?? '[]');
  const steps: readonly unknown[] = Array.isArray(path) ? path : [];
  return steps.filter((step) => typeof step === 'string' || typeof step === 'number');
}

/** Whether the focus is in the page: then fields are only shown. */
const isInPage = () => document.activeElement instanceof HTMLIFrameElement;
