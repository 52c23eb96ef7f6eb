import { z } from 'zod';
import { gitId } from '../../gitId.ts';
import { Refused } from '../../refused.ts';
import { browserDatabase, type HomeStorage } from '../browserDatabase.ts';
import type { SiteFacts } from '../facts.ts';
import { kindOfFile, problemOfNewName } from '../fileNames.ts';
import {
  type Change,
  ChangedFiles,
  type Former,
  fileNamesIn,
  type How,
  type Publication,
  type PublishedChange,
  type PublishingHome,
  type Snapshot,
} from '../home.ts';
import { keepKnown } from '../keepKnown.ts';
import { addBranch, addCommit, type FileChange } from './addCommit.ts';
import { type GithubApi, NoAnswer, NotFound } from './githubApi.ts';
import { readChecks } from './readChecks.ts';
import { fileReader, type Measure, storedDocument } from './readFiles.ts';
import {
  changedPaths,
  type Entry,
  type Head,
  idsAt,
  type Place,
  readBlob,
  readEntries,
  readHead,
  readHistory,
  readTexts,
} from './repository.ts';
import { type WaitingFile, type WaitingFiles, waitingFiles } from './waitingFiles.ts';

/** The state of the branch, with the files of the site. */
type State = { head: Head; entries: readonly Entry[] };

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

/** How long after a commit GitHub may still answer with the state before it. */
const staleMs = 60_000;
const pollMs = 20_000;
/** At most this many former contents of a file, and publications, are listed. */
const maxFormer = 20;
const maxPublications = 30;

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
  const reviewKey = `${site} review`;
  const inFolder = (name: string) => (place.folder === '' ? name : `${place.folder}/${name}`);
  let facts: Promise<SiteFacts | undefined> | undefined;
  let known: State | undefined;
  let lastWrite: { before: string; after: State; time: number } | undefined;

  const factsOnce = () => {
    facts ??= readFacts().catch(() => undefined);
    return facts;
  };

  /** Whether GitHub answers with the state before the last commit of this tab. */
  const isStale = ({ commit }: Head) =>
    lastWrite?.before === commit && Date.now() - lastWrite.time < staleMs;

  /** The newest state of the branch. */
  async function readState(): Promise<State> {
    const head = await readHead(api, place);
    if (lastWrite && isStale(head)) return lastWrite.after;
    const isKnown = known?.head.commit === head.commit || known?.head.tree === head.tree;
    const entries = known && isKnown ? known.entries : await readEntries(api, head);
    known = { head, entries };
    return known;
  }
  const stateOnce = async () => known ?? (await readState());

  // A file that has been published since, for example after a review, no longer waits.
  const stillWaiting = (state: State, waits: WaitingFiles): WaitingFiles =>
    new Map([...waits].filter(([name, { id }]) => idIn(state, name) !== id));

  async function snapshotOf(state: State, earlier: Snapshot | undefined): Promise<Snapshot> {
    const [known, waits] = await Promise.all([factsOnce(), waiting.read()]);
    const still = stillWaiting(state, waits);
    const own = await files.read({ ...state, waiting: still }, known, earlier);
    const isThere = ({ src }: { src: string }) => idIn(state, src) !== undefined;
    const snapshot = {
      site,
      version: versionOf(state, still),
      ...own,
      served: known?.served ?? [],
      fonts: known?.fonts.filter(isThere) ?? [],
      wellKnown: known?.wellKnown ?? [],
      staged: [...still.keys()],
      taken: [...still.keys()].filter((name) => isTaken(state, name, still.get(name))),
      ...{ removed: [], reports: [] },
    };
    return keepKnown(snapshot, earlier);
  }

  /** The contents of a commit. Rejects if the branch is not as in `base`: only what was checked over it is written. */
  async function filesOf(
    now: State,
    changes: readonly Change[],
    base: Snapshot,
    waits: WaitingFiles,
  ): Promise<NewFile[]> {
    if (versionOf(now, stillWaiting(now, waits)) !== base.version) throw new ChangedFiles();
    const names = now.entries.map(({ name }) => name);
    const all: NewFile[] = [];
    for (const { name, content } of changes) {
      if (kindOfFile(name) === undefined) throw new Refused(notOurs(name));
      if (idIn(now, name) === undefined && content !== undefined) {
        const problem = problemOfNewName(name, names);
        if (problem !== undefined) throw new Refused(problem);
        names.push(name);
      }
      const blob = content === undefined ? undefined : new Blob([content]);
      all.push({ name, content: blob, id: blob && (await gitId(blob)) });
    }
    for (const [name, { from, id, content }] of waits) {
      const current = idIn(now, name);
      if (current === id) continue;
      if (current !== from) throw new Refused(takenName(name));
      all.push({ name, content, id });
    }
    return all;
  }

  /** Adds a commit. If GitHub does not answer, checks whether it exists. */
  async function commitOn(now: State, own: readonly NewFile[], how: How & { branch: string }) {
    try {
      return stateAfter(now, own, await addCommit(api, now.head, place, { ...how, files: own }));
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const there = { ...place, branch: how.branch };
      const head = await readHead(api, there).catch(() => undefined);
      // It was not accepted, or nobody knows.
      if (!head || head.commit === now.head.commit) throw error;
      const found = { head, entries: await readEntries(api, head) };
      if (own.every(({ name, id }) => idIn(found, name) === id)) return found;
      throw new ChangedFiles();
    }
  }

  /**
   * The branch of the last review, with the ids that were sent there. Undefined if it is gone, if all of it was published, or if
   * somebody else changed its files.
   */
  async function openReview(now: State): Promise<(State & Review) | undefined> {
    const review = reviewShape.safeParse(await storage.getStored('github', reviewKey)).data;
    if (!review) return undefined;
    const head = await readHead(api, { ...place, branch: review.branch }).catch((error) => {
      if (error instanceof NotFound) return undefined;
      throw error;
    });
    if (!head) return undefined;
    const state = { head, entries: await readEntries(api, head) };
    const isIn = (files: State) =>
      [...review.files].every(([name, id]) => idIn(files, name) === id);
    return isIn(state) && !isIn(now) ? { ...state, ...review } : undefined;
  }

  /** The files of commits, in the same order; undefined for one that does not exist. */
  async function documentsAt(head: Head, at: readonly { commit: string; path: string }[]) {
    const ids = await idsAt(api, head, at);
    const isDocument = (index: number) => kindOfFile(at[index]?.path ?? '') === 'document';
    const wanted = ids.filter((id, index) => id !== undefined && isDocument(index));
    const texts = await readTexts(
      api,
      head,
      wanted.filter((id) => id !== undefined),
    );
    return await Promise.all(
      ids.map(async (id) => {
        const blob = id === undefined ? undefined : texts.get(id);
        return {
          id,
          document: id !== undefined && blob ? await storedDocument(id, blob) : undefined,
        };
      }),
    );
  }

  return {
    read: async (earlier) => await snapshotOf(await readState(), earlier),
    async bytes(name, id) {
      const waits = id === undefined ? (await waiting.read()).get(name) : undefined;
      if (waits?.content) return waits.content;
      const state = await stateOnce();
      const own = id ?? (waits ? undefined : idIn(state, name));
      if (own === undefined) throw new Refused(`There is no file “${name}”.`);
      return await readBlob(api, state.head.repository, own);
    },
    address: files.address,
    async write(changes, base, how = { message: 'Change the site' }) {
      const now = await readState();
      const waits = await waiting.read();
      const own = await filesOf(now, changes, base, waits);
      if (own.length === 0) return await snapshotOf(now, base);
      const after = await commitOn(now, own, { ...how, branch: place.branch });
      lastWrite = { before: now.head.commit, after, time: Date.now() };
      known = after;
      // The changes are published now, even if this browser cannot record it or read others' changes.
      await waiting.drop(waits).catch(() => {});
      const written = withTexts(base, changes, own);
      return await snapshotOf(after, written).catch(() => written);
    },
    async stage(changes, base) {
      const state = await stateOnce();
      const added = new Map<string, WaitingFile>();
      const existing = fileNamesIn(base);
      for (const { name, content } of changes) {
        if (kindOfFile(name) === undefined) throw new Refused(notOurs(name));
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
      return await snapshotOf(await stateOnce(), base);
    },
    async history(name) {
      const { head } = await stateOnce();
      const path = inFolder(name);
      const commits = await readHistory(api, head, place, path, maxFormer + 1);
      const at = commits.slice(1).map(({ commit }) => ({ commit, path }));
      const found = await documentsAt(head, at);
      return found.flatMap(({ id, document }, index): Former[] => {
        const newer = commits[index];
        if (id === undefined || !document || !newer) return [];
        return [{ id, time: newer.time, by: newer.by, text: document.text }];
      });
    },
    watch(onChange) {
      const look = async () => {
        const before = known?.head.commit;
        if (document.visibilityState !== 'visible') return;
        const head = await readHead(api, place).catch(() => undefined);
        if (!head || isStale(head) || known?.head.commit !== before) return;
        if (head.commit !== before) onChange();
      };
      const timer = setInterval(look, pollMs);
      document.addEventListener('visibilitychange', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    account() {
      const { repository = place.repository, login = '' } = known?.head ?? {};
      const { needsReview = false } = known?.head ?? {};
      const address = `https://github.com/${repository}`;
      return { login, needsReview, repository, branch: place.branch, address };
    },
    async progress(signal) {
      const { head } = await stateOnce();
      const live = await liveCommit(published, signal);
      if (live === head.commit) return { kind: 'live' };
      const progress = await readChecks(api, head, signal);
      // A site whose version.json names a commit is not live before it names this one.
      const isUnfinished = progress.kind === 'checked' && live !== undefined;
      return isUnfinished ? { kind: 'checking' } : progress;
    },
    async publications() {
      return await readHistory(api, (await stateOnce()).head, place, place.folder, maxPublications);
    },
    async changedBy({ commit }: Publication): Promise<PublishedChange[]> {
      const state = await stateOnce();
      const { head } = state;
      const { parent, paths } = await changedPaths(api, head, commit);
      const start = inFolder('');
      const names = paths
        .filter((path) => path.startsWith(start))
        .map((path) => path.slice(start.length))
        .filter((name) => kindOfFile(name) !== undefined);
      const at = (commit: string) => names.map((name) => ({ commit, path: inFolder(name) }));
      const [waits, before, after] = await Promise.all([
        waiting.read(),
        parent === undefined ? [] : documentsAt(head, at(parent)),
        documentsAt(head, at(commit)),
      ]);
      return names.map((name, index) => {
        const [old, now] = [before[index], after[index]];
        // A picture that was changed again since is kept, also one that waits.
        const isUnchanged = idIn(state, name) === now?.id && !waits.has(name);
        const isRestorable = kindOfFile(name) !== 'document' && isUnchanged;
        const former = isRestorable ? old?.id : undefined;
        return { name, before: old?.document, after: now?.document, former };
      });
    },
    async sendForReview(changes, base, how) {
      const now = await readState();
      const own = await filesOf(now, changes, base, await waiting.read());
      const { login, repository } = now.head;
      let review = await openReview(now);
      if (!review) {
        const time = new Date().toISOString().slice(0, 19).replace(/\D/g, '');
        // The login of a program ends with "[bot]".
        const branch = `edit-${login.replace(/[^\w-]/g, '')}-${time}`;
        await addBranch(api, now.head, branch);
        review = { ...now, branch, files: new Map() };
      }
      const { branch } = review;
      const dropped = [...review.files.keys()].filter((name) => own.every((o) => o.name !== name));
      for (const name of dropped) {
        const id = idIn(now, name);
        const content = id === undefined ? undefined : await readBlob(api, repository, id);
        own.push({ name, id, content });
      }
      const sent = own.filter(({ name, id }) => idIn(review, name) !== id);
      if (sent.length > 0) await commitOn(review, sent, { ...how, branch });
      const files = new Map(own.map(({ name, id }) => [name, id]));
      await storage.setStored('github', reviewKey, { branch, files });
      const names = [place.branch, branch].map(encodeURIComponent).join('...');
      return `https://github.com/${repository}/compare/${names}?expand=1`;
    },
    async forget() {
      await files.forget();
      await waiting.forget();
      await storage.deleteStored('github', reviewKey);
    },
  };
}

/** A file of a commit, with the id that it will have. */
type NewFile = FileChange & { id: string | undefined };

const reviewShape = z.object({
  branch: z.string(),
  files: z.map(z.string(), z.string().optional()),
});
type Review = z.output<typeof reviewShape>;

/** Equal versions have equal files, also those that wait. */
const versionOf = ({ head }: State, waits: WaitingFiles) =>
  JSON.stringify([head.commit, Array.from(waits, ([name, { id }]) => [name, id])]);

const idIn = ({ entries }: State, name: string) => entries.find((entry) => entry.name === name)?.id;

function stateAfter({ head, entries }: State, own: readonly NewFile[], commit: string): State {
  const after = new Map(entries.map((entry) => [entry.name, entry]));
  for (const { name, id, content } of own) {
    if (id === undefined || !content) after.delete(name);
    else after.set(name, { name, id, bytes: content.size });
  }
  return { head: { ...head, commit, tree: '' }, entries: [...after.values()] };
}

/** Whether a new file that waits has the name of a file that somebody else has published since. */
const isTaken = (state: State, name: string, file: WaitingFile | undefined) =>
  file?.id !== undefined && file.from === undefined && idIn(state, name) !== undefined;

/** A snapshot with what was just written, so that the texts are not requested again. */
function withTexts(base: Snapshot, changes: readonly Change[], own: readonly NewFile[]): Snapshot {
  const documents = new Map(base.documents);
  const ids = new Map(own.map(({ name, id }) => [name, id]));
  for (const { name, content } of changes) {
    const id = ids.get(name);
    if (content === undefined) documents.delete(name);
    if (id !== undefined && typeof content === 'string') documents.set(name, { id, text: content });
  }
  return { ...base, documents, version: '', staged: [] };
}

const versionShape = z.object({ commit: z.string().optional() });

/** The commit that the published site was built from; undefined if it does not say. */
async function liveCommit(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<string | undefined> {
  for (const address of addresses) {
    try {
      const response = await fetch(new URL('version.json', address), { cache: 'no-store', signal });
      const { commit } = versionShape.parse(await response.json());
      if (commit !== undefined) return commit;
    } catch {
      signal.throwIfAborted();
    }
  }
  return undefined;
}

const notOurs = (name: string) => `The editor cannot save a file named “${name}”.`;
const takenName = (name: string) =>
  `Someone else has published a different file “${name}”. Remove yours in Pictures, then add it under another name.`;
