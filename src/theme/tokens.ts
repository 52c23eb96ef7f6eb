// The sizes of the design, which all sites share. Colors and corners depend on the brand (schema/colors/, brandStyles.ts).

/**
 * The font sizes, from the eyebrow to the headline of a page. All but the smallest three grow with the width of the window. The
 * headline also depends on its height, so that the button below it is visible on a laptop without scrolling.
 */
const text = {
  'text-xs': '.8125rem',
  'text-s': '.9375rem',
  'text-m': '1.0625rem',
  'text-l': 'clamp(1.125rem, 1.0625rem + .24vw, 1.25rem)',
  'text-xl': 'clamp(1.25rem, 1.15rem + .42vw, 1.5rem)',
  'text-2xl': 'clamp(1.8rem, 1.3rem + 1.9vw, 2.75rem)',
  'text-3xl': 'min(clamp(2.25rem, min(1.4rem + 3.6vw, 1rem + 6vh), 4.1rem), 17vw)',
};

/** The spaces inside and between elements. The large ones shrink in a very narrow window, as when zoomed to 400%. */
export const space = {
  'space-2xs': '.25rem',
  'space-xs': '.5rem',
  'space-s': '.75rem',
  'space-m': '1rem',
  'space-l': 'min(1.5rem, 6vw)',
  'space-xl': 'min(2rem, 8vw)',
  'space-2xl': 'min(clamp(2rem, 5vw, 4rem), 8vw)',
  section: 'clamp(3.5rem, 8vw, 6.5rem)',
  hero: 'clamp(1.5rem, min(6vw, 7vh), 5rem)',
  gutter: 'min(clamp(1.25rem, 4vw, 2.5rem), 5.2vw)',
};

/** Custom properties as CSS declarations, from their values by name. */
export function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value.replaceAll(', ', ',')};`)
    .join('');
}

const canvas = [
  'surface',
  'blue-soft',
  'screen',
  'screen-2',
  'art-top',
  'art-side',
  'art-shade',
  'art-wall-1',
  'art-wall-2',
  'art-tile',
  'art-shadow',
];
const canvasText = ['ink', 'muted', 'line-strong', 'art-light'];

/** The colors of drawings under forced colors, which browsers do not apply inside SVG. */
export const forcedColors = [
  ...canvas.map((name) => `--${name}:Canvas;`),
  ...canvasText.map((name) => `--${name}:CanvasText;`),
  '--line:GrayText;--art-grid:GrayText;--cta:Highlight;--blue:LinkText;',
].join('');

/** The scale of font sizes and spaces as CSS. Components use no other sizes (scale.test.ts). */
export const scale = declarations({ ...text, ...space });
