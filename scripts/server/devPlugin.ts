import { randomBytes } from 'node:crypto';
import type { Plugin, UserConfig } from 'vite';
import { bundleEarlyScript } from '../build/earlyScript.ts';
import type { ContentSource } from '../content/contentSource.ts';

/** The packages that pages import (enforced by a test), and those that Vite's JSX compiler adds. */
export const pagePackages = [
  '@csstools/color-helpers',
  '@csstools/css-color-parser',
  '@csstools/css-parser-algorithms',
  '@csstools/css-tokenizer',
  '@radix-ui/react-accordion',
  '@radix-ui/react-dialog',
  'country-to-currency',
  'dequal',
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
  // The editor runs React in production mode, as visitors get it (scripts/edit.ts). But its pages are not built: their styles are
  // not compiled.
  define: { 'import.meta.env.PROD': 'false' },
  // For Vite's inline script, under the policy of a build (scripts/server/devAnswers.ts).
  html: { cspNonce: randomBytes(16).toString('base64') },
  server: {
    // Other sites must not read from this server.
    cors: false,
    fs: {
      deny: [
        // Vite's defaults, which this list replaces
        '.env',
        '.env.*',
        '*.{crt,pem,key,p12,pfx,cer,der}',
        '.npmrc',
        '.yarnrc.yml',
        '**/.git/**',
        // Drafts and old versions, which only the editor's page may read
        '**/.editor/**',
      ],
    },
  },
  // Bundled before the server responds, and never while it runs, because that would reload open pages and remove the bundles of
  // another server in the same folder.
  optimizeDeps: { noDiscovery: true, include: [...pagePackages] },
};

export const devSiteName = 'dev-site';

/** The plugin's API for other plugins. */
export type DevSiteApi = {
  /** Reads the site from another source. The caller shows its diagnostics, so pages have no overlay. */
  takeFrom(source: ContentSource): void;
};

/** Serves a folder of documents with live reload (scripts/server/devSite.ts). */
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
      // Build and preview also load this configuration, but do not need the dev server's code.
      const { serveLive } = await import('./devSite.ts');
      return serveLive(server, folder, source);
    },
  };
}
