// A thread of the build: draws the pages that it is given and writes them. Bundled with the prerenderer.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import type { Page, Site } from '../schema/index.ts';
import { notFoundPath } from '../schema/paths.ts';
import { type PageCode, prerenderPage } from '../src/prerender.tsx';

export type PageWork = { folder: string; site: Site; pages: { page: Page; code: PageCode }[] };

const { folder, site, pages }: PageWork = workerData;
for (const { page, code } of pages) {
  let html: string;
  try {
    html = await prerenderPage(site, page, code);
  } catch (error) {
    const reason = error instanceof Error ? error.stack : error;
    throw new Error(`The page ${page.path} could not be drawn. ${reason}`);
  }
  // Each page is a folder: index.html, and its document beside it for moves on the client.
  const target = path.join(folder, page.path);
  const file = page.path === notFoundPath ? `${target}.html` : path.join(target, 'index.html');
  mkdirSync(target, { recursive: true });
  writeFileSync(file, html);
  writeFileSync(path.join(target, 'page.json'), JSON.stringify(page));
}
