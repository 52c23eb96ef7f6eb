import { factsOf, fillFacts } from '../../../schema/browser.ts';
import { valueAt } from '../../../schema/inspect.ts';
import {
  type Answers,
  type Choice,
  type Live,
  type Publication,
  type PublishAnswer,
  type Publishing,
  type Requests,
  siteName,
  type VersionText,
} from '../../api.ts';
import { afterwards } from '../afterwards.ts';
import { diskMessage } from '../diskMessage.ts';
import { documentNames } from '../documentNames.ts';
import type { OpenFolder } from '../openFolder.ts';
import { queue } from '../queue.ts';
import { Refusal } from '../refusal.ts';
import { documentOf } from '../source.ts';
import { documentAt } from './documentAt.ts';
import { GitFailure, textOrNone } from './git.ts';
import { liveCommit } from './liveSite.ts';
import { changesBetween, cut, subjectOf } from './pageChanges.ts';
import { reconcile, type SentState } from './reconcile.ts';
import { recordOf } from './record.ts';
import type { Position, Repository, Tree } from './repository.ts';
import { type Build, hostAddress, isReviewed, personIn, type Sent, send } from './send.ts';
import { takeUp } from './takeUp.ts';

type Options = {
  build: Build;
  /** Runs work that writes files of the folder, in one queue with saves. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
};

export type Publisher = ReturnType<typeof publisherOf>;

const liveEvery = 10_000;
const late = 10 * 60_000;

/** Publishes a folder of documents that is in a git repository. */
export function publisherOf(
  folderState: OpenFolder,
  repository: Repository,
  { build, inTurn }: Options,
) {
  const record = recordOf(repository);
  const { git, treeOf, treeOnDisk, isAncestor } = repository;
  const oneAtATime = queue();
  let asked: { time: number; commit: string | undefined } | undefined;

  /** The state that the folder's files are a change of, and the state that was sent for a review. */
  async function beginning(
    at: Position,
    published: string,
  ): Promise<{ base: Tree; sent?: SentState }> {
    const common = await repository.commonCommit(at.head, published);
    const { bases, sent } = await record.read();
    const base = new Map(await treeOf(common));
    const isKept =
      bases?.branch === at.branch &&
      (await isAncestor(bases.head, at.head)) &&
      (await isAncestor(bases.commit, published)) &&
      !(await isAncestor(bases.commit, common));
    for (const [name, id] of Object.entries((isKept && bases?.files) || {})) {
      if (id === null) base.delete(name);
      else base.set(name, id);
    }
    if (sent?.common !== common) return { base };
    const [before, after] = [await treeOf(`${sent.commit}^`), await treeOf(sent.commit)];
    return { base, sent: { before, after } };
  }

  /** The person's position, the published state, and both merged. */
  async function compareStates(isAsked: boolean, choices: readonly Choice[] = []) {
    const at = await repository.position();
    let notAsked: string | undefined;
    const published = isAsked
      ? await repository.fetch(at).catch(async (error: unknown) => {
          if (!(error instanceof GitFailure)) throw error;
          notAsked = error.message;
          return await repository.known(at);
        })
      : await repository.known(at).catch(() => repository.fetch(at));
    const { base, sent } = await beginning(at, published);
    const mine = await treeOnDisk();
    const theirs = await treeOf(published);
    const { merged, questions } = await reconcile(
      repository,
      { base, mine, theirs, sent },
      choices,
    );
    return { at, published, base, sent, mine, theirs, merged, questions, notAsked };
  }

  /** The last publication from this folder, even if the program was killed before it was recorded as such. */
  async function lastPublication(): Promise<Publication | undefined> {
    const { last, sending } = await record.read();
    if (!sending) return last;
    const isPublished = await repository
      .position()
      .then(repository.known)
      .then((published) => isAncestor(sending.commit, published))
      .catch(() => false); // There is no position, for example during a rebase.
    return isPublished ? sending : last;
  }

  /** Records what is about to be pushed. */
  const recordSending =
    (at: Position, isBack: boolean) =>
    async (sent: Omit<Sent, 'tree'>): Promise<void> => {
      const common = await repository.commonCommit(at.head, sent.before);
      await record.change({
        // The folder has what is taken back, not what is sent.
        sent: isBack ? undefined : { commit: sent.commit, common },
        last: await lastPublication(),
        sending: publicationOf(sent, isBack),
      });
    };

  /** Records the publication, and takes it into the person's folder. What fails here is a note: it is published. */
  async function finish(
    { tree, ...sent }: Sent,
    { at, base, mine }: { at: Position; base: Tree; mine: Tree },
    isBack = false,
  ): Promise<PublishAnswer> {
    const { commit, before, review } = sent;
    const publication = publicationOf(sent, isBack);
    const unrecorded = await record.change({ last: publication, sending: undefined }).then(
      () => undefined,
      (error: unknown) => {
        return `Published, but the editor could not record it. ${diskMessage(error)}`;
      },
    );
    // A commit in review is not published: the folder takes up the published state before it.
    const up = review
      ? { commit: before, published: await treeOf(before) }
      : { commit, published: tree };
    const wanted = isBack
      ? await reconcile(repository, { base, mine, theirs: tree })
      : { merged: tree, questions: [] };
    // If this fails, the next comparison finds what the files lack.
    const untaken = await inTurn(() =>
      takeUp(folderState, repository, record, {
        ...{ ...up, at, base, taken: mine, merged: wanted.merged },
        undecided: wanted.questions.map(({ name }) => name),
      }),
    ).catch(
      (error: unknown) =>
        `Published, but your files do not have all of it yet. ${diskMessage(error)}`,
    );
    await afterwards(async () => {
      const { head } = await repository.position();
      const common = await repository.commonCommit(head, before);
      await record.change({ sent: review && { commit, common } });
      // Each publication adds files to .git. Git decides itself whether there is enough to pack.
      await git(['gc', '--auto', '--quiet']);
    });
    const notes = [unrecorded, untaken].filter((note) => note !== undefined);
    return { kind: 'done', publication, ...(notes.length > 0 && { note: notes.join(' ') }) };
  }

  /** Merges what others have published into the person's folder. */
  async function takeIn(isAsked: boolean, choices: readonly Choice[]): Promise<PublishAnswer> {
    const { at, published, base, mine, theirs, merged, questions, notAsked } = await compareStates(
      isAsked,
      choices,
    );
    if (notAsked !== undefined) throw new Refusal(409, { message: notAsked });
    if (questions.length > 0) return { kind: 'questions', questions };
    const note = await inTurn(() =>
      takeUp(folderState, repository, record, {
        ...{ at, base, taken: mine, merged },
        ...{ commit: published, published: theirs },
      }),
    );
    return { kind: 'done', ...(note !== undefined && { note }) };
  }

  /** Stores the person's name and e-mail in the configuration of the repository. */
  async function savePerson({ name, email }: { name: string; email: string }): Promise<void> {
    const [own, address] = [name, email].map((text) => text.replace(/[<>\p{Cc}]/gu, '').trim());
    if (!own || !address || !/^[^\s@]+@[^\s@]+$/.test(address)) {
      throw new Refusal(409, {
        message: 'Write your name, and an e-mail address such as you@company.com.',
      });
    }
    await git(['config', '--local', 'user.name', own]);
    await git(['config', '--local', 'user.email', address]);
  }

  /** The names of the documents that have a draft. */
  async function unsaved(): Promise<string[]> {
    const { files } = await folderState.documents.list();
    const site = files.get(siteName);
    const nameOf = documentNames(site);
    const names = [...(await folderState.drafts.all()).keys()].map((name) =>
      nameOf(name, files.get(name)),
    );
    return fillFacts(names, factsOf(site && documentOf(site)));
  }

  /** The commit of the live site, requested every ten seconds at most. */
  async function seenLive(url: string): Promise<string | undefined> {
    if (!asked || Date.now() - asked.time >= liveEvery) {
      asked = { time: Date.now(), commit: asked?.commit };
      asked = { time: Date.now(), commit: await liveCommit(url) };
    }
    return asked.commit;
  }

  /** Whether `other` contains a commit. `other` may have to be fetched first. */
  async function isIn(commit: string, other: string): Promise<boolean> {
    if (commit === other) return true;
    const isKnown = await textOrNone(git(['cat-file', '-e', `${other}^{commit}`]));
    if (isKnown === undefined) {
      await repository
        .position()
        .then(repository.fetch)
        .catch(() => {});
    }
    return await isAncestor(commit, other);
  }

  return {
    async publishing({ fetch = true }: Requests['publishing']): Promise<Publishing> {
      try {
        const { at, mine, theirs, merged, notAsked } = await compareStates(fetch);
        const address = await hostAddress(repository, at);
        const own = await personIn(repository);
        const last = await lastPublication();
        return {
          target: {
            branch: at.target,
            ...(address !== undefined && { address }),
            isReview: await isReviewed(repository, merged),
          },
          ...(own && { person: own }),
          outgoing: await changesBetween(repository, theirs, merged),
          incoming: await changesBetween(repository, mine, merged),
          unsaved: await unsaved(),
          ...(notAsked !== undefined && { notAsked }),
          ...(last && { last }),
        };
      } catch (error) {
        if (error instanceof Refusal && 'message' in error.body) return { why: error.message };
        throw error;
      }
    },

    /** The published text of a document, as of the last fetch; undefined where it is not known. */
    async published(name: string): Promise<string | undefined> {
      try {
        const tree = await treeOf(await repository.known(await repository.position()));
        return (await documentAt(repository, tree, name))?.text;
      } catch {
        // There is no position, for example during a rebase.
        return undefined;
      }
    },

    async bothStates({ name, of }: Requests['bothStates']): Promise<Answers['bothStates']> {
      const { mine, theirs, merged } = await compareStates(false);
      const stateIn = async (tree: Tree): Promise<VersionText | undefined> => {
        const file = await documentAt(repository, tree, name);
        return file && { text: file.text, document: documentOf(file) };
      };
      const before = await stateIn(of === 'outgoing' ? theirs : mine);
      const after = await stateIn(merged);
      return { ...(before && { before }), ...(after && { after }) };
    },

    publish: ({ choices, launch, person: named }: Requests['publish']) =>
      oneAtATime(async (): Promise<PublishAnswer> => {
        if (named) await savePerson(named);
        const { at, base, sent, mine } = await compareStates(false);
        const result = await send(repository, build, {
          ...{ base, sent, mine, choices, launch, subject: subjectOf },
          onCommit: recordSending(at, false),
        });
        // There is nothing to publish, because all choices are `theirs` or others published the same: the files take that up.
        if ('kind' in result && result.kind === 'nothing') await takeIn(false, choices);
        if ('kind' in result) return result;
        return await finish(result, { at, base, mine });
      }),

    bringIn: ({ choices }: Requests['bringIn']) => oneAtATime(() => takeIn(true, choices)),

    takeBack: ({ commit, choices, launch }: Requests['takeBack']) =>
      oneAtATime(async (): Promise<PublishAnswer> => {
        const last = await lastPublication();
        if (!last || last.review || last.isBack) {
          throw new Refusal(409, {
            message: 'Nothing was published from here that can be taken back.',
          });
        }
        if (last.commit !== commit) {
          throw new Refusal(409, {
            message: `Something else has been published since: ${last.subject}. Nothing was taken back.`,
          });
        }
        const { at, base, mine, published } = await compareStates(true);
        if (!(await isAncestor(last.commit, published))) {
          throw new Refusal(409, {
            message: 'The last publication is not what is published any more.',
          });
        }
        const result = await send(repository, build, {
          ...{ choices, launch },
          base: await treeOf(last.commit),
          mine: await treeOf(`${last.commit}^`),
          subject: () => cut(`Take back: ${last.subject}`),
          onCommit: recordSending(at, true),
        });
        if ('kind' in result) return result;
        return await finish(result, { at, base, mine }, true);
      }),

    async live(): Promise<Live> {
      const last = await lastPublication();
      if (!last || last.review) return { state: 'unknown' };
      if (last.live !== undefined) return { state: 'live', since: last.live };
      const { files } = await folderState.documents.list();
      const site = files.get(siteName);
      const url = site && valueAt(documentOf(site), ['url']);
      if (typeof url !== 'string') return { state: 'unknown' };
      const seen = await seenLive(url);
      if (seen !== undefined && (await isIn(last.commit, seen))) {
        const live = new Date().toISOString();
        await record.change((now) =>
          now.last?.commit === last.commit ? { last: { ...last, live } } : {},
        );
        return { state: 'live', since: live };
      }
      const address = await repository
        .position()
        .then((at) => hostAddress(repository, at))
        .catch(() => undefined);
      const isLate = Date.now() - Date.parse(last.time) > late;
      return { state: isLate ? 'late' : 'waiting', ...(address !== undefined && { address }) };
    },
  };
}

function publicationOf(
  { commit, subject, review }: Omit<Sent, 'tree'>,
  isBack: boolean,
): Publication {
  return {
    ...{ commit, subject, time: new Date().toISOString() },
    ...(review && { review }),
    ...(isBack && { isBack }),
  };
}
