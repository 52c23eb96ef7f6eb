import type { StartData } from './startData.ts';

/** The dialog that is shown until the code of the form dialog has loaded (src/layout/LeadForm.tsx). */
export function waitingDialog(): HTMLDialogElement | null {
  return document.querySelector('[data-waiting]');
}

/** Shows the waiting dialog, and requests the code of the form dialog. */
export function showWaiting({ dialogCode }: StartData): HTMLDialogElement | null {
  for (const href of dialogCode) addToHead('link', { rel: 'modulepreload', href });
  const dialog = waitingDialog();
  if (dialog && !dialog.open) {
    dialog.style.height = `${dialog.dataset.waiting}px`;
    dialog.showModal();
  }
  return dialog;
}

/** Adds an element to the head, in a separate task. */
export function addToHead<Name extends 'link' | 'script'>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): void {
  setTimeout(() => document.head.append(Object.assign(document.createElement(name), values)));
}
