import { dequal } from 'dequal';
import { type Group, isGroup } from '../../schema/browser.ts';
import type { Requests, Source, VersionText } from '../api.ts';
import { newText, smallestChange } from '../copy/smallestChange.ts';
import { afterwards } from './afterwards.ts';
import { type Listing, wantedFile, withTexts } from './documents.ts';
import { replaceFiles } from './files/replaceFiles.ts';
import type { OpenFolder } from './openFolder.ts';
import { notPossible, Refusal } from './refusal.ts';
import { ChangedByOthers } from './site.ts';
import { documentOf, hashOf, sourceFor } from './source.ts';

/** The saved state of a document. */
export async function source(
  { documents }: OpenFolder,
  { name }: Requests['source'],
): Promise<Source> {
  return sourceFor(wantedFile(await documents.list(), name));
}

/** Saves the document of a tab in its file, and removes the draft of only this tab. */
export async function save(
  folderState: OpenFolder,
  { name, hash, document, tab }: Requests['save'],
): Promise<Source> {
  const { documents, drafts } = folderState;
  const listing = await documents.list();
  const file = documents.readableFile(listing, name, hash);
  await writeTexts(folderState, listing, new Map([[name, newText(file.text, document)]]));
  await afterwards(async () => {
    const own = await drafts.ofTab(name, tab);
    // Keep a newer draft.
    if (own && dequal(own.document, document)) await drafts.drop(name, tab);
  });
  return await source(folderState, { name });
}

export async function version(
  { versions }: OpenFolder,
  { name, id }: Requests['version'],
): Promise<VersionText> {
  const text = await versions.read(name, id);
  if (text === undefined) throw new Refusal(404, { message: 'This version does not exist.' });
  return { text, document: documentOf({ name, text }) };
}

/** Keeps an unsaved document as a version, before it is replaced. */
export async function keepVersion(
  { documents, versions }: OpenFolder,
  { name, document }: Requests['keepVersion'],
): Promise<void> {
  const file = documents.readableFile(await documents.list(), name);
  const text = newText(file.text, document);
  if (text === file.text) return;
  await versions.keep(name, text, 'draft');
  await afterwards(() => versions.removeOld(name));
}

/** Returns a changed document, or the same object if nothing changes. */
type ChangeDocument = (name: string, document: Group) => Group;

/**
 * Changes documents and removes one, in all files or in none, and then changes their drafts. Returns the names of the
 * changed files.
 */
export async function changeDocuments(
  folderState: OpenFolder,
  listing: Listing,
  change: ChangeDocument,
  removed?: string,
): Promise<{ changed: string[] }> {
  const texts = new Map<string, string | undefined>();
  for (const [name, file] of listing.files) {
    const document = documentOf(file);
    const after = isGroup(document) ? change(name, document) : document;
    if (after !== document) texts.set(name, smallestChange(file.text, after));
  }
  if (removed !== undefined) texts.set(removed, undefined);
  const changed = await writeTexts(folderState, listing, texts);
  await afterwards(() => changeDrafts(folderState, listing, change));
  return { changed };
}

/** Makes the change of the files in their drafts too, and in the bases of the drafts. */
async function changeDrafts(
  { documents, drafts }: OpenFolder,
  before: Listing,
  change: ChangeDocument,
): Promise<void> {
  const { files } = await documents.list();
  for (const [name, all] of await drafts.all()) {
    const old = before.files.get(name);
    const now = files.get(name);
    for (const draft of all) {
      // A draft that is edited as text is not changed.
      if (typeof draft.document === 'string') continue;
      const document = change(name, draft.document);
      const isOfOld = old && now && draft.base.hash === hashOf(old);
      const saved = documentOf(now);
      const base = isOfOld && isGroup(saved) ? { hash: hashOf(now), document: saved } : draft.base;
      if (document === draft.document && base.hash === draft.base.hash) continue;
      await drafts.change(name, { ...draft, base, document });
    }
  }
}

/**
 * Writes new texts of files, and removes the files without one, all or nothing. Refuses texts with errors. First keeps the
 * old texts as versions, and removes older versions only afterwards, so that a failed save removes none. Returns the names
 * of the changed files.
 */
async function writeTexts(
  { folder, journals, documents, versions }: OpenFolder,
  listing: Listing,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<string[]> {
  const written = Array.from(texts.keys()).filter((name) => texts.get(name) !== undefined);
  if (written.length > 0) {
    documents.refuseErrors(listing, withTexts(listing, texts), written);
  }
  const changes = Array.from(texts, ([name, to]) => {
    return { name, from: wantedFile(listing, name).text, to };
  }).filter(({ from, to }) => from !== to);
  if (changes.length === 0) return [];
  for (const { name, from } of changes) await versions.keep(name, from, 'saved');
  try {
    await replaceFiles(folder, journals, changes);
  } catch (error) {
    if (!(error instanceof ChangedByOthers)) throw error;
    const { files } = await documents.list();
    for (const { name, from } of changes) {
      const file = files.get(name);
      if (file && file.text !== from) throw new Refusal(412, { current: sourceFor(file) });
    }
    throw notPossible(error.message);
  }
  for (const { name } of changes) await afterwards(() => versions.removeOld(name));
  return changes.map(({ name }) => name);
}
