import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Site } from '../../schema/index.ts';
import { isDownload, linksIn } from '../../schema/inspect.ts';

/**
 * Copies the files that documents link to from the folder of documents to a built folder.
 * Rejects if one cannot be copied, so that no site is published without it.
 */
export async function copyDownloads(
  content: string,
  out: string,
  languages: readonly { site: Site; pages: readonly Page[] }[],
): Promise<void> {
  const documents = languages.flatMap(({ site, pages }) => [site, ...pages]);
  const linked = documents.flatMap(linksIn).map(({ href }) => href);
  const addresses = [...new Set(linked)].filter(isDownload);
  for (const address of addresses) {
    await mkdir(path.dirname(path.join(out, address)), { recursive: true });
    await copyFile(path.join(content, address), path.join(out, address));
  }
}
