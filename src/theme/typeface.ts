/**
 * The family name for the typeface of text in the styles of every site, whichever typeface it is (schema/typefaces.ts). It must
 * not be the name of an installed font.
 */
export const textFamily = 'Texts';

/** The family name of the typeface of headlines, large figures and the logo, on a site where it differs from that of text. */
export const headlineFamily = 'Headlines';

/** The range of weights of all texts, and the range of headlines, the logo and buttons. */
export const fontWeight = '400 700';
export const strongWeight = '600 700';
