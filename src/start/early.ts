/** What the early script (earlyScript.ts) and the page's code share. */
export type Early = {
  /** The path that the page was loaded for. Back may leave it before the code runs. */
  pathname: string;
  /** The element whose click is repeated after hydration. */
  click?: HTMLElement;
  /** Handles code that cannot be loaded. Returns true when the page reloads. */
  onCodeFailed: () => true | undefined;
};

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Tells the early script that the page is hydrated, and repeats the click that it kept: in a task of its own, where React can
 * hydrate the clicked place at once.
 */
export function replayEarlyClick(): void {
  document.documentElement.dataset.hydrated = 'true';
  const click = window.early?.click;
  delete window.early?.click;
  if (click) setTimeout(() => click.click());
}
