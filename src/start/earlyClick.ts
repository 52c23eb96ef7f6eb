/** Removes the waiting dialog, because the form dialog is shown or no longer wanted. Returns whether there was one. */
export function endWaiting(): boolean {
  const waiting = document.querySelector<HTMLDialogElement>('dialog[data-waiting]');
  // Removing a dialog fires no close event, which would mean that the visitor has closed it.
  waiting?.remove();
  return waiting !== null;
}

/**
 * Tells the early script that the page is hydrated, and repeats the click that it kept: in a task of its own, where React can
 * hydrate the clicked place at once.
 */
export function replayEarlyClick(): void {
  document.documentElement.dataset.hydrated = 'true';
  const { earlyClick } = window;
  delete window.earlyClick;
  if (earlyClick) setTimeout(() => earlyClick.click());
}
