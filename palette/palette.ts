import { contrastOf, hexOf, mixOf, type Oklch, oklchOf } from './colour.ts';
import { type Pair, pairs } from './pairs.ts';
import { readColour } from './readColour.ts';
import {
  bandLine,
  brandOf,
  type ColourName,
  colourNames,
  darkTones,
  inRoles,
  isPale,
  lightTones,
  type Tone,
} from './tones.ts';

// The step in lightness when a colour is adjusted: about one of the 256 steps of a channel.
const step = 0.004;

/** The colours of a theme by name, as #rgb or #rrggbb; `band-line` also has an opacity. */
export type Colours = Readonly<Record<ColourName | 'band-line', string>>;
export type Palette = {
  readonly light: Colours;
  readonly dark: Colours;
  /** Whether the brand has a pale colour, which buttons on dark grounds have in both themes: those of the dark theme. */
  readonly isPale: boolean;
};

/** The brand colours of a site without `colors`. */
const defaultColours: readonly string[] = ['#1f4fd1', '#b8430f'];

/**
 * Computes the colours of both themes from one to three brand colours in any CSS notation. Whatever the brand colours are, each
 * pair of pairs.ts has its minimum contrast: a colour with less gets the nearest lightness that passes. The same brand colours
 * always give the same palette. Values that are not colours are ignored.
 */
export function paletteOf(colours: readonly string[] = defaultColours): Palette {
  const read = colours.flatMap((text) => readColour(text) ?? []);
  const key = read.join();
  if (key === '') return defaultPalette;
  if (latest?.key !== key) latest = { key, palette: makePalette(read) };
  return latest.palette;
}

// A cache of one palette: all pages of a build have the same brand, and computing a palette takes a few milliseconds.
let latest: { key: string; palette: Palette } | undefined;

function makePalette(colours: readonly string[]): Palette {
  const [own, accent, tint] = inRoles(colours.map(oklchOf), (colour) => colour);
  if (!own) throw new Error('A palette is made of one colour at least.');
  const brand = brandOf(own, accent, tint);
  return {
    light: { ...makeColours(lightTones, brand), 'band-line': bandLine.light },
    dark: { ...makeColours(darkTones, brand), 'band-line': bandLine.dark },
    isPale: isPale(brand.accent),
  };
}

/** The palette of a site without brand colours. */
export const defaultPalette: Palette = makePalette(defaultColours);

/** A brand colour that the light theme cannot show unchanged. */
export type MovedColour = {
  /** The index of the brand colour. */
  index: number;
  /** The elements that have the colour. */
  users: 'links' | 'buttons';
  /** The colour that is shown instead. */
  shown: string;
  /** Whether it is a pale colour, which dark grounds and backgrounds show unchanged. */
  isPale: boolean;
  /** The pair with too little contrast, relative to its minimum the least, one of them the brand colour; and its contrast. */
  front: string;
  ground: string;
  least: number;
  contrast: number;
  /** The contrast of the same pair with the shown colour. */
  shownContrast: number;
};

/** The brand colours whose lightness is changed because they have too little contrast. */
export function movedColours(colours: readonly string[]): MovedColour[] {
  const { light } = paletteOf(colours);
  const written = colours.flatMap((text, index) => {
    const colour = readColour(text);
    return colour === undefined ? [] : [{ index, colour }];
  });
  const [own, accent = own] = inRoles(written, ({ colour }) => oklchOf(colour));
  if (!own || !accent) return [];
  const users = [
    { ...own, name: 'blue', users: 'links' },
    { ...accent, name: 'cta', users: 'buttons' },
  ] as const;
  return users.flatMap(({ index, colour, name, users }) => {
    const before = { ...light, [name]: colour };
    const isPaleButton = name === 'cta' && isPale(oklchOf(colour));
    const [weakest] = weakPairs(before, name)
      // White is no text for a pale button.
      .filter(({ front }) => !isPaleButton || front === name)
      .sort((a, b) => a.contrast / a.least - b.contrast / b.least);
    if (!weakest) return [];
    const [front = '', ground = ''] = [before[weakest.front], before[weakest.ground]];
    const { contrast } = weakest;
    const shownContrast = contrastIn(weakest, (one) => light[one]) ?? contrast;
    const { least } = weakest;
    return [
      {
        ...{ index, users, shown: light[name], isPale: isPaleButton },
        ...{ front, ground, least, contrast, shownContrast },
      },
    ];
  });
}

function makeColours(
  tones: Record<ColourName, Tone>,
  brand: Parameters<Tone>[0],
): Record<ColourName, string>;
function makeColours(tones: Record<ColourName, Tone>, brand: Parameters<Tone>[0]): object {
  const made = new Map<string, string>();
  const madeOne = (name: ColourName) => {
    const colour = made.get(name);
    if (colour === undefined) throw new Error(`The colour ${name} is used before it is made.`);
    return colour;
  };
  for (const name of colourNames) {
    const tone = tones[name](brand, madeOne);
    made.set(name, passing(name, tone, made));
  }
  return Object.fromEntries(made);
}

/** A colour, or that with the nearest lightness that has enough contrast to all colours in `made`. Throws if there is none. */
function passing(
  name: ColourName,
  tone: Oklch | string,
  made: ReadonlyMap<string, string>,
): string {
  const own = pairs.filter(({ front, ground }) => front === name || ground === name);
  const colourWith = (hex: string) => (one: ColourName) => (one === name ? hex : made.get(one));
  const passes = (hex: string) => own.every((pair) => !isWeak(pair, colourWith(hex)));
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
  throw new Error(`No lightness of the colour ${name} has its contrast.`);
}

/** The pairs with too little contrast, and their contrast. With `name`, only pairs with this colour. */
export function weakPairs(
  colours: Readonly<Record<ColourName, string>>,
  name?: ColourName,
): (Pair & { contrast: number })[] {
  const own = name ? pairs.filter((pair) => pair.front === name || pair.ground === name) : pairs;
  return own
    .filter((pair) => isWeak(pair, (one) => colours[one]))
    .map((pair) => ({ ...pair, contrast: contrastIn(pair, (one) => colours[one]) ?? 0 }));
}

type ColourOf = (name: ColourName) => string | undefined;

/** Whether both colours of a pair are known and have too little contrast. */
function isWeak(pair: Pair, colourOf: ColourOf): boolean {
  const contrast = contrastIn(pair, colourOf);
  return contrast !== undefined && !(contrast >= pair.least);
}

/** The contrast of a pair, including opacity and shade; undefined if one of its colours is not known yet. */
function contrastIn(
  { front, ground, opacity, shade }: Pair,
  colourOf: ColourOf,
): number | undefined {
  const [above, below, ink] = [colourOf(front), colourOf(ground), colourOf('ink')];
  if (!above || !below) return undefined;
  const seen = ink && shade ? mixOf(ink, shade, below) : below;
  return contrastOf(opacity ? mixOf(above, opacity, seen) : above, seen);
}
