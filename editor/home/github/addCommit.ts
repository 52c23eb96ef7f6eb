import { z } from 'zod';
import { ChangedFiles, type How, NeedsReview } from '../home.ts';
import { type GithubApi, NotAccepted } from './githubApi.ts';
import { type Head, objectId, pathIn, type RepositoryFolder } from './repository.ts';

/** A new content of a file; undefined removes it. */
export type FileChange = { name: string; content: Blob | undefined };

/** GitHub cuts off a commit far above 16 MB, and base64 makes each file a third larger. */
const maxMutationBytes = 10_000_000;
/** Larger files are sent one by one, with progress. */
const largeBytes = 1_000_000;

/** `branch`: where to add the commit. */
type Commit = How & { branch: string; files: readonly FileChange[] };

const mutation = `mutation($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
const committedShape = z.object({
  createCommitOnBranch: z.object({
    commit: z.object({ oid: objectId }),
  }),
});
const shaShape = z.object({ sha: objectId });

/**
 * Adds a commit to a branch whose newest commit is `head`, all or nothing. Rejects with ChangedFiles if the branch has a newer one,
 * with NeedsReview if the branch is protected, and with NoAnswer if it may or may not have happened. Resolves with the commit’s id.
 */
export async function addCommit(
  api: GithubApi,
  head: Head,
  place: RepositoryFolder,
  commit: Commit,
): Promise<string> {
  const pathOf = (name: string) => pathIn(place, name);
  const sizes = commit.files.map(({ content }) => content?.size ?? 0);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const isLarge = total > maxMutationBytes || sizes.some((size) => size > largeBytes);
  try {
    return await (isLarge
      ? commitLarge(api, head, commit, pathOf)
      : commitSmall(api, head, commit, pathOf));
  } catch (error) {
    if (!(error instanceof NotAccepted)) throw error;
    const { reason } = error;
    if (isMoved.test(reason)) throw new ChangedFiles();
    if (isProtected.test(reason)) {
      throw new NeedsReview(
        `The branch “${commit.branch}” accepts changes only after a review. Send yours for review.`,
      );
    }
    throw error;
  }
}

const isMoved = /to point to ".*" but it did not|not a fast forward|reference cannot be updated/i;
const isProtected = /protected branch|through a pull request|rule violations|approving review/i;

async function commitSmall(
  api: GithubApi,
  head: Head,
  { branch, files, message }: Commit,
  pathOf: (name: string) => string,
) {
  const additions: { path: string; contents: string }[] = [];
  for (const { name, content } of files) {
    if (content) additions.push({ path: pathOf(name), contents: await base64(content) });
  }
  const removed = files.filter(({ content }) => content === undefined);
  const deletions = removed.map(({ name }) => ({ path: pathOf(name) }));
  const [headline = '', ...rest] = message.split('\n');
  const input = {
    branch: { repositoryNameWithOwner: head.repository, branchName: branch },
    expectedHeadOid: head.commit,
    message: { headline, body: rest.join('\n').trim() },
    fileChanges: { additions, deletions },
  };
  const answer = await api.query(mutation, { input }, committedShape);
  return answer.createCommitOnBranch.commit.oid;
}

async function commitLarge(
  api: GithubApi,
  head: Head,
  { branch, files, message, onProgress }: Commit,
  pathOf: (name: string) => string,
) {
  const git = `/repos/${head.repository}/git`;
  const parent = await api.rest(
    `/repos/${head.repository}/commits/${head.commit}?per_page=1`,
    z.object({ commit: z.object({ tree: shaShape }) }),
  );
  const tree: object[] = [];
  for (const [index, { name, content }] of files.entries()) {
    onProgress?.(index, files.length);
    const json = content && { content: await base64(content), encoding: 'base64' };
    const sha = json
      ? (await api.rest(`${git}/blobs`, shaShape, { json, isSafe: true })).sha
      : null;
    tree.push({ path: pathOf(name), mode: '100644', type: 'blob', sha });
  }
  const json = { base_tree: parent.commit.tree.sha, tree };
  const { sha } = await api.rest(`${git}/trees`, shaShape, { json, isSafe: true });
  const commit = await api.rest(`${git}/commits`, shaShape, {
    json: { message, tree: sha, parents: [head.commit] },
    isSafe: true,
  });
  // A name can contain “#” and “%”.
  const ref = branch.split('/').map(encodeURIComponent).join('/');
  await api.rest(`${git}/refs/heads/${ref}`, z.object({}), {
    method: 'PATCH',
    json: { sha: commit.sha, force: false },
  });
  return commit.sha;
}

/** Creates a branch at a commit. */
export async function addBranch(api: GithubApi, head: Head, branch: string): Promise<void> {
  const json = { ref: `refs/heads/${branch}`, sha: head.commit };
  await api.rest(`/repos/${head.repository}/git/refs`, z.object({}), { json });
}

async function base64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  const chunk = 0x8000;
  let text = '';
  for (let start = 0; start < bytes.length; start += chunk) {
    text += String.fromCharCode(...bytes.subarray(start, start + chunk));
  }
  return btoa(text);
}
