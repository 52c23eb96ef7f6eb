import { isDeepStrictEqual } from 'node:util';
import type { ContentSource } from '../../files/contentSource.ts';
import type { SourceFile } from '../../schema/diagnose/types.ts';
import type { Draft, DraftAnswer } from '../api.ts';
import { changedLines } from './changedLines.ts';
import { diskWords } from './diskWords.ts';
import type { KeptDraft } from './drafts.ts';
import { documentOf, type Written } from './group.ts';
import { isError, type Listing, wantedFile } from './listing.ts';
import { newText } from './newText.ts';
import type { Site } from './site.ts';

export type Drafting = Pick<ContentSource, 'read'> & {
  /** Checks what a tab has written, and keeps it where it is a change. */
  draft(name: string, written: Omit<KeptDraft, 'time'>): Promise<DraftAnswer>;
  /** The drafts of a document that would change it, the latest first. */
  draftsOf(name: string): Promise<Draft[]>;
  /** Throws away the draft of one tab. */
  discard(name: string, tab: string): Promise<void>;
  /** The listing with the latest draft of each document in its place. */
  edited(listing: Listing): Promise<Listing>;
  /** Throws away the drafts that were saved just before the program ended. */
  dropUnchanged(): Promise<void>;
};

/** Drafts, and the site as it looks with them: of several drafts of one document, the latest is shown. */
export function draftingOf({ documents, drafts, inTurn, tellAll }: Site): Drafting {
  const laidOver = layer();
  // What the site showed of a draft while it had no mistake. Without it the file is shown.
  const shown = new Map<string, { tab: string; over: SourceFile | undefined; file: SourceFile }>();
  const forget = (name: string, tab: string) => {
    if (shown.get(name)?.tab === tab) shown.delete(name);
  };

  const latest = async () => {
    const found = new Map<string, KeptDraft>();
    for (const name of await drafts.names()) {
      const [draft] = await drafts.of(name);
      if (draft) found.set(name, draft);
    }
    return found;
  };
  const withDrafts = (
    { files, served }: Listing,
    wanted: ReadonlyMap<string, { document: Written }>,
  ): Listing => ({
    served,
    files: new Map(
      Array.from(files, ([name, file]) => {
        const draft = file.problem === undefined ? wanted.get(name) : undefined;
        return [name, draft ? laidOver(draft.document, file) : file];
      }),
    ),
  });
  /** Checks the drafts, and notes each of them where they can all be shown. */
  const checkAll = (listing: Listing, wanted: ReadonlyMap<string, KeptDraft>) => {
    const now = withDrafts(listing, wanted);
    const diagnosis = documents.check(now);
    if (diagnosis.content) {
      shown.clear();
      for (const [name, { tab }] of wanted) {
        const file = now.files.get(name);
        if (file) shown.set(name, { tab, over: listing.files.get(name), file });
      }
    }
    return { now, diagnosis };
  };

  return {
    async read() {
      const listing = await documents.list();
      const wanted = await latest();
      const { now, diagnosis } = checkAll(listing, wanted);
      if (diagnosis.content) return diagnosis;
      // A draft with a mistake is shown as it was before the mistake; the others are shown.
      const wrong = documents.problemsOf(diagnosis.diagnostics.filter(isError), now);
      const files = new Map(now.files);
      for (const { file: name } of wrong) {
        const before = shown.get(name);
        const over = listing.files.get(name);
        const isOfDraft = before?.over === over && before?.tab === wanted.get(name)?.tab;
        const file = isOfDraft ? before?.file : over;
        if (file) files.set(name, file);
      }
      return { ...diagnosis, content: documents.check({ ...listing, files }).content };
    },
    edited: async (listing) => withDrafts(listing, await latest()),

    // In turn, so that of two drafts the later one stays.
    draft: (name, written) =>
      inTurn(async () => {
        const { base, document, tab } = written;
        const listing = await documents.list();
        const file = wantedFile(listing, name);
        const text = file.problem === undefined ? laidOver(document, file).text : undefined;
        // What changes nothing is no draft: it would hide what somebody else writes into the file later.
        const isChange =
          text !== file.text && !isDeepStrictEqual(document, asWritten(document, base));
        const unkept = await (isChange ? drafts.keep(name, written) : drafts.drop(name, tab)).then(
          () => undefined,
          diskWords,
        );
        if (!isChange) forget(name, tab);
        documents.readableFile(listing, name);
        tellAll();
        const all = await latest();
        if (all.get(name)?.tab === tab && unkept === undefined) checkAll(listing, all);
        const now = withDrafts(
          listing,
          new Map<string, { document: Written }>([...all, [name, { document }]]),
        );
        const diagnosis = documents.check(now);
        return {
          problems: documents.problemsOf(diagnosis.diagnostics, now),
          changedLines: changedLines(file.text, text ?? ''),
          ...(unkept !== undefined && { unkept }),
        };
      }),
    async draftsOf(name) {
      const file = wantedFile(await documents.list(), name);
      return (await drafts.of(name))
        .filter(({ document }) => !isSaved(document, file))
        .map(({ tab, time, base, document }) => ({
          tab,
          time,
          base: { name, ...base },
          document,
        }));
    },
    discard: (name, tab) =>
      inTurn(async () => {
        if (!(await drafts.drop(name, tab))) return;
        forget(name, tab);
        tellAll();
      }),
    dropUnchanged: () =>
      inTurn(async () => {
        const { files } = await documents.list();
        for (const name of await drafts.names()) {
          const file = files.get(name);
          for (const { tab, document } of await drafts.of(name)) {
            if (file && isSaved(document, file)) await drafts.drop(name, tab);
          }
        }
      }),
  };
}

/** A file in the form in which a document was written: its text, or its value. */
function asWritten(document: Written, file: { text?: string; document?: unknown }): unknown {
  return typeof document === 'string' ? file.text : file.document;
}

function isSaved(document: Written, file: SourceFile): boolean {
  const saved = asWritten(document, { text: file.text, document: documentOf(file) });
  return isDeepStrictEqual(document, saved);
}

/** The file as a save of a document would leave it; the very same object as long as both are the same. */
function layer(): (document: Written, over: SourceFile) => SourceFile {
  const known = new WeakMap<SourceFile, { document: Written; file: SourceFile }>();
  return (document, over) => {
    const before = known.get(over);
    if (before?.document === document) return before.file;
    const text = newText(over.text, document);
    const file = text === over.text ? over : { name: over.name, text };
    known.set(over, { document, file });
    return file;
  };
}
