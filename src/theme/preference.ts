export const themePreferences = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

const storageKey = 'theme';

/** The theme that was chosen for the page, or 'system'. */
export function readThemePreference(): ThemePreference {
  const { theme } = document.documentElement.dataset;
  return themePreferences.find((preference) => preference === theme) ?? 'system';
}

/** Shows the page as chosen, and keeps the choice for later visits. Storage can be blocked; then it lasts for the page. */
export function writeThemePreference(preference: ThemePreference): void {
  if (preference === 'system') followSystem();
  else showTheme(preference);
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Blocked storage: the attribute on the page still holds until the next full load.
  }
}

/** Shows the page in the theme that was chosen earlier, where there is one. Throws where storage is blocked. */
export function showStoredTheme(): void {
  const stored: unknown = localStorage[storageKey];
  if (stored === 'light' || stored === 'dark') showTheme(stored);
}

// The colour of the browser's own bars: an element for each theme, whose media query is kept while the visitor has chosen one.
const barColours = 'meta[name=theme-color]';

function showTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>(barColours)) {
    bar.dataset.media ??= bar.media;
    bar.media = bar.dataset.media.includes(theme) ? 'all' : 'not all';
  }
}

function followSystem(): void {
  delete document.documentElement.dataset.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>(barColours)) {
    bar.media = bar.dataset.media ?? bar.media;
  }
}
