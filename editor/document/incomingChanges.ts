import type { Choice, Question } from '../api.ts';
import type { CopyClient } from '../copy/askCopy.ts';
import type { Contents } from '../copy/requests.ts';
import { numberedName } from '../home/fileNames.ts';
import { fileNamesIn, type Home, isPublishing, type Snapshot } from '../home/home.ts';
import { loadForms } from './loadForms.ts';
import type { WorkingCopy } from './workingCopy.ts';

/** Questions about what others changed too. Nothing is merged or saved until they are answered. */
export type OpenQuestions = {
  questions: readonly Question[];
  answer(choices: readonly Choice[]): Promise<void>;
  /** The questions are about a publication that is reverted. */
  isRevert?: boolean;
};

/** The parts of an open site. `setQuestions` replaces the open questions. */
export type SiteParts = {
  home: Home;
  copy: WorkingCopy;
  client: CopyClient;
  setQuestions(questions: OpenQuestions | undefined): void;
};

export type IncomingChanges = ReturnType<typeof incomingChanges>;

/** Applies newer files of a site to its working copy. They return false while there are questions. */
export function incomingChanges({ home, copy, client, setQuestions }: SiteParts) {
  /** Applies newer files. Asks about what both sides changed. */
  async function applyNewer(newer: Snapshot, choices: readonly Choice[] = []): Promise<boolean> {
    const { base } = copy.get();
    const [conflict] = newer.nameConflicts ?? [];
    if (conflict !== undefined) {
      return await applyNewer(await renameStaged(conflict, newer), choices);
    }
    if (base.version === newer.version) {
      // Both sides agree again, so nothing is left to ask.
      setQuestions(undefined);
      return true;
    }
    for (;;) {
      const { edits } = copy.get();
      const request = { base, edits: changedContents(copy), theirs: newer, choices };
      const { questions, contents } = await client.ask('merge', request);
      await loadForms();
      // Other files were applied or saved in the meantime. These may be older.
      if (copy.get().base !== base) return follow(choices);
      // Somebody typed in the meantime.
      if (copy.get().edits !== edits) continue;
      if (questions.length === 0) copy.rebase(newer, contents);
      const answer = async (chosen: readonly Choice[]) =>
        void (await follow([...choices, ...chosen]));
      setQuestions(questions.length === 0 ? undefined : { questions, answer });
      return questions.length === 0;
    }
  }

  /** Gives a staged file another name, and changes its uses, which are all in edits. */
  async function renameStaged(name: string, newer: Snapshot): Promise<Snapshot> {
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

  /** Applies files that were read or written over `base`. Others applied in the meantime may be newer: reads them again. */
  const applyOver = (base: Snapshot, newer: Snapshot, choices?: readonly Choice[]) =>
    copy.get().base === base ? applyNewer(newer, choices) : follow(choices);

  /** Applies what others have changed. */
  async function follow(choices: readonly Choice[] = []): Promise<boolean> {
    const { base } = copy.get();
    return applyOver(base, await home.read(base), choices);
  }

  return { applyNewer, applyOver, follow };
}

/** The documents that differ from their files. */
const changedContents = (copy: WorkingCopy): Contents =>
  new Map(copy.changed().map((name) => [name, copy.content(name)]));
