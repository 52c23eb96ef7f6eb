import { isDeepStrictEqual } from 'node:util';
import { ChangedByOthers } from '../../files/replaceFile.ts';
import type { Source, Version, VersionText } from '../api.ts';
import { afterwards } from './afterwards.ts';
import { documentOf, type Written } from './group.ts';
import { type Listing, wantedFile } from './listing.ts';
import { newText } from './newText.ts';
import { Refusal } from './refusal.ts';
import { replaceFiles } from './replaceFiles.ts';
import type { Site } from './site.ts';
import { sourceFor } from './source.ts';

export type Saving = {
  /** A document as it is in its file. */
  source(name: string): Promise<Source>;
  /** Writes what a tab has written into the file. The draft of this tab is over then, and of no other. */
  save(name: string, hash: string, document: Written, tab: string): Promise<Source>;
  versions(name: string): Promise<Version[]>;
  version(name: string, id: string): Promise<VersionText>;
  /** Keeps what was written and not saved as a version, before something else takes its place. */
  keepVersion(name: string, document: Written): Promise<void>;
  /** The text of a file as a save of what was written would leave it. */
  textWith(name: string, document: Written): Promise<string>;
};

/** Saving a document, and what it was before. */
export function savingOf(site: Site): Saving {
  const { documents, drafts, versions, inTurn, tellAll } = site;
  const source = async (name: string) => sourceFor(name, wantedFile(await documents.list(), name));
  return {
    source,
    save: (name, hash, document, tab) =>
      inTurn(async () => {
        const listing = await documents.list();
        const file = documents.readableFile(listing, name, hash);
        await writeTexts(site, listing, new Map([[name, newText(file.text, document)]]));
        // What was typed since is still a draft.
        await afterwards(async () => {
          const own = (await drafts.of(name)).find((draft) => draft.tab === tab);
          if (own && isDeepStrictEqual(own.document, document)) await drafts.drop(name, tab);
        });
        tellAll();
        return await source(name);
      }),
    async textWith(name, document) {
      return newText(documents.readableFile(await documents.list(), name).text, document);
    },
    versions: (name) => versions.list(name),
    async version(name, id) {
      const text = await versions.read(name, id);
      if (text === undefined) throw new Refusal(404, { message: 'There is no such version.' });
      return { text, document: documentOf({ name, text }) };
    },
    keepVersion: (name, document) =>
      inTurn(async () => {
        const file = documents.readableFile(await documents.list(), name);
        const text = newText(file.text, document);
        if (text === file.text) return;
        await versions.keep(name, text, 'draft');
        await afterwards(() => versions.removeOld(name));
      }),
  };
}

/**
 * Writes new texts of files, all of them or none, where no mistake comes of it. What the files held is kept as versions
 * before, and older versions are removed after: a save that fails takes none away. Returns the names of what changed.
 */
export async function writeTexts(
  { folder, journals, documents, versions }: Site,
  listing: Listing,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const changes = Array.from(texts, ([name, newText]) => {
    const file = wantedFile(listing, name);
    return { name, file, oldText: file.text, newText };
  }).filter(({ oldText, newText }) => oldText !== newText);
  const files = new Map(listing.files);
  for (const { name, file, newText } of changes) {
    files.set(name, { name: file.name, text: newText });
  }
  documents.refuseMistakes(listing, { ...listing, files }, [...texts.keys()]);
  if (changes.length === 0) return [];
  for (const { name, oldText } of changes) await versions.keep(name, oldText, 'saved');
  try {
    await replaceFiles(folder, journals, changes);
  } catch (error) {
    if (!(error instanceof ChangedByOthers)) throw error;
    const now = await documents.list();
    const changed = changes.find(({ name, oldText }) => now.files.get(name)?.text !== oldText);
    const current = changed && now.files.get(changed.name);
    throw changed && current
      ? new Refusal(412, { current: sourceFor(changed.name, current) })
      : new Refusal(409, { message: error.message });
  }
  for (const { name } of changes) await afterwards(() => versions.removeOld(name));
  return changes.map(({ name }) => name);
}
