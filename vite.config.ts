import { defineConfig } from 'vitest/config';
import { codeConfig } from './scripts/build/codeConfig.ts';
import { isWhole } from './tests/tools/walk.ts';

// For unit tests. The servers have scripts/server/devConfig.ts, and what visitors get is made by scripts/build/bundle.config.ts.
export default defineConfig({
  ...codeConfig,
  // As on the servers: without what only a build has.
  define: { 'import.meta.env.PROD': 'false' },
  test: {
    environment: 'happy-dom',
    setupFiles: 'tests/tools/patience.ts',
    include: ['**/*.test.{ts,tsx}'],
    // The tests of the specification are `npm run test:spec`. What is built and cached lies in folders with these names.
    exclude: ['**/node_modules/**', 'tests/specification/**', 'dist*/**', '.*/**'],
    // Vitest's default leaves a core free, which on a machine with two cores doubles the time.
    maxWorkers: '100%',
    // Long enough for a busy machine: no test is about how long it takes.
    testTimeout: isWhole ? 600_000 : 180_000,
    hookTimeout: isWhole ? 600_000 : 180_000,
  },
});
