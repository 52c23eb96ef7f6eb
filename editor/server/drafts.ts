import { readFile, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { putFile } from '../../files/putFile.ts';
import { removeLeftovers } from '../../files/writeWhole.ts';
import { parseJson } from '../../schema/values.ts';
import { type Draft, draftShape } from '../api.ts';
import { draftWithNewNames } from '../draftNames.ts';
import { documentFolders } from './documentFolders.ts';

export type Drafts = Awaited<ReturnType<typeof draftsIn>>;

/** Stores unsaved documents: a folder for each document, and a file for each tab. Nothing of a draft is held in memory. */
export async function draftsIn(root: string) {
  await removeLeftovers(root);
  const folders = documentFolders(root);
  const fileName = (tab: string) => `${encodeURIComponent(tab)}.json`;

  /** The drafts of a document, the latest first. */
  async function of(name: string): Promise<Draft[]> {
    const drafts = await Promise.all((await folders.filesOf(name)).map(read));
    return drafts
      .filter((draft) => draft !== undefined)
      .map((draft) => draftWithNewNames(name, draft))
      .sort((a, b) => b.time.localeCompare(a.time) || a.tab.localeCompare(b.tab));
  }
  async function write(name: string, draft: Draft): Promise<void> {
    await putFile(path.join(await folders.make(name), fileName(draft.tab)), JSON.stringify(draft));
  }
  return {
    of,
    /** The drafts of all documents that have some. */
    async all(): Promise<Map<string, Draft[]>> {
      const found = new Map<string, Draft[]>();
      for (const name of (await folders.all()).keys()) {
        const drafts = await of(name);
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
    /** Removes the draft of one tab, where there is one. */
    async drop(name: string, tab: string): Promise<void> {
      const file = (await folders.filesOf(name)).find(
        (own) => path.basename(own) === fileName(tab),
      );
      if (file === undefined) return;
      await rm(file, { force: true });
      await rmdir(path.dirname(file)).catch(() => {}); // The folder has other drafts.
    },
  };
}

/** The draft in a file; undefined if the file holds something else. */
async function read(file: string): Promise<Draft | undefined> {
  return draftShape.safeParse(parseJson(await readFile(file, 'utf8').catch(() => ''))).data;
}
