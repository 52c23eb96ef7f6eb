import { beforeEach, expect, test, vi } from 'vitest';
import { readThemePreference, showStoredTheme, writeThemePreference } from './preference.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  // The colours of the browser's own bars, as a prerendered page brings them along.
  document.head.innerHTML = ['light', 'dark']
    .map((theme) => `<meta media="(prefers-color-scheme: ${theme})" data-theme="${theme}">`)
    .join('');
});

const bars = () => Array.from(document.querySelectorAll('meta'), ({ media }) => media);

/** The theme that the next page starts with: the script of its head reads it from here. */
const remembered = () => localStorage.getItem('theme');

test('a chosen theme is on the page and remembered', () => {
  expect(readThemePreference()).toBe('system');
  for (const theme of ['dark', 'light'] as const) {
    writeThemePreference(theme);
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(readThemePreference()).toBe(theme);
    expect(remembered()).toBe(theme);
  }
});

test('"System" takes the choice back, for this page and for the next one', () => {
  writeThemePreference('dark');
  writeThemePreference('system');
  expect(readThemePreference()).toBe('system');
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  expect(remembered()).toBeNull();
});

test('where storage is blocked, the choice holds for the page', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  writeThemePreference('dark');
  expect(readThemePreference()).toBe('dark');
  blocked.mockRestore();
});

test("the browser's bars have the colour of the chosen theme, and of the system's without a choice", () => {
  writeThemePreference('dark');
  expect(bars()).toEqual(['not all', 'all']);
  writeThemePreference('light');
  expect(bars()).toEqual(['all', 'not all']);
  writeThemePreference('system');
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('a later page starts in the theme that was chosen, and in no other', () => {
  showStoredTheme();
  expect(readThemePreference()).toBe('system');
  writeThemePreference('light');
  delete document.documentElement.dataset.theme;
  showStoredTheme();
  expect(readThemePreference()).toBe('light');
  // What another version or another program has kept there.
  localStorage.setItem('theme', 'sepia');
  delete document.documentElement.dataset.theme;
  showStoredTheme();
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
});
