import react from '@vitejs/plugin-react';
import { register } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';
import { styles } from './scripts/build/compileStyles.ts';
import { testProjects } from './tests/tools/testProjects.ts';
import { isFullRun } from './tests/tools/walk.ts';

// `vite` serves a folder of documents for live work, `vite build` makes its site, and `vite preview` serves that as a host does.
// CONTENT names the folder. `npm run dev`, `build` and `start` do the same and have options.
export default defineConfig(({ mode }) => ({
  plugins: [react(), styles(), mode === 'test' ? [] : sitePlugins()],
  test: {
    // Vitest's default leaves a core free, which on a machine with two cores doubles the time.
    maxWorkers: '100%',
    // Long enough for a busy machine: no test is about how long it takes.
    testTimeout: isFullRun ? 600_000 : 180_000,
    hookTimeout: isFullRun ? 600_000 : 180_000,
    tags: [{ name: 'slow', description: 'Runs in npm run test:all only.' }],
    // The tests of the specification are `npm run test:spec`. What is built and cached lies in folders with these names.
    exclude: ['**/node_modules/**', 'tests/specification/**', 'dist*/**', '.*/**'],
    projects: testProjects,
  },
}));

/** Loads the plugins as Node loads the commands. Vite would bundle them, with all that they import, each time it reads this file. */
async function sitePlugins() {
  register();
  const { href } = new URL('scripts/site.ts', import.meta.url);
  const { site }: typeof import('./scripts/site.ts') = await import(href);
  return site(process.env.CONTENT ?? 'pages-json');
}
