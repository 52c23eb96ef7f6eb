import path from 'node:path';
import { contentReader } from '../../files/readContent.ts';
import { type Diagnosis, diagnose } from '../../schema/diagnose/index.ts';
import type { Diagnostic, SourceFile } from '../../schema/diagnose/types.ts';
import type { Problem } from '../api.ts';
import { mostOffered, problemOf } from './problems.ts';
import { Refusal } from './refusal.ts';
import { hashOf, sourceFor } from './source.ts';

export const siteName = 'site.json';

/** The documents of a folder by their names in it, site.json among them; and the files of public/. */
export type Listing = { files: ReadonlyMap<string, SourceFile>; served: readonly string[] };

export type Documents = {
  /** The name of a document as diagnostics have it, which is relative to the working folder. */
  fileName(name: string): string;
  list(): Promise<Listing>;
  check(listing: Listing): Diagnosis;
  /** Diagnostics as the editor gets them. */
  problemsOf(diagnostics: readonly Diagnostic[], listing: Listing): Problem[];
  /** Like wantedFile, for a file that can be read. */
  readableFile(listing: Listing, name: string, hash?: string): SourceFile;
  /** Refuses mistakes in the files that change, and those elsewhere that their change makes. */
  refuseMistakes(before: Listing, after: Listing, changed: readonly string[]): void;
};

/** The documents of a folder, and what is wrong with them. */
export function documentsIn(folder: string): Documents {
  const read = contentReader(folder);
  const inFolder = path.relative(process.cwd(), folder);
  const nameOf = (file: string) => path.relative(inFolder, file).replaceAll(path.sep, '/');

  const check = ({ files, served }: Listing): Diagnosis => {
    const site = files.get(siteName);
    if (!site) throw new Error(`There is no ${siteName} in ${folder}.`);
    const pages = [...files.values()].filter((file) => file !== site);
    return diagnose(pages, site, { files: served });
  };
  const problemsOf = (diagnostics: readonly Diagnostic[], { files }: Listing): Problem[] =>
    diagnostics.flatMap((diagnostic, index) => {
      const name = nameOf(diagnostic.file);
      const file = files.get(name);
      return file ? [problemOf(diagnostic, name, file, index < mostOffered)] : [];
    });

  return {
    fileName: (name) => path.join(inFolder, name),
    async list() {
      const { pages, site, files } = await read();
      return {
        files: new Map([...pages, site].map((file) => [nameOf(file.name), file])),
        served: files,
      };
    },
    check,
    problemsOf,
    readableFile(listing, name, hash) {
      const file = wantedFile(listing, name, hash);
      if (file.problem !== undefined) {
        const own = check(listing).diagnostics.filter((found) => found.file === file.name);
        throw new Refusal(422, { problems: problemsOf(own, listing) });
      }
      return file;
    },
    refuseMistakes(before, after, changed) {
      const known = check(before).diagnostics.filter(isError);
      const found = check(after).diagnostics.filter(isError);
      // One mistake can hide those that only show when it is fixed; these are nobody's fault.
      const isOpen = known.length === 0;
      const made = found.filter(
        ({ file, rule, message }) =>
          changed.includes(nameOf(file)) ||
          (isOpen &&
            !known.some(
              (old) => old.file === file && old.rule === rule && old.message === message,
            )),
      );
      if (made.length > 0) throw new Refusal(422, { problems: problemsOf(made, after) });
    },
  };
}

/** A file of the listing, and, where a hash is given, the one that was read. */
export function wantedFile({ files }: Listing, name: string, hash?: string): SourceFile {
  const file = files.get(name);
  if (!file) throw new Refusal(404, { message: `There is no document "${name}".` });
  if (hash !== undefined && hashOf(file) !== hash) {
    throw new Refusal(412, { current: sourceFor(name, file) });
  }
  return file;
}

export function isError({ severity }: { severity: 'error' | 'warning' }): boolean {
  return severity === 'error';
}
