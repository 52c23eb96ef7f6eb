import { type FSWatcher, statSync, watch as watchFolder } from 'node:fs';
import { lstat, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { once } from '../../schema/browser.ts';
import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import type { SourceFile } from '../../schema/index.ts';
import { siteName } from '../api.ts';
import type { Listing } from '../copy/documents.ts';
import { documentOf } from '../copy/source.ts';
import { schemaOf } from '../documentSchema.ts';
import { kindOfFile, problemOfNewName } from '../home/fileNames.ts';
import { type Known, knownOf, type State, sentFont } from '../home/folderApi.ts';
import type { Former } from '../home/home.ts';
import { afterwards } from './afterwards.ts';
import { undefinedIfMissing } from './files/ifMissing.ts';
import { makeFolderFor } from './files/makeFolderFor.ts';
import { type Change, replaceFiles } from './files/replaceFiles.ts';
import { sha256 } from './files/sha256.ts';
import type { KeptPictures } from './kept/keptPictures.ts';
import { timeOf, type Versions } from './kept/versions.ts';
import { notPossible, Refusal } from './refusal.ts';
import {
  ChangedByOthers,
  inspectDownload,
  listFolder,
  loadInspectPicture,
  PictureProblem,
  realPathIn,
  stampOf,
  startLength,
} from './site.ts';

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
  versions: Versions;
  keptPictures: KeptPictures;
  /** Runs changes one at a time. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

/**
 * The files of a folder for its home in the browser (../home/folderHome.ts). Checks only names, sizes and the kinds of pictures
 * and files to download: documents with errors can be written.
 */
export function folderFiles(openFolder: OpenFolder) {
  const { folder, place, journals, reports, readListing, versions, keptPictures, inTurn } =
    openFolder;
  const site = sha256(place).slice(0, 16);
  /** The last listing; undefined after a write, which has kept the former contents. */
  let seen: Listing | undefined;
  // Nobody reads a folder between two steps of a change.
  let writing: Promise<unknown> = Promise.resolve();

  /** The id of a document: the hash of its bytes, even if they are not a text. */
  async function idOf(name: string, file: SourceFile): Promise<string> {
    if (file.problem === undefined) return hashOf(file);
    const bytes = await bytesIn(name).catch(() => undefined);
    return sha256(bytes ?? file.problem);
  }

  /** The bytes of a file; undefined if there is none in the folder. */
  async function bytesIn(name: string): Promise<Buffer | undefined> {
    const file = realPathIn(folder, name);
    // Reading a pipe would block.
    return file !== undefined && (await stat(file)).isFile() ? await readFile(file) : undefined;
  }

  const isThere = async (name: string) =>
    (await lstat(path.join(folder, name)).catch(undefinedIfMissing)) !== undefined;

  async function removedIn({ files }: Listing): Promise<State['removed']> {
    const removed: State['removed'] = (await versions.ofMissing(files)).map(
      ({ name, version: id, path: route, title }) => {
        return { name, id, time: timeOf(id), path: route, title };
      },
    );
    for (const { src: name, id, time } of await keptPictures.list()) {
      // What was kept before it was replaced belongs to the history of its file.
      if (!(await isThere(name))) removed.push({ name, id, time });
    }
    return removed;
  }

  async function currentState(): Promise<State> {
    await writing;
    const listing = await readListing();
    const before = seen;
    seen = listing;
    if (before) await afterwards(() => keepBroken(before, listing));
    const { files, fonts, ...beside } = listing;
    const stored = await Promise.all(
      Array.from(files, async ([name, file]) => ({
        ...{ name, id: await idOf(name, file), text: file.text },
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
    const removed = await removedIn(listing);
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
      documents: state.documents.map(({ text, ...own }) =>
        ids.get(own.name) === own.id ? own : { ...own, text },
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
      const now = document ? await idOf(name, document) : knownOf(listing, name);
      const bytes = now === undefined ? undefined : await currentBytes(name);
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
    for (const { name, from } of changes) if (from !== undefined) await keep(name, from);
    await replaceFiles(folder, journals, changes).catch((error: unknown) => {
      if (!(error instanceof ChangedByOthers)) throw error;
      throw new Refusal(412, error.message);
    });
    await afterwards(async () => {
      for (const { name, to } of changes) {
        await versions.removeOld(name);
        if (to !== undefined) await dropKept(name, to);
      }
      await keptPictures.removeOld();
    });
  }

  /** The bytes of a file that is to be changed. Refuses what cannot be kept. */
  async function currentBytes(name: string): Promise<Buffer> {
    const file = realPathIn(folder, name);
    if (file === undefined) {
      throw notPossible(
        `“${name}” is a link to a place outside the folder of documents. Change it in your file manager.`,
      );
    }
    const stats = await stat(file);
    if (!stats.isFile()) {
      throw notPossible(`“${name}” is not a file. Change it in your file manager.`);
    }
    if (stats.size > maxKeptBytes) {
      throw notPossible(
        `“${name}” is larger than 100 MB, so the editor cannot keep a copy. Change it in your file manager.`,
      );
    }
    return await readFile(file);
  }

  /** Keeps the former texts of documents that another program has broken. */
  async function keepBroken(before: Listing, { files }: Listing): Promise<void> {
    for (const [name, file] of files) {
      const old = before.files.get(name);
      if (!old || old === file || !isGood(name, old) || isGood(name, file)) continue;
      await versions.keep(name, old.text);
      await versions.removeOld(name);
    }
  }

  /** Keeps a content before it is replaced or removed. */
  async function keep(name: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content);
    const text = name.endsWith('.json') ? textIn(bytes) : undefined;
    if (text === undefined) await keptPictures.keep(name, bytes);
    else await versions.keep(name, text);
  }

  /** Removes the kept copies of a file that has the same content again. */
  async function dropKept(name: string, content: string | Uint8Array): Promise<void> {
    for (const { src, id } of await keptPictures.list()) {
      if (src !== name) continue;
      const kept = await keptPictures.read(id);
      if (kept?.data.equals(Buffer.from(content))) await keptPictures.drop(id);
    }
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
        const found = await bytesIn(name);
        if (!found) throw missing;
        return found;
      }
      const text = await versions.read(name, id);
      if (text !== undefined) return Buffer.from(text);
      const kept = await keptPictures.read(id);
      if (kept?.src !== name) throw missing;
      return kept.data;
    },
    async history(name: string): Promise<Former[]> {
      const kept = (await keptPictures.list()).filter(({ src }) => src === name);
      return [
        ...(await versions.list(name)).map(({ id, time, text }) => ({ id, time, text })),
        ...kept.map(({ id, time }) => ({ id, time })),
      ].sort((a, b) => b.time.localeCompare(a.time));
    },
    /** Resolves with the version when it is another one, or after two minutes. */
    async watch(version: string, signal: AbortSignal): Promise<{ version: string }> {
      const events = eventsIn(folder, await foldersIn(folder).catch(() => ['']));
      const end = Date.now() + maxWatch;
      try {
        while (!signal.aborted) {
          // The folder can be missing for a moment, for example while git switches branches.
          const now = await currentState().catch(() => undefined);
          if (now && now.version !== version) return { version: now.version };
          if (Date.now() > end) break;
          await Promise.race([
            events.next(),
            wait(pollMs, undefined, { signal, ref: false }),
          ]).catch(() => {});
          // One save can cause several events.
          await wait(settleMs, undefined, { ref: false });
        }
        return { version };
      } finally {
        events.stop();
      }
    },
  };
}

/** Removed and replaced files may not be pictures, and can be as large as a movie. */
const maxKeptBytes = 100_000_000;

/** Whether a form can show a document. */
function isGood(name: string, file: SourceFile): boolean {
  return schemaOf(name).safeParse(documentOf(file)).success;
}

const hashOf = once(({ text }: SourceFile) => sha256(text));

const maxWatch = 120_000;
/** Network drives report no events. */
const pollMs = 3000;
const settleMs = 300;

const changedMeanwhile = (name: string) => `Someone else changed ${name} in the meantime.`;

/** The folders in a folder, and itself. */
async function foldersIn(folder: string): Promise<string[]> {
  const entries = Array.from(await listFolder(folder));
  return ['', ...entries.flatMap(([name, entry]) => (entry.isDirectory() ? [name] : []))];
}

/** Events of the system when a file in one of the folders changes. */
function eventsIn(folder: string, folders: readonly string[]) {
  let wake = () => {};
  const watchers = folders.flatMap((name): FSWatcher[] => {
    try {
      const watcher = watchFolder(path.join(folder, name), { persistent: false }, () => wake());
      return [watcher.on('error', () => {})];
    } catch {
      // There are too many watchers, or the folder was just removed.
      return [];
    }
  });
  let event = new Promise<void>((resolve) => {
    wake = resolve;
  });
  return {
    /** Resolves at the next event since the last call. */
    async next(): Promise<void> {
      await event;
      event = new Promise((resolve) => {
        wake = resolve;
      });
    },
    stop() {
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** Refuses a content that cannot be a file of this name. */
async function expectContent(name: string, content: Buffer): Promise<void> {
  const kind = kindOfFile(name);
  const refuse = (why: string) => notPossible(`“${name}” cannot be saved. ${why}`);
  if (kind === 'document') {
    const text = textIn(content);
    if (text === undefined) throw refuse('It is not a text file.');
    if (text.length > maxDocumentSize) throw refuse('It is too large for a page.');
  } else if (kind === 'picture') {
    // Loaded on demand, because most sessions add no picture.
    const { inspectNamed } = await loadInspectPicture();
    await inspectNamed(name, content).catch((error: unknown) => {
      throw error instanceof PictureProblem ? refuse(error.message) : error;
    });
  } else if (kind === 'download') {
    const start = content.subarray(0, startLength);
    const inspected = inspectDownload(name, { start, bytes: content.length });
    if ('problem' in inspected) throw refuse(inspected.problem);
  } else {
    throw refuse('The editor cannot save a file with this name.');
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function textIn(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
