import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type { Page, Site } from '../schema/index.ts';
import type { PageCode } from '../src/prerender.tsx';

type Prerender = typeof import('../src/prerender.tsx');

const entry = 'src/browser.tsx';

// What every page needs comes as one file, which packs better than its parts.
const firstView = {
  name: 'site',
  test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|@emotion)\/|src\/(?:ui\/(?!FormFrame)|art\/DrawingFrame|art\/artStyle)/,
};

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
    await Promise.all([
      build({
        logLevel: 'warn',
        build: {
          outDir: out,
          emptyOutDir: true,
          manifest: true,
          rolldownOptions: { input: entry, output: { codeSplitting: { groups: [firstView] } } },
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
    const manifestFile = path.join(out, '.vite/manifest.json');
    const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
    await rm(path.dirname(manifestFile), { recursive: true });
    const { prerenderPage }: Prerender = await import(
      pathToFileURL(path.join(serverFolder, 'prerender.mjs')).href
    );
    const siteUrl = await writeSite(out, site);
    return { prerenderPage, codeOf: (page) => ({ ...pageCode(manifest, page), site: siteUrl }) };
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

/** The entry and every chunk that drawing a page imports: all of it is fetched at once. */
function pageCode(manifest: Manifest, page: Page): Omit<PageCode, 'site'> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(entry);
  for (const { type } of page.blocks) add(blockModule(type));
  const [first, ...preload] = Array.from(files, (file) => `/${file}`);
  if (!first) throw new Error('The build has no entry.');
  return { entry: first, preload };
}

/** The module of a block type: card-grid is src/blocks/CardGrid.tsx. */
function blockModule(type: string): string {
  const name = type.replace(/(^|-)([a-z])/g, (_match, _hyphen, letter: string) =>
    letter.toUpperCase(),
  );
  return `src/blocks/${name}.tsx`;
}
