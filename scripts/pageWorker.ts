// A thread of the build: draws the pages that it is given and writes them. Bundled with the prerenderer.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Page, Site } from '../schema/index.ts';
import { notFoundPath } from '../schema/paths.ts';
import { loadAllStyles, noscriptStyles, type PageCode, prerenderPage } from '../src/prerender.tsx';
import { contentHash, hashSource } from './hosting.ts';

export type PageWork = { folder: string; site: Site; pages: { page: Page; code: PageCode }[] };

/** What a thread answers: the hash sources of the inline styles of its pages. */
export type PageResult = { styles: string[] };

const { folder, site, pages }: PageWork = workerData;
const styles = new Set([noscriptStyles]);
const stylesUrl = await writeStyles();
for (const { page, code } of pages) {
  let drawn: Awaited<ReturnType<typeof prerenderPage>>;
  try {
    drawn = await prerenderPage(site, page, { ...code, styles: stylesUrl });
  } catch (error) {
    const reason = error instanceof Error ? error.stack : error;
    throw new Error(`The page ${page.path} could not be drawn. ${reason}`);
  }
  // Each page is a folder: index.html, and its document beside it for moves on the client.
  const target = path.join(folder, page.path);
  const file = page.path === notFoundPath ? `${target}.html` : path.join(target, 'index.html');
  mkdirSync(target, { recursive: true });
  writeFileSync(file, drawn.html);
  styles.add(drawn.css);
  writeFileSync(path.join(target, 'page.json'), JSON.stringify(page));
}

const result: PageResult = { styles: Array.from(styles, hashSource) };
parentPort?.postMessage(result);

/** Writes the styles of all pages under a name that changes with them, and returns the address. */
async function writeStyles(): Promise<string> {
  const css = await loadAllStyles();
  const url = `/assets/styles-${contentHash(css)}.css`;
  writeFileSync(path.join(folder, url), css);
  return url;
}
