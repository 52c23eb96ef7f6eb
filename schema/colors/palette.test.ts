import { describe, expect, test } from 'vitest';
import { randomBelow } from '../../scripts/random.ts';
import { contrastOf, mixOf, oklchOf } from './color.ts';
import { defaultPalette } from './defaultPalette.ts';
import { pairs } from './pairs.ts';
import { type Colors, isWeak, movedColors, type Palette, paletteOf } from './palette.ts';

const themes = ['light', 'dark'] as const;
const asMap = (palette: Palette, theme: (typeof themes)[number]) =>
  new Map(Object.entries(palette[theme]));

/** The colors measured in the design, then from "highlight" on those that were added to match. */
const design = {
  light: {
    paper: '#f7f8f6',
    surface: '#ffffff',
    sunk: '#eceff0',
    ink: '#0f2233',
    muted: '#4a5d6c',
    line: '#cfd8dc',
    blue: '#1f4fd1',
    'blue-soft': '#e3ebff',
    cta: '#b8430f',
    'cta-ink': '#ffffff',
    focus: '#1f4fd1',
    'art-grid': '#dde5ea',
    'art-top': '#ffffff',
    'art-side': '#dfe7ec',
    'art-shade': '#cfdae1',
    highlight: '#e3ebff',
    'line-strong': '#798996',
    'art-wall-1': '#eef2f4',
    'art-wall-2': '#e4eaee',
    'art-shadow': '#dfe5e8',
    'cta-text': '#b8430f',
    'cta-hover': '#9c380b',
    band: '#0f2233',
    'band-ink': '#f7f8f6',
    screen: '#0f2233',
    'screen-2': '#1d3a5c',
    'art-tile': '#5f8df0',
    'art-light': '#cfe0ff',
  },
  dark: {
    paper: '#0b1722',
    surface: '#12222f',
    sunk: '#0f1d29',
    ink: '#eaf1f6',
    muted: '#a9bac7',
    line: '#2a3d4c',
    blue: '#8fb4ff',
    'blue-soft': '#16294a',
    cta: '#ff9a5c',
    'cta-ink': '#1b0d04',
    focus: '#8fb4ff',
    'art-grid': '#1b2d3a',
    'art-top': '#1c3344',
    'art-side': '#172a39',
    'art-shade': '#12222f',
    highlight: '#12222f',
    'line-strong': '#6f8698',
    'art-wall-1': '#112230',
    'art-wall-2': '#0e1d29',
    'art-shadow': '#0c1823',
    'cta-text': '#ff9a5c',
    'cta-hover': '#ffb07f',
    band: '#16294a',
    'band-ink': '#eaf1f6',
    screen: '#050b11',
    'screen-2': '#14304f',
    'art-tile': '#5f8df0',
    'art-light': '#cfe0ff',
  },
};

/** How different two colors look (ΔE-OK, CSS Color 4). A difference of 0.02 is just visible side by side. */
function differenceOf(one: string, other: string): number {
  const [first, second] = [oklchOf(one), oklchOf(other)];
  const turn = ((first.hue - second.hue) * Math.PI) / 360;
  return Math.hypot(
    first.lightness - second.lightness,
    first.chroma - second.chroma,
    2 * Math.sqrt(first.chroma * second.chroma) * Math.sin(turn),
  );
}

test.each(themes)('the default brand matches the colors of the design in the %s theme', (theme) => {
  const palette = asMap(paletteOf(['#1f4fd1', '#b8430f']), theme);
  const others = Object.entries(design[theme])
    .map(([name, hex]) => ({ name, difference: differenceOf(hex, palette.get(name) ?? '') }))
    .filter(({ difference }) => !(difference <= 0.02));
  expect(others).toEqual([]);
  expect(asMap(defaultPalette, theme)).toEqual(palette);
});

test('band lines are white, and fainter in the dark theme', () => {
  const { light, dark } = defaultPalette;
  expect([light['band-line'], dark['band-line']]).toEqual(['#ffffff12', '#ffffff0a']);
});

test('ignores invalid colors and falls back to the default palette without any', () => {
  expect(paletteOf()).toEqual(defaultPalette);
  expect(paletteOf([])).toEqual(defaultPalette);
  expect(paletteOf(['blurple'])).toEqual(defaultPalette);
  expect(paletteOf(['blurple', '#0b5d3b'])).toEqual(paletteOf(['#0b5d3b']));
});

/** Hard cases: no hue, extreme lightness, the corners of sRGB, and colors on which no text is readable. */
const hard = [
  '#fff',
  '#000',
  '#808080',
  '#767676',
  '#ccff00',
  '#ff0',
  '#0f0',
  '#0ff',
  '#f0f',
  '#f00',
  '#00f',
];

/** Pseudorandom brands of one to three colors. */
function brandsOf(seed: number, count: number): string[][] {
  const below = randomBelow(seed);
  const color = () =>
    below(5) === 0
      ? (hard[below(hard.length)] ?? '')
      : `#${below(2 ** 24)
          .toString(16)
          .padStart(6, '0')}`;
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: 1 + (index % 3) }, color),
  );
}

const weakPairs = (colors: Colors) => pairs.filter((pair) => isWeak(pair, (name) => colors[name]));

test('every color pair of the components is readable with any brand', () => {
  const brands = [...brandsOf(17, 1000), ...hard.map((color) => [color])];
  const wrong = brands.flatMap((brand) => {
    const palette = paletteOf(brand);
    return themes.flatMap((theme) => {
      const colors = asMap(palette, theme);
      const odd = [...colors.values()].filter(
        (hex) => !/^#(?:[0-9a-f]{3}|[0-9a-f]{6}(?:[0-9a-f]{2})?)$/.test(hex),
      );
      const weak = weakPairs(palette[theme]);
      return weak.length + odd.length > 0 ? [{ brand, theme, weak, odd }] : [];
    });
  });
  expect(wrong).toEqual([]);
});

/** Each color with its backgrounds and its minimum contrast: 4.5 for text, 3 for icons and lines. Copied from the styles. */
const seen: [string, string, number][] = [
  ['ink muted blue cta-text', 'paper surface sunk', 4.5],
  ['ink muted blue', 'blue-soft', 4.5],
  ['ink', 'highlight', 4.5],
  ['surface', 'blue', 4.5],
  ['cta-ink', 'cta cta-hover', 4.5],
  ['band-ink', 'band', 4.5],
  ['focus line-strong cta', 'paper surface sunk highlight', 3],
  ['ink blue', 'art-top art-side art-wall-1 art-wall-2', 3],
  ['ink', 'art-shade', 3],
  ['cta', 'art-top art-wall-1 art-wall-2', 3],
  ['art-tile art-light', 'screen screen-2', 3],
];

test('text and icons keep their minimum contrast on every background with any brand', () => {
  const wrong = [...brandsOf(5, 400), ...hard.map((color) => [color])].flatMap((brand) =>
    themes.flatMap((theme) => {
      const colors = asMap(paletteOf(brand), theme);
      const ofName = (name: string) => colors.get(name) ?? '';
      return seen.flatMap(([fronts, grounds, least]) =>
        fronts.split(' ').flatMap((front) =>
          grounds
            .split(' ')
            .filter((ground) => !(contrastOf(ofName(front), ofName(ground)) >= least))
            .map((ground) => `${brand} ${theme}: ${front} on ${ground}`),
        ),
      );
    }),
  );
  expect(wrong).toEqual([]);
});

test('faint text and lines on a band, and small text under a pointer, are readable with any brand', () => {
  for (const brand of [...brandsOf(6, 400), ...hard.map((color) => [color])]) {
    const palette = paletteOf(brand);
    for (const theme of themes) {
      const { band, ink, muted, surface, 'band-ink': text } = palette[theme];
      const on = (opacity: number) => contrastOf(mixOf(text, opacity, band), band);
      expect(on(0.85), `${brand} ${theme}`).toBeGreaterThanOrEqual(4.5);
      expect(on(0.55), `${brand} ${theme}`).toBeGreaterThanOrEqual(3);
      const under = mixOf(ink, 0.08, surface);
      expect(contrastOf(muted, under), `${brand} ${theme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the same brand gives the same palette in any color notation', () => {
  for (const brand of brandsOf(3, 9)) expect(paletteOf(brand)).toEqual(paletteOf([...brand]));
  const blue = paletteOf(['#1f4fd1', '#b8430f']);
  expect(paletteOf(['rgb(31 79 209)', 'rgb(72.157% 26.275% 5.882%)'])).toEqual(blue);
  expect(paletteOf(['RebeccaPurple'])).toEqual(paletteOf(['hsl(270 50% 40%)']));
});

describe('a brand', () => {
  test('changes only the lightness of an unreadable color, and no more than needed', () => {
    const { light } = paletteOf(['#e8842c']);
    const [input, replacement] = [oklchOf('#e8842c'), oklchOf(light.cta)];
    expect(replacement.lightness).toBeLessThan(input.lightness);
    expect(Math.abs(replacement.hue - input.hue)).toBeLessThan(2);
    const [links, buttons] = movedColors(['#e8842c']);
    expect(links).toMatchObject({ index: 0, users: 'links', replacement: light.blue });
    expect(buttons).toMatchObject({ index: 0, users: 'buttons', replacement: light.cta });
    expect(contrastOf('#fff', light.cta)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf('#fff', light.cta)).toBeLessThan(5.2);
  });

  test('reports both colors if both change', () => {
    const [links, buttons, ...more] = movedColors(['#e8842c', '#ccff00', '#123']);
    const { light } = paletteOf(['#e8842c', '#ccff00', '#123']);
    expect(more).toEqual([]);
    expect(links).toMatchObject({ index: 0, users: 'links', replacement: light.blue });
    expect(buttons).toMatchObject({ index: 1, users: 'buttons', replacement: light.cta });
    expect(movedColors(['#0b5d3b', '#ccff00']).map(({ index }) => index)).toEqual([1]);
  });

  test('keeps buttons yellow and makes their text dark', () => {
    const { light } = paletteOf(['#0b5d3b', '#d4a017']);
    expect(oklchOf(light['cta-ink']).lightness).toBeLessThan(0.3);
    expect(oklchOf(light.cta).lightness).toBeGreaterThan(0.6);
    // As text on a page, the color is darker than as a background.
    expect(oklchOf(light['cta-text']).lightness).toBeLessThan(oklchOf(light.cta).lightness);
  });
});

describe.each([[['#4a1942', '#fff3b0']], [['#fff3b0', '#4a1942']]])(
  'a pale color next to a dark one, given as %j',
  (colors) => {
    const { light, dark, isPale } = paletteOf(colors);
    const of = (hex: string) => oklchOf(hex);

    test('light backgrounds show the dark color; dark backgrounds show the pale one, and page sections a hint of it', () => {
      expect(isPale).toBe(true);
      expect([light.cta, light['cta-ink'], light.blue]).toEqual(['#4a1942', '#fff', '#4a1942']);
      expect(dark.cta).toBe('#fff3b0');
      expect(contrastOf(dark.cta, light.band)).toBeGreaterThan(7);
      const [band, pale] = [light.sunk, '#fff3b0'].map((hex) => oklchOf(hex).hue);
      expect(Math.abs((band ?? 0) - (pale ?? 0))).toBeLessThan(5);
      expect(weakPairs(light)).toEqual([]);
      // Text, footer and band are tinted with the dark color.
      expect(Math.abs(of(light.ink).hue - of('#4a1942').hue)).toBeLessThan(25);
    });

    test('is reported as shown in the dark color', () => {
      const [moved, ...others] = movedColors(colors);
      expect(others).toEqual([]);
      expect(moved?.replacement).toBe('#4a1942');
      expect(colors[moved?.index ?? -1]).toBe('#fff3b0');
    });
  },
);

test('a single pale color gives dark buttons on light backgrounds', () => {
  const { light, dark } = paletteOf(['#fff3b0']);
  expect(light.cta).toBe(light.ink);
  expect(dark.cta).toBe('#fff3b0');
});

test('the paper of a warm brand is cream, and that of others stays neutral', () => {
  const paper = (...colors: string[]) => oklchOf(paletteOf(colors).light.paper);
  for (const warm of [paper('#6b2a4a', '#f2d479'), paper('#7a4a1e'), paper('#8a1c1c')]) {
    expect(warm.hue).toBeGreaterThan(60);
    expect(warm.hue).toBeLessThan(95);
    expect(warm.chroma).toBeGreaterThan(0.004);
  }
  // Blue buttons in orange do not make the page warm.
  expect(paletteOf(['#1f4fd1', '#b8430f']).light.paper).toBe('#f7f8f6');
  // The band of a pale brand color is a hint of it.
  expect(oklchOf(paletteOf(['#6b2a4a', '#f2d479']).light.sunk).chroma).toBeLessThan(0.045);
});
