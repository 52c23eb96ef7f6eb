import type { Plugin } from 'vite';
import { dropUnusedComponents } from './build/dropUnusedComponents.ts';
import { siteCode } from './build/siteCode.ts';
import { devSite } from './server/devPlugin.ts';
import { localGuard } from './server/localGuard.ts';
import { builtSite } from './server/siteServer.ts';

/** Vite's plugins for a folder of documents: the site in dev, its build, and the preview of the build. */
export function site(content: string): Plugin[] {
  return [
    {
      name: 'site',
      // No .env file is read, so that the same code gives the same bundle.
      // Vite serves the public folder in dev. A build copies the files that its pages name (scripts/build/copyPublic.ts).
      config: () => ({ appType: 'custom', publicDir: 'src/public', envDir: false }),
    },
    dropUnusedComponents(),
    ...siteCode(),
    localGuard(),
    devSite(content),
    buildWhole(content),
    builtSite(),
  ];
}

/** Makes `vite build` write the complete site, not only the code (scripts/build/bundleCode.ts). */
function buildWhole(content: string): Plugin {
  return {
    name: 'build-site',
    apply: 'build',
    // Both bundles use the same configuration, which is read once.
    config: () => ({ builder: { sharedConfigBuild: true } }),
    async buildApp({ config, environments }) {
      const { printBuild } = await import('./printBuild.ts');
      await printBuild({ content, out: config.build.outDir });
      // Prevents Vite from building the environments, which a separate process has bundled.
      for (const environment of Object.values(environments)) environment.isBuilt = true;
    },
  };
}
