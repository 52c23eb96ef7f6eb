import type { Choice, Overview, Question } from '../api.ts';
import type { CopyClient } from '../copy/askCopy.ts';
import type { ChangeName, Contents, CopyAnswer, CopyRequest } from '../copy/requests.ts';
import { numberedName } from '../home/fileNames.ts';
import {
  type Change,
  ChangedFiles,
  fileNamesIn,
  type Home,
  isPublishing,
  type PublishedChange,
  type Snapshot,
} from '../home/home.ts';
import { Refused } from '../refused.ts';
import { type KeptEdits, keptOf } from './keptEdits.ts';
import { loadForms } from './loadForms.ts';
import { revertDocuments } from './revertPublication.ts';
import { type HowToSave, saveSite } from './saveSite.ts';
import { withFiles } from './withFiles.ts';
import { createCopy, type Edits } from './workingCopy.ts';

/** What the last check found, and whether it is about the current state of all documents. */
export type Checked = { overview: Overview; isCurrent: boolean };

/** Questions about what others changed too. Nothing is merged or saved until they are answered. */
export type Asked = {
  questions: readonly Question[];
  answer(choices: readonly Choice[]): Promise<void>;
};

export type OpenSite = Awaited<ReturnType<typeof openSite>>;

/** Another tab edits the site. */
export class OpenElsewhere extends Error {}

/** Others changed a file that was to be written. The working copy has their changes now. */
export class ChangedMeanwhile extends Refused {}

/**
 * Opens the site of a home, with the edits that were kept in this browser: the working copy, the worker that checks it, and what
 * happens when files change. `hold` resolves to whether this tab may edit the site. Rejects with OpenElsewhere if it may not.
 */
export async function openSite(
  home: Home,
  client: CopyClient,
  kept: KeptEdits,
  hold: (site: string) => Promise<boolean>,
) {
  const first = await home.read();
  if (!(await hold(first.site))) throw new OpenElsewhere();
  const before = await kept.read(first.site);
  const copy = createCopy(before ? withFiles(first, before.files) : first);
  client.setBase(copy.get().base);

  let checked: Checked | undefined;
  let asked: Asked | undefined;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const setAsked = (next: Asked | undefined) => {
    asked = next;
    changed();
  };
  kept.onState(changed);
  client.onProblems((overview, isCurrent) => {
    // From a new worker after a crash.
    if (overview.isUnchecked && checked) return;
    checked = { overview, isCurrent };
    changed();
  });

  let sent: { edits: Edits; base: Snapshot } = copy.get();
  copy.subscribe(() => {
    const { edits, base } = copy.get();
    if (edits === sent.edits && base === sent.base) return;
    if (base !== sent.base) client.setBase(base);
    for (const [name, edited] of edits) {
      if (!sent.edits.has(name) || sent.edits.get(name) !== edited) {
        client.setEdit(name, copy.content(name));
      }
    }
    for (const name of sent.edits.keys()) if (!edits.has(name)) client.setEdit(name, null);
    sent = { edits, base };
    if (checked?.isCurrent) checked = { ...checked, isCurrent: false };
    kept.keep(first.site, () => keptOf(copy));
    changed();
  });

  /** The documents that differ from their files. */
  const changes = (): Contents => new Map(copy.changed().map((name) => [name, copy.content(name)]));

  /** Applies newer files. Asks about what both sides changed. Returns false while there are questions. */
  async function take(newer: Snapshot, choices: readonly Choice[] = []): Promise<boolean> {
    const { base } = copy.get();
    const [taken] = newer.taken ?? [];
    if (taken !== undefined) return await take(await renamed(taken, newer), choices);
    if (base.version === newer.version) {
      // What was asked about is as before again.
      if (asked) setAsked(undefined);
      return true;
    }
    for (;;) {
      const { edits } = copy.get();
      const merged = await client.ask('merge', { base, edits: changes(), theirs: newer, choices });
      await loadForms();
      // Other files were taken or saved in the meantime. These may be older.
      if (copy.get().base !== base) return follow(choices);
      // Somebody typed in the meantime.
      if (copy.get().edits !== edits) continue;
      const { questions, contents } = merged;
      if (questions.length === 0) copy.rebase(newer, contents);
      const answer = async (chosen: readonly Choice[]) =>
        void (await follow([...choices, ...chosen]));
      setAsked(questions.length === 0 ? undefined : { questions, answer });
      return questions.length === 0;
    }
  }

  /** Gives a file that waits another name, and changes its uses, which are all in edits. */
  async function renamed(name: string, newer: Snapshot): Promise<Snapshot> {
    if (!isPublishing(home)) return newer;
    const to = numberedName(name, fileNamesIn(newer));
    const moved = [
      { name: to, content: await home.bytes(name) },
      { name, content: undefined },
    ];
    const after = await home.stage(moved, newer);
    await loadForms();
    copy.replaceName(name, to);
    return after;
  }

  /** Applies what others have changed. */
  async function follow(choices: readonly Choice[] = []): Promise<boolean> {
    const { base } = copy.get();
    const newer = await home.read(base);
    // A save in the meantime is not in these files.
    return copy.get().base === base ? take(newer, choices) : follow(choices);
  }

  /** Makes a change that the worker computes, as one step. */
  async function change<Name extends ChangeName>(
    name: Name,
    request: CopyRequest<Name>,
    signal?: AbortSignal,
  ): Promise<CopyAnswer<Name>> {
    for (;;) {
      const { edits, base } = copy.get();
      const answer = await client.ask(name, request, signal);
      await loadForms();
      // Others' changes arrived in the meantime.
      if (copy.get().edits !== edits || copy.get().base !== base) continue;
      copy.apply(answer.contents);
      return answer;
    }
  }

  /**
   * Writes other files, such as pictures: at once, or with the next publication. Rejects with ChangedMeanwhile if others changed
   * one of them.
   */
  async function writeFiles(writes: readonly Change[]): Promise<Snapshot> {
    const { base } = copy.get();
    const writing = isPublishing(home) ? home.stage(writes, base) : home.write(writes, base);
    const newer = await writing.catch(async (error: unknown) => {
      if (!(error instanceof ChangedFiles)) throw error;
      await follow();
      throw new ChangedMeanwhile(changedMeanwhile);
    });
    await (copy.get().base === base ? take(newer) : follow());
    return newer;
  }

  /** Drops a file that waits for the next publication. */
  async function dropFile(name: string): Promise<void> {
    const { base } = copy.get();
    if (!isPublishing(home)) return;
    const newer = await home.unstage(name, base);
    await (copy.get().base === base ? take(newer) : follow());
  }

  /**
   * Undoes a publication in the working copy, as one step. Asks about values that were changed again later. Returns the number of
   * documents and files that it changes.
   */
  async function revert(
    files: readonly PublishedChange[],
    signal?: AbortSignal,
    choices: readonly Choice[] = [],
  ): Promise<number> {
    await loadForms();
    const documents = files.filter(({ name }) => name.endsWith('.json'));
    const reverted = await revertDocuments(copy, client, documents, choices, signal);
    const { questions, isChanged } = reverted;
    if (questions.length > 0) {
      const answer = async (chosen: readonly Choice[]) => {
        await revert(files, undefined, [...choices, ...chosen]);
      };
      setAsked({ questions, answer });
      return documents.length;
    }
    setAsked(undefined);
    const replaced = files.filter(({ former }) => former !== undefined);
    for (const { name, former } of replaced) {
      await writeFiles([{ name, content: await home.bytes(name, former) }]);
    }
    return replaced.length + (isChanged ? documents.length : 0);
  }

  if (before) {
    await loadForms();
    copy.apply(before.contents);
  }
  await take(first);
  const stopWatching = home.watch(() => void follow().catch(() => {}));

  return {
    home,
    copy,
    ask: client.ask,
    change,
    save: (how: HowToSave = {}) => saveSite({ home, copy, client, take, follow }, how),
    follow: () => follow(),
    dropFile,
    revert: (files: readonly PublishedChange[], signal: AbortSignal) => revert(files, signal),
    /** When the edits that were found in this browser were made; undefined if there were none. */
    foundEdits: copy.changed().length > 0 ? before?.time : undefined,
    checked: () => checked,
    asked: () => asked,
    /** Whether this browser keeps the edits until they are saved. */
    keeping: kept.state,
    /** Hides the questions. They come back with the next save, or the next change by others. */
    askLater: () => setAsked(undefined),
    /** Calls the listener when documents, their problems or questions change. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    writeFiles,
    close() {
      stopWatching();
      client.stop();
    },
  };
}

const changedMeanwhile =
  'Someone else just changed this file. You see their change now. Check it, then try again.';
