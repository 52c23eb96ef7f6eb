// How build/bundle.ts bundles the code with `vite build`: the browser's files, the prerenderer, and what the build must know
// of them (build/bundledCode.ts), all in one folder.
import path from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { blockModules } from './blockModules.ts';
import { browserEntry, bundleFiles, type Chunk, type CodeMap } from './bundledCode.ts';
import { codeConfig } from './codeConfig.ts';
import { bundleEarlyScript } from './earlyScript.ts';
import { addLicenceOfIcons } from './licences.ts';

// A page asks for few files, which compress better than many: all that the entry imports; the entry itself, so that starting
// the page and evaluating React are two tasks; the blocks of nearly every page, with what the FAQ has in common with them;
// and the other blocks but for those that are large or rare. Without these groups a page asks for 18 files on average and
// not for 10, and has 0.5 KB more (`npm run bench -- --no-lighthouse`). tests/browser/budget.spec.ts fails where a file moves.
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'], test: (id) => !id.endsWith(browserEntry) },
  { name: 'frame', test: /\/src\/(?:blocks\/(?:Banner|CtaBand|Hero)|ui\/HeadBeside)\./ },
  {
    // The dialog of the form asks for no file more because galleries have one too, which imports it from there.
    name: 'LeadFormDialog',
    test: /\/src\/layout\/LeadFormDialog\.|\/(?:@radix-ui\/react-(?:dialog|dismissable-layer|focus-guards|focus-scope|portal|use-callback-ref)|aria-hidden|get-nonce|react-(?:remove-scroll(?:-bar)?|style-singleton)|tslib|use-(?:callback-ref|sidecar))\//,
    includeDependenciesRecursively: false,
  },
  {
    name: 'blocks',
    test: /\/src\/blocks\/(?!Credentials|Embed|Faq|Gallery|Legal|Locations|People|Plan|Prices|Timeline|Work)/,
  },
];

const allIcons = 'src/ui/icons.svg';

/** Writes a map of the browser's code and the script of the head for the build (build/bundledCode.ts). */
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
    const map: CodeMap = { chunks, blocks: blockModules() };
    // It has all icons there are. A page has a file of those that it names (src/prerender/pageFiles.tsx).
    for (const [name, file] of Object.entries(bundle)) {
      if (file.type === 'asset' && file.originalFileNames.includes(allIcons)) delete bundle[name];
    }
    const script = await bundleEarlyScript();
    this.emitFile({
      type: 'asset',
      fileName: bundleFiles.chunks,
      source: JSON.stringify(map),
    });
    this.emitFile({ type: 'asset', fileName: bundleFiles.earlyScript, source: script });
  },
};

/**
 * Vite wraps each dynamic import in a function that loads styles and preloads of a chunk first. No chunk of this site has any,
 * and where an import fails the page itself loads again (src/shared/lazyModule.ts): 0.5 KB of each page's JavaScript less.
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
  // The same code makes the same bundle: nothing comes from an .env file.
  envDir: false,
  build: {
    ...codeConfig.build,
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: {
      // On a busy machine it would print how long each plugin took.
      checks: { bundlerTimings: false },
      output: {
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  environments: {
    client: {
      build: {
        license: { fileName: bundleFiles.licences },
        rolldownOptions: {
          input: browserEntry,
          output: {
            codeSplitting: { groups },
            // Every page names ten of these. A hash does not compress, and six characters of it are enough for one name.
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
          input: 'build/pageWorker.ts',
          output: { entryFileNames: bundleFiles.worker, codeSplitting: false },
        },
      },
    },
  },
  builder: {
    async buildApp({ build, environments, config }) {
      await Promise.all(Object.values(environments).map(build));
      await addLicenceOfIcons(config.build.outDir);
    },
  },
});
