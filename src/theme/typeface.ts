/**
 * The name of the typeface of texts in the styles of every site, whichever it is (schema/typefaces.ts). No device has a
 * typeface of this name.
 */
export const textFamily = 'Texts';

/**
 * The name in headlines, large figures and the logo, and in buttons where texts have no other typeface. They show it before
 * other texts do (src/start/showTypeface.ts). A weight of its own name would not do: texts take the nearest weight that a family
 * has.
 */
export const headlineFamily = 'Headlines';

/** The weights that texts have, and those of them that headlines, the logo and buttons have. */
export const fontWeight = '400 700';
export const strongWeight = '600 700';
