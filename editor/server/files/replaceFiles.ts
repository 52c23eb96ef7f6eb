import { lstat, mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '../../../schema/browser.ts';
import {
  ChangedByOthers,
  errorCode,
  holds,
  isAbandoned,
  moveFile,
  NameTaken,
  placeNewFile,
  removeLeftovers,
  replaceFile,
  syncFolder,
  temporaryFor,
  writeAtomically,
  writeNewFile,
  writeTemporary,
} from '../site.ts';
import { noneIfMissing, undefinedIfMissing } from './ifMissing.ts';
import { sha256 } from './sha256.ts';

type Content = string | Uint8Array;
/** A file by its path in the folder, with its old and new content. Without `from` it is new, without `to` it is removed. */
export type FileReplacement = { name: string; from: Content | undefined; to: Content | undefined };

/** A change in a journal: the hashes of both contents. */
const entryShape = z.strictObject({
  name: z.string(),
  old: z.string().optional(),
  new: z.string().optional(),
});
const journalShape = z.array(entryShape);
type Entry = z.output<typeof entryShape>;
const journalName = /^(\d+)\.json$/;
// In ms. Renames are fast: a process that takes longer than this counts as dead.
const maxAge = 10_000;

/**
 * Replaces, adds and removes files in a folder: all or nothing, even on a full disk, and when the process is killed or the
 * power fails at any moment. The folders of new files exist.
 *
 * 1. Each file is compared with its old content, and each new content is written to the disk completely, under a temporary
 *    name next to its file (`faq.json.PID.tmp`).
 * 2. A journal, `PID.json` in a separate folder, is written to the disk completely. It has the hashes of the old and new
 *    content of each file. From here on the change counts as made; the next steps need no disk space.
 * 3. Each file is compared once more, and its temporary file is renamed over it, or it is removed.
 * 4. The journal is removed.
 *
 * A process that ends before step 2 is done has changed no file. One that ends later leaves the journal, and
 * `finishReplacing` does step 3. A single file needs no journal: it changes in one step.
 *
 * Rejects with ChangedByOthers when a file does not have its old content, or a new file exists; changed files are then
 * restored. If that fails too, the journal remains, and the change is finished at the next start.
 */
export async function replaceFiles(
  folder: string,
  journals: string,
  requested: readonly FileReplacement[],
): Promise<void> {
  const [only] = requested;
  if (only && requested.length === 1) return await changeFile(folder, only);
  // New files first and removed ones last: undoing them in this order needs the least disk space.
  const stepOf = ({ from, to }: FileReplacement) =>
    from === undefined ? 0 : to === undefined ? 2 : 1;
  const changes = requested.toSorted((a, b) => stepOf(a) - stepOf(b));
  const journal = path.join(journals, `${process.pid}.json`);
  if (await isThere(journal)) {
    throw new Error(
      'An earlier change to several files was interrupted. Restart the editor to finish it.',
    );
  }
  const temporary: string[] = [];
  const applied: FileReplacement[] = [];
  const clear = async () => {
    await rm(journal, { force: true });
    await syncFolder(journals);
    for (const file of temporary) await rm(file, { force: true });
  };
  try {
    for (const { name, from, to } of changes) {
      const file = path.join(folder, name);
      const isCurrent = from === undefined ? !(await isThere(file)) : await holds(file, from);
      if (!isCurrent) throw new ChangedByOthers(name);
      if (to === undefined) continue;
      // Keep a symbolic link and write its target.
      const target = from === undefined ? file : await realpath(file);
      temporary.push(temporaryFor(target));
      await writeTemporary(target, to, from === undefined ? undefined : (await stat(target)).mode);
      await syncFolder(path.dirname(target));
    }
    await mkdir(journals, { recursive: true });
    await syncFolder(path.dirname(journals));
    await writeAtomically(journal, JSON.stringify(changes.map(entryOf)));
    for (const change of changes) {
      const isApplied = await applyEntry(folder, entryOf(change), process.pid);
      if (!isApplied) throw new ChangedByOthers(change.name);
      applied.push(change);
    }
  } catch (error) {
    for (const { name, from, to } of applied)
      await changeFile(folder, { name, from: to, to: from });
    await clear();
    throw error;
  }
  await clear();
}

/** Changes one file, in one step. */
async function changeFile(folder: string, { name, from, to }: FileReplacement): Promise<void> {
  const file = path.join(folder, name);
  if (from !== undefined && to !== undefined) return await replaceFile(file, from, to);
  if (from === undefined && to !== undefined) {
    return await writeNewFile(file, to).catch((error: unknown) => {
      throw error instanceof NameTaken ? new ChangedByOthers(name) : error;
    });
  }
  if (from === undefined) return;
  if (!(await holds(file, from))) throw new ChangedByOthers(name);
  await rm(file);
  await syncFolder(path.dirname(file));
}

function entryOf({ name, from, to }: FileReplacement): Entry {
  return {
    name,
    ...(from !== undefined && { old: sha256(from) }),
    ...(to !== undefined && { new: sha256(to) }),
  };
}

/**
 * Makes a change of a journal unless it is already made. `writer` is the process that wrote the journal. Returns false if
 * the file has neither its old nor its new content.
 */
async function applyEntry(
  folder: string,
  { name, old, new: next }: Entry,
  writer: number,
): Promise<boolean> {
  const file = path.join(folder, name);
  if (next === undefined && !(await isThere(file))) return true;
  if (old === undefined && next !== undefined) return await addFile(file, next, writer);
  const target = await realpath(file).catch(undefinedIfMissing);
  const now = target && (await hashIn(target));
  if (!target || now !== old) return now !== undefined && now === next;
  if (next === undefined) {
    // Removes a symbolic link itself.
    await rm(file);
    await syncFolder(path.dirname(file));
    return true;
  }
  const temporary = temporaryFor(target, writer);
  if ((await hashIn(temporary)) !== next) return false;
  await moveFile(temporary, target);
  await syncFolder(path.dirname(target));
  return true;
}

/** The same for a new file. */
async function addFile(file: string, hash: string, writer: number): Promise<boolean> {
  if (await isThere(file)) return (await hashIn(file)) === hash;
  const temporary = temporaryFor(file, writer);
  if ((await hashIn(temporary)) !== hash) return false;
  try {
    await placeNewFile(temporary, file);
    return true;
  } catch (error) {
    if (error instanceof NameTaken) return false;
    throw error;
  }
}

/**
 * Finishes replacements in a folder that killed processes have started. Keeps a file with neither its old nor its new content,
 * which was changed elsewhere since. Returns a message for each of these files, and for each unreadable journal.
 */
export async function finishReplacing(folder: string, journals: string): Promise<string[]> {
  const reports: string[] = [];
  for (const found of await readdir(journals).catch(noneIfMissing)) {
    const writer = Number(journalName.exec(found)?.[1]);
    if (Number.isNaN(writer)) continue;
    const journal = path.join(journals, found);
    // Another editor of this folder may be writing: wait for its journal.
    while (!(await isAbandoned(journal, writer, maxAge))) await wait(20);
    const text = await readFile(journal, 'utf8').catch(undefinedIfMissing);
    if (text === undefined) continue;
    const entries = journalShape.safeParse(parseJson(text)).data;
    if (!entries) {
      reports.push(`${journal} is damaged, so it was not used. Delete it.`);
      continue;
    }
    for (const entry of entries) {
      // A journal is not trusted, so change no file outside the folder.
      const isInside = await isIn(folder, path.join(folder, entry.name));
      if (!isInside || !(await applyEntry(folder, entry, writer))) {
        reports.push(
          `A change to several files was interrupted. Someone else has changed ${entry.name} since then, so it was not touched. Compare it with its versions.`,
        );
      }
    }
    await rm(journal, { force: true });
  }
  await syncFolder(journals);
  await removeLeftovers(journals);
  return reports;
}

/** Whether a file is or would be in a folder, following symbolic links; true if its folder is missing. */
async function isIn(folder: string, file: string): Promise<boolean> {
  const around = await realpath(path.dirname(file)).catch(undefinedIfMissing);
  if (around === undefined) return true;
  const resolved = path.join(around, path.basename(file));
  const target = (await realpath(file).catch(undefinedIfMissing)) ?? resolved;
  return target.startsWith((await realpath(folder)) + path.sep);
}

async function isThere(file: string): Promise<boolean> {
  return (await lstat(file).catch(undefinedIfMissing)) !== undefined;
}

async function hashIn(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch((error: unknown) =>
    errorCode(error) === 'EISDIR' ? undefined : undefinedIfMissing(error),
  );
  return bytes && sha256(bytes);
}
