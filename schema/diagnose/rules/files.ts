import { sentenceOf } from '../../catalog/index.ts';
import { textsOfKind } from '../../schemaAt.ts';
import { editsOf } from '../change.ts';
import { isNamedAsCopy } from '../copies.ts';
import { documentsOf, fieldsFor } from '../documents.ts';
import { allDownloads } from '../downloads.ts';
import { fontsIn } from '../fonts.ts';
import { nearestAll, onlyOne } from '../nearest.ts';
import { namedFiles, nameOnDisk } from '../pictures.ts';
import type { DocumentRule } from '../rule.ts';
import { onceSaved } from '../savedResults.ts';
import type { Documents, Finding, SourceTree, ValuePath } from '../types.ts';

/** A file as read from disk (scripts/content/readContent.ts). */
type KnownFile = { name: string; problem?: string | undefined };
type NamedFile = { source: SourceTree; path: ValuePath; name: string };
/** A folder: its files, if known, and where documents name them. */
type Folder = { folder: string; files: readonly KnownFile[]; named: readonly NamedFile[] };

function foldersOf(documents: Documents): Folder[] {
  const { files, pictures, fonts, downloads, site, siteSource } = documents;
  const namedArt = namedFiles(documents).map(({ src, ...place }) => ({ ...place, name: src }));
  const inFolder = (folder: string) => ({
    folder,
    files: pictures
      ?.filter(({ src }) => src.startsWith(`${folder}/`))
      .map(({ src, problem }) => ({ name: src, problem })),
    named: namedArt.filter(({ name }) => name.startsWith(`${folder}/`)),
  });
  return [
    inFolder('pictures'),
    inFolder('drawings'),
    {
      folder: 'fonts',
      files: fonts?.map(({ src, problem }) => ({ name: src, problem })),
      named: fontsIn(site.brand).map(({ path, src }) => ({ source: siteSource, path, name: src })),
    },
    {
      folder: 'downloads',
      files: downloads?.map(({ address, problem }) => ({ name: address, problem })),
      named: allDownloads(documents).map(({ href, ...place }) => ({ ...place, name: href })),
    },
    {
      folder: 'public',
      files: files?.map((name) => ({ name })),
      named: documentsOf(documents).flatMap(({ source }) =>
        publicFilesIn(source).map((file) => ({ ...file, source })),
      ),
    },
  ].flatMap(({ files, ...folder }) => (files ? [{ ...folder, files }] : []));
}

/** The files of public/ that a document names. An unchanged document is not read again. */
const publicFilesIn = onceSaved(
  'public-files',
  ({ source }) => source,
  ({ value }): Omit<NamedFile, 'source'>[] =>
    textsOfKind('file', fieldsFor(Object(value)), value)
      .filter(({ text }) => text.startsWith('/'))
      .map(({ path, text }) => ({ path, name: text })),
);

/** Names are compared character by character, as on a Linux host. */
const missingFile: DocumentRule = {
  name: 'missing-file',
  isForAll: true,
  check: (documents) =>
    foldersOf(documents).flatMap(({ folder, files, named }) => {
      const names = files.map(({ name }) => name);
      const known = new Set(names);
      return named
        .filter(({ name }) => !known.has(name))
        .map((place) => missing(place, folder, names));
    }),
};

function missing({ name, ...place }: NamedFile, folder: string, names: readonly string[]): Finding {
  const { source, path } = place;
  const same = onlyOne(names.filter((known) => nameOnDisk(known) === nameOnDisk(name)));
  if (same !== undefined) {
    const isEncoding = same.normalize('NFC') === name.normalize('NFC');
    const sentence = sentenceOf(`missing-file/${isEncoding ? 'accents' : 'capitals'}`, {
      name,
      same,
    });
    return { ...place, sentence, fix: editsOf(source, path, { value: same }) };
  }
  // The same name in another folder or with another extension is a better match than similar spelling.
  const alike = names.filter((known) => stem(known) === stem(name));
  const near = alike.length > 0 ? alike : nearestAll(name, names);
  const meant = onlyOne(near);
  const suggest = meant === undefined ? undefined : editsOf(source, path, { value: meant });
  return { ...place, sentence: sentenceOf('missing-file', { folder, name, near }), suggest };
}

/** The name of a file without its folders and its extension. */
function stem(name: string): string {
  return nameOnDisk(name)
    .replace(/^.*\//, '')
    .replace(/\.[^.]*$/, '');
}

const unusableFile: DocumentRule = {
  name: 'unusable-file',
  isForAll: true,
  check(documents) {
    const { siteSource, wellKnown = [] } = documents;
    // No document names these files. They are published as they are.
    const unpublishable = wellKnown.flatMap(({ name, problem }): Finding[] =>
      problem === undefined
        ? []
        : [
            {
              ...{ source: siteSource, path: [], isOfSite: true },
              sentence: sentenceOf('unusable-file', { name, problem }),
            },
          ],
    );
    const unusable = foldersOf(documents).flatMap(({ files, named }): Finding[] => {
      const problems = new Map(files.map(({ name, problem }) => [name, problem]));
      return named.flatMap(({ name, ...place }) => {
        const problem = problems.get(name);
        return problem === undefined
          ? []
          : [{ ...place, sentence: sentenceOf('unusable-file', { name, problem }) }];
      });
    });
    return [...unpublishable, ...unusable];
  },
};

/** No document names the file, so the warning is placed at the start of site.json. */
const unusedFile: DocumentRule = {
  name: 'unused-file',
  needs: 'texts',
  isForAll: true,
  check(documents) {
    const { pictures = [], downloads = [] } = documents;
    const place = { source: documents.siteSource, path: [], isOfSite: true as const };
    const used = new Set(namedFiles(documents).map(({ src }) => src));
    const unused = pictures.filter(({ src }) => !used.has(src));
    const namesOf = (isPlaceholder: boolean) =>
      unused
        .filter((picture) => Boolean(picture.isPlaceholder) === isPlaceholder)
        .map(({ src }) => src);
    const placeholders = namesOf(true);
    const isCopy = (name: string) =>
      pictures.some(({ src }) => ending(src) === ending(name) && isCopyOf(name, src));
    const copies = namesOf(false).filter(isCopy);
    const names = namesOf(false).filter((name) => !isCopy(name));
    const found: Finding[] = [];
    if (placeholders.length > 0) {
      const sentence = sentenceOf('unused-file/placeholders', { names: placeholders });
      found.push({ ...place, sentence });
    }
    const isMisspelt = hasUnknown(
      used,
      pictures.map(({ src }) => src),
    );
    if (copies.length > 0)
      found.push({ ...place, sentence: sentenceOf('unused-file/copies', { names: copies }) });
    if (names.length > 0 && !isMisspelt)
      found.push({ ...place, sentence: sentenceOf('unused-file', { names }) });

    const linked = new Set(allDownloads(documents).map(({ href }) => href));
    const isLinkMisspelt = hasUnknown(
      linked,
      downloads.map(({ address }) => address),
    );
    for (const { address, problem } of downloads) {
      if (linked.has(address) || (isLinkMisspelt && problem === undefined)) continue;
      found.push({ ...place, sentence: sentenceOf('unused-file/download', { address, problem }) });
    }
    return found;
  },
};

function ending(name: string): string {
  return name.replace(/^.*\./, '');
}

function isCopyOf(name: string, original: string): boolean {
  const [fileStem, other] = [name, original].map((file) => file.replace(/\.[^.]*$/, ''));
  return fileStem !== undefined && other !== undefined && isNamedAsCopy(fileStem, other);
}

/** Whether a document names a file that does not exist. That is reported separately, and the file that was meant is in use. */
function hasUnknown(used: ReadonlySet<string>, names: readonly string[]): boolean {
  return [...used].some((name) => !names.includes(name));
}

export const fileRules: readonly DocumentRule[] = [missingFile, unusableFile, unusedFile];
