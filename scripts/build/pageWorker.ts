// A thread of the build, bundled with the prerenderer. It renders and writes the pages of each message that it receives, and
// answers each message when its pages are written.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Page } from '../../schema/index.ts';
import { documentUrl } from '../../schema/paths.ts';
import { componentStyles } from '../../src/prerender/componentStyles.ts';
import { withFiles } from '../../src/prerender/pageFiles.tsx';
import { prerenderPage } from '../../src/prerender/prerenderPage.tsx';
import type { VisitorSite } from '../../src/shared/site.ts';
import type { PageFiles } from '../../src/start/startData.ts';
import { readEarlyScript, readPageCode } from './bundledCode.ts';
import { contentHash } from './hosting/hosting.ts';
import { pageFile } from './pageFile.ts';

/** The data of a thread: the folders of the site and the bundle, site.json, and the addresses of it and of the fonts. */
export type PageWork = {
  folder: string;
  code: string;
  site: VisitorSite;
  siteUrl: string;
  fonts: PageFiles['fonts'];
  /** The address of the icon of the browser's tab. */
  icon: string;
};

const { folder, code, site, siteUrl, fonts, icon }: PageWork = workerData;
const codeOf = readPageCode(code);

const styles = writeAsset('styles', '.css', componentStyles);
const earlyScript = readEarlyScript(code);

parentPort?.on('message', async (pages: readonly Page[]) => {
  for (const page of pages) await writePage(page);
  parentPort?.postMessage(undefined);
});

/** Writes a page, and its document, which client-side navigation requests. */
async function writePage(document: Page): Promise<void> {
  const page = withFiles(document, site, (name, svg) => writeAsset(name, '.svg', svg));
  const files = { ...codeOf(page, site), site: siteUrl, styles, fonts };
  const html = await prerenderPage(site, page, { files, icon, earlyScript });
  const file = path.join(folder, pageFile(page.path));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  writeFileSync(path.join(folder, documentUrl(page.path)), JSON.stringify(page));
}

/** Writes a text to a file with a hash in its name, and returns its address. Threads with the same text write the same file. */
function writeAsset(name: string, ending: string, text: string): string {
  const url = `/assets/${name}-${contentHash(text)}${ending}`;
  writeFileSync(path.join(folder, url), text);
  return url;
}
