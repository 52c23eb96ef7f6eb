/** Takes the waiting dialog away, because the real one is there. Returns whether there was one. */
export function endWaiting(): boolean {
  const waiting = document.querySelector<HTMLDialogElement>('dialog[data-waiting]');
  // To remove a dialog is not to close it: nobody is told that the visitor has.
  waiting?.remove();
  return waiting !== null;
}

/**
 * Tells the early script that the page answers now, and does what the visitor already asked for: in a
 * task of its own, where React can hydrate the place of the click at once.
 */
export function replayEarlyClick(): void {
  document.documentElement.dataset.hydrated = 'true';
  const { earlyClick } = window;
  delete window.earlyClick;
  if (earlyClick) setTimeout(() => earlyClick.click());
}
