import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { adoptToastStyles } from './adoptToastStyles.ts';
import { compileStyles } from './compileStyles.ts';
import { dropUnusedComponents } from './dropUnusedComponents.ts';

/** How the code is compiled: in dev, in tests, and for visitors. */
export const codeConfig = {
  appType: 'custom',
  plugins: [react(), dropUnusedComponents(), adoptToastStyles(), compileStyles()],
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
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The page names its chunks itself (build/bundledCode.ts), so imports need no helper for that.
    modulePreload: false,
  },
} satisfies UserConfig;
