import type { InlineConfig } from 'vite';
import { codeConfig } from '../build/codeConfig.ts';
import { devSite } from './devSite.ts';
import { localGuard } from './localGuard.ts';

/** The packages that pages import (a test compares them), and those that Vite's JSX compiler adds. */
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
  'libphonenumber-js/min',
  'libphonenumber-js/min/metadata',
  'libphonenumber-js/mobile/examples',
  'react',
  'react-dom/client',
  'react-helmet-async',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'styled-components',
  'zod',
] as const;

/** Vite's configuration for a folder of documents on this computer; scripts/build/bundle.config.ts makes the code for visitors. */
export function devConfig(content: string): InlineConfig {
  return {
    ...codeConfig,
    configFile: false,
    publicDir: 'src/public',
    // The editor runs React in production mode, as visitors get it (scripts/edit.ts). Its pages are still not built: their
    // styles are not compiled, and plans have no files.
    define: { 'import.meta.env.PROD': 'false' },
    plugins: [codeConfig.plugins, localGuard(), devSite(content)],
    // Other sites cannot read from this server.
    server: {
      cors: false,
      fs: {
        deny: [
          // Vite's own list, which this list replaces
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der}',
          '.npmrc',
          '.yarnrc.yml',
          '**/.git/**',
          // Drafts and old versions, which the editor gives to its own page alone
          '**/.editor/**',
        ],
      },
    },
    // Bundled before the server answers, and never again while it runs: that would reload the open pages, and remove the
    // bundles of another server of the same folder.
    optimizeDeps: { noDiscovery: true, include: [...pagePackages] },
  };
}
