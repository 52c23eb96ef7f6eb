import { Refused } from '../../refused.ts';
import { browserDatabase, type HomeStorage } from '../browserDatabase.ts';
import type { SiteFacts } from '../facts.ts';
import type { Account, FileWrite, PublishingHome, Snapshot } from '../home.ts';
import type { Measure } from '../measurePicture.ts';
import { reuseKnown } from '../reuseKnown.ts';
import { type BranchState, branchReader, idIn } from './branch.ts';
import { branchHistory } from './branchHistory.ts';
import type { GithubApi } from './githubApi.ts';
import {
  commitFiles,
  filesToCommit,
  filesToStage,
  notPublished,
  versionOf,
  withTexts,
} from './publish.ts';
import { fileReader } from './readFiles.ts';
import { readProgress } from './readProgress.ts';
import { type Head, type RepositoryFolder, readBlob } from './repository.ts';
import { reviews } from './reviews.ts';
import { type StagedFile, type Staging, stagedFiles } from './stagedFiles.ts';

type Options = {
  api: GithubApi;
  place: RepositoryFolder;
  /** What the last build knows of pictures, fonts and other files; undefined if there is none. */
  readFacts: () => Promise<SiteFacts | undefined>;
  measure: Measure;
  /** Addresses of the published site. The first whose version.json names a commit counts. */
  published?: readonly string[];
  storage?: HomeStorage;
};

const pollMs = 20_000;

/**
 * A folder of documents in a repository on GitHub. A write is one commit: it publishes. Pictures and files to download are
 * staged in this browser for the next one.
 */
export function githubHome({
  api,
  place,
  readFacts,
  measure,
  published = [],
  storage = browserDatabase,
}: Options): PublishingHome {
  const site = `github ${place.repository} ${place.branch} ${place.folder}`;
  const reader = fileReader(api, storage, site, measure);
  const staging = stagedFiles(storage, site);
  const branch = branchReader(api, place);
  const review = reviews(api, place, storage, site);
  const snapshotOf = snapshotReader(site, reader, staging, readFacts);
  /** The files of a commit over the newest state, and that state. */
  const filesOver = async (changes: readonly FileWrite[], base: Snapshot) => {
    const now = await branch.read();
    const staged = await staging.read();
    return { now, staged, files: await filesToCommit(now, changes, base, staged) };
  };

  return {
    read: async (earlier) => await snapshotOf(await branch.read(), earlier),
    async bytes(name, id) {
      const file = id === undefined ? (await staging.read()).get(name) : undefined;
      if (file?.content) return file.content;
      const state = await branch.lastOrRead();
      const blob = id ?? (file ? undefined : idIn(state, name));
      if (blob === undefined) throw new Refused(`There is no file “${name}”.`);
      return await readBlob(api, state.head.repository, blob);
    },
    address: reader.address,
    async write(changes, base, how = { message: 'Change the site' }) {
      const { now, staged, files } = await filesOver(changes, base);
      if (files.length === 0) return await snapshotOf(now, base);
      const after = await commitFiles(api, place, now, files, { ...how, branch: place.branch });
      branch.committed(now, after);
      // The changes are published now, even if this browser cannot record it or read others' changes.
      await staging.drop(staged).catch(() => {});
      const known = withTexts(base, changes, files);
      return await snapshotOf(after, known).catch(() => known);
    },
    async stage(changes, base) {
      const state = await branch.lastOrRead();
      await staging.add(await filesToStage(state, changes, base));
      return await snapshotOf(state, base);
    },
    async unstage(name, base) {
      const file = (await staging.read()).get(name);
      if (file) await staging.drop(new Map([[name, file]]));
      return await snapshotOf(await branch.lastOrRead(), base);
    },
    ...branchHistory(api, place, branch, staging),
    watch: (onChange) =>
      whileVisible(async () => {
        if (await branch.isChanged()) onChange();
      }),
    account: () => accountOf(place, branch.last()?.head),
    progress: async (signal) =>
      await readProgress(api, (await branch.lastOrRead()).head, published, signal),
    async sendForReview(changes, base, how) {
      const { now, files } = await filesOver(changes, base);
      return await review.send(now, files, how);
    },
    async forget() {
      for (const stored of [reader, staging, review]) await stored.forget();
    },
  };
}

/** Returns a function that reads the files of a state of the branch, with those that are staged. */
function snapshotReader(
  site: string,
  reader: ReturnType<typeof fileReader>,
  staging: Staging,
  readFacts: Options['readFacts'],
) {
  let facts: ReturnType<Options['readFacts']> | undefined;
  return async (state: BranchState, earlier: Snapshot | undefined): Promise<Snapshot> => {
    facts ??= readFacts().catch(() => undefined);
    const [known, all] = await Promise.all([facts, staging.read()]);
    const staged = notPublished(state, all);
    const found = await reader.read({ ...state, staged }, known, earlier);
    const exists = ({ src }: { src: string }) => idIn(state, src) !== undefined;
    const snapshot = {
      ...{ site, version: versionOf(state, staged), ...found },
      served: known?.served ?? [],
      fonts: known?.fonts.filter(exists) ?? [],
      wellKnown: known?.wellKnown ?? [],
      staged: [...staged.keys()],
      nameConflicts: [...staged.keys()].filter((name) =>
        hasNameConflict(state, name, staged.get(name)),
      ),
      ...{ removed: [], reports: [] },
    };
    return reuseKnown(snapshot, earlier);
  };
}

function accountOf(place: RepositoryFolder, head: Head | undefined): Account {
  const { repository, login, needsReview } = {
    ...{ repository: place.repository, login: '', needsReview: false },
    ...head,
  };
  const address = `https://github.com/${repository}`;
  return { login, needsReview, repository, branch: place.branch, address };
}

/** Does work now and then while the tab is visible, and when it becomes visible. Returns a function that stops it. */
function whileVisible(work: () => Promise<void>): () => void {
  const look = async () => {
    if (document.visibilityState === 'visible') await work();
  };
  const timer = setInterval(look, pollMs);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Whether a new file that is staged has the name of a file that somebody else has published since. */
const hasNameConflict = (state: BranchState, name: string, file: StagedFile | undefined) =>
  file?.id !== undefined && file.from === undefined && idIn(state, name) !== undefined;
