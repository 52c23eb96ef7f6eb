import { type Group, isGroup } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { linksIn, picturesIn, withTextsAt } from '../../schema/inspect.ts';
import type { DownloadEntry, PictureEntry } from '../api.ts';
import { placeWords } from '../changes/placeWords.ts';
import { Refused } from '../refused.ts';
import { documentNames } from './documentNames.ts';
import type { Listing } from './documents.ts';
import { changedContents } from './pages.ts';
import type { Contents, CopyRequest } from './requests.ts';
import { documentOf } from './source.ts';

/** The pictures of the site, each with its uses. */
export function picturesOf(listing: Listing): PictureEntry[] {
  const usesOf = usesIn(listing, (document) =>
    picturesIn(document).map(({ path: place, picture: { src, alt } }) => {
      return { src, use: { path: place, ...(alt !== undefined && { alt }) } };
    }),
  );
  const pictures = listing.pictures.filter(({ src }) => src.startsWith('pictures/'));
  return pictures.map(({ src, size, problem }) => ({
    src,
    ...(size && { size }),
    ...(problem !== undefined && { problem }),
    uses: usesOf(src),
  }));
}

/** The files that visitors can download, each with the links to it. */
export function downloadsOf(listing: Listing): DownloadEntry[] {
  const usesOf = usesIn(listing, (document) =>
    linksIn(document).map(({ path: place, href }) => ({ src: href, use: { path: place } })),
  );
  return listing.downloads.map(({ address, ...file }) => ({
    ...file,
    src: address.slice(1),
    uses: usesOf(address),
  }));
}

/** Returns a function that lists the uses of a picture or file: the results of `find` in each document, with labels. */
function usesIn<Use extends { path: ValuePath }>(
  { files }: Listing,
  find: (document: Group) => { src: string; use: Use }[],
) {
  const nameOf = documentNames(files);
  const all = Array.from(files).flatMap(([file, source]) => {
    const document = documentOf(source);
    if (!isGroup(document)) return [];
    const title = nameOf(file, source);
    return find(document).map(({ src, use }) => {
      const words = placeWords(use.path, { name: file, value: document });
      return { src, use: { file, title, words, ...use } };
    });
  });
  return (src: string) => all.filter((found) => found.src === src).map(({ use }) => use);
}

/** Replaces a picture in every place that shows it. */
export function replacePicture(
  listing: Listing,
  { from, to }: CopyRequest<'replacePicture'>,
): Contents {
  const found = listing.pictures.find(({ src }) => src === to);
  if (!found?.size) throw new Refused(`There is no picture "${to}" that pages can show.`);
  return changedContents(listing, (_name, document) =>
    withTextsAt(
      document,
      picturesIn(document)
        .filter(({ picture }) => picture.src === from)
        .map(({ path: place }) => ({ path: [...place, 'src'], text: to })),
    ),
  );
}
