import type { Plugin, Rolldown, UserConfig } from 'vite';
import { projectPath } from '../content/projectPath.ts';
import { browserEntry, bundleFiles, type Chunk } from './bundledCode.ts';
import { bundleEarlyScript } from './earlyScript.ts';

const named = (...names: string[]) => {
  const ends = names.map((name) => `/src/${name}`);
  return (id: string) => ends.some((end) => id.endsWith(end));
};

// A page requests a few large files, because they compress better than many small ones: everything that the entry imports; the
// entry itself, so that starting the page and evaluating React are two tasks; the blocks of nearly every page, with the code
// that other blocks share with them; and the blocks of many pages. Every other block has a separate file. Without these groups
// a page requests 18 files on average instead of 10, and is 0.5 KB larger (`npm run bench -- site --bytes`).
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'site', tags: ['$initial'], test: (id) => !id.endsWith(browserEntry) },
  {
    name: 'frame',
    test: named(
      ...['blocks/Banner.tsx', 'blocks/CtaBand.tsx', 'blocks/Hero.tsx'],
      ...['ui/HeadBeside.tsx', 'ui/Paragraph.tsx'],
    ),
  },
  {
    name: 'blocks',
    test: named(
      ...['blocks/BeforeAfter.tsx', 'blocks/CardGrid.tsx', 'blocks/List.tsx'],
      ...['blocks/Packages.tsx', 'blocks/PainPoints.tsx', 'blocks/Process.tsx'],
      ...['blocks/Prose.tsx', 'blocks/Stats.tsx', 'blocks/Testimonials.tsx'],
      'shared/formats.ts',
    ),
  },
];

/**
 * Functions whose calls are dropped if the result is unused: `__name`, which esbuild added to Radix's published code, and React's
 * functions with which packages create components (scripts/build/dropUnusedComponents.ts).
 */
export const manualPureFunctions = [
  '__name',
  ...['createContext', 'forwardRef', 'memo'].map((name) => `import_react.${name}`),
];

/** The settings of the bundles of a build: the browser's files and the prerenderer, all in one folder. */
const settings: UserConfig = {
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Each page lists its own chunks (scripts/build/bundledCode.ts), so imports need no preload helper.
    modulePreload: false,
    copyPublicDir: false,
    emptyOutDir: false,
    rolldownOptions: {
      // On a busy machine Vite would print how long each plugin took.
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
          treeshake: { manualPureFunctions },
          output: {
            codeSplitting: { groups },
            // Every page contains ten of these names. Hashes do not compress, so they have only six characters.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
          },
        },
      },
    },
    ssr: {
      // Reading process.env is slow, and React reads it for each element that it renders.
      define: { 'process.env.NODE_ENV': '"production"' },
      // A worker starts fastest from a single file without imports.
      resolve: { noExternal: true },
      build: {
        rolldownOptions: {
          input: 'scripts/build/pageWorker.ts',
          output: { entryFileNames: bundleFiles.worker, codeSplitting: false },
        },
      },
    },
  },
};

/** Builds the site's code, a map of the browser's files, and the head script (scripts/build/bundledCode.ts). */
export function siteCode(): Plugin[] {
  return [
    plainImports,
    {
      name: 'site-code',
      apply: 'build',
      config: () => settings,
      applyToEnvironment: ({ name }) => name === 'client',
      async generateBundle(_options, bundle) {
        const chunks = Object.values(bundle)
          .filter((file) => file.type === 'chunk')
          .map(
            ({ fileName, moduleIds, imports }): Chunk => ({
              file: fileName,
              modules: moduleIds.map(projectPath),
              imports,
            }),
          );
        const { code } = await bundleEarlyScript();
        this.emitFile({
          type: 'asset',
          fileName: bundleFiles.chunks,
          source: JSON.stringify(chunks),
        });
        this.emitFile({ type: 'asset', fileName: bundleFiles.earlyScript, source: code });
      },
    },
  ];
}

/**
 * Removes the function that Vite wraps around each dynamic import to load the chunk's styles and preloads first. Vite has no
 * option for this, and no chunk of this site has any. This saves 0.5 KB of JavaScript per page.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
