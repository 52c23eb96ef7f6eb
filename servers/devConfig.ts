import type { InlineConfig } from 'vite';
import { codeConfig } from '../build/codeConfig.ts';
import { devSite } from './devSite.ts';
import { localGuard } from './localGuard.ts';

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
    // Found at the start and not while the first page loads.
    optimizeDeps: { entries: ['src/browser.tsx', 'src/dev/*.tsx'] },
  };
}
