import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const script = readFileSync('src/public/demo/theme.js', 'utf8');

/** The theme of a demo in a frame of a page with this root element. */
function themeInside(documentElement: { dataset: { theme?: string } } | null): string | undefined {
  const dataset: { theme?: string } = {};
  const window = { parent: { document: { documentElement } }, addEventListener() {} };
  runInNewContext(script, { window, document: { documentElement: { dataset } } });
  return dataset.theme;
}

test('a demo in a frame uses the theme of the surrounding page', () => {
  expect(themeInside({ dataset: { theme: 'dark' } })).toBe('dark');
  expect(themeInside({ dataset: {} })).toBe('');
});

// Firefox removes the root element first when a visitor leaves the page.
test('a demo does not throw while its page unloads', () => {
  expect(themeInside(null)).toBe('');
});
