import type { InlineConfig } from 'vite';
import { codeConfig } from '../build/codeConfig.ts';
import { devSite } from './devSite.ts';
import { localGuard } from './localGuard.ts';

/** The packages that pages import (a test compares), and what Vite's compiler of JSX adds to them. */
export const pagePackages = [
  '@csstools/color-helpers',
  '@csstools/css-calc',
  '@csstools/css-color-parser',
  '@csstools/css-parser-algorithms',
  '@csstools/css-tokenizer',
  '@radix-ui/react-accordion',
  '@radix-ui/react-dialog',
  'fastest-levenshtein',
  'jsonc-parser',
  'react',
  'react-dom/client',
  'react-helmet-async',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'sonner',
  'styled-components',
  'zod',
] as const;

/** Vite's configuration for a folder of documents on this computer; what visitors get is made by build/bundle.config.ts. */
export function devConfig(content: string): InlineConfig {
  return {
    ...codeConfig,
    configFile: false,
    // The editor runs React as visitors get it (scripts/edit.ts). Its pages are not built for all that: their styles are not
    // compiled, and plans have no files.
    define: { 'import.meta.env.PROD': 'false' },
    plugins: [codeConfig.plugins, localGuard(), devSite(content)],
    // No page of another site reads from this server.
    server: {
      cors: false,
      fs: {
        deny: [
          // Vite's own list, which this one takes the place of
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der}',
          '.npmrc',
          '.yarnrc.yml',
          '**/.git/**',
          // drafts and old versions, which the editor gives to its own page alone
          '**/.editor/**',
        ],
      },
    },
    // Bundled before the server answers, and never again while it runs: that would load the open pages anew, and take the
    // bundles away from another server of the same folder.
    optimizeDeps: { noDiscovery: true, include: [...pagePackages] },
  };
}
