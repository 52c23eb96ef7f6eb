import type { Listing } from '../copy/documents.ts';
import { type Known, knownOf, type State } from '../home/folderApi.ts';
import { afterwards } from './afterwards.ts';
import { fileChanges, type RequestedChange } from './fileChanges.ts';
import { makeFolderFor } from './files/makeFolderFor.ts';
import { bytesIn } from './files/readFile.ts';
import { replaceFiles } from './files/replaceFiles.ts';
import { folderEvents } from './folderEvents.ts';
import { folderState } from './folderState.ts';
import type { FormerContents } from './history/formerContents.ts';
import { Refusal } from './refusal.ts';
import { ChangedByOthers } from './site.ts';

export type FolderFiles = ReturnType<typeof folderFiles>;

/** A folder of documents that is open for editing, and the data in the editor's folder. */
type OpenFolder = {
  folder: string;
  realPath: string;
  journals: string;
  reports: readonly string[];
  readListing: () => Promise<Listing>;
  former: FormerContents;
  /** Runs changes one at a time. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/**
 * The files of a folder for its home in the browser (../home/folderHome.ts). Checks only names, sizes and the kinds of pictures
 * and files to download: documents with errors can be written.
 */
export function folderFiles(openFolder: OpenFolder) {
  const { folder, journals, readListing, former, inTurn } = openFolder;
  /** The last listing; undefined after a write, which has added the former contents. */
  let lastListing: Listing | undefined;
  // Nobody reads a folder between two steps of a change.
  let writing: Promise<unknown> = Promise.resolve();

  async function currentState(): Promise<State> {
    await writing;
    const listing = await readListing();
    const before = lastListing;
    lastListing = listing;
    if (before) await afterwards(() => former.addBroken(before, listing));
    return await folderState(openFolder, listing);
  }

  const read = async (known?: Known) => newIn(await currentState(), known);

  /** Makes all changes or none. Adds former contents to the history. Rejects with a Refusal. */
  async function write(requested: readonly RequestedChange[]): Promise<void> {
    const changes = await fileChanges(folder, await readListing(), requested);
    for (const { name, from } of changes) {
      if (from === undefined) await makeFolderFor(folder, name);
    }
    for (const { name, from } of changes) if (from !== undefined) await former.add(name, from);
    await replaceFiles(folder, journals, changes).catch((error: unknown) => {
      if (!(error instanceof ChangedByOthers)) throw error;
      throw new Refusal(412, error.message);
    });
    await afterwards(() => former.removeOld(changes));
  }

  return {
    read,
    write(requested: readonly RequestedChange[], known: Known): Promise<State | undefined> {
      const done = inTurn(() => {
        const work = write(requested).finally(() => {
          lastListing = undefined;
        });
        writing = work.catch(() => {});
        return work;
      });
      return done.then(() => read(known));
    },
    /** The bytes of a current file, or with `id` of a former or removed one. */
    async bytes({ name, id }: { name: string; id?: string | undefined }): Promise<Buffer> {
      const bytes =
        id === undefined ? await currentBytes(openFolder, name) : await former.read(name, id);
      if (!bytes) throw new Refusal(404, `There is no file “${name}”.`);
      return bytes;
    },
    history: former.history,
    /** Resolves with the version when it is another one, or after two minutes. */
    watch: (version: string, signal: AbortSignal) =>
      nextVersion(folder, version, async () => (await currentState()).version, signal),
  };
}

/** A state without the texts that the browser has; undefined if it has this version. */
function newIn(state: State, known: Known | undefined): State | undefined {
  if (state.version === known?.version) return undefined;
  const ids = new Map(known?.ids);
  return {
    ...state,
    documents: state.documents.map(({ text, ...document }) =>
      ids.get(document.name) === document.id ? document : { ...document, text },
    ),
  };
}

async function currentBytes({ folder, readListing }: OpenFolder, name: string) {
  const listing = await readListing();
  const isListed = listing.files.has(name) || knownOf(listing, name) !== undefined;
  return isListed ? await bytesIn(folder, name) : undefined;
}

const maxWatchMs = 120_000;

async function nextVersion(
  folder: string,
  version: string,
  readVersion: () => Promise<string>,
  signal: AbortSignal,
): Promise<{ version: string }> {
  const events = await folderEvents(folder, signal);
  const end = Date.now() + maxWatchMs;
  try {
    while (!signal.aborted) {
      // The folder can be missing for a moment, for example while git switches branches.
      const now = await readVersion().catch(() => version);
      if (now !== version) return { version: now };
      if (Date.now() > end) break;
      await events.next();
    }
    return { version };
  } finally {
    events.stop();
  }
}
