import { gitId } from '../../gitId.ts';
import { Refused } from '../../refused.ts';
import { browserDatabase, type HomeStorage } from '../browserDatabase.ts';
import type { SiteFacts } from '../facts.ts';
import {
  fileNamesIn,
  type Publication,
  type PublishedChange,
  type PublishingHome,
  type Snapshot,
} from '../home.ts';
import { keepKnown } from '../keepKnown.ts';
import { branchReader, idIn, type State } from './branch.ts';
import type { GithubApi } from './githubApi.ts';
import { readChanges, readFormer, readPublications } from './publications.ts';
import {
  commitFiles,
  expectWritable,
  filesToCommit,
  stillWaiting,
  versionOf,
  withTexts,
} from './publish.ts';
import { fileReader, type Measure } from './readFiles.ts';
import { readProgress } from './readProgress.ts';
import { type Place, readBlob } from './repository.ts';
import { reviews } from './reviews.ts';
import { type WaitingFile, waitingFiles } from './waitingFiles.ts';

type Options = {
  api: GithubApi;
  place: Place;
  /** What the last build knows of pictures, fonts and other files; undefined if there is none. */
  readFacts: () => Promise<SiteFacts | undefined>;
  measure: Measure;
  /** Addresses of the published site. The first whose version.json names a commit counts. */
  published?: readonly string[];
  storage?: HomeStorage;
};

const pollMs = 20_000;

/**
 * A folder of documents in a repository on GitHub. A write is one commit: it publishes. Pictures and files to download wait in
 * this browser for the next one.
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
  const files = fileReader(api, storage, site, measure);
  const waiting = waitingFiles(storage, site);
  const branch = branchReader(api, place);
  const review = reviews(api, place, storage, site);
  let facts: Promise<SiteFacts | undefined> | undefined;

  const factsOnce = () => {
    facts ??= readFacts().catch(() => undefined);
    return facts;
  };

  async function snapshotOf(state: State, earlier: Snapshot | undefined): Promise<Snapshot> {
    const [known, waits] = await Promise.all([factsOnce(), waiting.read()]);
    const staged = stillWaiting(state, waits);
    const found = await files.read({ ...state, waiting: staged }, known, earlier);
    const exists = ({ src }: { src: string }) => idIn(state, src) !== undefined;
    const snapshot = {
      site,
      version: versionOf(state, staged),
      ...found,
      served: known?.served ?? [],
      fonts: known?.fonts.filter(exists) ?? [],
      wellKnown: known?.wellKnown ?? [],
      staged: [...staged.keys()],
      taken: [...staged.keys()].filter((name) => isTaken(state, name, staged.get(name))),
      ...{ removed: [], reports: [] },
    };
    return keepKnown(snapshot, earlier);
  }

  return {
    read: async (earlier) => await snapshotOf(await branch.read(), earlier),
    async bytes(name, id) {
      const file = id === undefined ? (await waiting.read()).get(name) : undefined;
      if (file?.content) return file.content;
      const state = await branch.lastOrRead();
      const blob = id ?? (file ? undefined : idIn(state, name));
      if (blob === undefined) throw new Refused(`There is no file “${name}”.`);
      return await readBlob(api, state.head.repository, blob);
    },
    address: files.address,
    async write(changes, base, how = { message: 'Change the site' }) {
      const now = await branch.read();
      const waits = await waiting.read();
      const written = await filesToCommit(now, changes, base, waits);
      if (written.length === 0) return await snapshotOf(now, base);
      const after = await commitFiles(api, place, now, written, { ...how, branch: place.branch });
      branch.committed(now, after);
      // The changes are published now, even if this browser cannot record it or read others' changes.
      await waiting.drop(waits).catch(() => {});
      const known = withTexts(base, changes, written);
      return await snapshotOf(after, known).catch(() => known);
    },
    async stage(changes, base) {
      const state = await branch.lastOrRead();
      const added = new Map<string, WaitingFile>();
      const existing = fileNamesIn(base);
      for (const { name, content } of changes) {
        expectWritable(name);
        // Somebody else may have published a file with this name since.
        const from = existing.includes(name) ? idIn(state, name) : undefined;
        const blob = content === undefined ? undefined : new Blob([content]);
        added.set(name, { from, ...(blob && { id: await gitId(blob), content: blob }) });
      }
      await waiting.add(added);
      return await snapshotOf(state, base);
    },
    async unstage(name, base) {
      const file = (await waiting.read()).get(name);
      if (file) await waiting.drop(new Map([[name, file]]));
      return await snapshotOf(await branch.lastOrRead(), base);
    },
    history: async (name) => await readFormer(api, (await branch.lastOrRead()).head, place, name),
    watch: (onChange) =>
      whileVisible(async () => {
        if (await branch.isChanged()) onChange();
      }),
    account() {
      const { head } = branch.last() ?? {};
      const { repository, login, needsReview } = {
        ...{ repository: place.repository, login: '', needsReview: false },
        ...head,
      };
      const address = `https://github.com/${repository}`;
      return { login, needsReview, repository, branch: place.branch, address };
    },
    async progress(signal) {
      return await readProgress(api, (await branch.lastOrRead()).head, published, signal);
    },
    async publications() {
      return await readPublications(api, (await branch.lastOrRead()).head, place);
    },
    async changedBy({ commit }: Publication): Promise<PublishedChange[]> {
      const state = await branch.lastOrRead();
      const waits = await waiting.read();
      // A picture that was changed again since is kept, also one that waits.
      const isUnchanged = (name: string, id: string | undefined) =>
        idIn(state, name) === id && !waits.has(name);
      return await readChanges(api, state.head, place, commit, isUnchanged);
    },
    async sendForReview(changes, base, how) {
      const now = await branch.read();
      const files = await filesToCommit(now, changes, base, await waiting.read());
      return await review.send(now, files, how);
    },
    async forget() {
      await files.forget();
      await waiting.forget();
      await review.forget();
    },
  };
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

/** Whether a new file that waits has the name of a file that somebody else has published since. */
const isTaken = (state: State, name: string, file: WaitingFile | undefined) =>
  file?.id !== undefined && file.from === undefined && idIn(state, name) !== undefined;
