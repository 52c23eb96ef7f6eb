import { tokenField } from '../api.ts';
import { inBrowserStorage } from './browserStorage.ts';

export const tokenStorage = 'editor-token';

// Where the browser's storage is not available, the token lasts as long as the tab.
let held: string | undefined;

/**
 * Removes the token from the address and stores it for every tab of this origin, including those opened before a restart.
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

/** The latest token, received in this tab or another; empty if there is none. */
export function currentToken(): string {
  return held ?? inBrowserStorage((storage) => storage.getItem(tokenStorage), null) ?? '';
}
