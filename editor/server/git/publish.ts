import { valueAt } from '../../../schema/inspect.ts';
import {
  type Choice,
  type Live,
  type Publication,
  type PublishAnswer,
  type Publishing,
  type Question,
  type Requests,
  siteName,
} from '../../api.ts';
import { documentOf } from '../../copy/source.ts';
import { afterwards } from '../afterwards.ts';
import { diskMessage } from '../files/diskMessage.ts';
import type { OpenFolder } from '../openFolder.ts';
import { queue } from '../queue.ts';
import { Refusal } from '../refusal.ts';
import { applyPublished } from './applyPublished.ts';
import { GitFailure, succeeds, textOrNone } from './git.ts';
import { liveCommit } from './liveSite.ts';
import { changesBetween } from './pageChanges.ts';
import { differing, reconcile } from './reconcile.ts';
import { recordOf } from './record.ts';
import { documentAt, type Position, type Repository, refused, type Tree } from './repository.ts';
import { type Build, hostAddress, isReviewed, personIn, send } from './send.ts';

type Options = {
  build: Build;
  /** Runs work that writes files of the folder, in the same queue as saves. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export type Publisher = ReturnType<typeof publisherOf>;

const liveEvery = 10_000;
const lateAfterMs = 10 * 60_000;
const maxAttempts = 4;

/** Publishes a folder of documents that is in a git repository. */
export function publisherOf(
  folderState: OpenFolder,
  repository: Repository,
  { build, inTurn }: Options,
) {
  const record = recordOf(repository);
  const { git, treeOf, treeOnDisk, isAncestor } = repository;
  const oneAtATime = queue();
  let seen: { time: number; commit: string | undefined } | undefined;

  /** Runs work at the person's position; undefined if that fails, for example during a rebase. */
  const tryAt = <Result>(work: (at: Position) => Promise<Result>): Promise<Result | undefined> =>
    repository
      .position()
      .then(work)
      .catch(() => undefined);

  /** The state that the folder's files are based on, and the state that was sent for a review. */
  async function beginning(head: string, published: string): Promise<{ base: Tree; sent?: Tree }> {
    const { last, pushing } = await record.read();
    const isOnHead = async (commit: string) =>
      (await textOrNone(git(['rev-parse', '-q', '--verify', `${commit}^`]))) === head;
    const commit = pushing?.publication.commit;
    if (commit && (await isOnHead(commit)) && (await isAncestor(commit, published))) {
      return { base: await treeOf(pushing.base) };
    }
    const base = await treeOf(head);
    const review = [pushing?.publication, last].find((publication) => publication?.review);
    if (!review || !(await isOnHead(review.commit))) return { base };
    return { base, sent: await treeOf(review.commit) };
  }

  /** The person's files, the published state, and both merged. Refuses if only a developer can decide. */
  async function compare(at: Position, published: string, choices: readonly Choice[] = []) {
    await repository.expectClean(at, published);
    const states = {
      ...(await beginning(at.head, published)),
      mine: await treeOnDisk(),
      theirs: await treeOf(published),
    };
    const { merged, questions } = await reconcile(repository, states, choices);
    return { at, published, choices, ...states, merged, questions };
  }
  type State = Awaited<ReturnType<typeof compare>>;

  /** Compares with the currently published state. */
  async function compareNow(choices: readonly Choice[]): Promise<State> {
    const at = await repository.position();
    return await compare(at, await repository.fetch(at), choices);
  }

  /** Brings the published state into the person's folder. Returns questions if that needs more choices. */
  async function apply(state: State): Promise<Question[]> {
    if (state.at.head === state.published) return [];
    const questions = await inTurn(() => applyPublished(folderState, repository, state));
    const { pushing } = await record.read();
    const isPublished = pushing && (await isAncestor(pushing.publication.commit, state.published));
    if (questions.length === 0 && isPublished) {
      await record.change({ last: pushing.publication, pushing: undefined });
    }
    return questions;
  }

  /** The last publication from this folder, even if the program was killed before it was recorded as such. */
  async function lastPublication(): Promise<Publication | undefined> {
    const { last, pushing } = await record.read();
    if (!pushing) return last;
    const { commit } = pushing.publication;
    const isPublished = await tryAt(async (at) => isAncestor(commit, await repository.known(at)));
    return isPublished ? pushing.publication : last;
  }

  /** Publishes the merged state that `merge` computes. Starts again if someone else has published first. */
  async function publishMerged(
    { choices, launch }: Pick<Requests['publish'], 'choices' | 'launch'>,
    merge: (state: State) => Promise<Pick<State, 'merged' | 'questions'>>,
    reverted?: Publication,
  ): Promise<PublishAnswer> {
    let before: State | undefined;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const state = await compareNow(choices);
      if (state.questions.length > 0) return { kind: 'questions', questions: state.questions };
      if (before && differing(before.merged, state.mine).length > 0) throw savedMeanwhile();
      before = state;
      const { merged, questions } = await merge(state);
      if (questions.length > 0) return { kind: 'questions', questions };
      if (differing(state.theirs, merged).length === 0) {
        await apply(state);
        return { kind: 'nothing' };
      }
      const result = await send(repository, build, {
        ...{ ...state, merged, launch, reverted },
        async onCommit(publication, tree) {
          // Bring the folder to the parent of the commit, so that it lacks only the commit afterwards.
          if ((await apply(state)).length > 0) throw savedMeanwhile();
          await record.change({
            last: await lastPublication(),
            pushing: { publication, base: reverted ? state.published : tree },
          });
        },
      });
      if (!result) continue;
      if ('kind' in result) return result;
      const note = await finish(result, state);
      await afterwards(() => git(['gc', '--auto', '--quiet']));
      return { kind: 'done', publication: result, ...(note !== undefined && { note }) };
    }
    throw refused('Others keep publishing at the same moment. Try again in a minute.');
  }

  /** Brings a publication into the folder. Returns a message about what failed: it is published anyway. */
  async function finish(publication: Publication, { at, published }: State) {
    try {
      if (publication.review) {
        await record.change({ last: publication, pushing: undefined });
        return undefined;
      }
      const state = await compare({ ...at, head: published }, publication.commit);
      if ((await apply(state)).length === 0) return undefined;
      return 'Published, but you have saved a different version since then. You will be asked which one to keep.';
    } catch (error) {
      const reason = error instanceof Refusal ? error.message : diskMessage(error);
      return `Published, but this computer is not up to date yet. ${reason}`;
    }
  }

  async function pullChanges(choices: readonly Choice[]): Promise<PublishAnswer> {
    const state = await compareNow(choices);
    const questions = state.questions.length > 0 ? state.questions : await apply(state);
    return questions.length > 0 ? { kind: 'questions', questions } : { kind: 'done' };
  }

  /** Stores the person's name and email in the configuration of the repository. */
  async function savePerson({ name, email }: { name: string; email: string }): Promise<void> {
    const [own, address] = [name, email].map((text) => text.replace(/[<>\p{Cc}]/gu, '').trim());
    if (!own || !address || !/^[^\s@]+@[^\s@]+$/.test(address)) {
      throw refused('Enter your name, and an email address such as you@company.com.');
    }
    await git(['config', '--local', 'user.name', own]);
    await git(['config', '--local', 'user.email', address]);
  }

  /** The commit of the live site, requested at most every ten seconds. */
  async function seenLive(url: string): Promise<string | undefined> {
    if (!seen || Date.now() - seen.time >= liveEvery) {
      seen = { time: Date.now(), commit: seen?.commit };
      seen.commit = await liveCommit(url);
    }
    return seen.commit;
  }

  /** Whether `other` contains a commit. `other` may have to be fetched first. */
  async function isIn(commit: string, other: string): Promise<boolean> {
    const isKnown = await succeeds(git(['cat-file', '-e', `${other}^{commit}`]));
    if (!isKnown) await tryAt(repository.fetch);
    return await isAncestor(commit, other);
  }

  return {
    /** What can be published. Rejects with a Refusal if nothing can be published now. */
    async publishing(): Promise<Publishing> {
      const at = await repository.position();
      let notAsked: string | undefined;
      const published = await repository.fetch(at).catch((error: unknown) => {
        if (!(error instanceof GitFailure)) throw error;
        notAsked = error.message;
        return repository.known(at);
      });
      const { mine, theirs, merged } = await compare(at, published);
      return {
        target: {
          branch: at.target,
          address: await hostAddress(repository, at),
          isReview: await isReviewed(repository, merged),
        },
        person: await personIn(repository),
        outgoing: await changesBetween(repository, theirs, merged),
        incoming: await changesBetween(repository, mine, merged),
        notAsked,
        last: await lastPublication(),
      };
    },

    /** The names of the files that differ from the checked-out commit; empty if git fails. */
    changed: () => repository.changedFiles().catch(() => new Map<string, never>()),

    /** The published text of a document, as of the last fetch; undefined if unknown. */
    published: (name: string): Promise<string | undefined> =>
      tryAt(async (at) => {
        const tree = await treeOf(await repository.known(at));
        return (await documentAt(repository, tree, name))?.text;
      }),

    publish: ({ person: named, ...request }: Requests['publish']) =>
      oneAtATime(async (): Promise<PublishAnswer> => {
        if (named) await savePerson(named);
        return await publishMerged(request, async (state) => state);
      }),

    pullChanges: ({ choices }: Requests['pullChanges']) => oneAtATime(() => pullChanges(choices)),

    revertPublication: ({ commit, ...request }: Requests['revertPublication']) =>
      oneAtATime(async (): Promise<PublishAnswer> => {
        const last = await lastPublication();
        if (!last || last.review || last.isBack) {
          throw refused('There is no publication from this computer to revert.');
        }
        if (last.commit !== commit) {
          throw refused(
            `Something else has been published since: ${last.subject}. Nothing was reverted.`,
          );
        }
        const base = await treeOf(last.commit);
        const mine = await treeOf(`${last.commit}^`);
        return await publishMerged(
          request,
          async ({ published, theirs, choices }) => {
            if (await isAncestor(last.commit, published)) {
              return await reconcile(repository, { base, mine, theirs }, choices);
            }
            throw refused('The last publication is no longer live, so it cannot be reverted.');
          },
          last,
        );
      }),

    async live(): Promise<Live> {
      const last = await lastPublication();
      if (!last || last.review) return { state: 'unknown' };
      if (last.live !== undefined) return { state: 'live', since: last.live };
      const { files } = await folderState.documents.list();
      const site = files.get(siteName);
      const url = site && valueAt(documentOf(site), ['url']);
      if (typeof url !== 'string') return { state: 'unknown' };
      const commit = await seenLive(url);
      if (commit !== undefined && (await isIn(last.commit, commit))) {
        const live = new Date().toISOString();
        await record.change((now) =>
          now.last?.commit === last.commit ? { last: { ...last, live } } : {},
        );
        return { state: 'live', since: live };
      }
      const isLate = Date.now() - Date.parse(last.time) > lateAfterMs;
      return {
        state: isLate ? 'late' : 'waiting',
        address: await tryAt((at) => hostAddress(repository, at)),
      };
    },
  };
}

const savedMeanwhile = () =>
  refused('You saved something while others published, so nothing was published. Publish again.');
