import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { devSite } from './scripts/devSite.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [react(), devSite('pages-json')],
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
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  ssr: { noExternal: true },
  test: {
    environment: 'happy-dom',
    environmentOptions: {
      happyDOM: {
        settings: { navigation: { disableChildFrameNavigation: true } },
      },
    },
    include: ['{schema,src,scripts}/**/*.test.{ts,tsx}'],
  },
});
