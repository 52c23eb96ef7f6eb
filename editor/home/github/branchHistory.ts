import { kindOfFile } from '../fileNames.ts';
import type { Former, PublishedChange, PublishingHome } from '../home.ts';
import { type BranchReader, idIn } from './branch.ts';
import type { GithubApi } from './githubApi.ts';
import { storedDocument } from './readFiles.ts';
import {
  changedPaths,
  type Head,
  idsAt,
  pathIn,
  type RepositoryFolder,
  readHistory,
  readTexts,
} from './repository.ts';
import type { Staging } from './stagedFiles.ts';

/** At most this many former contents of a file, and publications, are listed. */
const maxFormer = 20;
const maxPublications = 30;

/** What was published, from the commits of the branch. */
export function branchHistory(
  api: GithubApi,
  place: RepositoryFolder,
  branch: BranchReader,
  staging: Staging,
): Pick<PublishingHome, 'history' | 'publications' | 'changedBy'> {
  const headOf = async () => (await branch.lastOrRead()).head;
  return {
    history: async (name) => await readFormer(api, await headOf(), place, name),
    async publications() {
      const count = maxPublications + 1;
      const found = await readHistory(api, await headOf(), place, place.folder, count);
      return found
        .slice(0, maxPublications)
        .map((one, index) => (index === found.length - 1 ? { ...one, isFirst: true } : one));
    },
    async changedBy({ commit }) {
      const state = await branch.lastOrRead();
      const staged = await staging.read();
      // A picture that was changed again since is left as it is, also one that is staged.
      const isUnchanged = (name: string, id: string | undefined) =>
        idIn(state, name) === id && !staged.has(name);
      return await readChanges(api, state.head, place, commit, isUnchanged);
    },
  };
}

/** The former texts of a document, the newest first. */
async function readFormer(
  api: GithubApi,
  head: Head,
  place: RepositoryFolder,
  name: string,
): Promise<Former[]> {
  const path = pathIn(place, name);
  const commits = await readHistory(api, head, place, path, maxFormer + 1);
  const at = commits.slice(1).map(({ commit }) => ({ commit, path }));
  const found = await filesAt(api, head, at);
  return found.flatMap(({ id, document }, index): Former[] => {
    const newer = commits[index];
    if (id === undefined || !document || !newer) return [];
    return [{ id, time: newer.time, by: newer.by, text: document.text }];
  });
}

/** The files of the site that a commit changed. `isUnchanged` returns whether a file still has an id. */
async function readChanges(
  api: GithubApi,
  head: Head,
  place: RepositoryFolder,
  commit: string,
  isUnchanged: (name: string, id: string | undefined) => boolean,
): Promise<PublishedChange[]> {
  const { parent, paths } = await changedPaths(api, head, commit);
  const start = pathIn(place, '');
  const names = paths
    .filter((path) => path.startsWith(start))
    .map((path) => path.slice(start.length))
    .filter((name) => kindOfFile(name) !== undefined);
  const at = (commit: string) => names.map((name) => ({ commit, path: pathIn(place, name) }));
  const [before, after] = await Promise.all([
    parent === undefined ? [] : filesAt(api, head, at(parent)),
    filesAt(api, head, at(commit)),
  ]);
  return names.map((name, index) => {
    const [old, now] = [before[index], after[index]];
    const isRestorable = kindOfFile(name) !== 'document' && isUnchanged(name, now?.id);
    const former = isRestorable ? old?.id : undefined;
    return { name, before: old?.document, after: now?.document, former };
  });
}

/** The ids of files at commits, in the same order, with their documents; undefined for one that does not exist. */
async function filesAt(
  api: GithubApi,
  head: Head,
  at: readonly { commit: string; path: string }[],
) {
  const ids = await idsAt(api, head, at);
  const isDocument = (index: number) => kindOfFile(at[index]?.path ?? '') === 'document';
  const documents = ids.filter((id, index) => id !== undefined && isDocument(index));
  const texts = await readTexts(
    api,
    head,
    documents.filter((id) => id !== undefined),
  );
  return await Promise.all(
    ids.map(async (id) => {
      const blob = id === undefined ? undefined : texts.get(id);
      const document = id !== undefined && blob ? await storedDocument(id, blob) : undefined;
      return { id, document };
    }),
  );
}
