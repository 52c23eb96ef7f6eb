/** The maximum bytes (brotli) and requests of a first view. docs/performance.md explains them. */
export const limits = {
  html: 14_336,
  javascript: 86_500,
  drawings: 12_000,
  total: 131_500,
  requests: 16,
};

/**
 * The maximum bytes of all pictures of a page on a phone. With the first view they take six seconds on a slow mobile
 * connection (1.6 Mbit/s).
 */
export const maxPictureBytes = 1_000_000;
