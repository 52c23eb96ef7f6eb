// The files of a folder in a repository on GitHub: its newest commit, their ids and texts, and new commits.
import { z } from 'zod';
import { changesIn } from '../../copy/publicationMessage.ts';
import { gitId } from '../../gitId.ts';
import { Refused } from '../../refused.ts';
import type { Publication } from '../home.ts';
import { type GithubApi, NoAnswer, NotFound, offline } from './githubApi.ts';

/** The place of a site on GitHub: `editor` in site.json. */
export type RepositoryFolder = {
  /** OWNER/NAME. */
  repository: string;
  branch: string;
  /** The folder of documents; empty for the top level of the repository. */
  folder: string;
};

/** The path in the repository of a file of the site. */
export const pathIn = ({ folder }: RepositoryFolder, name: string) =>
  folder === '' ? name : `${folder}/${name}`;

/** The newest commit of the branch, as the person who signed in sees it. */
export type Head = {
  /** OWNER/NAME, even if the repository was renamed. */
  repository: string;
  login: string;
  canWrite: boolean;
  /** Whether changes of this branch need a review, as far as GitHub says. */
  needsReview: boolean;
  commit: string;
  /** The id of the folder's tree. */
  tree: string;
};

/** A file of the folder. `name` is relative to it; `id` is that of Git's blob. */
export type Entry = { name: string; id: string; bytes: number };

/** An id of Git, hexadecimal. */
export const objectId = z.string().regex(/^[0-9a-f]{40}$/);
const repositoryName = z.string().regex(/^[\w-]+\/[\w.-]+$/);
// Anybody can give a commit a date that no calendar has.
const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .catch('1970-01-01T00:00:00Z');
const actor = z
  .object({ name: z.string().nullish(), user: z.object({ login: z.string() }).nullish() })
  .nullish();

const headQuery = `query($owner: String!, $name: String!, $branch: String!, $folder: String!, $isTop: Boolean!) {
  viewer { login }
  repository(owner: $owner, name: $name) {
    nameWithOwner viewerPermission isEmpty isArchived
    ref(qualifiedName: $branch) {
      refUpdateRule { requiredApprovingReviewCount viewerCanPush }
      target {
        oid
        ... on Commit {
          tree @include(if: $isTop) { oid }
          file(path: $folder) @skip(if: $isTop) { oid type }
        }
      }
    }
  }
}`;
const headShape = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z
    .object({
      nameWithOwner: repositoryName,
      viewerPermission: z.string().nullish(),
      ...{ isEmpty: z.boolean(), isArchived: z.boolean() },
      ref: z
        .object({
          refUpdateRule: z
            .object({
              requiredApprovingReviewCount: z.number().nullish(),
              viewerCanPush: z.boolean(),
            })
            .nullish(),
          target: z.object({
            oid: objectId,
            tree: z.object({ oid: objectId }).optional(),
            file: z.object({ oid: objectId, type: z.string() }).nullish(),
          }),
        })
        .nullable(),
    })
    .nullable(),
});

export async function readHead(api: GithubApi, place: RepositoryFolder): Promise<Head> {
  const [owner = '', name = ''] = place.repository.split('/');
  const { branch, folder } = place;
  const { viewer, repository } = await api.query(
    headQuery,
    { owner, name, branch: `refs/heads/${branch}`, folder, isTop: folder === '' },
    headShape,
  );
  if (!repository) {
    throw new NotFound(
      `There is no repository “${place.repository}” on GitHub, or your token has no access to it. Sign in with a token that can read and write it.`,
    );
  }
  if (repository.isEmpty) {
    throw new NotFound(`The repository “${place.repository}” is empty. Add a site to it first.`);
  }
  if (repository.isArchived) {
    throw new Refused(
      `The repository “${place.repository}” is archived: nobody can change it. Unarchive it in its settings on GitHub.`,
    );
  }
  const { ref } = repository;
  if (!ref) {
    throw new NotFound(`The repository “${place.repository}” has no branch “${branch}”.`);
  }
  const { oid, tree, file } = ref.target;
  const folderTree = tree?.oid ?? (file?.type === 'tree' ? file.oid : undefined);
  if (folderTree === undefined) {
    throw new NotFound(`The repository “${place.repository}” has no folder “${folder}”.`);
  }
  const rule = ref.refUpdateRule;
  return {
    repository: repository.nameWithOwner,
    login: viewer.login,
    canWrite: /^(?:ADMIN|MAINTAIN|WRITE)$/.test(repository.viewerPermission ?? ''),
    needsReview: rule ? !rule.viewerCanPush || (rule.requiredApprovingReviewCount ?? 0) > 0 : false,
    ...{ commit: oid, tree: folderTree },
  };
}

const treeShape = z.object({
  truncated: z.boolean().optional(),
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      sha: objectId,
      size: z.number().optional(),
    }),
  ),
});

/** All files below the folder. Symbolic links and submodules are left out. */
export async function readEntries(api: GithubApi, head: Head): Promise<Entry[]> {
  const path = `/repos/${head.repository}/git/trees/${head.tree}?recursive=1`;
  const { tree, truncated } = await api.rest(path, treeShape);
  if (truncated) {
    throw new Refused(
      'The repository has more files than GitHub lists. Move the site to a separate folder or repository.',
    );
  }
  return tree
    .filter(({ mode }) => mode.startsWith('100'))
    .map(({ path: name, sha, size = 0 }) => ({ name, id: sha, bytes: size }));
}

/** How many objects one request asks for. GitHub accepts about 250. */
const batchSize = 200;
const textShape = z.object({ text: z.string().nullish() });

/** The bytes of documents, by id. Equal ids are asked for once. */
export async function readTexts(
  api: GithubApi,
  { repository }: Head,
  ids: readonly string[],
): Promise<Map<string, Blob>> {
  const all = [...new Set(ids)];
  const queries = all.map((id) => `object(oid: "${id}") { ... on Blob { text } }`);
  const objects = await readObjects(api, repository, queries, textShape);
  const found = new Map<string, Blob>();
  for (const [index, id] of all.entries()) {
    const blob = new Blob([objects[index]?.text ?? '']);
    // GitHub cuts long texts off, and changes those that are not UTF-8 or have a mark at the start.
    const isComplete = (await gitId(blob)) === id;
    found.set(id, isComplete ? blob : await readBlob(api, repository, id));
  }
  return found;
}

/** The answers to queries of Git objects, in the same order. */
async function readObjects<Data>(
  api: GithubApi,
  repository: string,
  queries: readonly string[],
  shape: z.ZodType<Data>,
): Promise<(Data | null | undefined)[]> {
  const [owner = '', name = ''] = repository.split('/');
  const objectsShape = z.object({ repository: z.record(z.string(), shape.nullable()) });
  const objects: (Data | null | undefined)[] = [];
  for (let start = 0; start < queries.length; start += batchSize) {
    const batch = queries.slice(start, start + batchSize);
    const parts = batch.map((query, index) => `b${index}: ${query}`).join(' ');
    const text = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${parts} } }`;
    const answer = await api.query(text, { owner, name }, objectsShape);
    objects.push(...batch.map((_query, index) => answer.repository[`b${index}`]));
  }
  return objects;
}

/** The bytes of a file. Rejects with NoAnswer if the answer is anything else: it would be kept and published as the file. */
export async function readBlob(api: GithubApi, repository: string, id: string): Promise<Blob> {
  const blob = await api.blob(repository, id);
  if ((await gitId(blob)) !== id) throw new NoAnswer(offline);
  return blob;
}

const historyQuery = `query($owner: String!, $name: String!, $branch: String!, $path: String, $top: Int!) {
  repository(owner: $owner, name: $name) {
    ref(qualifiedName: $branch) { target { ... on Commit {
      history(first: $top, path: $path) { nodes { oid committedDate messageHeadline messageBody author { name user { login } } } }
    } } }
  }
}`;
const historyShape = z.object({
  repository: z
    .object({
      ref: z
        .object({
          target: z.object({
            history: z.object({
              nodes: z.array(
                z.object({
                  oid: objectId,
                  committedDate: time,
                  messageHeadline: z.string(),
                  messageBody: z.string(),
                  author: actor,
                }),
              ),
            }),
          }),
        })
        .nullable(),
    })
    .nullable(),
});

/** The newest commits that changed a file or folder of the repository; without `path`, all. */
export async function readHistory(
  api: GithubApi,
  { repository }: Head,
  { branch }: RepositoryFolder,
  path: string,
  top: number,
): Promise<Publication[]> {
  const [owner = '', name = ''] = repository.split('/');
  const variables = { owner, name, branch: `refs/heads/${branch}`, top, ...(path && { path }) };
  const answer = await api.query(historyQuery, variables, historyShape);
  const nodes = answer.repository?.ref?.target.history.nodes ?? [];
  return nodes.map(({ oid, committedDate, messageHeadline, messageBody, author }) => ({
    ...{ commit: oid, time: committedDate, subject: messageHeadline },
    changes: changesIn(messageBody),
    address: `https://github.com/${repository}/commit/${oid}`,
    by: author?.name ?? author?.user?.login ?? '',
  }));
}

const filesShape = z.object({
  files: z
    .array(
      z.object({
        filename: z.string(),
        status: z.string(),
        previous_filename: z.string().optional(),
      }),
    )
    .optional(),
  parents: z.array(z.object({ sha: objectId })),
});

/** The paths that a commit changed, and the commit before it. */
export async function changedPaths(api: GithubApi, { repository }: Head, commit: string) {
  const answer = await api.rest(`/repos/${repository}/commits/${commit}?per_page=300`, filesShape);
  const files = answer.files ?? [];
  return {
    parent: answer.parents[0]?.sha,
    paths: files.flatMap((file) => [
      file.filename,
      ...(file.previous_filename ? [file.previous_filename] : []),
    ]),
  };
}

const idShape = z.object({ oid: objectId });

/** The ids of files at commits, in the same order; undefined for a file that is not there. */
export async function idsAt(
  api: GithubApi,
  { repository }: Head,
  files: readonly { commit: string; path: string }[],
): Promise<(string | undefined)[]> {
  const queries = files.map(
    ({ commit, path }) => `object(expression: ${JSON.stringify(`${commit}:${path}`)}) { oid }`,
  );
  const objects = await readObjects(api, repository, queries, idShape);
  return objects.map((object) => object?.oid);
}
