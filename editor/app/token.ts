import { tokenField } from '../api.ts';

export const tokenStorage = 'editor-token';

// Where a browser stores nothing, the token lasts as long as the tab.
let held: string | undefined;

/**
 * Takes the token out of the address and keeps it for every tab of this origin, those of before a restart included.
 * Says whether there was one.
 */
export function takeToken(): boolean {
  const token = new RegExp(`^#${tokenField}=([\\w-]+)$`).exec(location.hash)?.[1];
  if (token === undefined) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    localStorage.setItem(tokenStorage, token);
  } catch {
    held = token;
  }
  return true;
}

/** The token as it was last handed over, in this tab or another; empty where none was. */
export function currentToken(): string {
  try {
    return held ?? localStorage.getItem(tokenStorage) ?? '';
  } catch {
    return '';
  }
}
