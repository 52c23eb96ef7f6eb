// @vitest-environment node
import { expect, test } from 'vitest';
import { darkColours, lightColours } from './tokens.ts';

const themes = Object.entries({ light: lightColours, dark: darkColours }).map(
  ([theme, declarations]) => {
    const colours = Array.from(
      declarations.matchAll(/--([\w-]+):(#[0-9a-f]{3}|#[0-9a-f]{6});/g),
      ([, name = '', value = '']) => [name, value] as const,
    );
    return { theme, colours: new Map(colours) };
  },
);

/** Relative luminance and contrast (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

// What is read on what: 4.5 for text, 3 for what marks a control (1.4.3 and 1.4.11).
const pairs: [front: string, back: string, least: number][] = [
  ...['ink', 'muted', 'blue'].flatMap((front) =>
    ['paper', 'surface', 'sunk'].map((back): [string, string, number] => [front, back, 4.5]),
  ),
  ['cta-ink', 'cta', 4.5],
  ['cta-ink', 'cta-hover', 4.5],
  ['band-ink', 'band', 4.5],
  ['ink', 'highlight', 4.5],
  ['blue', 'blue-soft', 4.5],
  ['focus', 'paper', 3],
  ['line-strong', 'paper', 3],
  ['cta', 'surface', 3],
];

test.each(themes)('everything can be read in the $theme theme', ({ colours }) => {
  const weak = pairs
    .map(([front, back, least]) => {
      const share = contrast(colours.get(front) ?? '', colours.get(back) ?? '');
      return { front, back, share, least };
    })
    .filter(({ share, least }) => !(share >= least));
  expect(weak).toEqual([]);
});
