import { once } from '../../schema/browser.ts';
import type { Diagnostic, SourceFile } from '../../schema/index.ts';
import { check, isError, type Listing, problemsOf } from '../copy/documents.ts';
import { Refusal } from './refusal.ts';
import { contentReader, linkCheckReader, pathIn } from './site.ts';
import { hashOf, sourceFor } from './source.ts';

export { isError, type Listing, withTexts } from '../copy/documents.ts';

export type Documents = ReturnType<typeof documentsIn>;

/** Reads and checks the documents of a folder. Their names start at the folder. */
export function documentsIn(folder: string) {
  const read = contentReader(folder);
  const readLinkCheck = linkCheckReader(folder);
  // An unchanged file is the same object again, so that it is not checked again.
  const named = once((file: SourceFile) => ({ ...file, name: pathIn(folder, file.name) }));

  return {
    async list(): Promise<Listing> {
      const { pages, site, files, ...beside } = await read();
      const all = [...pages, site].map(named);
      return {
        files: new Map(all.map((file) => [file.name, file])),
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
      throw refusedFor(
        check(listing).diagnostics.filter((found) => found.file === name),
        listing,
      );
    },
    /** Refuses errors in the changed files, and errors that the change causes in other files. */
    refuseErrors(before: Listing, after: Listing, changed: readonly string[]): void {
      // An error can hide others until it is fixed, so errors in other files count only if there were none before.
      const hadNone = !check(before).diagnostics.some(isError);
      const made = check(after)
        .diagnostics.filter(isError)
        .filter(({ file }) => hadNone || changed.includes(file));
      if (made.length > 0) throw refusedFor(made, after);
    },
  };
}

const refusedFor = (errors: readonly Diagnostic[], listing: Listing) =>
  new Refusal(422, { problems: problemsOf(errors, listing) });

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
