import { expect, test } from 'vitest';
import { defaultPalette, paletteOf } from '../../schema/colors/index.ts';
import { brandStyles } from './brandStyles.ts';

const valuesOf = (styles: string, name: string) =>
  Array.from(styles.matchAll(new RegExp(`--${name}:([^;}]*)`, 'g')), ([, value]) => value);

test('both themes have the colors of the brand, for the page and for parts with a theme of their own', () => {
  const colors = ['#0b5d3b', '#8a1253'];
  const { light, dark } = paletteOf(colors);
  const styles = brandStyles({ brand: { colors } });
  // As the system has it, and as a visitor has chosen.
  expect(valuesOf(styles, 'blue')).toEqual([light.blue, dark.blue, dark.blue]);
  expect(valuesOf(styles, 'paper')).toEqual([light.paper, dark.paper, dark.paper]);
  expect(valuesOf(styles, 'backdrop')).toEqual([`${dark.paper}b3`]);
});

test('a site without a brand has the default one', () => {
  expect(brandStyles({})).toBe(
    brandStyles({ brand: { colors: ['#1f4fd1', '#b8430f'], corners: 'soft' } }),
  );
  expect(valuesOf(brandStyles({}), 'cta')[0]).toBe(defaultPalette.light.cta);
});

test.each([
  ['square', '0'],
  ['soft', '10px'],
  ['round', '1.5rem'],
] as const)('%s corners have the radius %s at buttons', (corners, radius) => {
  expect(valuesOf(brandStyles({ brand: { corners } }), 'radius-button')).toEqual([radius]);
});

test('the accent has a color of its own as text only where it needs one', () => {
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

test('the buttons of the default brand are on a band as anywhere else', () => {
  expect(brandStyles({})).not.toContain('data-look');
});
