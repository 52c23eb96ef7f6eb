import { isGroup } from '../../schema/browser.ts';
import { downloadEndingOf, downloadsFolder, isDownload, linksIn } from '../../schema/inspect.ts';
import { type DownloadEntry, type Requests, siteName } from '../api.ts';
import { placeWords } from '../changes/placeWords.ts';
import { downloadName } from '../pictureName.ts';
import { documentNames } from './documentNames.ts';
import type { Listing } from './documents.ts';
import { addUnderFreeName } from './files/addUnderFreeName.ts';
import type { OpenFolder } from './openFolder.ts';
import { Refusal } from './refusal.ts';
import { inspectDownload, startLength } from './site.ts';
import { documentOf } from './source.ts';

/**
 * Stores a file that visitors can download, under its cleaned-up name. Rejects with a Refusal where visitors could not
 * download it.
 */
export async function takeDownload(
  { folder }: OpenFolder,
  { data: sent, name }: Requests['takeDownload'],
): Promise<{ address: string; isKnown: boolean }> {
  const data = Buffer.from(sent, 'base64');
  const start = data.subarray(0, startLength);
  const inspected = inspectDownload(name, { start, bytes: data.length });
  if ('problem' in inspected) throw new Refusal(409, { message: inspected.problem });
  const { ending } = inspected;
  const { path, isKnown } = await addUnderFreeName(folder, {
    data,
    top: downloadsFolder,
    stem: downloadName(name),
    ending: `.${ending}`,
    canBeNamed: (own) => isDownload(`/${own}`) && downloadEndingOf(own) === ending,
  });
  return { address: `/${path}`, isKnown };
}

/** The files that visitors can download, each with the links to it. The listing has drafts in place of their files. */
export function downloadsOf({ downloads, files }: Listing): DownloadEntry[] {
  const nameOf = documentNames(files.get(siteName));
  const links = Array.from(files).flatMap(([file, own]) => {
    const document = documentOf(own);
    if (!isGroup(document)) return [];
    const title = nameOf(file, own);
    return linksIn(document).map(({ path, href }) => {
      const words = placeWords(path, { name: file, value: document });
      return { href, use: { file, title, path, words } };
    });
  });
  return downloads.map(({ address, ...file }) => ({
    ...file,
    src: address.slice(1),
    uses: links.filter(({ href }) => href === address).map(({ use }) => use),
  }));
}
