export const themePreferences = ['light', 'dark', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

const storageKey = 'theme';

/** The theme that the visitor has chosen, or 'system'. */
export function readThemePreference(): ThemePreference {
  const { theme } = document.documentElement.dataset;
  return themePreferences.find((preference) => preference === theme) ?? 'system';
}

/** Applies a theme, and stores the choice for later visits. If storage is blocked, it lasts until the next full load. */
export function writeThemePreference(preference: ThemePreference): void {
  if (preference === 'system') followSystem();
  else showTheme(preference);
  try {
    if (preference === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, preference);
  } catch {
    // Storage is blocked: the attribute on the root element remains until the next full load.
  }
}

/** Applies the stored theme, if there is one. Throws when storage is blocked. */
export function showStoredTheme(): void {
  const stored: unknown = localStorage[storageKey];
  if (stored === 'light' || stored === 'dark') showTheme(stored);
}

// The color of the browser UI: one element for each theme. Its media query is kept in `data-media` while a chosen theme overrides
// it.
const barColors = 'meta[name=theme-color]';

function showTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>(barColors)) {
    bar.dataset.media ??= bar.media;
    bar.media = bar.dataset.media.includes(theme) ? 'all' : 'not all';
  }
}

function followSystem(): void {
  delete document.documentElement.dataset.theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>(barColors)) {
    bar.media = bar.dataset.media ?? bar.media;
  }
}
