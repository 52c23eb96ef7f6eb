import { statSync } from 'node:fs';
import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../../schema/browser.ts';
import { type Draft, draftShape } from '../../api.ts';
import { documentFolders, folderReader } from '../documentFolders.ts';
import { undefinedIfMissing } from '../files/ifMissing.ts';
import { removeLeftovers, stampOf, writeAtomically } from '../site.ts';

export type Drafts = Awaited<ReturnType<typeof draftsIn>>;

/**
 * Stores unsaved documents: a folder for each document, and a file for each tab. A file is read again only when it has
 * changed, since the latest drafts are needed at every keystroke.
 */
export async function draftsIn(root: string) {
  await removeLeftovers(root);
  const folders = documentFolders(root);
  const fileName = (tab: string) => `${encodeURIComponent(tab)}.json`;

  const known = new Map<string, { stamp: string; draft: Draft | undefined }>();

  /** The draft in a file; undefined if the file is gone or holds something else. */
  async function read(file: string): Promise<Draft | undefined> {
    const stats = statSync(file, { throwIfNoEntry: false });
    const before = known.get(file);
    if (before && stats && before.stamp === stampOf(stats)) return before.draft;
    known.delete(file);
    const text = await readFile(file, 'utf8').catch(undefinedIfMissing);
    if (!stats || text === undefined) return undefined;
    const draft = draftShape.safeParse(parseJson(text)).data;
    known.set(file, { stamp: stampOf(stats), draft });
    return draft;
  }
  async function sorted(files: readonly string[]): Promise<Draft[]> {
    const drafts = await Promise.all(files.map((file) => read(file)));
    return drafts
      .filter((draft) => draft !== undefined)
      .sort((a, b) => b.time.localeCompare(a.time) || a.tab.localeCompare(b.tab));
  }
  /** The drafts of a document, the latest first. */
  const of = async (name: string) => sorted(await folders.filesOf(name));
  async function remove(file: string): Promise<void> {
    await rm(file, { force: true });
    known.delete(file);
    await rmdir(path.dirname(file)).catch(() => {}); // The folder has other drafts.
  }
  async function write(name: string, draft: Draft): Promise<void> {
    const file = path.join(await folders.make(name), fileName(draft.tab));
    await writeAtomically(file, JSON.stringify(draft));
    // No other tab writes this file, so it need not be read.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats) known.set(file, { stamp: stampOf(stats), draft });
  }
  const fileOf = async (name: string, tab: string) =>
    (await folders.filesOf(name)).find((file) => path.basename(file) === fileName(tab));
  const latestIn = folderReader(async (files) => (await sorted(files))[0]);
  return {
    of,
    /** The latest draft of each document that has one. */
    async latest(): Promise<Map<string, Draft>> {
      const found = new Map<string, Draft>();
      for (const [name, folder] of await folders.all()) {
        const draft = await latestIn(folder);
        if (draft) found.set(name, draft);
      }
      return found;
    },
    /** The draft of one tab; undefined where it has none. */
    async ofTab(name: string, tab: string): Promise<Draft | undefined> {
      const file = await fileOf(name, tab);
      return file === undefined ? undefined : await read(file);
    },
    /** The drafts of all documents that have some. */
    async all(): Promise<Map<string, Draft[]>> {
      const found = new Map<string, Draft[]>();
      for (const [name, files] of await folders.allFiles()) {
        const drafts = await sorted(files);
        if (drafts.length > 0) found.set(name, drafts);
      }
      return found;
    },
    /** Stores the draft of a tab, in place of its earlier one. */
    async keep(name: string, draft: Omit<Draft, 'time'>): Promise<void> {
      const [latest] = await of(name);
      // Later than all others, even if the clock was set back.
      const time = new Date(Math.max(Date.now(), latest ? Date.parse(latest.time) + 1 : 0));
      await write(name, { ...draft, time: time.toISOString() });
    },
    /** Replaces a draft, with the time that it had. */
    change: write,
    /** Removes drafts of at least this age, in ms, and files of this age that hold something else. */
    async removeOld(age: number): Promise<void> {
      for (const [, files] of await folders.allFiles()) {
        for (const file of files) {
          const draft = await read(file);
          const time = draft
            ? Date.parse(draft.time)
            : statSync(file, { throwIfNoEntry: false })?.mtimeMs;
          if (time !== undefined && Date.now() - time >= age) await remove(file);
        }
      }
    },
    /** Removes the draft of one tab, where there is one. */
    async drop(name: string, tab: string): Promise<void> {
      const file = await fileOf(name, tab);
      if (file !== undefined) await remove(file);
    },
  };
}
