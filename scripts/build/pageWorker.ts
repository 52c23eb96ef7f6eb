// A build thread, bundled with the prerenderer. It renders and writes the pages of each message it receives, then answers the
// message.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { documentUrl } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import { componentStyles } from '../../src/prerender/componentStyles.ts';
import { prerenderPage } from '../../src/prerender/prerenderPage.tsx';
import type { VisitorSite } from '../../src/shared/site.ts';
import type { PageFiles } from '../../src/start/startData.ts';
import type { SentPage } from '../../src/visit/documents.ts';
import { buildCache } from './buildCache.ts';
import { readEarlyScript, readPageCode } from './bundledCode.ts';
import { contentHash } from './contentHash.ts';
import { pageFile } from './pageFile.ts';

/** The data of a thread: the folders of the site, the bundle and the cache, and everything that pages share. */
export type PageWork = {
  folder: string;
  code: string;
  cache: string;
  /** The cache key of the files that all pages need. */
  sharedKey: string;
  site: VisitorSite;
  siteUrl: string;
  fonts: PageFiles['fonts'];
  /** The address of the favicon. */
  icon: string;
  /** The year of the build. */
  year: number;
};

/** A page to render, and its cache key. */
export type PageJob = { key: string; page: Page };

const { folder, code, site, siteUrl, fonts, icon, year, sharedKey, ...work }: PageWork = workerData;
const cache = buildCache(work.cache);
const codeOf = readPageCode(code);
const earlyScript = readEarlyScript(code);

const styles = `/assets/styles-${contentHash(componentStyles)}.css`;
const isReady = write(sharedKey, new Map([[styles, componentStyles]]));

parentPort?.on('message', async (jobs: readonly PageJob[]) => {
  await isReady;
  for (const { key, page } of jobs) await write(key, await filesOf(page));
  parentPort?.postMessage(undefined);
});

/** The files of a page by name: its HTML, and its document for client-side navigation. */
async function filesOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const code = codeOf(page, site);
  const files = { code, site: siteUrl, styles, fonts };
  const document: SentPage = { ...page, entry: code[0] };
  return new Map([
    [pageFile(page.path), await prerenderPage(site, page, { files, icon, earlyScript, year })],
    [documentUrl(page.path), JSON.stringify(document)],
  ]);
}

/** Writes files to the site and the cache. Threads that write the same file write the same text. */
async function write(key: string, files: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await cache.write(key, files);
}
