import path from 'node:path';
import { plainName } from '../../../schema/browser.ts';
import { valueAt } from '../../../schema/inspect.ts';
import { type Publication, type PublishAnswer, siteName } from '../../api.ts';
import { check, isError, problemsOf } from '../../copy/documents.ts';
import { documentOf } from '../../copy/source.ts';
import { documentsIn } from '../documents.ts';
import { sha256 } from '../files/sha256.ts';
import { Refusal } from '../refusal.ts';
import { GitFailure, textFrom } from './git.ts';
import { hostPage } from './hostPage.ts';
import { changesBetween, cut, messageOf, subjectOf } from './pageChanges.ts';
import { documentAt, type Position, type Repository, type Tree } from './repository.ts';
import { withWorkFolder } from './workFolder.ts';

/** What to publish: a state of the site, merged with the published one. */
export type Wanted = {
  at: Position;
  published: string;
  theirs: Tree;
  merged: Tree;
  /** The key of the launch question that was confirmed. */
  launch: string | undefined;
  /** The publication that this one reverts. */
  reverted: Publication | undefined;
  /**
   * Called before a push, which may succeed even if this process is killed, with the git tree of `merged`. If it rejects,
   * nothing is pushed.
   */
  onCommit: (publication: Publication, tree: string) => Promise<void>;
};

/** Builds a folder of documents; rejects with a Refusal if the build fails. */
export type Build = (content: string) => Promise<void>;

/** Hooks may run the tests of a project. */
const maxHookMs = 300_000;

/**
 * Checks, builds, commits and pushes, in a separate worktree: does not touch the person's folder. Resolves to undefined if
 * someone else has published first.
 */
export async function send(
  repository: Repository,
  build: Build,
  { at, published, theirs, merged, launch, reverted, onCommit }: Wanted,
): Promise<Publication | Extract<PublishAnswer, { kind: 'person' | 'launch' }> | undefined> {
  const { git } = repository;
  if (!(await personIn(repository))) return { kind: 'person' };
  const changes = await changesBetween(repository, theirs, merged);
  const subject = reverted ? cut(`Revert: ${reverted.subject}`) : subjectOf(changes);
  const isReview = await isReviewed(repository, merged);
  const state = { before: theirs, after: merged };
  return await withWorkFolder(repository, published, state, async (folder) => {
    const content = path.join(folder, ...repository.prefix.split('/'));
    const { isConfirmed, answer } = await checkContent(content, launch);
    if (answer) return answer;
    await build(content);
    const tree = await textFrom(git(['write-tree'], { folder }));
    await git(['commit', '-q', '--cleanup=whitespace', '-F', '-'], {
      folder,
      hooks: true,
      input: messageOf(subject, changes, isConfirmed),
      maxMs: maxHookMs,
    });
    const commit = await textFrom(git(['rev-parse', 'HEAD'], { folder }));
    const branch = isReview ? await reviewBranch(repository) : at.target;
    const publication: Publication = {
      ...{ commit, subject, time: new Date().toISOString() },
      ...(reverted && { isBack: true }),
      ...(isReview && { review: { branch } }),
    };
    await onCommit(publication, tree);
    const printed = await push(repository, folder, at, commit, branch);
    if (printed === undefined) return undefined;
    if (!isReview) return publication;
    // Hosts print an address for opening a review.
    const offered = /^remote:.*?(https?:\/\/\S+)/m.exec(printed)?.[1];
    const address = offered ?? (await hostAddress(repository, at));
    return { ...publication, review: { branch, address } };
  });
}

/** Refuses errors. Returns a question about what must not go live, unless it was confirmed. */
async function checkContent(
  content: string,
  confirmed: string | undefined,
): Promise<{ isConfirmed: boolean; answer?: Extract<PublishAnswer, { kind: 'launch' }> }> {
  const listing = await documentsIn(content).list();
  const errors = check(listing).diagnostics.filter(isError);
  if (errors.length > 0) {
    throw new Refusal(422, { problems: problemsOf(errors, listing) });
  }
  const found = check(listing, { launch: true }).diagnostics.filter(isError);
  if (found.length === 0) return { isConfirmed: false };
  const problems = problemsOf(found, listing);
  const key = sha256(JSON.stringify(problems.map(({ file, message }) => [file, message])));
  if (key === confirmed) return { isConfirmed: true };
  return { isConfirmed: false, answer: { kind: 'launch', key, problems } };
}

/** The output of the push; undefined if someone else has published first. */
async function push(
  { git, fetch, isAncestor }: Repository,
  folder: string,
  at: Position,
  commit: string,
  branch: string,
): Promise<string | undefined> {
  const args = ['push', '--no-recurse-submodules', at.remote, `${commit}:refs/heads/${branch}`];
  try {
    return (await git(args, { folder, hooks: true, maxMs: maxHookMs, both: true })).toString();
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    // Nobody else pushes to the new branch of a review.
    if (branch !== at.target) throw error;
    // The answer may have been lost after the commit was accepted.
    const now = await fetch(at).catch(() => undefined);
    if (now !== undefined && (await isAncestor(commit, now))) return '';
    const isLate = /\[rejected\]|non-fast-forward|fetch first|cannot lock ref|failed to update ref/;
    if (isLate.test(error.printed)) return undefined;
    throw error;
  }
}

/** The person who publishes, from the configuration of git. */
export async function personIn({ config }: Pick<Repository, 'config'>) {
  const [name, email] = [await config('user.name'), await config('user.email')];
  return name && email ? { name, email } : undefined;
}

/** Whether site.json, in a state of the site, sends publications to a branch for review. */
export async function isReviewed(repository: Repository, tree: Tree): Promise<boolean> {
  const site = await documentAt(repository, tree, siteName);
  return site !== undefined && valueAt(documentOf(site), ['publishing']) === 'review';
}

/** The address of the repository's web page; undefined if it has none. */
export async function hostAddress({ config }: Repository, { remote }: Position) {
  return hostPage((await config(`remote.${remote}.url`)) ?? '');
}

async function reviewBranch(repository: Repository): Promise<string> {
  const words = plainName((await personIn(repository))?.name ?? '');
  const time = new Date().toISOString().slice(0, 19).replace(/[T:]/g, '-');
  return `review/${time}${words === '' ? '' : `-${words}`}`;
}
