import { lstat, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { putFile } from '../../files/putFile.ts';
import { ChangedByOthers, holds, replaceFile } from '../../files/replaceFile.ts';
import { syncFolder } from '../../files/syncFolder.ts';
import { writeNewFile } from '../../files/writeNewFile.ts';
import { isAbandoned, removeLeftovers, temporaryFor, writeWhole } from '../../files/writeWhole.ts';
import { parseJson } from '../../schema/values.ts';
import { sha256 } from './sha256.ts';

/** A file of a folder, by its path in it, with its old and new text; undefined where the file is removed. */
export type Change = { name: string; oldText: string; newText: string | undefined };

const journalShape = z.array(
  z.strictObject({ name: z.string(), old: z.string(), new: z.string().optional() }),
);
const journalName = /^(\d+)\.json$/;
// The renames take a moment. A program that has not made them by then is taken for dead.
const longest = 10_000;

/**
 * Puts new texts in the place of the old ones of files in a folder, and removes files: all of that or nothing, also on a
 * full disk, and when the program is killed or the power fails at any moment.
 *
 * 1. Each new text is written to the disk, whole, under a temporary name beside its file (`faq.json.PID.tmp`).
 * 2. Each file is compared with its old text.
 * 3. A journal, `PID.json` in a folder of its own, is written to the disk, whole. It names the files with the hashes of
 *    their old and new texts. From here on the change counts as made; nothing that follows needs space.
 * 4. Each file is compared once more, and its temporary file renamed over it. Then files are removed.
 * 5. The folders are written to the disk, and the journal is removed.
 *
 * A program that ends before the third step has changed no file. One that ends later has left the journal, and
 * `finishReplacing` makes the renames and removals that are missing. A single file needs no journal: it changes in one step.
 *
 * Rejects with ChangedByOthers when a file is gone or does not hold its old text; files that were renamed before are put back. Where
 * even that cannot be done, the journal stays, and what was begun is finished at the next start.
 */
export async function replaceFiles(
  folder: string,
  journals: string,
  changes: readonly Change[],
): Promise<void> {
  const [only] = changes;
  if (only && changes.length === 1) {
    const file = path.join(folder, only.name);
    if (only.newText !== undefined) return await replaceFile(file, only.oldText, only.newText);
    await expectOldText({ ...only, file });
    await rm(file);
    return await syncFolder(path.dirname(file));
  }
  const journal = path.join(journals, `${process.pid}.json`);
  if (await stat(journal).catch(() => undefined)) {
    throw new Error(
      'An earlier change of several files was interrupted. Start the editor again: it finishes that first.',
    );
  }
  const prepared: Prepared[] = [];
  const clear = async () => {
    await rm(journal, { force: true });
    await syncFolder(journals);
    for (const { file } of prepared) await rm(temporaryFor(file), { force: true });
  };
  try {
    for (const change of changes) {
      const { name, newText } = change;
      // A link is removed itself; it keeps leading to a file that changes.
      const inFolder = path.join(folder, name);
      await expectOldText({ ...change, file: inFolder });
      const file = newText === undefined ? inFolder : await realpath(inFolder);
      prepared.push({ ...change, file });
      if (newText !== undefined) await writeWhole(file, newText, (await stat(file)).mode);
    }
    for (const change of prepared) await expectOldText(change);
    await syncFolders(prepared);
    await writeJournal(journal, changes);
  } catch (error) {
    await clear();
    throw error;
  }
  await renameAll(prepared, clear);
  await syncFolders(prepared);
  await clear();
}

type Prepared = Change & { file: string };

async function expectOldText({ name, file, oldText }: Omit<Prepared, 'newText'>): Promise<void> {
  if (!(await holds(file, oldText))) throw new ChangedByOthers(name);
}

async function writeJournal(journal: string, changes: readonly Change[]): Promise<void> {
  const journals = path.dirname(journal);
  await mkdir(journals, { recursive: true });
  await syncFolder(path.dirname(journals));
  const files = changes.map(({ name, oldText, newText }) => {
    const wanted = newText === undefined ? {} : { new: sha256(newText) };
    return { name, old: sha256(oldText), ...wanted };
  });
  await putFile(journal, JSON.stringify(files));
}

/**
 * Puts the temporary files in the place of the old ones, and removes files. Where one was changed, the others get their old
 * text back.
 */
async function renameAll(prepared: readonly Prepared[], clear: () => Promise<void>): Promise<void> {
  const renamed: { file: string; oldText: string; newText: string }[] = [];
  const removed: Prepared[] = [];
  try {
    for (const { newText, ...change } of prepared) {
      if (newText === undefined) continue;
      // A second program that started in this moment may have finished the change.
      if (await holds(change.file, newText)) continue;
      await expectOldText(change);
      await rename(temporaryFor(change.file), change.file);
      renamed.push({ ...change, newText });
    }
    for (const change of prepared) {
      if (change.newText !== undefined || !(await isThere(change.file))) continue;
      await expectOldText(change);
      await rm(change.file);
      removed.push(change);
    }
  } catch (error) {
    for (const { file, oldText } of removed) await writeNewFile(file, oldText);
    for (const { file, oldText, newText } of renamed) await replaceFile(file, newText, oldText);
    await clear();
    throw error;
  }
}

/**
 * Finishes what programs that were killed have begun to replace in a folder. A file that holds neither its old nor its
 * new text was changed by somebody else since; it is left as it is. Returns a message for each of these.
 */
export async function finishReplacing(folder: string, journals: string): Promise<string[]> {
  const reports: string[] = [];
  for (const found of await readdir(journals).catch(() => [])) {
    const writer = Number(journalName.exec(found)?.[1]);
    if (Number.isNaN(writer)) continue;
    const journal = path.join(journals, found);
    // Another editor of this folder may be writing: its journal is waited for.
    while (!(await isAbandoned(journal, writer, longest))) await wait(20);
    const text = await readFile(journal, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const files = journalShape.safeParse(parseJson(text)).data;
    if (!files) {
      reports.push(`${journal} is not a list of files. It was not used; remove it.`);
      continue;
    }
    for (const { name, old, new: wanted } of files) {
      const state = await finish(path.join(folder, name), folder, { old, wanted, writer });
      if (state === 'other') {
        reports.push(
          `A change of several files was interrupted. ${name} was changed by somebody else since, so it was left as it is. Compare it with its versions.`,
        );
      }
    }
    await rm(journal, { force: true });
  }
  await syncFolder(journals);
  await removeLeftovers(journals);
  return reports;
}

type Wanted = { old: string; wanted: string | undefined; writer: number };

async function finish(
  name: string,
  folder: string,
  { old, wanted, writer }: Wanted,
): Promise<'done' | 'other'> {
  if (wanted === undefined && !(await isThere(name))) return 'done';
  const file = await realpath(name).catch(() => undefined);
  // Anybody can write a journal, so it changes no file outside of the folder.
  if (!file?.startsWith((await realpath(folder)) + path.sep)) return 'other';
  const now = await hashIn(file);
  if (wanted === undefined) {
    if (now !== old) return 'other';
    await rm(name);
    await syncFolder(path.dirname(name));
    return 'done';
  }
  if (now === wanted) return 'done';
  const temporary = temporaryFor(file, writer);
  if (now !== old || (await hashIn(temporary)) !== wanted) return 'other';
  await rename(temporary, file);
  await syncFolder(path.dirname(file));
  return 'done';
}

async function isThere(file: string): Promise<boolean> {
  return (await lstat(file).catch(() => undefined)) !== undefined;
}

async function hashIn(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && sha256(bytes);
}

async function syncFolders(files: readonly { file: string }[]): Promise<void> {
  for (const folder of new Set(files.map(({ file }) => path.dirname(file)))) {
    await syncFolder(folder);
  }
}
