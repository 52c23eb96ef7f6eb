// A thread of the build: draws the pages that it is handed and writes them. Bundled with the prerenderer.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Page, Site } from '../schema/index.ts';
import { notFoundPath } from '../schema/paths.ts';
import { loadAllStyles, noscriptStyles, prerenderPage } from '../src/prerender.tsx';
import { readPageCode } from './bundledCode.ts';
import { contentHash, hashSource } from './hosting.ts';
import { tabIcon } from './tabIcon.ts';

/** What a thread starts with: where the pages go, where the code is bundled, and site.json with its address. */
export type PageWork = { folder: string; code: string; site: Site; siteUrl: string };

/** What a thread answers for the pages that it was handed: the hash sources of inline styles that none before had. */
export type PageResult = string[];

const { folder, code, site, siteUrl }: PageWork = workerData;
const codeOf = readPageCode(code);

const urls = { site: siteUrl, styles: await writeStyles(), icon: tabIcon() };
const known = new Set<string>();

parentPort?.on('message', async (pages: readonly Page[]) => {
  const styles = new Set([noscriptStyles]);
  for (const page of pages) styles.add(await writePage(page));
  const result: PageResult = [...styles].filter((css) => !known.has(css)).map(hashSource);
  for (const css of styles) known.add(css);
  parentPort?.postMessage(result);
});

/** Each page is a folder: index.html, and its document beside it for moves on the client. Returns its styles. */
async function writePage(page: Page): Promise<string> {
  const drawn = await prerenderPage(site, page, { ...codeOf(page), ...urls }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.stack : error;
      throw new Error(`The page ${page.path} could not be drawn. ${reason}`);
    },
  );
  const target = path.join(folder, page.path);
  const file = page.path === notFoundPath ? `${target}.html` : path.join(target, 'index.html');
  mkdirSync(target, { recursive: true });
  writeFileSync(file, drawn.html);
  writeFileSync(path.join(target, 'page.json'), JSON.stringify(page));
  return drawn.css;
}

/** Writes the styles of all pages, the same from each thread, under a name that changes with them. Returns the address. */
async function writeStyles(): Promise<string> {
  const css = await loadAllStyles();
  const url = `/assets/styles-${contentHash(css)}.css`;
  writeFileSync(path.join(folder, url), css);
  return url;
}
