// The values of the design. Colours differ by theme, everything else is the same in both.

export const light = {
  paper: '#f7f8f6',
  surface: '#fff',
  sunk: '#eceff0',
  ink: '#0f2233',
  muted: '#4a5d6c',
  line: '#cfd8dc',
  'line-strong': '#7b8c98',
  blue: '#1f4fd1',
  'blue-soft': '#e3ebff',
  highlight: '#e3ebff',
  cta: '#b8430f',
  'cta-ink': '#fff',
  'cta-hover': '#9c380b',
  band: '#0f2233',
  'band-ink': '#f7f8f6',
  'band-line': '#ffffff12',
  focus: '#1f4fd1',
  'art-grid': '#dde5ea',
  'art-wall-1': '#eef2f4',
  'art-wall-2': '#e4eaee',
  'art-top': '#fff',
  'art-side': '#dfe7ec',
  'art-shade': '#cfdae1',
  screen: '#0f2233',
  'screen-2': '#1d3a5c',
  'art-tile': '#5f8df0',
  'art-light': '#cfe0ff',
  'art-shadow': '#dfe5e8',
};

export const dark: typeof light = {
  paper: '#0b1722',
  surface: '#12222f',
  sunk: '#0f1d29',
  ink: '#eaf1f6',
  muted: '#a9bac7',
  line: '#2a3d4c',
  'line-strong': '#6f8698',
  blue: '#8fb4ff',
  'blue-soft': '#16294a',
  highlight: '#12222f',
  cta: '#ff9a5c',
  'cta-ink': '#1b0d04',
  'cta-hover': '#ffb07f',
  band: '#16294a',
  'band-ink': '#eaf1f6',
  'band-line': '#ffffff0a',
  focus: '#8fb4ff',
  'art-grid': '#1b2d3a',
  'art-wall-1': '#112230',
  'art-wall-2': '#0e1d29',
  'art-top': '#1c3344',
  'art-side': '#172a39',
  'art-shade': '#12222f',
  screen: '#050b11',
  'screen-2': '#14304f',
  'art-tile': '#5f8df0',
  'art-light': '#cfe0ff',
  'art-shadow': '#0c1823',
};

/**
 * The sizes of type, from the eyebrow to the headline of a page. All but the smallest three grow with the width of the
 * window; the headline follows its height too, so that the button under it is in the first view of a low laptop.
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

/** The spaces inside and between things. The large ones shrink in a very narrow window, as at a zoom of 400 %. */
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

/** Custom properties, as CSS declarations. */
function declarations(values: Record<string, string>): string {
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

/** The colours of drawings where the visitor's own colours are forced, which leave those inside of SVG alone. */
export const forcedColours = [
  ...canvas.map((name) => `--${name}:Canvas;`),
  ...canvasText.map((name) => `--${name}:CanvasText;`),
  '--line:GrayText;--art-grid:GrayText;--cta:Highlight;--blue:LinkText;',
].join('');

export const lightColours = `color-scheme:light;${declarations(light)}`;
export const darkColours = `color-scheme:dark;${declarations(dark)}`;

/** The one scale of type and space: components use no other sizes (scale.test.ts). */
export const scale = declarations({ ...text, ...space });

/** The colours of the browser's own bars. */
export const themeColour = { light: light.paper, dark: dark.paper };
