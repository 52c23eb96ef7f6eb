import { beforeEach, expect, test } from 'vitest';
import { readThemePreference, showStoredTheme } from './preference.ts';

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

test('ignores a stored value that is not a theme', () => {
  localStorage.setItem('theme', 'sepia');
  reload();
  expect(readThemePreference()).toBe('system');
  expect(media()[0]).toBe('(prefers-color-scheme: light)');
});
