/** Media queries: in wide windows the header shows its links, in narrow ones a menu. */
export const wideHeader = '(min-width: 68rem)';
export const narrowHeader = `not all and ${wideHeader}`;
