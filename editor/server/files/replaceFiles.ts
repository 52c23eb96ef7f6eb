import { lstat, mkdir, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { parseJson } from '../../../schema/browser.ts';
import {
  ChangedByOthers,
  errorCode,
  holds,
  isAbandoned,
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

/** A file by its path in the folder, with its old and new text. `newText` is undefined where the file is removed. */
export type Change = { name: string; oldText: string; newText: string | undefined };

const journalShape = z.array(
  z.strictObject({ name: z.string(), old: z.string(), new: z.string().optional() }),
);
const journalName = /^(\d+)\.json$/;
// In ms. Renames are fast: a process that takes longer than this counts as dead.
const longest = 10_000;

/**
 * Replaces the texts of files in a folder, and removes files: all or nothing, even on a full disk, and when the process is
 * killed or the power fails at any moment.
 *
 * 1. Each new text is written to the disk, whole, under a temporary name beside its file (`faq.json.PID.tmp`).
 * 2. Each file is compared with its old text.
 * 3. A journal, `PID.json` in a folder of its own, is written to the disk, whole. It names the files with the hashes of
 *    their old and new texts. From here on the change counts as made; the next steps need no disk space.
 * 4. Each file is compared once more, and its temporary file is renamed over it. Then files are removed.
 * 5. The folders are synced to the disk, and the journal is removed.
 *
 * A process that ends before step 3 is done has changed no file. One that ends later has left the journal, and
 * `finishReplacing` makes the missing renames and removals. A single file needs no journal: it changes in one step.
 *
 * Rejects with ChangedByOthers when a file is missing or does not hold its old text; renamed files are then restored. If
 * that fails too, the journal stays, and the change is finished at the next start.
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
  if (await stat(journal).catch(undefinedIfMissing)) {
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
      // A symbolic link is removed itself; to change a file, the link is kept and its target is written.
      const inFolder = path.join(folder, name);
      await expectOldText({ ...change, file: inFolder });
      const file = newText === undefined ? inFolder : await realpath(inFolder);
      prepared.push({ ...change, file });
      if (newText !== undefined) await writeTemporary(file, newText, (await stat(file)).mode);
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
  await writeAtomically(journal, JSON.stringify(files));
}

/**
 * Renames the temporary files over the old ones, and removes files. If one was changed elsewhere, the old texts of the
 * others are restored.
 */
async function renameAll(prepared: readonly Prepared[], clear: () => Promise<void>): Promise<void> {
  const renamed: { file: string; oldText: string; newText: string }[] = [];
  const removed: Prepared[] = [];
  try {
    for (const { newText, ...change } of prepared) {
      if (newText === undefined) continue;
      // A second editor that has just started may have finished the change.
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
 * Finishes replacements in a folder that killed processes have begun. A file with neither its old nor its new text was
 * changed elsewhere since; it is left as it is. Returns a message for each of these files, and for each unreadable
 * journal.
 */
export async function finishReplacing(folder: string, journals: string): Promise<string[]> {
  const reports: string[] = [];
  for (const found of await readdir(journals).catch(noneIfMissing)) {
    const writer = Number(journalName.exec(found)?.[1]);
    if (Number.isNaN(writer)) continue;
    const journal = path.join(journals, found);
    // Another editor of this folder may be writing: wait for its journal.
    while (!(await isAbandoned(journal, writer, longest))) await wait(20);
    const text = await readFile(journal, 'utf8').catch(undefinedIfMissing);
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
  const file = await realpath(name).catch(undefinedIfMissing);
  // A journal is not trusted: it changes no file outside the folder.
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
  return (await lstat(file).catch(undefinedIfMissing)) !== undefined;
}

async function hashIn(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch((error: unknown) =>
    errorCode(error) === 'EISDIR' ? undefined : undefinedIfMissing(error),
  );
  return bytes && sha256(bytes);
}

async function syncFolders(files: readonly { file: string }[]): Promise<void> {
  for (const folder of new Set(files.map(({ file }) => path.dirname(file)))) {
    await syncFolder(folder);
  }
}
