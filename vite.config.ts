import react from '@vitejs/plugin-react';
import { register } from 'tsx/esm/api';
import { defineConfig } from 'vitest/config';
import { styles } from './scripts/build/compileStyles.ts';
import { testProjects } from './tests/tools/testProjects.ts';
import { isFullRun } from './tests/tools/walk.ts';

// `vite` serves a folder of documents with live reload, `vite build` builds its site, and `vite preview` serves the build like a
// host. CONTENT names the folder. `npm run dev`, `build` and `start` do the same and have options.
export default defineConfig(({ mode }) => ({
  plugins: [react(), styles(), mode === 'test' ? [] : sitePlugins()],
  test: {
    // By default Vitest leaves one core free, which doubles the time on a machine with two cores.
    maxWorkers: '100%',
    // Long enough for a busy machine, because no test measures time.
    testTimeout: isFullRun ? 600_000 : 180_000,
    hookTimeout: isFullRun ? 600_000 : 180_000,
    tags: [{ name: 'slow', description: 'Runs in npm run test:all only.' }],
    // `npm run test:spec` runs tests/specification. Builds and caches are in folders with the other names.
    exclude: ['**/node_modules/**', 'tests/specification/**', 'dist*/**', '.*/**'],
    projects: testProjects,
  },
}));

/** Loads the plugins with tsx, like the commands. Vite would bundle them and their imports each time it reads this file. */
async function sitePlugins() {
  register();
  const { href } = new URL('scripts/site.ts', import.meta.url);
  const { site }: typeof import('./scripts/site.ts') = await import(href);
  return site(process.env.CONTENT ?? 'pages-json');
}
