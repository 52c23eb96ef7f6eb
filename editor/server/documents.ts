import path from 'node:path';
import {
  type Diagnosis,
  type Diagnostic,
  type DownloadFile,
  diagnose,
  type FontFile,
  type SourceFile,
  type WellKnownFile,
} from '../../schema/index.ts';
import { type Problem, siteName } from '../api.ts';
import { menuTitle } from '../links/menu.ts';
import { documentNames } from './documentNames.ts';
import { maxOffered, problemOf } from './problems.ts';
import { Refusal } from './refusal.ts';
import {
  contentReader,
  type LinkCheck,
  linkCheckReader,
  type PictureOrDrawing,
  pathIn,
  projectPath,
} from './site.ts';
import { documentOf, hashOf, sourceFor } from './source.ts';

/** The documents of a folder by name, including site.json; the files of public/; pictures, fonts, files to download and files for other programs. */
export type Listing = {
  files: ReadonlyMap<string, SourceFile>;
  served: readonly string[];
  pictures: readonly PictureOrDrawing[];
  fonts: readonly FontFile[];
  downloads: readonly DownloadFile[];
  wellKnown: readonly WellKnownFile[];
  /** The last check of links to other sites. */
  linkCheck: LinkCheck | undefined;
};

export type Documents = ReturnType<typeof documentsIn>;

/** Reads and checks the documents of a folder. */
export function documentsIn(folder: string) {
  const read = contentReader(folder);
  const readLinkCheck = linkCheckReader(folder);
  const nameOf = (file: string) => pathIn(folder, file);

  function check(
    { files, served, linkCheck, ...beside }: Listing,
    { launch = false } = {},
  ): Diagnosis {
    const site = files.get(siteName);
    if (!site) throw new Error(`There is no ${siteName} in ${folder}.`);
    const pages = [...files.values()].filter((file) => file !== site);
    return diagnose(pages, site, { files: served, ...beside, links: linkCheck?.results, launch });
  }

  /** Converts diagnostics to the problems that the editor shows. */
  function problemsOf(diagnostics: readonly Diagnostic[], { files }: Listing): Problem[] {
    const site = files.get(siteName);
    const menu = menuTitle(documentOf(site));
    const called = documentNames(site);
    const pageOf = (own: string) => {
      const name = nameOf(own);
      const page = files.get(name);
      return page && { name, title: called(name, page) };
    };
    const counts = new Map<string, number>();
    return diagnostics.flatMap((diagnostic) => {
      const name = nameOf(diagnostic.file);
      const file = files.get(name);
      if (!file) return [];
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [
        problemOf(diagnostic, name, file, count < maxOffered, { pageOf, nameOf: called, menu }),
      ];
    });
  }

  return {
    /** The name of a document in diagnostics: its path from the working directory. */
    fileName: (name: string) => projectPath(path.join(folder, name)),
    async list(): Promise<Listing> {
      const { pages, site, files, ...beside } = await read();
      return {
        files: new Map([...pages, site].map((file) => [nameOf(file.name), file])),
        served: files,
        ...beside,
        linkCheck: await readLinkCheck(),
      };
    },
    check,
    problemsOf,
    /** Like `wantedFile`; a file that cannot be read is refused with the reason. */
    readableFile(listing: Listing, name: string, hash?: string): SourceFile {
      const file = wantedFile(listing, name, hash);
      if (file.problem === undefined) return file;
      const own = check(listing).diagnostics.filter((found) => found.file === file.name);
      throw new Refusal(422, { problems: problemsOf(own, listing) });
    },
    /** Refuses errors in the changed files, and errors that the change causes in other files. */
    refuseErrors(before: Listing, after: Listing, changed: readonly string[]): void {
      // An error can hide others until it is fixed, so errors in other files count only if there were none before.
      const hadNone = !check(before).diagnostics.some(isError);
      const made = check(after)
        .diagnostics.filter(isError)
        .filter(({ file }) => hadNone || changed.includes(nameOf(file)));
      if (made.length > 0) throw new Refusal(422, { problems: problemsOf(made, after) });
    },
  };
}

/** A listing with new texts for some of its files. Files with an undefined text are removed. */
export function withTexts(
  listing: Listing,
  texts: ReadonlyMap<string, string | undefined>,
): Listing {
  const files = Array.from(listing.files).flatMap(([name, file]): [string, SourceFile][] => {
    const text = texts.has(name) ? texts.get(name) : file.text;
    if (text === undefined) return [];
    return [[name, text === file.text ? file : { name: file.name, text }]];
  });
  return { ...listing, files: new Map(files) };
}

/** A file of the listing. Refuses if there is none, or if it has a different hash. */
export function wantedFile(
  { files }: Pick<Listing, 'files'>,
  name: string,
  hash?: string,
): SourceFile {
  const file = files.get(name);
  if (!file) throw new Refusal(404, { message: `There is no document "${name}".` });
  if (hash !== undefined && hashOf(file) !== hash) {
    throw new Refusal(412, { current: sourceFor(file) });
  }
  return file;
}

export function isError({ severity }: { severity: 'error' | 'warning' }): boolean {
  return severity === 'error';
}
