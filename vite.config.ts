import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devSite } from './scripts/devSite.ts';
import { dropUnusedComponents } from './scripts/dropUnusedComponents.ts';

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), dropUnusedComponents(), devSite(process.env.CONTENT ?? 'pages-json')],
  // Stable class names, so that what the browser hydrates is what was prerendered.
  oxc: {
    plugins: {
      styledComponents: {
        ssr: true,
        displayName: false,
        fileName: false,
        minify: true,
        pure: true,
      },
    },
  },
  // Found at the start and not while the first page loads.
  optimizeDeps: { entries: ['src/browser.tsx', 'src/dev/*.tsx'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The page names its chunks itself (scripts/bundledCode.ts), so imports need no helper for that.
    modulePreload: false,
  },
  // One file starts fastest; in dev Node loads the packages itself.
  ssr: { noExternal: command === 'build' ? true : [] },
  test: {
    environment: 'happy-dom',
    include: ['{schema,src,scripts,tests,editor}/**/*.test.{ts,tsx}'],
  },
}));
