import { beforeEach, expect, test } from 'vitest';
import { readThemePreference, showStoredTheme, writeThemePreference } from './preference.ts';

// happy-dom does not reflect the attribute.
Object.defineProperty(HTMLMetaElement.prototype, 'media', {
  get(this: Element) {
    return this.getAttribute('media') ?? '';
  },
  set(this: Element, value: string) {
    this.setAttribute('media', value);
  },
});

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)">
    <meta name="theme-color" media="(prefers-color-scheme: dark)">`;
});

const media = () => Array.from(document.querySelectorAll('meta'), (meta) => meta.media);

/** Simulates a full load: the document is new, and storage remains. */
function reload() {
  delete document.documentElement.dataset.theme;
  showStoredTheme();
}

test('applies a chosen theme to the page and the browser UI, also after a reload', () => {
  writeThemePreference('dark');
  expect(readThemePreference()).toBe('dark');
  expect(media()).toEqual(['not all', 'all']);
  reload();
  expect(readThemePreference()).toBe('dark');
  writeThemePreference('light');
  expect(media()).toEqual(['all', 'not all']);
});

test('remembers that the system theme was chosen again', () => {
  writeThemePreference('dark');
  writeThemePreference('system');
  expect(readThemePreference()).toBe('system');
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  reload();
  expect(readThemePreference()).toBe('system');
});

test('ignores a stored value that is not a theme', () => {
  localStorage.setItem('theme', 'sepia');
  reload();
  expect(readThemePreference()).toBe('system');
  expect(media()[0]).toBe('(prefers-color-scheme: light)');
});
