import { type Oklch, oklchOf } from './color.ts';

/** The colors of a theme, in the order in which they are computed: a ground before the colors on it. */
export const colorNames = [
  'paper',
  'surface',
  'sunk',
  'ink',
  'muted',
  // The brand's first color, whatever its hue. It comes before `blue-soft`, so that too little contrast changes the latter.
  'blue',
  'blue-soft',
  'highlight',
  'line',
  'line-strong',
  'art-wall-1',
  'art-wall-2',
  'art-top',
  'art-side',
  'art-shade',
  'art-grid',
  'art-shadow',
  'focus',
  'cta-ink',
  // The brand's second color: `cta` as a ground and in graphics, `cta-text` as text.
  'cta',
  'cta-text',
  'cta-hover',
  'band',
  'band-ink',
  'screen',
  'screen-2',
  'art-tile',
  'art-light',
] as const;
export type ColorName = (typeof colorNames)[number];

/** The colors of a brand, from which the colors of both themes are made. */
export type Brand = {
  /** The first color: links, icons, lines of drawings. */
  main: Oklch;
  /** The second color, by default the first: buttons, and the product in a drawing. Of the two, only this one may be pale. */
  accent: Oklch;
  /** The hue of grays, and the strength of their tint: at 1 it is just visible. */
  grey: { hue: number; strength: number };
};

/** Computes a color of a theme from the brand and the colors computed before it. */
export type Tone = (brand: Brand, colorOf: (name: ColorName) => string) => Oklch | string;

const hueBy = (hue: number, turn: number) => (hue + turn + 360) % 360;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;
const within = (value: number) => Math.min(1, Math.max(0, value));

/** How colorful a color is: from 0 for a gray to 1. */
const colorfulness = ({ chroma }: Oklch) => within(chroma / 0.1);

/**
 * The factor for the chroma of dark grounds by hue, from 0.45 to 1. Blue and violet look darker than other hues at the same
 * lightness; a dark yellow or orange turns brown or olive, which looks dirty.
 */
const coolness = (hue: number) =>
  Math.min(1, 0.45 + 0.32 * (1 + Math.cos(((hue - 245) * Math.PI) / 180)));

/**
 * Whether a color is too pale for anything on a light ground: no darker version would be recognized as the same color. It is kept
 * on dark grounds, and backgrounds get a hint of it; elsewhere, another color of the brand replaces it.
 */
export const isPale = ({ lightness }: Oklch) => lightness > 0.85;

/** Swaps the two colors if only the first is pale. The order in which people enter them says little about their roles. */
export function inRoles<Color>(colors: readonly Color[], oklch: (color: Color) => Oklch): Color[] {
  const [first, second, ...rest] = colors;
  if (!first || !second || !isPale(oklch(first)) || isPale(oklch(second))) return [...colors];
  return [second, first, ...rest];
}

export function brandOf(main: Oklch, accent: Oklch = main, tint?: Oklch): Brand {
  const grey = tint
    ? // The ink of the design has a chroma of 0.04, so a third color like it gives a strength of 1.
      { hue: tint.hue, strength: Math.min(1.5, tint.chroma / 0.04) }
    : // Near blue, grays are slightly greener than the brand's color, like slate.
      {
        hue: hueBy(main.hue, -20 * within(1.5 - Math.abs(main.hue - 264) / 40)),
        strength: colorfulness(main),
      };
  return { main, accent, grey };
}

/** A gray with a trace of the brand's hue. */
const grey =
  (lightness: number, chroma: number, turn = 0): Tone =>
  ({ grey: { hue, strength } }) => {
    const turned = hueBy(hue, turn);
    const share = lightness < 0.5 ? coolness(turned) : 1;
    return { lightness, chroma: chroma * strength * share, hue: turned };
  };

/** A pale or dark ground of the brand's hue. */
const tint =
  (lightness: number, chroma: number, turn: number): Tone =>
  ({ main }) => {
    const hue = hueBy(main.hue, turn);
    const share = lightness < 0.5 ? coolness(hue) : 1;
    return { lightness, chroma: chroma * colorfulness(main) * share, hue };
  };

/** A brand color at another lightness. A dark color has little chroma, so it gets more when it becomes lighter. */
const shadeOf = (color: Oklch, lightness: number, share: number, turn: number): Oklch => ({
  lightness,
  chroma: Math.max(color.chroma * share, Math.min(0.1, color.chroma * 1.6)),
  hue: hueBy(color.hue, turn),
});

const artTile: Tone = ({ main }) => shadeOf(main, 0.657, 0.755, -0.5);

/**
 * A color for a dark ground: its lightness is raised to at least `lightness`. A gray becomes nearly white, because on a light
 * ground it is nearly black.
 */
function onDark(color: Oklch, lightness: number, share: number, turn: number): Oklch {
  const least = mix(0.95, lightness, within(color.chroma / 0.05));
  if (color.lightness >= least) return color;
  const lifted = shadeOf(color, least, share, turn);
  const far = within((least - color.lightness) / 0.24);
  return {
    ...lifted,
    chroma: mix(color.chroma, lifted.chroma, far),
    hue: hueBy(color.hue, turn * far),
  };
}

/** How far the hue turns when a color gets lighter: orange and red turn toward yellow, or they would become pink. */
const warmTurn = (hue: number, turn: number) => turn * within(1.5 - Math.abs(hue - 40) / 30);

/** How warm a brand is, from 0 to 1: its first color, or a pale second one, is red, orange or yellow. Its paper is cream then. */
function warmth({ main, accent }: Brand): number {
  const warm = [main, ...(isPale(accent) ? [accent] : [])].map((color) => {
    const away = Math.abs(hueBy(color.hue, 180 - 45) - 180);
    return colorfulness(color) * within(1.5 - away / 50);
  });
  return Math.max(...warm);
}

/** Whether text on a color is dark, as on yellow and other light colors. For white text, a yellow would have to become brown. */
export function hasDarkText({ lightness, chroma, hue }: Oklch): boolean {
  const isYellow = chroma > 0.05 && hue > 70 && hue < 130;
  return lightness > (isYellow ? 0.62 : 0.8);
}

/** The color of buttons on light grounds. */
const onLight = ({ main, accent }: Brand) => (isPale(accent) ? main : accent);

const same =
  (name: ColorName): Tone =>
  (_brand, colorOf) =>
    colorOf(name);
const white: Tone = () => '#fff';

/** A color derived from another one: lighter by `lighter`, its chroma times `share`, its hue turned by `turn` degrees. */
const besides =
  (name: ColorName, lighter: number, share: number, turn = 0): Tone =>
  (_brand, colorOf) => {
    const { lightness, chroma, hue } = oklchOf(colorOf(name));
    return { lightness: lightness + lighter, chroma: chroma * share, hue: hueBy(hue, turn) };
  };

const darkText: Tone = ({ accent }) => ({
  lightness: 0.177,
  chroma: 0.031 * colorfulness(accent),
  hue: hueBy(accent.hue, 16),
});

export const lightTones: Record<ColorName, Tone> = {
  paper: (brand, colorOf) => {
    const warm = warmth(brand);
    return warm > 0
      ? { lightness: 0.977, chroma: mix(0.002, 0.009, warm), hue: 75 }
      : grey(0.977, 0.002, -100)(brand, colorOf);
  },
  surface: white,
  sunk: (brand, colorOf) =>
    isPale(brand.accent)
      ? {
          ...brand.accent,
          lightness: Math.max(brand.accent.lightness, 0.95),
          chroma: Math.min(brand.accent.chroma, 0.04),
        }
      : grey(0.949, 0.004, -8)(brand, colorOf),
  'blue-soft': tint(0.94, 0.028, 3),
  highlight: same('blue-soft'),
  ink: grey(0.246, 0.04, 1),
  muted: grey(0.468, 0.034),
  line: grey(0.876, 0.011, -11),
  'line-strong': grey(0.63, 0.027, -2),
  'art-wall-1': grey(0.958, 0.005, -1),
  'art-wall-2': grey(0.933, 0.008, -1),
  'art-top': white,
  'art-side': grey(0.923, 0.011, -2),
  'art-shade': grey(0.881, 0.016, -5),
  'art-grid': grey(0.917, 0.011, -3),
  'art-shadow': grey(0.918, 0.008, -9),
  blue: ({ main: color }) => color,
  focus: same('blue'),
  'cta-ink': (brand, colorOf) => {
    const button = onLight(brand);
    return hasDarkText(button) && !isPale(button) ? darkText(brand, colorOf) : '#fff';
  },
  cta: (brand, colorOf) => (isPale(onLight(brand)) ? colorOf('ink') : onLight(brand)),
  'cta-text': same('cta'),
  'cta-hover': besides('cta', -0.061, 0.885),
  band: same('ink'),
  'band-ink': same('paper'),
  screen: same('ink'),
  'screen-2': tint(0.344, 0.069, -11),
  'art-tile': artTile,
  'art-light': tint(0.904, 0.046, -2),
};

export const darkTones: Record<ColorName, Tone> = {
  paper: grey(0.2, 0.027, 1),
  surface: grey(0.243, 0.033),
  // Without the hint of a pale color that it has in the light theme: dark yellow is olive.
  sunk: grey(0.224, 0.03),
  'blue-soft': tint(0.284, 0.066, -3.6),
  highlight: same('surface'),
  ink: grey(0.954, 0.01),
  muted: grey(0.779, 0.027, -1),
  line: grey(0.349, 0.037),
  'line-strong': grey(0.608, 0.038, -1),
  'art-wall-1': grey(0.244, 0.035),
  'art-wall-2': grey(0.223, 0.031),
  'art-top': grey(0.309, 0.043, -1),
  'art-side': grey(0.275, 0.037),
  'art-shade': same('surface'),
  'art-grid': grey(0.287, 0.034, -1),
  'art-shadow': grey(0.205, 0.027),
  blue: ({ main: color }) => onDark(color, 0.772, 0.558, -0.5),
  focus: same('blue'),
  'cta-ink': darkText,
  cta: ({ accent }) => onDark(accent, 0.779, 0.889, warmTurn(accent.hue, 10.8)),
  'cta-text': same('cta'),
  'cta-hover': besides('cta', 0.043, 0.784, 1.6),
  band: same('blue-soft'),
  'band-ink': same('ink'),
  screen: grey(0.144, 0.017),
  'screen-2': tint(0.305, 0.065, -12),
  'art-tile': artTile,
  'art-light': tint(0.904, 0.046, -2),
};

/** The lines of the faint grid on a band, which is dark in both themes: transparent white. */
export const bandLine = { light: '#ffffff12', dark: '#ffffff0a' };
