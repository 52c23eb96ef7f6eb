// Materials and strokes. Every color is a custom property of the page (src/theme/brandStyles.ts), or a mix with one.

type Material = {
  /** The colors of faces whose front faces up, left (+y) and right (+x). */
  readonly up: string;
  readonly left: string;
  readonly right: string;
  /** Below 1, what is behind shows through. Default: 1. */
  readonly opacity?: number;
};

const mix = (first: string, percent: number, second: string) =>
  `color-mix(in srgb,${first} ${percent}%,${second})`;
const same = (color: string, opacity?: number): Material => ({
  up: color,
  left: color,
  right: color,
  opacity,
});

/** The materials. Their shades assume one light, from above and slightly left. */
export const materials = {
  /** Furniture, housings, buildings: the sheet's own white. */
  paper: { up: 'var(--art-top)', left: 'var(--art-side)', right: 'var(--art-shade)' },
  /** A second, darker body beside paper: seats, trousers, ducts. */
  grey: {
    up: 'var(--art-shade)',
    left: mix('var(--art-shade)', 84, 'var(--muted)'),
    right: mix('var(--art-shade)', 70, 'var(--muted)'),
  },
  /** Equipment, screens that are off, tyres. */
  dark: { up: 'var(--screen-2)', left: 'var(--screen)', right: 'var(--screen)' },
  /** The product that the page is about. */
  accent: {
    up: 'var(--cta)',
    left: mix('var(--cta)', 86, 'black'),
    right: mix('var(--cta)', 72, 'black'),
  },
  blue: {
    up: 'var(--blue)',
    left: mix('var(--blue)', 88, 'black'),
    right: mix('var(--blue)', 76, 'black'),
  },
  /** Back walls. */
  wall: { up: 'var(--art-wall-1)', left: 'var(--art-wall-1)', right: 'var(--art-wall-2)' },
  /** Windows. */
  pane: same('var(--blue-soft)'),
  /** Transparent glass. */
  glass: same('var(--blue-soft)', 0.55),
  /** Fields of view, coverage. */
  beam: same('var(--blue)', 0.14),
  // Without shades, for marks on faces: a display's picture, lamps, signs, placeholder text.
  screen: same('var(--screen)'),
  lit: same('var(--screen-2)'),
  tile: same('var(--art-tile)'),
  light: same('var(--art-light)'),
  white: same('var(--surface)'),
  soft: same('var(--blue-soft)'),
  ink: same('var(--ink)'),
  muted: same('var(--muted)'),
  line: same('var(--line)'),
  shadow: same('var(--art-shadow)'),
} satisfies Record<string, Material>;

export type Fill = keyof typeof materials;

/** The strokes. Widths are in pixels of a drawing that is 590 pixels wide. */
export const weights = {
  /** Where a solid ends. */
  outline: { stroke: 'var(--ink)', width: 1.5 },
  /** Where two faces of a solid meet. */
  edge: { stroke: 'var(--ink)', width: 1 },
  /** On a face: seams, hinges, ports. */
  detail: { stroke: 'var(--ink)', width: 0.7 },
  faint: { stroke: 'var(--line-strong)', width: 0.8 },
  wall: { stroke: 'var(--line)', width: 1.25 },
  grid: { stroke: 'var(--art-grid)', width: 1 },
  /** Placeholder text on a dark screen. */
  light: { stroke: 'var(--art-light)', width: 2 },
  accent: { stroke: 'var(--cta)', width: 2 },
  /** A cable that the page is about. */
  cable: { stroke: 'var(--blue)', width: 2.2 },
  /** Any other cord, such as a power cord. */
  wire: { stroke: 'var(--ink)', width: 1.2 },
  /** The path of a signal: dashed. */
  signal: { stroke: 'var(--blue)', width: 2.2, dash: '6 5' },
  /** Radio waves and sound. */
  wave: { stroke: 'var(--blue)', width: 1.4, opacity: 0.6 },
} as const satisfies Record<
  string,
  { stroke: string; width: number; dash?: string; opacity?: number }
>;

export type Weight = keyof typeof weights;

/** The CSS color of a face of a material, by its normal. */
export function shade(fill: Fill, normal: readonly [number, number, number]): string {
  const { up, left, right } = materials[fill];
  const [x, y, z] = normal;
  if (z > Math.max(x, y)) return up;
  return y > x - 1e-9 ? left : right;
}

export function opacityOf(fill: Fill): number {
  const material: Material = materials[fill];
  return material.opacity ?? 1;
}
