import { tokenField } from '../api.ts';
import { inBrowserStorage } from './browserStorage.ts';

export const tokenStorage = 'editor-token';

// Where a browser stores nothing, the token lasts as long as the tab.
let held: string | undefined;

/**
 * Takes the token out of the address and keeps it for every tab of this origin, those of before a restart included.
 * Returns whether there was one.
 */
export function takeToken(): boolean {
  const token = new RegExp(`^#${tokenField}=([\\w-]+)$`).exec(location.hash)?.[1];
  if (token === undefined) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  held = inBrowserStorage<string | undefined>((storage) => {
    storage.setItem(tokenStorage, token);
    return undefined;
  }, token);
  return true;
}

/** The token as it was last handed over, in this tab or another; empty where none was. */
export function currentToken(): string {
  return held ?? inBrowserStorage((storage) => storage.getItem(tokenStorage), null) ?? '';
}
