import { kinds } from '../kinds.ts';
import { once } from '../once.ts';
import { pageSchema } from '../page.ts';
import { type PictureAt, picturesBy } from '../pictureFields.ts';
import { forEachField } from '../schemaAt.ts';
import { siteSchema } from '../site.ts';
import { documentsOf } from './documents.ts';
import type { Documents, SourceTree, ValuePath } from './types.ts';

const schemaOf = (document: object) => ('blocks' in document ? pageSchema : siteSchema);

/** The pictures of a page, in order, or those of the brand in site.json. */
export const picturesIn = once((document: object) => picturesBy(schemaOf(document), document));

/** A picture or drawing that a document names, with the path of the field. */
export type NamedFile = { path: ValuePath; src: string; source: SourceTree };

/** The pictures and drawings that all documents name. */
export function namedFiles(
  documents: Pick<Documents, 'pages' | 'site' | 'siteSource'>,
): NamedFile[] {
  return documentsOf(documents).flatMap(({ document, source }) =>
    filesNamedIn(document).map((file) => ({ ...file, source })),
  );
}

/** The same for one document. */
const filesNamedIn = once((document: object): Omit<NamedFile, 'source'>[] => {
  const found: Omit<NamedFile, 'source'>[] = [];
  forEachField(schemaOf(document), document, (path, src, { kind }) => {
    const info = kinds[kind];
    const isNamed = info.structure === 'text' && info.refersTo === 'picture';
    if (isNamed && typeof src === 'string') found.push({ path: [...path], src });
  });
  return found;
});

/** The pictures of all documents, each with its document. */
export function allPictures(
  documents: Pick<Documents, 'pages' | 'site' | 'siteSource'>,
): (PictureAt & { source: SourceTree })[] {
  return documentsOf(documents).flatMap(({ document, source }) =>
    picturesIn(document).map((each) => ({ ...each, source })),
  );
}

/** The key by which macOS and Windows compare file names: case and the encoding of accents are ignored. */
export function nameOnDisk(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
