import { isDeepStrictEqual } from 'node:util';
import type { Requests, Source, VersionText } from '../api.ts';
import { afterwards } from './afterwards.ts';
import { type Listing, wantedFile, withTexts } from './documents.ts';
import { type Change, replaceFiles } from './files/replaceFiles.ts';
import type { OpenFolder } from './openFolder.ts';
import { Refusal } from './refusal.ts';
import { ChangedByOthers } from './site.ts';
import { newText } from './smallestChange.ts';
import { documentOf, sourceFor } from './source.ts';

/** A document as it is in its file. */
export async function source(
  { documents }: OpenFolder,
  { name }: Requests['source'],
): Promise<Source> {
  return sourceFor(wantedFile(await documents.list(), name));
}

/** Saves the document of a tab in its file, and removes the draft of this tab alone. */
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
    // A newer draft stays.
    if (own && isDeepStrictEqual(own.document, document)) await drafts.drop(name, tab);
  });
  return await source(folderState, { name });
}

export async function version(
  { versions }: OpenFolder,
  { name, id }: Requests['version'],
): Promise<VersionText> {
  const text = await versions.read(name, id);
  if (text === undefined) throw new Refusal(404, { message: 'There is no such version.' });
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

/**
 * Writes new texts of files and removes one, all or nothing. Refuses texts with mistakes. Keeps the old texts as
 * versions before, and removes older versions after, so that a failed save removes none. Returns the names of the
 * changed files.
 */
export async function writeTexts(
  { folder, journals, documents, versions }: OpenFolder,
  listing: Listing,
  texts: ReadonlyMap<string, string>,
  removed?: string,
): Promise<string[]> {
  if (texts.size > 0) {
    const after = withTexts(listing, texts);
    const files = Array.from(after.files).filter(([name]) => name !== removed);
    documents.refuseMistakes(listing, { ...after, files: new Map(files) }, [...texts.keys()]);
  }
  const oldTextOf = (name: string) => wantedFile(listing, name).text;
  const changes: Change[] = Array.from(texts, ([name, newText]) => {
    return { name, oldText: oldTextOf(name), newText };
  }).filter(({ oldText, newText }) => oldText !== newText);
  if (removed !== undefined) {
    changes.push({ name: removed, oldText: oldTextOf(removed), newText: undefined });
  }
  if (changes.length === 0) return [];
  for (const { name, oldText } of changes) await versions.keep(name, oldText, 'saved');
  try {
    await replaceFiles(folder, journals, changes);
  } catch (error) {
    if (!(error instanceof ChangedByOthers)) throw error;
    const now = await documents.list();
    const isChanged = ({ name, oldText }: { name: string; oldText: string }) => {
      const file = now.files.get(name);
      return !file || file.text !== oldText;
    };
    const changed = changes.find(isChanged);
    const current = changed && now.files.get(changed.name);
    throw current
      ? new Refusal(412, { current: sourceFor(current) })
      : new Refusal(409, { message: error.message });
  }
  for (const { name } of changes) await afterwards(() => versions.removeOld(name));
  return changes.map(({ name }) => name);
}
