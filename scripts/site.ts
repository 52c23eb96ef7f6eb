import type { Plugin } from 'vite';
import type { BundleOptions } from './build/bundle.ts';
import { dropUnusedComponents } from './build/dropUnusedComponents.ts';
import { siteCode } from './build/siteCode.ts';
import { editorDemo } from './editorDemo.ts';
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
    editorDemo(content),
    devSite(content),
    buildWhole(content),
    builtSite(),
  ];
}

/** Options of `vite build` that would change what the build relies on. */
const unsupported = [
  ...(['target', 'assetsDir', 'assetsInlineLimit', 'emptyOutDir'] as const),
  ...(['manifest', 'ssrManifest', 'ssr', 'watch'] as const),
];

/** Makes `vite build` write the complete site, not only the code (scripts/build/bundleCode.ts). */
function buildWhole(content: string): Plugin {
  let codeOptions: BundleOptions | undefined;
  return {
    name: 'build-site',
    apply: 'build',
    // Before siteCode adds its settings to those of the command.
    enforce: 'pre',
    // Both bundles use the same configuration, which is read once.
    config({ base = '/', build = {} }, { mode }) {
      const { minify, sourcemap } = build;
      const other = unsupported.find((name) => build[name] !== undefined);
      const problem =
        base !== '/'
          ? 'A site cannot be in a folder, because its addresses begin with "/". Build without --base, and publish it on a domain or subdomain.'
          : mode !== 'production'
            ? 'A site is always built for production, without .env files. Build without --mode.'
            : other &&
              `A site cannot be built with --${other}. Use --outDir, --minify or --sourcemap.`;
      if (problem) throw new Error(problem);
      if (minify !== undefined || sourcemap !== undefined) codeOptions = { minify, sourcemap };
      return { builder: { sharedConfigBuild: true } };
    },
    async buildApp({ config, environments }) {
      const { printBuild } = await import('./printBuild.ts');
      await printBuild({ content, out: config.build.outDir, codeOptions });
      // Prevents Vite from building the environments, which a separate process has bundled.
      for (const environment of Object.values(environments)) environment.isBuilt = true;
    },
  };
}
