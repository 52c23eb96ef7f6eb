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

/** Custom properties of one theme, as CSS declarations. */
function declarations(colours: typeof light): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

export const lightColours = `color-scheme:light;${declarations(light)}`;
export const darkColours = `color-scheme:dark;${declarations(dark)}`;

/** The colours of the browser's own bars. */
export const themeColour = { light: light.paper, dark: dark.paper };
