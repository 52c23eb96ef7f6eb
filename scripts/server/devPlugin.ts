import type { Plugin, UserConfig } from 'vite';
import { bundleEarlyScript } from '../build/earlyScript.ts';
import type { ContentSource } from '../content/contentSource.ts';

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
  'parse5',
  'react',
  'react-dom/client',
  'react-helmet-async',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'styled-components',
  'zod',
] as const;

const settings: UserConfig = {
  // The editor runs React in production mode, as visitors get it (scripts/edit.ts). Its pages are still not built: their
  // styles are not compiled, and plans have no files.
  define: { 'import.meta.env.PROD': 'false' },
  server: {
    // Other sites cannot read from this server.
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

export const devSiteName = 'dev-site';

/** What other plugins can call on this one. */
export type DevSiteApi = {
  /** Reads the site from another source. The caller shows its mistakes, so pages have no overlay of them. */
  takeFrom(source: ContentSource): void;
};

/** Serves a folder of documents for live work (scripts/server/devSite.ts). */
export function devSite(folder: string): Plugin<DevSiteApi> {
  let source: ContentSource | undefined;
  return {
    name: devSiteName,
    apply: 'serve',
    api: {
      takeFrom(other) {
        source = other;
      },
    },
    config: () => settings,
    // Vite keeps the script until one of its files changes.
    load: {
      filter: { id: /\/src\/start\/earlyScript\.ts\?script$/ },
      async handler() {
        const { code, files } = await bundleEarlyScript();
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(code)};`;
      },
    },
    async configureServer(server) {
      // A build and a preview read this configuration too, and do not need the code of the dev server.
      const { serveLive } = await import('./devSite.ts');
      return serveLive(server, folder, source);
    },
  };
}
