/** The maximum bytes (brotli) and requests of a first view. Explained in docs/performance.md. */
export const limits = {
  html: 14_336,
  javascript: 87_500,
  drawings: 12_000,
  total: 131_500,
  requests: 16,
};
