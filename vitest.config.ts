import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { styles } from './scripts/build/compileStyles.ts';
import { testProjects } from './tests/tools/testProjects.ts';
import { isFullRun } from './tests/tools/walk.ts';

export default defineConfig({
  plugins: [react(), styles()],
  test: {
    // By default Vitest leaves one core free, which doubles the time on a machine with two cores.
    maxWorkers: '100%',
    // Long enough for a busy machine, because no test measures time.
    testTimeout: isFullRun ? 600_000 : 180_000,
    hookTimeout: isFullRun ? 600_000 : 180_000,
    // The default is one second.
    expect: { poll: { timeout: 120_000 } },
    tags: [{ name: 'slow', description: 'Runs in npm run test:all only.' }],
    // `npm run test:spec` runs tests/specification. Builds and caches are in folders with the other names.
    exclude: ['**/node_modules/**', 'tests/specification/**', 'dist*/**', '.*/**'],
    projects: testProjects,
  },
});
