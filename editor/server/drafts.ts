import { readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from '../../schema/browser.ts';
import { errorCode } from '../../scripts/content/errorCode.ts';
import { removeLeftovers } from '../../scripts/content/temporaryFiles.ts';
import { writeAtomically } from '../../scripts/content/writeAtomically.ts';
import { type Draft, draftShape } from '../api.ts';
import { documentFolders } from './documentFolders.ts';

export type Drafts = Awaited<ReturnType<typeof draftsIn>>;

/**
 * Stores unsaved documents: a folder for each document, and a file for each tab. A file is read again only when it has
 * changed, since all drafts are needed at every keystroke.
 */
export async function draftsIn(root: string) {
  await removeLeftovers(root);
  const folders = documentFolders(root);
  const fileName = (tab: string) => `${encodeURIComponent(tab)}.json`;

  const known = new Map<string, { stamp: string; draft: Draft | undefined }>();

  /** The draft in a file; undefined if the file is gone or holds something else. */
  async function read(file: string): Promise<Draft | undefined> {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      const before = known.get(file);
      if (before?.stamp === stamp) return before.draft;
      const draft = draftShape.safeParse(parseJson(await readFile(file, 'utf8'))).data;
      known.set(file, { stamp, draft });
      return draft;
    } catch (error) {
      known.delete(file);
      if (errorCode(error) === 'ENOENT') return undefined;
      throw error;
    }
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
    await writeAtomically(
      path.join(await folders.make(name), fileName(draft.tab)),
      JSON.stringify(draft),
    );
  }
  return {
    of,
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
    /** Removes drafts of at least this age, in ms. */
    async removeOld(age: number): Promise<void> {
      for (const [, files] of await folders.allFiles()) {
        for (const file of files) {
          const draft = await read(file);
          if (draft && Date.now() - Date.parse(draft.time) >= age) await remove(file);
        }
      }
    },
    /** Removes the draft of one tab, where there is one. */
    async drop(name: string, tab: string): Promise<void> {
      const file = (await folders.filesOf(name)).find(
        (own) => path.basename(own) === fileName(tab),
      );
      if (file !== undefined) await remove(file);
    },
  };
}
