import type { Layout } from '../pictures/layout.ts';

/** The side of a square with the same area as each logo. */
export const logoSide = '4.5rem';

export const logoLayout: Layout = [{ width: logoSide, ratio: 'equal-area' }];
