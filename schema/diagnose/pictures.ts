import { kinds } from '../kinds.ts';
import { once } from '../once.ts';
import { pageSchema } from '../page.ts';
import { type PictureAt, picturesBy } from '../pictureFields.ts';
import { forEachField } from '../schemaAt.ts';
import { siteSchema } from '../site.ts';
import type { Documents, SourceTree, ValuePath } from './types.ts';

/** The pictures of a page, in order. */
export const picturesIn = once((page: object) => picturesBy(pageSchema, page));

/** The pictures of site.json: those of the brand. */
export const picturesOfSite = once((site: object) => picturesBy(siteSchema, site));

/** A picture or drawing that a document names, with the path of the field. */
export type NamedFile = { path: ValuePath; src: string; source: SourceTree };

/** The pictures and drawings that all documents name. */
export function namedFiles({
  pages,
  site,
  siteSource,
}: Pick<Documents, 'pages' | 'site' | 'siteSource'>): NamedFile[] {
  return [
    ...pages.flatMap(({ page, source }) => filesNamedIn(page).map((file) => ({ ...file, source }))),
    ...filesNamedIn(site).map((file) => ({ ...file, source: siteSource })),
  ];
}

/** The same for one document. */
const filesNamedIn = once((document: object): Omit<NamedFile, 'source'>[] => {
  const found: Omit<NamedFile, 'source'>[] = [];
  forEachField('blocks' in document ? pageSchema : siteSchema, document, (path, src, { kind }) => {
    const info = kinds[kind];
    const isNamed = info.structure === 'text' && info.refersTo === 'picture';
    if (isNamed && typeof src === 'string') found.push({ path: [...path], src });
  });
  return found;
});

/** The pictures of all documents, each with its document. */
export function allPictures({
  pages,
  site,
  siteSource,
}: Pick<Documents, 'pages' | 'site' | 'siteSource'>): (PictureAt & { source: SourceTree })[] {
  const ofSite = picturesOfSite(site).map((each) => ({ ...each, source: siteSource }));
  const ofPages = pages.flatMap(({ page, source }) =>
    picturesIn(page).map((each) => ({ ...each, source })),
  );
  return [...ofPages, ...ofSite];
}

/** The key by which macOS and Windows compare file names: case and the encoding of accents are ignored. */
export function nameOnDisk(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
