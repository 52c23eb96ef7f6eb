export const themePreferences = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

const storageKey = 'theme';

/** What the visitor chose, or 'system'. Storage can be blocked; then the choice lasts for the page. */
export function readThemePreference(): ThemePreference {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function writeThemePreference(preference: ThemePreference): void {
  const { dataset } = document.documentElement;
  if (preference === 'system') delete dataset.theme;
  else dataset.theme = preference;
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Blocked storage: the attribute on the page still holds until the next full load.
  }
}
