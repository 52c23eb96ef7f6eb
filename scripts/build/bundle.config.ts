// The configuration with which scripts/build/bundle.ts runs `vite build`: it bundles the browser's files, the prerenderer, and the map
// of the code for the build (scripts/build/bundledCode.ts), all into one folder.
import path from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { browserEntry, bundleFiles, type Chunk } from './bundledCode.ts';
import { codeConfig } from './codeConfig.ts';
import { bundleEarlyScript } from './earlyScript.ts';
import { addLicenseOfIcons } from './licenses.ts';

// A page requests few files, because they compress better than many: everything that the entry imports; the entry itself, so
// that starting the page and evaluating React are two tasks; the blocks of nearly every page, with what the FAQ shares with
// them; and the other blocks except large or rare ones. Without these groups a page requests 18 files on average instead of
// 10, and is 0.5 KB larger (`npm run bench -- site --no-lighthouse`). tests/browser/budget.spec.ts fails where a file moves.
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'], test: (id) => !id.endsWith(browserEntry) },
  { name: 'frame', test: /\/src\/(?:blocks\/(?:Banner|CtaBand|Hero)|ui\/HeadBeside)\./ },
  {
    name: 'blocks',
    test: /\/src\/blocks\/(?!Credentials|Embed|Faq|Gallery|Legal|Locations|People|Plan|Prices|Timeline|Work)/,
  },
];

const allIcons = 'src/ui/icons.svg';

/** Writes a map of the browser's code and the script of the head for the build (scripts/build/bundledCode.ts). */
const describeCode: Plugin = {
  name: 'describe-code',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle)
      .filter((file) => file.type === 'chunk')
      .map(
        ({ fileName, moduleIds, imports }): Chunk => ({
          file: fileName,
          modules: moduleIds.map((id) => path.relative('.', id)),
          imports,
        }),
      );
    // This file has all icons there are. A page has a file with the icons that it names (src/prerender/pageFiles.tsx).
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type === 'asset' && file.originalFileNames.includes(allIcons)) delete bundle[name];
    }
    const script = await bundleEarlyScript();
    this.emitFile({
      type: 'asset',
      fileName: bundleFiles.chunks,
      source: JSON.stringify(chunks),
    });
    this.emitFile({ type: 'asset', fileName: bundleFiles.earlyScript, source: script });
  },
};

/**
 * Vite wraps each dynamic import in a function that loads styles and preloads of the chunk first. No chunk of this site has
 * any, and where an import fails the page reloads itself (src/shared/lazyModule.ts). This saves 0.5 KB of JavaScript on each
 * page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig({
  ...codeConfig,
  logLevel: 'warn',
  plugins: [codeConfig.plugins, plainImports, describeCode],
  // No .env file is read, so that the same code makes the same bundle.
  envDir: false,
  build: {
    ...codeConfig.build,
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: {
      // Vite would print how long each plugin took on a busy machine.
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  environments: {
    client: {
      build: {
        license: { fileName: bundleFiles.licenses },
        rolldownOptions: {
          input: browserEntry,
          // Radix is published with esbuild's calls that set the names of its functions for debugging.
          treeshake: { manualPureFunctions: ['__name'] },
          output: {
            codeSplitting: { groups },
            // Every page names ten of these. A hash does not compress, and six of its characters are enough.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
          },
        },
      },
    },
    ssr: {
      // Reading process.env is slow, and React reads it for each element that it renders.
      define: { 'process.env.NODE_ENV': '"production"' },
      // A worker starts fastest from one file without imports.
      resolve: { noExternal: true },
      build: {
        rolldownOptions: {
          input: 'scripts/build/pageWorker.ts',
          output: { entryFileNames: bundleFiles.worker, codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments, config }) {
      await Promise.all(Object.values(environments).map(build));
      await addLicenseOfIcons(config.build.outDir);
    },
  },
});
