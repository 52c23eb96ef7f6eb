import { defineConfig } from 'vitest/config';

// npm run test:spec: checks that the shipped documents meet their specification. It does not apply to other documents, for which
// there is `npm test`.
export default defineConfig({
  test: {
    include: ['tests/specification/**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
