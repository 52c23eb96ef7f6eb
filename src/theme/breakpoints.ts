/** The maximum width of a page's content, with its gutters. */
export const pageWidth = '76rem';

/** The widths of windows and containers, in rem, at which layouts change. Styles and picture layouts use no others. */
export const breakpoints = [23, 24, 30, 40, 42, 48, 52, 56, 60, 64, 68] as const;

export type Breakpoint = (typeof breakpoints)[number];

// Without spaces: the build minifies the text around a value, but not the value.

/** Condition of a media or container query: at least this wide. */
export const from = (width: Breakpoint) => `(min-width:${width}rem)`;

/** Condition of a media or container query: narrower. */
export const below = (width: Breakpoint) => `(max-width:${width - 0.01}rem)`;

/** Condition of a media query: at most this wide. */
export const upTo = (width: Breakpoint) => `(max-width:${width}rem)`;

/** Windows that are tall enough for sticky bars, and windows that are too short for them. */
export const highWindow = '(min-height:30rem)';
export const lowWindow = '(max-height:29.99rem)';

/** In wide windows the header shows its links, in narrow ones a menu. */
export const wideHeader = from(68);
export const narrowHeader = `not all and ${wideHeader}`;
