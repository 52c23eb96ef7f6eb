import type { GithubApi } from './githubApi.ts';
import {
  type Entry,
  type Head,
  type RepositoryFolder,
  readEntries,
  readHead,
} from './repository.ts';

/** The state of a branch, with the files of the site. */
export type BranchState = { head: Head; entries: readonly Entry[] };

/** How long after a commit GitHub may still answer with the state before it. */
const staleMs = 60_000;

/** The id of a file; undefined if there is none. */
export const idIn = ({ entries }: BranchState, name: string) =>
  entries.find((entry) => entry.name === name)?.id;

export type BranchReader = ReturnType<typeof branchReader>;

/** Reads the states of the branch of a site. */
export function branchReader(api: GithubApi, place: RepositoryFolder) {
  let known: BranchState | undefined;
  let lastWrite: { before: string; after: BranchState; time: number } | undefined;

  /** Whether GitHub answers with the state before the last commit of this tab. */
  const isStale = ({ commit }: Head) =>
    lastWrite?.before === commit && Date.now() - lastWrite.time < staleMs;

  async function read(): Promise<BranchState> {
    const head = await readHead(api, place);
    if (lastWrite && isStale(head)) return lastWrite.after;
    const isKnown = known?.head.commit === head.commit || known?.head.tree === head.tree;
    const entries = known && isKnown ? known.entries : await readEntries(api, head);
    known = { head, entries };
    return known;
  }

  return {
    /** The newest state. */
    read,
    /** The state that was read last; undefined before that. */
    last: () => known,
    lastOrRead: async () => known ?? (await read()),
    /** Records a commit of this tab, which GitHub may not know yet. */
    committed(before: BranchState, after: BranchState): void {
      lastWrite = { before: before.head.commit, after, time: Date.now() };
      known = after;
    },
    /** Whether somebody else has added a commit since the state that was read last. */
    async isChanged(): Promise<boolean> {
      const before = known?.head.commit;
      const head = await readHead(api, place).catch(() => undefined);
      if (!head || isStale(head) || known?.head.commit !== before) return false;
      return head.commit !== before;
    },
  };
}
