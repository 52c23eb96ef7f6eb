import { statSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../schema/browser.ts';
import type { SourceFile } from '../../schema/index.ts';
import { siteName } from '../api.ts';
import type { Listing } from '../copy/documents.ts';
import { problemOfNewName } from '../home/fileNames.ts';
import { type Known, knownOf, type State, sentFont } from '../home/folderApi.ts';
import { afterwards } from './afterwards.ts';
import { expectContent } from './expectContent.ts';
import { makeFolderFor } from './files/makeFolderFor.ts';
import { bytesIn, changeableBytes, existsIn } from './files/readFile.ts';
import { type Change, replaceFiles } from './files/replaceFiles.ts';
import { sha256 } from './files/sha256.ts';
import { folderEvents } from './folderEvents.ts';
import type { formerContents } from './kept/formerContents.ts';
import { notPossible, Refusal } from './refusal.ts';
import { ChangedByOthers, listFolder, stampOf } from './site.ts';

/** A change of a file: what the browser knows of it (`writeRequest`), and its new content; undefined removes it. */
export type Wanted = { name: string; from: string | undefined; content: Buffer | undefined };

export type FolderFiles = ReturnType<typeof folderFiles>;

/** A folder of documents that is open for editing, and the data in the editor's folder. */
type OpenFolder = {
  folder: string;
  /** Its real path. */
  place: string;
  journals: string;
  reports: readonly string[];
  readListing: () => Promise<Listing>;
  former: ReturnType<typeof formerContents>;
  /** Runs changes one at a time. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/**
 * The files of a folder for its home in the browser (../home/folderHome.ts). Checks only names, sizes and the kinds of pictures
 * and files to download: documents with errors can be written.
 */
export function folderFiles(openFolder: OpenFolder) {
  const { folder, place, journals, reports, readListing, former, inTurn } = openFolder;
  const site = sha256(place).slice(0, 16);
  /** The last listing; undefined after a write, which has kept the former contents. */
  let seen: Listing | undefined;
  // Nobody reads a folder between two steps of a change.
  let writing: Promise<unknown> = Promise.resolve();

  async function currentState(): Promise<State> {
    await writing;
    const listing = await readListing();
    const before = seen;
    seen = listing;
    if (before) await afterwards(() => former.keepBroken(before, listing));
    const { files, fonts, ...beside } = listing;
    const stored = await Promise.all(
      Array.from(files, async ([name, file]) => ({
        ...{ name, id: await idOf(folder, file), text: file.text },
        ...(file.problem !== undefined && { problem: file.problem }),
      })),
    );
    const others = [...beside.pictures, ...fonts]
      .map(({ src }) => src)
      .concat(beside.downloads.map(({ address }) => address.slice(1)))
      .concat(beside.wellKnown.map(({ name }) => name));
    const stamps = others.map((name) => {
      const stats = statSync(path.join(folder, name), { throwIfNoEntry: false });
      return [name, stats && stampOf(stats)];
    });
    const removed = await former.removed(listing, (name) => existsIn(folder, name));
    const { served, linkCheck } = beside;
    const ids = stored.map(({ name, id, problem }) => [name, id, problem]);
    const version = sha256(JSON.stringify([ids, stamps, served, removed, linkCheck, reports]));
    const documentsOf = { documents: stored, fonts: fonts.map(sentFont) };
    return {
      site,
      folder: place,
      version,
      ...documentsOf,
      ...beside,
      removed,
      reports: [...reports],
    };
  }

  async function read(known?: Known): Promise<State | undefined> {
    const state = await currentState();
    if (state.version === known?.version) return undefined;
    const ids = new Map(known?.ids);
    return {
      ...state,
      documents: state.documents.map(({ text, ...document }) =>
        ids.get(document.name) === document.id ? document : { ...document, text },
      ),
    };
  }

  /** Makes all changes or none. Keeps former contents. Rejects with a Refusal. */
  async function write(wanted: readonly Wanted[]): Promise<void> {
    const listing = await readListing();
    const names = Array.from((await listFolder(folder)).keys());
    const changes: Change[] = [];
    for (const { name, from, content } of wanted) {
      const document = listing.files.get(name);
      const now = document ? await idOf(folder, document) : knownOf(listing, name);
      const bytes = now === undefined ? undefined : await changeableBytes(folder, name);
      // A repeated write, or somebody else made the same change.
      if (content === undefined ? !bytes : bytes?.equals(content)) continue;
      const isUnchanged = document ? bytes && sha256(bytes) === from : now === from;
      if (!isUnchanged) throw new Refusal(412, changedMeanwhile(name));
      if (content !== undefined) await expectContent(name, content);
      else if (name === siteName) throw notPossible('The site settings cannot be removed.');
      if (now === undefined) {
        const added = changes.filter((change) => change.from === undefined);
        const problem = problemOfNewName(name, names.concat(added.map((change) => change.name)));
        if (problem !== undefined) throw notPossible(problem);
        await makeFolderFor(folder, name);
      }
      changes.push({ name, from: bytes, to: content });
    }
    for (const { name, from } of changes) if (from !== undefined) await former.keep(name, from);
    await replaceFiles(folder, journals, changes).catch((error: unknown) => {
      if (!(error instanceof ChangedByOthers)) throw error;
      throw new Refusal(412, error.message);
    });
    await afterwards(() => former.removeOld(changes));
  }

  return {
    read,
    write(wanted: readonly Wanted[], known: Known): Promise<State | undefined> {
      const written = inTurn(() => {
        const work = write(wanted).finally(() => {
          seen = undefined;
        });
        writing = work.catch(() => {});
        return work;
      });
      return written.then(() => read(known));
    },
    /** The bytes of a current file, or with `id` of a former or removed one. */
    async bytes({ name, id }: { name: string; id?: string | undefined }): Promise<Buffer> {
      const missing = new Refusal(404, `There is no file “${name}”.`);
      if (id === undefined) {
        const listing = await readListing();
        if (!listing.files.has(name) && knownOf(listing, name) === undefined) throw missing;
        const found = await bytesIn(folder, name);
        if (!found) throw missing;
        return found;
      }
      const kept = await former.read(name, id);
      if (!kept) throw missing;
      return kept;
    },
    history: former.history,
    /** Resolves with the version when it is another one, or after two minutes. */
    async watch(version: string, signal: AbortSignal): Promise<{ version: string }> {
      const events = await folderEvents(folder, signal);
      const end = Date.now() + maxWatchMs;
      try {
        while (!signal.aborted) {
          // The folder can be missing for a moment, for example while git switches branches.
          const now = await currentState().catch(() => undefined);
          if (now && now.version !== version) return { version: now.version };
          if (Date.now() > end) break;
          await events.next();
        }
        return { version };
      } finally {
        events.stop();
      }
    },
  };
}

/** The id of a document: the hash of its bytes, even if they are not a text. */
async function idOf(folder: string, file: SourceFile): Promise<string> {
  if (file.problem === undefined) return hashOf(file);
  const bytes = await bytesIn(folder, file.name).catch(() => undefined);
  return sha256(bytes ?? file.problem);
}

const hashOf = once(({ text }: SourceFile) => sha256(text));

const maxWatchMs = 120_000;

const changedMeanwhile = (name: string) => `Someone else changed ${name} in the meantime.`;
