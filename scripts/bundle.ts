import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, minifySync, type Rolldown } from 'vite';
import type { Page, Site } from '../schema/index.ts';
import type { PageCode } from '../src/prerender.tsx';
import { earlyScript } from '../src/theme/earlyScript.ts';
import { contentHash } from './hosting.ts';
import { addIconLicence, licenceFile } from './licences.ts';

const entry = 'src/browser.tsx';

// What is needed together comes as one file, which packs better than its parts: the packages and the parts of
// every page, the blocks of every page, and the blocks of most.
const groups = [
  {
    name: 'site',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|src\/(?:styles|ui\/(?!FormFrame|frameLimits|Stars|rows|CheckList)|art\/DrawingFrame|art\/artStyle)/,
  },
  { name: 'frame', test: /src\/blocks\/(?:Banner|CtaBand|Hero)\./ },
  {
    name: 'blocks',
    test: /src\/ui\/(?:Stars|rows|CheckList)\.|src\/blocks\/(?:BeforeAfter|CardGrid|List|Packages|PainPoints|Process|Prose|Stats|Testimonials)\./,
  },
];

export type Bundle = {
  /** The code of a thread that draws pages. */
  worker: string;
  /** What a page needs in the browser. */
  codeOf(page: Page): PageCode;
  /** Takes away what only the build needs. */
  end(): Promise<void>;
};

/** Bundles the browser's code into `out`, with site.json, and the prerenderer into a temporary folder. */
export async function bundle(out: string, site: Site): Promise<Bundle> {
  const serverFolder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  // A build is for visitors, whatever the shell or a test runner says.
  process.env.NODE_ENV = 'production';
  const end = () => rm(serverFolder, { recursive: true, force: true });
  try {
    const [built] = await Promise.all([
      build({
        logLevel: 'warn',
        build: {
          outDir: out,
          emptyOutDir: true,
          license: { fileName: licenceFile },
          rolldownOptions: { input: entry, output: { codeSplitting: { groups } } },
        },
      }),
      build({
        logLevel: 'warn',
        // Reading the environment is slow, and packages ask for it with each element that they draw.
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: serverFolder,
          emptyOutDir: true,
          ssr: 'scripts/pageWorker.ts',
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'worker.mjs', codeSplitting: false } },
        },
      }),
    ]);
    await addIconLicence(out);
    const codeOf = pageCodes(chunksOf(built));
    const shared = {
      site: await writeSite(out, site),
      earlyScript: minifySync('early.js', earlyScript).code.trim(),
    };
    return {
      worker: path.join(serverFolder, 'worker.mjs'),
      codeOf: (page) => ({ ...codeOf(page), ...shared }),
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * Writes what the browser needs of site.json under a name that changes with its content, and returns its
 * address. Notes for editors stay at home.
 */
async function writeSite(out: string, { $schema, samples, ...site }: Site): Promise<string> {
  const text = JSON.stringify(site);
  const url = `/assets/site-${contentHash(text)}.json`;
  await writeFile(path.join(out, url), text);
  return url;
}

type Chunk = Rolldown.OutputChunk;

function chunksOf(built: Awaited<ReturnType<typeof build>>): Chunk[] {
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The build has no output.');
  return result.output.filter((file) => file.type === 'chunk');
}

/** What a page's code imports, all of which is fetched at once, and what the form dialog's adds to it. */
function pageCodes(chunks: readonly Chunk[]): (page: Page) => Pick<PageCode, 'code' | 'dialog'> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(
    chunks.flatMap((chunk) =>
      chunk.moduleIds.map((id) => [path.relative('.', id), chunk] as const),
    ),
  );
  /** The addresses of modules and of all that they import, in this order. */
  const filesOf = (modules: readonly string[]): string[] => {
    const files = new Set<string>();
    const add = (chunk: Chunk | undefined) => {
      if (!chunk || files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const name of chunk.imports) add(byFile.get(name));
    };
    for (const name of modules) {
      const chunk = byModule.get(name);
      if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
      add(chunk);
    }
    return Array.from(files, (file) => `/${file}`);
  };

  const dialog = filesOf(['src/layout/LeadFormDialog.tsx']);
  const known = new Map<string, Pick<PageCode, 'code' | 'dialog'>>();
  return ({ blocks }) => {
    const modules = Array.from(new Set(blocks.map(({ type }) => blockModule(type))));
    const key = modules.join();
    const code = known.get(key)?.code ?? filesOf([entry, ...modules]);
    const result = { code, dialog: dialog.filter((url) => !code.includes(url)) };
    known.set(key, result);
    return result;
  };
}

/** The module of a block type: card-grid is src/blocks/CardGrid.tsx. */
function blockModule(type: string): string {
  const name = type.replace(/(^|-)([a-z])/g, (_match, _hyphen, letter: string) =>
    letter.toUpperCase(),
  );
  return `src/blocks/${name}.tsx`;
}
