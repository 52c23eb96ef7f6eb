import { beforeEach, expect, test, vi } from 'vitest';
import { readThemePreference, writeThemePreference } from './preference.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

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
