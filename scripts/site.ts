import type { Plugin } from 'vite';
import { dropUnusedComponents } from './build/dropUnusedComponents.ts';
import { siteCode } from './build/siteCode.ts';
import { devSite } from './server/devPlugin.ts';
import { localGuard } from './server/localGuard.ts';
import { builtSite } from './server/siteServer.ts';

/** Vite's plugins for a folder of documents: its site in dev, its build, and the build served as a host does. */
export function site(content: string): Plugin[] {
  return [
    {
      name: 'site',
      // No .env file is read, so that the same code makes the same bundle.
      // Vite serves the public folder in dev. A build copies what its pages name (scripts/build/copyPublic.ts).
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

/** Makes `vite build` write the whole site, of which the code is a part (scripts/build/bundleCode.ts). */
function buildWhole(content: string): Plugin {
  return {
    name: 'build-site',
    apply: 'build',
    // One configuration is enough for both bundles, and is read once.
    config: () => ({ builder: { sharedConfigBuild: true } }),
    async buildApp({ config, environments }) {
      const { printBuild } = await import('./printBuild.ts');
      await printBuild({ content, out: config.build.outDir });
      // Vite builds the environments where no hook has: here a separate process has bundled them.
      for (const environment of Object.values(environments)) environment.isBuilt = true;
    },
  };
}
