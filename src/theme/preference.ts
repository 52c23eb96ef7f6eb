export const themePreferences = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

const storageKey = 'theme';

/** The theme that the page is shown in by choice, or 'system'. */
export function readThemePreference(): ThemePreference {
  const chosen = document.documentElement.dataset.theme;
  return isTheme(chosen) ? chosen : 'system';
}

/** Shows the page in a theme and keeps the choice for later visits. Storage can be blocked; then it lasts for the page. */
export function writeThemePreference(preference: ThemePreference): void {
  showTheme(preference);
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Blocked storage: the attribute on the page still holds until the next full load.
  }
}

/** Shows the page in the theme of an earlier choice, where there is one. Throws where storage is blocked. */
export function showStoredTheme(): void {
  const stored = localStorage.getItem(storageKey);
  if (isTheme(stored)) showTheme(stored);
}

/** Puts a theme on the page and on the browser's own bars, whose colours are two elements, one for each theme. */
function showTheme(preference: ThemePreference): void {
  const { dataset } = document.documentElement;
  if (preference === 'system') delete dataset.theme;
  else dataset.theme = preference;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    meta.media =
      preference === 'system'
        ? `(prefers-color-scheme: ${scheme})`
        : preference === scheme
          ? 'all'
          : 'not all';
  }
}

function isTheme(value: unknown): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}
