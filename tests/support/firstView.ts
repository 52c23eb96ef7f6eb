/** The most bytes, as brotli packs them, and requests of a first view. docs/performance.md explains them. */
export const limits = {
  html: 14_336,
  javascript: 82_000,
  drawings: 12_000,
  total: 125_000,
  requests: 16,
};
