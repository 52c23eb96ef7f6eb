import { once } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import type { Listing } from '../copy/documents.ts';
import { contentReader, linkCheckReader, pathIn } from './site.ts';

/** Returns a function that reads the documents of a folder. Their names start at the folder. */
export function listingReader(folder: string): () => Promise<Listing> {
  const read = contentReader(folder);
  const readLinkCheck = linkCheckReader(folder);
  // An unchanged file is the same object again, so that it is not checked again.
  const named = once((file: SourceFile) => ({ ...file, name: pathIn(folder, file.name) }));

  return async () => {
    const { pages, site, files, ...beside } = await read();
    const all = [...pages, site].map(named);
    return {
      files: new Map(all.map((file) => [file.name, file])),
      served: files,
      ...beside,
      linkCheck: await readLinkCheck(),
    };
  };
}
