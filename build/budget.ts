/** The most bytes, as brotli packs them, and requests of a first view. docs/performance.md explains them. */
export const limits = {
  html: 14_336,
  javascript: 82_000,
  drawings: 12_000,
  total: 125_000,
  requests: 16,
};

/**
 * The most bytes of the pictures of a whole page on a phone: with the first view they take six seconds on a slow mobile line
 * (1.6 Mbit/s).
 */
export const mostPictureBytes = 1_000_000;
