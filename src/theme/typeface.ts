/** The name of the site's typeface. */
export const fontFamily = 'Instrument Sans';

/**
 * Its name in headlines, large figures, the logo and buttons, which show it before other texts do (src/start/showTypeface.ts). A weight of its
 * own name would not do: texts take the nearest weight that a family has.
 */
export const headlineFamily = 'Headlines';

/** The package that it comes from, and its file there, whole: a variable font (axis `wght`). */
export const fontPackage = '@fontsource-variable/instrument-sans';
export const fontFile = `node_modules/${fontPackage}/files/instrument-sans-latin-wght-normal.woff2`;

/** Its weights, and those of them that headlines, the logo and buttons have. */
export const fontWeight = '400 700';
export const strongWeight = '600 700';
