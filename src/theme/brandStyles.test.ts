import { expect, test } from 'vitest';
import { defaultPalette, paletteOf } from '../../schema/colors/index.ts';
import { brandStyles } from './brandStyles.ts';

const valuesOf = (styles: string, name: string) =>
  Array.from(styles.matchAll(new RegExp(`--${name}:([^;}]*)`, 'g')), ([, value]) => value);

test('declares the brand colors of both themes, for the page and for parts with another theme', () => {
  const colors = ['#0b5d3b', '#8a1253'];
  const { light, dark } = paletteOf(colors);
  const styles = brandStyles({ brand: { colors } });
  // For the system's theme, and for a visitor's choice.
  expect(valuesOf(styles, 'blue')).toEqual([light.blue, dark.blue, dark.blue]);
  expect(valuesOf(styles, 'paper')).toEqual([light.paper, dark.paper, dark.paper]);
  expect(valuesOf(styles, 'backdrop')).toEqual([`${dark.paper}b3`]);
});

test('a site without a brand uses the default brand', () => {
  expect(brandStyles({})).toBe(
    brandStyles({ brand: { colors: ['#1f4fd1', '#b8430f'], corners: 'soft' } }),
  );
  expect(valuesOf(brandStyles({}), 'cta')[0]).toBe(defaultPalette.light.cta);
});

test.each([
  ['square', '0'],
  ['soft', '10px'],
  ['round', '1.5rem'],
] as const)('%s corners give buttons a radius of %s', (corners, radius) => {
  expect(valuesOf(brandStyles({ brand: { corners } }), 'radius-button')).toEqual([radius]);
});

test('declares a separate accent color for text only if needed', () => {
  expect(brandStyles({})).not.toContain('cta-text');
  const styles = brandStyles({ brand: { colors: ['#0b5d3b', '#d4a017'] } });
  const { light } = paletteOf(['#0b5d3b', '#d4a017']);
  expect(valuesOf(styles, 'cta-text')).toEqual([
    light['cta-text'],
    expect.anything(),
    expect.anything(),
    'CanvasText',
  ]);
});

test.each([
  [['#222'], true],
  [['#0b5d3b'], true],
  [['#0b5d3b', '#d4a017'], false],
  [['#d6006e'], false],
])('buttons of the brand %j are light on a dark band: %s', (colors, isLight) => {
  const styles = brandStyles({ brand: { colors } });
  expect(styles.includes('[data-look=primary],footer{--cta:var(--band-ink)')).toBe(isLight);
});

test('buttons of the default brand look the same on a band', () => {
  expect(brandStyles({})).not.toContain('data-look');
});
