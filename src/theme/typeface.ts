/** The typeface of the site, and its weights. */
export const fontFamily = 'Instrument Sans';
export const fontWeight = '400 700';
