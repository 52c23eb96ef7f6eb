/** The maximum bytes (brotli) and requests of a first view. Explained in docs/performance.md. */
export const limits = {
  // What a server sends before the first acknowledgment: ten segments of 1,460 bytes.
  html: 14_600,
  javascript: 83_500,
  drawings: 12_000,
  total: 128_000,
  requests: 16,
};
