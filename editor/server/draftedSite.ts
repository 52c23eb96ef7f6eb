import { dequal } from 'dequal';
import type { SourceFile } from '../../schema/index.ts';
import type { DocumentOrText, Draft, DraftAnswer, Requests } from '../api.ts';
import { newText } from '../copy/smallestChange.ts';
import { isError, type Listing, wantedFile, withTexts } from './documents.ts';
import { diskMessage } from './files/diskMessage.ts';
import type { OpenFolder } from './openFolder.ts';
import { type ShownDiagnosis, showDiagnosis } from './site.ts';
import { documentOf } from './source.ts';

type Unsaved = Pick<Draft, 'tab' | 'document'>;
type Latest = ReadonlyMap<string, Unsaved>;

/** The site with the latest draft of each document in place of its file. */
export function draftedSite({ documents, drafts }: OpenFolder) {
  // The last state without errors of each shown draft, and the file that it is based on.
  const lastGood = new Map<string, { tab: string; file: SourceFile; shown: SourceFile }>();

  // Drafts that cannot be read must not hide the pages; the overview reports them.
  const latest = () => drafts.latest().catch(() => new Map<string, Draft>());

  // An unchanged draft returns the same file object, so that it is not checked again.
  const drafted = new WeakMap<Unsaved, { file: SourceFile; shown: SourceFile }>();
  function withDrafts(listing: Listing, wanted: Latest): Listing {
    const files = new Map(listing.files);
    for (const [name, draft] of wanted) {
      const file = files.get(name);
      if (!file || file.problem !== undefined) continue;
      let known = drafted.get(draft);
      if (known?.file !== file) {
        known = { file, shown: { name: file.name, text: newText(file.text, draft.document) } };
        drafted.set(draft, known);
      }
      files.set(name, known.shown);
    }
    return { ...listing, files };
  }

  function check(listing: Listing, wanted: Latest, isShown: boolean) {
    const edited = withDrafts(listing, wanted);
    const diagnosis = documents.check(edited);
    if (isShown && diagnosis.content) {
      lastGood.clear();
      for (const [name, { tab }] of wanted) {
        const file = listing.files.get(name);
        const shown = edited.files.get(name);
        if (file && shown) lastGood.set(name, { tab, file, shown });
      }
    }
    return { edited, diagnosis };
  }

  async function drop(name: string, tab: string): Promise<void> {
    if (lastGood.get(name)?.tab === tab) lastGood.delete(name);
    await drafts.drop(name, tab);
  }

  return {
    /** The site as its pages show it. A draft with an error is shown in its last state without one. */
    async read(): Promise<ShownDiagnosis> {
      const listing = await documents.list();
      const wanted = await latest();
      const { edited, diagnosis } = check(listing, wanted, true);
      if (diagnosis.content) return showDiagnosis(diagnosis, listing.pictures);
      const wrong = new Set(diagnosis.diagnostics.filter(isError).map((found) => found.file));
      const texts = new Map<string, string>();
      for (const [name, file] of listing.files) {
        if (!wrong.has(file.name)) continue;
        const good = lastGood.get(name);
        const isOfDraft = good?.file === file && good.tab === wanted.get(name)?.tab;
        texts.set(name, isOfDraft ? good.shown.text : file.text);
      }
      const { content } = documents.check(withTexts(edited, texts));
      return showDiagnosis({ ...diagnosis, content }, listing.pictures);
    },

    /** The documents of the folder, with the latest draft of each in place of its file. */
    edited: async () => withDrafts(await documents.list(), await latest()),

    /** Checks the document of a tab, and keeps it as a draft if it has a change. */
    async draft({ name, ...written }: Requests['draft']): Promise<DraftAnswer> {
      const { base, document, tab } = written;
      const listing = await documents.list();
      const file = wantedFile(listing, name);
      const text = file.problem === undefined ? newText(file.text, document) : undefined;
      // Do not keep an unchanged document: it would hide later changes of the file by others.
      const isChange = text !== file.text && !dequal(document, asWritten(document, base));
      const keeping = isChange ? drafts.keep(name, written) : drop(name, tab);
      const unkept = await keeping.then(() => undefined, diskMessage);
      documents.readableFile(listing, name);
      const all = await latest();
      const isShown = unkept === undefined && all.get(name)?.tab === tab;
      const wanted = new Map<string, Unsaved>(all).set(name, written);
      const { edited, diagnosis } = check(listing, wanted, isShown);
      const own = diagnosis.diagnostics.filter(({ file: found }) => found === file.name);
      return {
        problems: documents.problemsOf(own, edited),
        ...(unkept !== undefined && { unkept }),
      };
    },

    /** The drafts of a document that would change it, the latest first. */
    async drafts({ name }: Requests['drafts']): Promise<Draft[]> {
      const file = wantedFile(await documents.list(), name);
      return (await drafts.of(name)).filter(({ document }) => !isSaved(document, file));
    },

    /** Removes the draft of one tab. */
    discard: ({ name, tab }: Requests['discard']) => drop(name, tab),

    /** Removes drafts that equal their files, left when the process ended right after a save. */
    async dropSaved(): Promise<void> {
      const { files } = await documents.list();
      for (const [name, all] of await drafts.all()) {
        const file = files.get(name);
        for (const { tab, document } of all) {
          if (file && isSaved(document, file)) await drop(name, tab);
        }
      }
    },
  };
}

/** The text or the value of a file, in the form in which the document was edited. */
function asWritten(document: DocumentOrText, file: { text?: string; document?: unknown }): unknown {
  return typeof document === 'string' ? file.text : file.document;
}

function isSaved(document: DocumentOrText, file: SourceFile): boolean {
  const saved = asWritten(document, { text: file.text, document: documentOf(file) });
  return dequal(document, saved);
}
