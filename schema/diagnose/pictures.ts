import { kinds } from '../kinds.ts';
import { once } from '../once.ts';
import { picturesBy } from '../pictureFields.ts';
import { allFields } from '../schemaAt.ts';
import { documentsOf, fieldsFor } from './documents.ts';
import { onceSaved } from './savedResults.ts';
import type { SourceTree, ValuePath } from './types.ts';

/** The pictures of a page, in order, or those of the brand in site.json. */
export const picturesIn = once((document: object) => picturesBy(fieldsFor(document), document));

/** A picture or drawing that a document names, with the path of the field. */
export type NamedFile = { path: ValuePath; src: string; source: SourceTree };

/** The pictures and drawings that all documents name. */
export function namedFiles(documents: Parameters<typeof documentsOf>[0]): NamedFile[] {
  return documentsOf(documents).flatMap(({ document, source }) =>
    filesNamedIn(document).map((file) => ({ ...file, source })),
  );
}

/** The same for one document. */
export const filesNamedIn = onceSaved(
  'pictures',
  ({ page }): object => page,
  (document): Omit<NamedFile, 'source'>[] => {
    return allFields(fieldsFor(document), document).flatMap(({ path, value: src, field }) => {
      const info = kinds[field.kind];
      const isNamed = info.structure === 'text' && info.refersTo === 'picture';
      return isNamed && typeof src === 'string' ? [{ path, src }] : [];
    });
  },
);

/** The key by which macOS and Windows compare file names: case and the encoding of accents are ignored. */
export function nameOnDisk(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
