import { contrastOf, hexOf, mixOf, type Oklch, oklchOf } from './color.ts';
import { defaultPalette } from './defaultPalette.ts';
import { type Pair, pairs } from './pairs.ts';
import { readColor } from './readColor.ts';
import {
  bandLine,
  brandOf,
  type ColorName,
  colorNames,
  darkTones,
  inRoles,
  isPale,
  lightTones,
  type Tone,
} from './tones.ts';

// The step in lightness when a color is adjusted: about one of the 256 steps of a channel.
const step = 0.004;

/** The colors of a theme by name, as #rgb or #rrggbb; `band-line` also has an opacity. */
export type Colors = Readonly<Record<ColorName | 'band-line', string>>;
export type Palette = {
  readonly light: Colors;
  readonly dark: Colors;
  /** Whether the brand has a pale color. Buttons on dark grounds then use it in both themes, as in the dark theme. */
  readonly isPale: boolean;
};

/** The brand colors of a site without `colors`. */
const defaultColors: readonly string[] = ['#1f4fd1', '#b8430f'];

/**
 * Computes the colors of both themes from one to three brand colors in any CSS notation. With any brand, each pair in pairs.ts
 * has its minimum contrast: a color with too little gets the nearest lightness that passes. The same brand colors always give the
 * same palette. Values that are not colors are ignored.
 */
export function paletteOf(colors: readonly string[] = defaultColors): Palette {
  const read = colors.flatMap((text) => readColor(text) ?? []);
  const key = read.join();
  if (key === '') return defaultPalette;
  if (latest?.key !== key) latest = { key, palette: makePalette(read) };
  return latest.palette;
}

// A cache of one palette: all pages of a build have the same brand, and computing a palette takes a few milliseconds.
let latest: { key: string; palette: Palette } | undefined;

function makePalette(colors: readonly string[]): Palette {
  const [main, accent, tint] = inRoles(colors.map(oklchOf), (color) => color);
  if (!main) throw new Error('A palette needs at least one color.');
  const brand = brandOf(main, accent, tint);
  return {
    light: { ...makeColors(lightTones, brand), 'band-line': bandLine.light },
    dark: { ...makeColors(darkTones, brand), 'band-line': bandLine.dark },
    isPale: isPale(brand.accent),
  };
}

/** A brand color that the light theme cannot show unchanged. */
type MovedColor = {
  /** The index of the brand color. */
  index: number;
  /** Where the color is used. */
  users: 'links' | 'buttons';
  /** The color that is shown instead. */
  replacement: string;
};

/** The brand colors whose lightness is changed because they have too little contrast. */
export function movedColors(colors: readonly string[]): MovedColor[] {
  const { light } = paletteOf(colors);
  const input = colors.flatMap((text, index) => {
    const color = readColor(text);
    return color === undefined ? [] : [{ index, color }];
  });
  const [main, accent = main] = inRoles(input, ({ color }) => oklchOf(color));
  if (!main || !accent) return [];
  const users = [
    { ...main, name: 'blue', users: 'links' },
    { ...accent, name: 'cta', users: 'buttons' },
  ] as const;
  return users.flatMap(({ index, color, name, users }) =>
    light[name] === color ? [] : [{ index, users, replacement: light[name] }],
  );
}

function makeColors(
  tones: Record<ColorName, Tone>,
  brand: Parameters<Tone>[0],
): Record<ColorName, string>;
function makeColors(tones: Record<ColorName, Tone>, brand: Parameters<Tone>[0]): object {
  const hexes = new Map<string, string>();
  const madeOne = (name: ColorName) => {
    const color = hexes.get(name);
    if (color === undefined) throw new Error(`The color ${name} is used before it is defined.`);
    return color;
  };
  for (const name of colorNames) {
    const tone = tones[name](brand, madeOne);
    hexes.set(name, passing(name, tone, hexes));
  }
  return Object.fromEntries(hexes);
}

/** Returns the color, or the nearest lightness of it with enough contrast to every color in `hexes`. Throws if there is none. */
function passing(
  name: ColorName,
  tone: Oklch | string,
  hexes: ReadonlyMap<string, string>,
): string {
  const ownPairs = pairs.filter(({ front, ground }) => front === name || ground === name);
  const colorWith = (hex: string) => (one: ColorName) => (one === name ? hex : hexes.get(one));
  const passes = (hex: string) => ownPairs.every((pair) => !isWeak(pair, colorWith(hex)));
  const first = typeof tone === 'string' ? tone : hexOf(tone);
  if (passes(first)) return first;
  const { lightness, chroma, hue } = typeof tone === 'string' ? oklchOf(tone) : tone;
  for (let away = step; away <= 1; away += step) {
    for (const moved of [lightness - away, lightness + away]) {
      if (moved < 0 || moved > 1) continue;
      const hex = hexOf({ lightness: moved, chroma, hue });
      if (passes(hex)) return hex;
    }
  }
  throw new Error(`No lightness of the color ${name} has enough contrast.`);
}

type ColorOf = (name: ColorName) => string | undefined;

/** Whether both colors of a pair are known and have too little contrast. */
export function isWeak(pair: Pair, colorOf: ColorOf): boolean {
  const contrast = contrastIn(pair, colorOf);
  return contrast !== undefined && !(contrast >= pair.minContrast);
}

/** The contrast of a pair, including opacity and shade; undefined if one of its colors is not known yet. */
function contrastIn({ front, ground, opacity, shade }: Pair, colorOf: ColorOf): number | undefined {
  const [above, below, ink] = [colorOf(front), colorOf(ground), colorOf('ink')];
  if (!above || !below) return undefined;
  const seen = ink && shade ? mixOf(ink, shade, below) : below;
  return contrastOf(opacity ? mixOf(above, opacity, seen) : above, seen);
}
