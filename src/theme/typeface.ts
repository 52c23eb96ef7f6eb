/**
 * The family name of the typeface of texts in the styles of every site, whatever the typeface is (schema/typefaces.ts). No
 * device has a font of this name.
 */
export const textFamily = 'Texts';

/**
 * The family name for headlines, large figures and the logo, and for buttons if texts have the same typeface. They show the
 * typeface before other texts do (src/start/showTypeface.ts). Adding only their weights to the family of texts would not work:
 * texts would take the nearest weight of the family.
 */
export const headlineFamily = 'Headlines';

/** The range of weights of all texts, and the range of headlines, the logo and buttons. */
export const fontWeight = '400 700';
export const strongWeight = '600 700';
