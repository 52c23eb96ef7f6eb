/** What the early script (earlyScript.ts) and the page's code share. */
export type Early = {
  /** The path that the page was loaded for. The visitor may go back before the code runs. */
  pathname: string;
  /** The element whose click is replayed after hydration. */
  click?: HTMLElement;
  /**
   * Reloads the page unless that was tried before. Code may be missing because a cached page refers to files that a new build has
   * replaced. Returns whether the page reloads.
   */
  reloadOnce: () => boolean;
  /** Makes the page work as it does without JavaScript. */
  giveUp: () => void;
};

declare global {
  interface Window {
    early?: Early;
  }
}

/**
 * Marks the page as hydrated, and replays the click that the early script kept. This happens in a separate task, in which React
 * hydrates the clicked element first.
 */
export function replayEarlyClick(): void {
  document.documentElement.dataset.hydrated = 'true';
  const click = window.early?.click;
  delete window.early?.click;
  if (click) setTimeout(() => click.click());
}

/** In sessionStorage: set after the page was reloaded because its code failed to load. */
export const reloadedKey = 'reloaded';
