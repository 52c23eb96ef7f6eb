import { readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../../schema/browser.ts';
import { type Draft, draftShape } from '../../api.ts';
import { documentFolders, folderReader } from '../documentFolders.ts';
import { undefinedIfMissing } from '../files/ifMissing.ts';
import { removeLeftovers, writeAtomically } from '../site.ts';

export type Drafts = Awaited<ReturnType<typeof draftsIn>>;

/** Stores unsaved documents: a folder for each document, and a file for each tab. */
export async function draftsIn(root: string) {
  await removeLeftovers(root);
  const folders = documentFolders(root);
  const fileName = (tab: string) => `${encodeURIComponent(tab)}.json`;

  /** The draft in a file; undefined if the file is missing or not a draft. */
  async function read(file: string): Promise<Draft | undefined> {
    const text = await readFile(file, 'utf8').catch(undefinedIfMissing);
    return text === undefined ? undefined : draftShape.safeParse(parseJson(text)).data;
  }
  async function sorted(files: readonly string[]): Promise<Draft[]> {
    const drafts = await Promise.all(files.map(read));
    return drafts
      .filter((draft) => draft !== undefined)
      .sort((a, b) => b.time.localeCompare(a.time) || a.tab.localeCompare(b.tab));
  }
  /** Its time is when `old` first found the draft. */
  const markOf = (file: string) => file.replace(/\.json$/, '.found');
  /** The drafts of a document, the latest first. */
  const of = async (name: string) => sorted(await folders.filesOf(name));
  async function remove(file: string): Promise<void> {
    await rm(file, { force: true });
    await rm(markOf(file), { force: true });
    await rmdir(path.dirname(file)).catch(() => {}); // The folder still has drafts.
  }
  async function write(name: string, draft: Draft): Promise<void> {
    const file = path.join(await folders.make(name), fileName(draft.tab));
    await writeAtomically(file, JSON.stringify(draft));
  }
  // The latest drafts are needed at every keystroke.
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
    /** The draft of one tab; undefined if it has none. */
    ofTab: async (name: string, tab: string): Promise<Draft | undefined> =>
      (await of(name)).find((draft) => draft.tab === tab),
    /** The drafts of all documents that have any. */
    async all(): Promise<Map<string, Draft[]>> {
      const found = new Map<string, Draft[]>();
      for (const name of (await folders.all()).keys()) {
        const drafts = await of(name);
        if (drafts.length > 0) found.set(name, drafts);
      }
      return found;
    },
    /** Stores the draft of a tab, replacing its earlier one. */
    async keep(name: string, draft: Omit<Draft, 'time'>): Promise<void> {
      const [latest] = await of(name);
      // Later than all others, even if the clock was set back.
      const time = new Date(Math.max(Date.now(), latest ? Date.parse(latest.time) + 1 : 0));
      await write(name, { ...draft, time: time.toISOString() });
    },
    /** Replaces a draft, keeping its time. */
    change: write,
    /**
     * The drafts that have been unchanged for at least this time, in ms. The time starts when a call first finds the draft: what
     * the clock showed when it was written may be wrong. Removes other files of this age.
     */
    async old(age: number): Promise<{ name: string; draft: Draft }[]> {
      const found: { name: string; draft: Draft }[] = [];
      for (const name of (await folders.all()).keys()) {
        for (const file of await folders.filesOf(name)) {
          const draft = await read(file);
          const { mtimeMs } = await stat(file);
          const mark = (await stat(markOf(file)).catch(undefinedIfMissing))?.mtimeMs;
          if (draft && mark === undefined) await writeAtomically(markOf(file), '');
          const since = draft ? Math.max(mark ?? Date.now(), mtimeMs) : mtimeMs;
          if (Date.now() - since < age) continue;
          if (draft) found.push({ name, draft });
          else await remove(file);
        }
      }
      return found;
    },
    /** Removes the draft of one tab, if there is one. */
    async drop(name: string, tab: string): Promise<void> {
      const folder = (await folders.all()).get(name);
      if (folder !== undefined) await remove(path.join(folder, fileName(tab)));
    },
  };
}
