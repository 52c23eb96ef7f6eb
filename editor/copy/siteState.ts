import { dequal } from 'dequal';
import { isGroup, once } from '../../schema/browser.ts';
import { applyEdits, sourceOf } from '../../schema/diagnose/index.ts';
import type { SourceFile } from '../../schema/index.ts';
import { formOfDocument } from '../adapter/pageForm.ts';
import type { Snapshot, StoredDocument } from '../home/home.ts';
import type { Listing } from './documents.ts';
import type { Content, Contents } from './requests.ts';
import { newText } from './smallestChange.ts';
import { documentOf } from './source.ts';

/** A site with the edits over its files. */
export type SiteState = {
  snapshot: Snapshot;
  /** The edits that change, add or remove a document. */
  edits: Contents;
  /** The files as they were read. */
  base: Listing;
  /** With the edits in place of their files. */
  listing: Listing;
};

/**
 * Returns a function that reads the state of a site. A document whose file and edit are unchanged since the last call is the
 * same object again, so that it is not checked again, even if the snapshot is another copy.
 */
export function stateReader() {
  const stored = new Map<string, { document: StoredDocument; file: SourceFile }>();
  const edited = new Map<string, { base: SourceFile | undefined; content: Content; file: File }>();

  function storedFile(name: string, document: StoredDocument): SourceFile {
    const known = stored.get(name);
    const { id, text, problem } = document;
    if (known?.document.id === id && known.document.problem === problem) return known.file;
    const file = { name, text, ...(problem !== undefined && { problem }) };
    stored.set(name, { document, file });
    return file;
  }
  const baseOf = once((snapshot: Snapshot): Listing => {
    const { served, pictures, fonts, downloads, wellKnown, linkCheck } = snapshot;
    const files = new Map(
      Array.from(snapshot.documents, ([name, document]) => [name, storedFile(name, document)]),
    );
    return { files, served, pictures, fonts, downloads, wellKnown, linkCheck };
  });
  /** The file of an edit: the stored one if the edit changes nothing, undefined if it removes the document. */
  function editedFile(name: string, base: SourceFile | undefined, content: Content): File {
    const known = edited.get(name);
    if (known?.base === base && known?.content === content) return known?.file;
    const file = fileOf(name, base, content);
    edited.set(name, { base, content, file });
    return file;
  }

  return (snapshot: Snapshot, edits: Contents): SiteState => {
    const base = baseOf(snapshot);
    const files = new Map(base.files);
    const changes = new Map<string, Content>();
    for (const [name, content] of edits) {
      const before = base.files.get(name);
      const file = editedFile(name, before, content);
      if (file === before) continue;
      changes.set(name, content);
      if (file) files.set(name, file);
      else files.delete(name);
    }
    return { snapshot, edits: changes, base, listing: { ...base, files } };
  };
}

type File = SourceFile | undefined;

function fileOf(name: string, base: File, content: Content): File {
  if (content === undefined) return undefined;
  const isSame = isGroup(content)
    ? dequal(documentOf(base), content)
    : base?.text === content && base.problem === undefined;
  return isSame ? base : { name, text: newText(base ? repaired(base) : '', content) };
}

const maxRepairs = 50;

/** Applies every unambiguous fix to the syntax of a text, so that saving a repaired file changes only the errors. */
function repaired(file: SourceFile): string {
  const { name, text } = file;
  if (documentOf(file) !== undefined) return text;
  let now = text;
  for (let count = 0; count < maxRepairs; count += 1) {
    const { fix } = sourceOf({ name, text: now }).problems.find((problem) => problem.fix) ?? {};
    if (!fix) break;
    now = applyEdits(now, fix);
  }
  return now;
}

/** The content of a file for the store: its value, or its text if no form can show it. */
export function contentOf(file: SourceFile): Content {
  const document = documentOf(file);
  const canBeShown = isGroup(document) && formOfDocument(file.name).toForm(document) !== undefined;
  return canBeShown ? document : file.text;
}
