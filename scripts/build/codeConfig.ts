import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compileStyles } from './compileStyles.ts';
import { dropUnusedComponents } from './dropUnusedComponents.ts';

/** The part of Vite's configuration that dev, tests and the build share. */
export const codeConfig = {
  appType: 'custom',
  plugins: [react(), dropUnusedComponents(), compileStyles()],
  // Class names must be the same in the browser and in the prerenderer.
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
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Each page lists its own chunks (scripts/build/bundledCode.ts), so imports need no preload helper.
    modulePreload: false,
  },
} satisfies UserConfig;
