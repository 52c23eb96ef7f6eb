import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scale } from './tokens.ts';

const steps = new Set(Array.from(scale.matchAll(/--([\w-]+):/g), ([, name = '']) => name));

/** The declarations of font sizes and spaces in the components' styles. Labels in drawings have their own units. */
const declarations = ['blocks', 'layout', 'renderer', 'theme', 'ui'].flatMap((room) =>
  readdirSync(path.join('src', room))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join('src', room, name), 'utf8');
      const found = text.matchAll(
        /(?<![\w-])(font(?:-size)?|(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?): ([^;{}]+)[;}]/g,
      );
      return Array.from(found, ([, property = '', value = '']) => ({
        place: `${name}: ${property}: ${value}`,
        value,
      }));
    }),
);

/** Whether a size consists only of steps of the scale. Lines of 1 or 2 px and zero are ignored. */
function isOfScale(value: string): boolean {
  const rest = value
    .replace(/var\(--([\w-]+)\)/g, (text, name) => (steps.has(name) ? '' : text))
    .replace(/var\(--(font|header)\)|env\([\w-]+\)/g, '')
    // Ignores weight and line height in the shorthand `font`, and factors.
    .replace(/-?(?<![\d.])\d+(\.\d+)?(?![\w.%]|px)|\b[12]px\b/g, '');
  return !/\d/.test(rest) && !rest.includes('--');
}

test('components only use font sizes and spaces of the scale', () => {
  expect(declarations.length).toBeGreaterThan(100);
  const others = declarations.filter(({ value }) => !isOfScale(value)).map(({ place }) => place);
  expect(others).toEqual([]);
});

test('there are at most eight font sizes and eight spaces', () => {
  const named = (prefix: string) => Array.from(steps).filter((name) => name.startsWith(prefix));
  expect(named('text-').length).toBeLessThanOrEqual(8);
  expect(named('space-').length).toBeLessThanOrEqual(8);
});

test.each([
  ['var(--space-m) 0', true],
  ['calc(-1 * var(--space-xs))', true],
  ['calc(var(--space-l) - 1px)', true],
  ['400 var(--text-m)/1.6 var(--font)', true],
  ['max(var(--space-xs), env(safe-area-inset-bottom))', true],
  ['auto', true],
  ['1.1rem', false],
  ['0.5em', false],
  ['13px', false],
  ['min(var(--space-m), 1.6vw)', false],
  ['var(--space-huge)', false],
])('"%s" is on the scale: %s', (value, expected) => {
  expect(isOfScale(value)).toBe(expected);
});
