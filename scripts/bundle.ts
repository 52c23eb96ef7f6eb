import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Rolldown } from 'vite';
import type { Page, Site } from '../schema/index.ts';
import type { PageCode } from '../src/prerender.tsx';
import { earlyScript } from '../src/theme/earlyScript.ts';

type Prerender = typeof import('../src/prerender.tsx');

const entry = 'src/browser.tsx';

// What is needed together comes as one file, which packs better than its parts: the packages and the parts of
// every page, the blocks of every page, and the blocks of most.
const groups = [
  {
    name: 'site',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion)\/|src\/(?:ui\/(?!FormFrame)|art\/DrawingFrame|art\/artStyle)/,
  },
  { name: 'frame', test: /src\/blocks\/(?:Banner|CtaBand|Hero)\./ },
  {
    name: 'blocks',
    test: /src\/blocks\/(?:BeforeAfter|CardGrid|List|Packages|PainPoints|Process|Prose|Stats|Testimonials)\./,
  },
];

/**
 * Bundles the browser's code into `out`, with site.json, and the prerenderer into a temporary folder that is gone
 * afterwards. Returns what draws a page, and the code that a page needs in the browser.
 */
export async function bundle(
  out: string,
  site: Site,
): Promise<Pick<Prerender, 'prerenderPage'> & { codeOf: (page: Page) => PageCode }> {
  const serverFolder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    const [built] = await Promise.all([
      build({
        logLevel: 'warn',
        build: {
          outDir: out,
          emptyOutDir: true,
          rolldownOptions: { input: entry, output: { codeSplitting: { groups } } },
        },
      }),
      build({
        logLevel: 'warn',
        build: {
          outDir: serverFolder,
          emptyOutDir: true,
          ssr: 'src/prerender.tsx',
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
        },
      }),
    ]);
    const { prerenderPage }: Prerender = await import(
      pathToFileURL(path.join(serverFolder, 'prerender.mjs')).href
    );
    const chunks = chunksOf(built);
    const shared = {
      site: await writeSite(out, site),
      earlyScript: minifySync('early.js', earlyScript).code.trim(),
    };
    return { prerenderPage, codeOf: (page) => ({ ...pageCode(chunks, page), ...shared }) };
  } finally {
    await rm(serverFolder, { recursive: true, force: true });
  }
}

/**
 * Writes what the browser needs of site.json under a name that changes with its content, and returns its
 * address. Notes for editors stay at home.
 */
async function writeSite(out: string, { $schema, samples, ...site }: Site): Promise<string> {
  const text = JSON.stringify(site);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const url = `/assets/site-${hash}.json`;
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
function pageCode(chunks: readonly Chunk[], page: Page): Pick<PageCode, 'code' | 'dialog'> {
  const modules = [entry, ...page.blocks.map(({ type }) => blockModule(type))];
  const code = filesOf(chunks, modules);
  const dialog = filesOf(chunks, ['src/layout/LeadFormDialog.tsx']);
  return { code, dialog: dialog.filter((url) => !code.includes(url)) };
}

/** The addresses of modules and of all that they import, in this order. */
function filesOf(chunks: readonly Chunk[], modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const name of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.resolve(name)));
    if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
    add(chunk);
  }
  return Array.from(files, (file) => `/${file}`);
}

/** The module of a block type: card-grid is src/blocks/CardGrid.tsx. */
function blockModule(type: string): string {
  const name = type.replace(/(^|-)([a-z])/g, (_match, _hyphen, letter: string) =>
    letter.toUpperCase(),
  );
  return `src/blocks/${name}.tsx`;
}
