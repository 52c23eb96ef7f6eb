/** The windows in which the header shows its links; in all others it has a menu in their place. */
export const wideHeader = '(min-width: 68rem)';
export const narrowHeader = `not all and ${wideHeader}`;
