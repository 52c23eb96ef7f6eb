// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tabIcon } from './tabIcon.ts';

test('the icon of the tab is the drawing of the site, as a browser reads it from its address', () => {
  const [type, ...rest] = tabIcon().split(',');
  expect(type).toBe('data:image/svg+xml');
  const written = rest.join(',');
  // What would end the attribute, or the address.
  expect(written).not.toMatch(/["#]/);
  const drawing = decodeURIComponent(written.replaceAll('&amp;', '&'));
  const colours = (text: string) => text.match(/#[0-9a-f]{3,8}\b/gi);
  expect(colours(drawing)).toEqual(colours(readFileSync('public/favicon.svg', 'utf8')));
  expect(drawing).toMatch(/^<svg [^>]*>.*<\/svg>$/);
});
