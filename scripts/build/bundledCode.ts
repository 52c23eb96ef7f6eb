import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../schema/index.ts';
import { needsProviderFrame } from '../../src/blocks/index.ts';
import type { ResolvedSite } from '../../src/resolved/types.ts';

/** The files in the folder of a bundle (scripts/build/siteCode.ts). */
export const bundleFiles = {
  /** The browser's code and the icons. */
  assets: 'assets',
  /** The license texts of the site's code, icons and fonts. Vite writes those of bundled packages. */
  licenses: 'licenses.txt',
  /** The code of the threads that render pages (scripts/build/pageWorker.ts). */
  worker: 'worker.mjs',
  /** The script in a page's head. */
  earlyScript: 'early.js',
  /** The chunks of the browser's code. */
  chunks: 'chunks.json',
};

/** A file of browser code: its modules, relative to the project folder, and the files that it imports. */
export type Chunk = { file: string; modules: string[]; imports: string[] };

/** The module of a block type's component: src/blocks/CardGrid.tsx for `card-grid`. */
export function blockModule(type: string): string {
  const name = type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `src/blocks/${name}.tsx`;
}

/** The entry module of a page in the browser. */
export const browserEntry = 'src/main.tsx';

/** Reads the script for a page's head from the folder of a bundle. */
export function readEarlyScript(bundle: string): string {
  return readFileSync(path.join(bundle, bundleFiles.earlyScript), 'utf8');
}

/**
 * Reads a bundle's folder. Returns a function that lists the files a page needs in the browser, all that its code imports, so
 * that they are fetched in parallel.
 */
export function readPageCode(bundle: string): (page: Page, site: ResolvedSite) => string[] {
  const chunks: Chunk[] = JSON.parse(readFileSync(path.join(bundle, bundleFiles.chunks), 'utf8'));
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const byModule = new Map(
    chunks.flatMap((chunk) => chunk.modules.map((name) => [name, chunk] as const)),
  );
  /** The addresses of the files with these modules and of all files that they import, each once. */
  const filesOf = (modules: readonly string[]): string[] => {
    const files = new Set<string>();
    const add = (chunk: Chunk | undefined) => {
      if (!chunk || files.has(chunk.file)) return;
      files.add(chunk.file);
      for (const name of chunk.imports) add(byFile.get(name));
    };
    for (const name of modules) {
      const chunk = byModule.get(name);
      if (!chunk) throw new Error(`The build has no chunk for ${name}.`);
      add(chunk);
    }
    return Array.from(files, (file) => `/${file}`);
  };

  return ({ blocks }, site) => {
    const modules = blocks.map(({ type }) => blockModule(type));
    if (blocks.some(needsProviderFrame)) modules.push('src/blocks/ProviderFrame.tsx');
    if (site.languages) modules.push('src/layout/LanguageMenu.tsx');
    if (site.leadForm.fields) modules.push('src/ui/OwnForm.tsx');
    if (site.hasFacts) modules.push('src/layout/FooterFacts.tsx');
    return filesOf([browserEntry, ...modules]);
  };
}
