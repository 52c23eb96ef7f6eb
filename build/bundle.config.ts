// What `vite build` makes of the code for build/bundle.ts: the browser's files, the prerenderer, and what the build must
// know of them (build/bundledCode.ts), all in one folder.
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { blockModules } from './blockModules.ts';
import { browserEntry, bundleFiles, type Chunk, type CodeMap } from './bundledCode.ts';
import { codeConfig } from './codeConfig.ts';
import { bundleEarlyScript } from './earlyScript.ts';
import { addIconLicence } from './licences.ts';

// What is needed together comes as one file, which packs better than its parts: the packages and the parts of
// every page, the blocks of every page, and the blocks of most.
const groups = [
  {
    name: 'site',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|src\/(?:styles|shared|ui\/(?!FormFrame|frameLimits|Stars|rows|CheckList)|art\/DrawingFrame|art\/artStyle)/,
  },
  { name: 'frame', test: /src\/blocks\/(?:Banner|CtaBand|Hero)\./ },
  {
    name: 'blocks',
    test: /src\/ui\/(?:Stars|rows|CheckList)\.|src\/blocks\/(?:BeforeAfter|CardGrid|List|Packages|PainPoints|Process|Prose|Stats|Testimonials)\./,
  },
];

/** Writes what the build must know of the browser's code. */
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
    const script = await bundleEarlyScript();
    this.emitFile({
      type: 'asset',
      fileName: bundleFiles.chunks,
      source: JSON.stringify(map),
    });
    this.emitFile({ type: 'asset', fileName: bundleFiles.earlyScript, source: script });
  },
};

export default defineConfig({
  ...codeConfig,
  logLevel: 'warn',
  plugins: [codeConfig.plugins, describeCode],
  // Nothing of a bundle may come from where build/bundle.ts does not look for changes.
  envDir: false,
  build: { ...codeConfig.build, copyPublicDir: false, emptyOutDir: false },
  environments: {
    client: {
      build: {
        license: { fileName: bundleFiles.licences },
        rolldownOptions: { input: browserEntry, output: { codeSplitting: { groups } } },
      },
    },
    ssr: {
      // Reading the environment is slow, and packages ask for it with each element that they render.
      define: { 'process.env.NODE_ENV': '"production"' },
      // One file starts fastest.
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
      await addIconLicence(config.build.outDir);
    },
  },
});
