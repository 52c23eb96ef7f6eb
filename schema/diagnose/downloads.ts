import { isDownload } from '../downloads.ts';
import { documentsOf } from './documents.ts';
import { linksIn } from './links.ts';
import type { SourceTree, ValuePath } from './types.ts';

/** A link to a download: its location and the address of the file. */
type DownloadAt = { source: SourceTree; path: ValuePath; href: string };

/** The links of all documents to files that visitors can download. */
export function allDownloads(documents: Parameters<typeof documentsOf>[0]): DownloadAt[] {
  return documentsOf(documents).flatMap(({ document, source }) =>
    linksIn(document)
      .filter(({ href }) => isDownload(href))
      .map(({ path, href }) => ({ source, path, href })),
  );
}
