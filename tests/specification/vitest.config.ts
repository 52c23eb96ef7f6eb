import { defineConfig } from 'vitest/config';

// npm run test:spec: whether the documents that are shipped fulfil the specification that they were written for. Whoever
// writes other documents does not run it; `npm test` holds for any.
export default defineConfig({
  test: {
    include: ['tests/specification/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
