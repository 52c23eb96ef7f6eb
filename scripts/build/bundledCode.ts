import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../schema/index.ts';
import { needsProviderFrame, showsSiteForm } from '../../src/blocks/index.ts';
import type { ShownSite } from '../../src/shown/types.ts';
import type { PageFiles } from '../../src/start/startData.ts';

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

type PageCode = Pick<PageFiles, 'code' | 'dialogCode'>;

/**
 * Reads a bundle's folder. Returns a function that lists the files a page needs in the browser: those that its code imports,
 * fetched in parallel, and those that the form dialog adds.
 */
export function readPageCode(bundle: string): (page: Page, site: ShownSite) => PageCode {
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

  const dialogModule = 'src/layout/LeadFormDialog.tsx';
  const formModule = 'src/ui/OwnForm.tsx';
  return ({ blocks }, site) => {
    const hasOwnForm = site.leadForm.fields !== undefined;
    const dialog = filesOf([dialogModule, ...(hasOwnForm ? [formModule] : [])]);
    const modules = blocks.map(({ type }) => blockModule(type));
    if (blocks.some(needsProviderFrame)) modules.push('src/blocks/ProviderFrame.tsx');
    if (site.languages) modules.push('src/layout/LanguageMenu.tsx');
    if (hasOwnForm && blocks.some(showsSiteForm)) modules.push(formModule);
    if (site.hasFacts) modules.push('src/layout/FooterFacts.tsx');
    const code = filesOf([browserEntry, ...modules]);
    return { code, dialogCode: dialog.filter((url) => !code.includes(url)) };
  };
}
