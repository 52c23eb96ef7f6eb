/** The name of the site's typeface. */
export const fontFamily = 'Instrument Sans';

/** The package that it comes from, and its file there, whole: a variable font (axis `wght`). */
export const fontPackage = '@fontsource-variable/instrument-sans';
export const fontFile = `node_modules/${fontPackage}/files/instrument-sans-latin-wght-normal.woff2`;

/** Its weights, and those of them that headlines, the logo, buttons and labels have. */
export const fontWeight = '400 700';
export const strongWeight = '600 700';
