import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Plugin } from 'vite';
import { moveFile } from '../content/moveFile.ts';
import { projectPath } from '../content/projectPath.ts';
import { bundleFiles } from './bundledCode.ts';
import { dropUnusedComponents } from './dropUnusedComponents.ts';
import { manualPureFunctions } from './siteCode.ts';

/** The editor's browser code: its files by name, and which of them are entries, and the scripts that every page loads. */
export type EditorCode = {
  entry: string;
  /** The entry for the page that the editor shows in a frame. */
  pageEntry: string;
  scripts: readonly string[];
  files: ReadonlyMap<string, Uint8Array>;
};

type Kept = EditorCode & {
  /** The source files and the state of each. */
  sources: ReadonlyMap<string, string>;
};

const entries = { editor: 'editor/app/main.tsx', page: 'editor/page/main.ts' };
/** The JSX runtime of the site's components in the frame, which makes their texts editable, as Vite resolves it from its root. */
const jsxRuntime = '/editor/page/jsxRuntime.ts';
// Files that the code depends on but no module imports.
const others = ['node_modules/.package-lock.json', 'scripts/build/editorCode.ts'];

/**
 * Bundles the editor's code for a browser. Returns a function that resolves with the bundle. The bundle is cached in a file, and
 * rebuilt when one of its source files has changed.
 */
export function editorCode(cache: string): () => Promise<EditorCode> {
  let last: Promise<Kept> | undefined;
  const next = async (before: typeof last): Promise<Kept> => {
    const cached = (await before?.catch(() => undefined)) ?? (await readKept(cache));
    if (cached && (await isCurrent(cached))) return cached;
    const result = await bundle();
    // Several editors may write the cache at the same time.
    const temporary = `${cache}.${process.pid}.tmp`;
    await mkdir(path.dirname(cache), { recursive: true });
    await writeFile(temporary, serialize(result));
    await moveFile(temporary, cache);
    return result;
  };
  return () => {
    last = next(last);
    return last;
  };
}

async function readKept(cache: string): Promise<Kept | undefined> {
  try {
    return deserialize(await readFile(cache));
  } catch {
    // There is no cache yet, or another version of Node wrote it.
    return undefined;
  }
}

async function isCurrent({ sources }: Kept): Promise<boolean> {
  const states = await Promise.all(
    Array.from(sources, async ([file, state]) => state === (await stateOf(file))),
  );
  return states.every(Boolean);
}

/** A text that changes with the file; empty if there is no file. */
async function stateOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  return found ? `${found.mtimeMs} ${found.size}` : '';
}

/** Compiles the site's components with the frame's JSX runtime. */
const editableTexts: Plugin = {
  name: 'editable-texts',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const isRuntime = source === 'react/jsx-runtime' || source === 'react/jsx-dev-runtime';
    if (!isRuntime || !projectPath(importer).startsWith('src/')) return undefined;
    return this.resolve(jsxRuntime, importer, { skipSelf: true });
  },
};

/** Loading any part of a chunk runs all of it, so each entry gets a separate chunk. */
const isNoEntry = (id: string) => !Object.values(entries).includes(projectPath(id));
/** What loads when it is needed: the editor of rich texts, and the search for icons. */
const isLate = (id: string) =>
  /\/node_modules\/(?:@tiptap|prosemirror-[a-z-]+|rope-sequence|orderedmap|w3c-keyname)\//.test(
    id,
  ) || /^(?:editor\/fields\/richText\/|schema\/icons\/(?:search|words)\.)/.test(projectPath(id));

async function bundle(): Promise<Kept> {
  // Loaded only when the code has changed: they take as long as the rest of the start.
  const [{ build }, { default: react }] = await Promise.all([
    import('vite'),
    import('@vitejs/plugin-react'),
  ]);
  const modules = new Set<string>();
  const noteModules: Plugin = {
    name: 'note-modules',
    buildEnd() {
      for (const id of this.getModuleIds()) modules.add(id.replace(/\?.*$/, ''));
    },
  };
  const result = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    // At any address.
    base: './',
    // Like `npm run dev`: documents are checked, and the extra files of a build are missing.
    mode: 'development',
    define: {
      'import.meta.env.PROD': 'false',
      // As visitors get React: its checks for developers slow down typing.
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warn',
    plugins: [react(), editableTexts, dropUnusedComponents(), noteModules],
    // Workers load what few pictures need on demand.
    worker: { format: 'es', plugins: () => [noteModules] },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      license: { fileName: bundleFiles.licenses },
      write: false,
      rolldownOptions: {
        input: entries,
        // The diagnoses import the search for icons, but only the worker needs them.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        treeshake: { manualPureFunctions },
        output: {
          // The list of pages loads without the page editor.
          codeSplitting: {
            groups: [
              { name: 'list', tags: ['$initial'], test: isNoEntry },
              { name: 'page', test: (id) => isNoEntry(id) && !isLate(id) },
            ],
          },
        },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((file) => file.type === 'chunk');
  const bundled = Array.from(modules)
    .filter((id) => path.isAbsolute(id) && !id.includes('/node_modules/'))
    .map(projectPath);
  const sources = await Promise.all(
    [...others, ...bundled].map(async (file) => [file, await stateOf(file)] as const),
  );
  const entryOf = (name: string) =>
    chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? '';
  return {
    entry: entryOf('editor'),
    pageEntry: entryOf('page'),
    // A worker is an asset.
    scripts: chunks
      .filter(({ moduleIds }) => !moduleIds.some(isLate))
      .map(({ fileName }) => fileName),
    files: new Map(
      outputs.map((file) => [
        file.fileName,
        Buffer.from(file.type === 'chunk' ? file.code : file.source),
      ]),
    ),
    sources: new Map(sources),
  };
}
