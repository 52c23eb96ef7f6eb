import react from '@vitejs/plugin-react';
import { register } from 'tsx/esm/api';
import { defineConfig } from 'vite';
import { styles } from './scripts/build/compileStyles.ts';

// `vite` serves a folder of documents with live reload, `vite build` builds its site, and `vite preview` serves the build like a
// host. CONTENT names the folder. `npm run dev`, `build` and `start` do the same and have options.
export default defineConfig({ plugins: [react(), styles(), sitePlugins()] });

/** Loads the plugins with tsx, like the commands. Vite would bundle them and their imports each time it reads this file. */
async function sitePlugins() {
  register();
  const { href } = new URL('scripts/site.ts', import.meta.url);
  const { site }: typeof import('./scripts/site.ts') = await import(href);
  return site(process.env.CONTENT ?? 'pages-json');
}
