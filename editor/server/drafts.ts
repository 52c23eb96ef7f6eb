import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { putFile } from '../../files/putFile.ts';
import { removeLeftovers } from '../../files/writeWhole.ts';
import { documentFolders } from './documentFolders.ts';
import { isGroup, type Written } from './group.ts';

const written = z.custom<Written>((value) => typeof value === 'string' || isGroup(value));
const draftShape = z.object({
  tab: z.string(),
  time: z.iso.datetime(),
  base: z.object({
    hash: z.string(),
    text: z.string().optional(),
    document: written.optional(),
  }),
  document: written,
});

/** What one tab has written and not saved; `base` is the file that it is a change of. */
export type KeptDraft = z.output<typeof draftShape>;

export type Drafts = {
  /** Keeps the draft of a tab in the place of the one that it had. */
  keep(name: string, draft: Omit<KeptDraft, 'time'>): Promise<void>;
  /** Removes the draft of one tab. Returns whether there was one. */
  drop(name: string, tab: string): Promise<boolean>;
  /** The drafts of a document, the latest first. */
  of(name: string): Promise<KeptDraft[]>;
  /** The names of all documents that have drafts. */
  names(): Promise<string[]>;
};

/**
 * Unsaved texts of documents: a folder for each document and a file for each tab that writes in it. The files are all
 * there is: nothing of a draft is held in memory but what was read from them.
 */
export async function draftsIn(root: string): Promise<Drafts> {
  await removeLeftovers(root);
  const folders = documentFolders(root);
  let known = new Map<string, { stamp: string; draft: KeptDraft | undefined }>();

  const fileIn = (folder: string, tab: string) =>
    path.join(folder, `${encodeURIComponent(tab)}.json`);
  const readFileOnce = (file: string) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    const stamp = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
    const before = known.get(file);
    if (before?.stamp === stamp) return before.draft;
    const draft = parse(file);
    known.set(file, { stamp, draft });
    return draft;
  };
  const read = (folder: string) => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files
      .flatMap((file) => readFileOnce(path.join(folder, file)) ?? [])
      .sort((a, b) => b.time.localeCompare(a.time) || a.tab.localeCompare(b.tab));
  };
  const ofFolder = (folder: string) => {
    try {
      return read(folder);
    } catch {
      // Its last draft was just removed, and the folder with it.
      return [];
    }
  };

  return {
    async keep(name, draft) {
      const folder = await folders.make(name);
      const latest = ofFolder(folder)[0]?.time;
      // The latest one has the latest time, whatever the clock does.
      const time = new Date(Math.max(Date.now(), latest ? Date.parse(latest) + 1 : 0));
      const text = JSON.stringify({ ...draft, time: time.toISOString() });
      await putFile(fileIn(folder, draft.tab), text);
    },
    async drop(name, tab) {
      const folder = (await folders.all()).get(name);
      if (folder === undefined) return false;
      const file = fileIn(folder, tab);
      known.delete(file);
      const isThere = (await readdir(folder)).includes(path.basename(file));
      await rm(file, { force: true });
      await rmdir(folder).catch(() => {});
      return isThere;
    },
    async of(name) {
      const folder = (await folders.all()).get(name);
      return folder === undefined ? [] : ofFolder(folder);
    },
    async names() {
      const all = [...(await folders.all())].filter(([, folder]) => ofFolder(folder).length > 0);
      const here = new Set(all.map(([, folder]) => folder));
      known = new Map([...known].filter(([file]) => here.has(path.dirname(file))));
      return all.map(([name]) => name);
    },
  };
}

/** The draft of a file; nothing where somebody else wrote something else into it. */
function parse(file: string): KeptDraft | undefined {
  try {
    return draftShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
