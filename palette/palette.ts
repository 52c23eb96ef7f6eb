import { contrastOf, hexOf, mixOf, type Oklch, oklchOf } from './colour.ts';
import { type Pair, pairs } from './pairs.ts';
import { readColour } from './readColour.ts';
import {
  bandLine,
  brandOf,
  type ColourName,
  colourNames,
  darkTones,
  lightTones,
  type Tone,
} from './tones.ts';

// How far a colour is moved at a time: about one of the 256 steps of a channel.
const step = 0.004;

/** The colours of a theme by their names, each as #rgb or #rrggbb; the lines of a band have an opacity too. */
export type Colours = Readonly<Record<ColourName | 'band-line', string>>;
export type Palette = { readonly light: Colours; readonly dark: Colours };

/** The colours of a site that names none. */
const defaultColours: readonly string[] = ['#1f4fd1', '#b8430f'];

/**
 * The colours of both themes, from one to three colours of a brand in any notation of CSS. Whatever they are, each pair of
 * pairs.ts has its contrast: a colour that would have less is moved in lightness, to the nearest that passes. The same
 * colours make the same palette. What is no colour is ignored.
 */
export function paletteOf(colours: readonly string[] = defaultColours): Palette {
  const read = colours.flatMap((text) => readColour(text) ?? []);
  const key = read.join();
  if (key === '') return defaultPalette;
  if (latest?.key !== key) latest = { key, palette: makePalette(read) };
  return latest.palette;
}

// The pages of a build are all of one brand, and a palette takes a few milliseconds.
let latest: { key: string; palette: Palette } | undefined;

function makePalette(colours: readonly string[]): Palette {
  const [own, accent, tint] = colours.map(oklchOf);
  if (!own) throw new Error('A palette is made of one colour at least.');
  const brand = brandOf(own, accent, tint);
  return {
    light: { ...makeColours(lightTones, brand), 'band-line': bandLine.light },
    dark: { ...makeColours(darkTones, brand), 'band-line': bandLine.dark },
  };
}

/** The palette of a site that names no colours. */
export const defaultPalette: Palette = makePalette(defaultColours);

/** A colour of a brand that the light theme cannot show as it is. */
export type MovedColour = {
  /** Which of the brand's colours. */
  index: number;
  /** What shows it. */
  users: 'links' | 'buttons';
  /** The colour that is shown in its place. */
  shown: string;
  /** The two colours that had the least contrast, of which one is the brand's, and the contrast. */
  front: string;
  ground: string;
  contrast: number;
  /** The contrast of the same two, with the colour that is shown. */
  shownContrast: number;
};

/** Which colours of a brand are moved, because too little can be read in or on them as they are. */
export function movedColours(colours: readonly string[]): MovedColour[] {
  const { light } = paletteOf(colours);
  const users = [
    { index: 0, name: 'blue', users: 'links' },
    { index: Math.min(1, colours.length - 1), name: 'cta', users: 'buttons' },
  ] as const;
  return users.flatMap(({ index, name, users }) => {
    const written = readColour(colours[index] ?? '');
    if (written === undefined) return [];
    const before = { ...light, [name]: written };
    const [weakest] = weakPairs(before, name).sort(
      (a, b) => a.contrast / a.least - b.contrast / b.least,
    );
    if (!weakest) return [];
    const [front = '', ground = ''] = [before[weakest.front], before[weakest.ground]];
    const { contrast } = weakest;
    const shownContrast = contrastIn(weakest, (one) => light[one]) ?? contrast;
    return [{ index, users, shown: light[name], front, ground, contrast, shownContrast }];
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

/** A colour, or the nearest of another lightness that has its contrast to all colours that are made. */
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

/** The pairs with less contrast than they must have; of those with `name` alone, where it is given. */
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

/** Whether both colours of a pair are there and have less contrast than they must. */
function isWeak(pair: Pair, colourOf: ColourOf): boolean {
  const contrast = contrastIn(pair, colourOf);
  return contrast !== undefined && !(contrast >= pair.least);
}

/** The contrast of a pair as it is seen; undefined where one of its colours is not there. */
function contrastIn(
  { front, ground, opacity, shade }: Pair,
  colourOf: ColourOf,
): number | undefined {
  const [above, below, ink] = [colourOf(front), colourOf(ground), colourOf('ink')];
  if (!above || !below) return undefined;
  const seen = ink && shade ? mixOf(ink, shade, below) : below;
  return contrastOf(opacity ? mixOf(above, opacity, seen) : above, seen);
}
