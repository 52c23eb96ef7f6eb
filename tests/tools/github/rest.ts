import type { operations } from '@octokit/openapi-types';
import { z } from 'zod';
import { isFolder, isValidBranch } from './bareRepository.ts';
import {
  type Caller,
  canRead,
  canWrite,
  emailOf,
  forbidden,
  isNamed,
  isValidPath,
  loginOf,
  may,
  type Permission,
  refusals,
} from './state.ts';

/** An error as GitHub's REST API answers it. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** Part of a value, at any depth: a field that GitHub has and this server leaves out makes a client fail, not pass. */
type Part<Value> = Value extends readonly (infer Item)[]
  ? Part<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: Part<Value[Key]> }
    : Value;
type Json<Value> = { content: { 'application/json': Value } };
type Body<Responses> = Responses extends { 201: Json<infer Value> } | { 200: Json<infer Value> }
  ? Value
  : never;

export type Reply = { status: number; body: unknown; headers?: Readonly<Record<string, string>> };
type Call = Caller & { param: string; url: URL; isRaw: boolean; sent: unknown };
type Route = {
  method: string;
  pattern: RegExp;
  right: Permission | 'write' | 'read';
  handle: (call: Call) => Promise<Reply>;
};

const routes: Route[] = [];

/**
 * Adds a request that GitHub's description calls `operation`: its answer is checked against the description with the project's
 * types. `path` is below /repos/OWNER/NAME; "*" in it is the parameter.
 */
function route<Operation extends keyof operations>(
  _operation: Operation,
  [method = '', path = '']: readonly string[],
  right: Route['right'],
  handle: (
    call: Call,
    answer: (body: Part<Body<operations[Operation]['responses']>>) => Reply,
  ) => Promise<Reply> | Reply,
): void {
  const pattern = new RegExp(`^${path.replace('*', '(.+)')}$`);
  const status = method === 'POST' ? 201 : 200;
  const run: Route['handle'] = async (call) => handle(call, (body) => ({ status, body }));
  routes.push({ method, pattern, right, handle: run });
}

type RestRequest = { method: string; url: URL; accept: string; sent: unknown };

/** Answers a request below /repos. */
export async function answerRest(caller: Caller, request: RestRequest): Promise<Reply> {
  const { state, token } = caller;
  const { method, url, accept, sent } = request;
  const address = /^\/(?:repositories\/(1)|repos\/([^/]+\/[^/]+))(\/.*)?$/;
  const found = address.exec(decodeURIComponent(url.pathname));
  if (!found) throw new Error(`The test server does not answer ${method} ${url.pathname}.`);
  const [, id, asked = '', path = ''] = found;
  const name = id ? state.name : asked;
  if (!isNamed(state, name) || !canRead(caller)) throw new Refusal(404, 'Not Found');
  if (name.toLowerCase() !== state.name.toLowerCase()) {
    const location = `${url.origin}/repositories/1${path}${url.search}`;
    throw new Refusal(method === 'GET' ? 301 : 307, 'Moved Permanently', { location });
  }
  for (const { pattern, right, handle, ...one } of routes) {
    const match = one.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const isWriter = right !== 'write' || canWrite(caller);
    if (!isWriter || (right !== 'read' && right !== 'write' && !may(caller, right))) {
      throw new Refusal(token ? 403 : 401, token ? forbidden(token) : 'Requires authentication');
    }
    if (state.repository.isEmpty()) throw new Refusal(409, 'Git Repository is empty.');
    const isRaw = /application\/vnd\.github\.(v3\.)?raw/.test(accept);
    return handle({ ...caller, param: match[1] ?? '', url, isRaw, sent });
  }
  throw new Error(`The test server does not answer ${method} ${path}.`);
}

/** What a client sent, or GitHub's refusal. */
function checked<Value>(schema: z.ZodType<Value>, { sent }: Call): Value {
  const { data, error } = schema.safeParse(sent);
  if (data === undefined)
    throw new Refusal(422, `Invalid request.\n\n${z.prettifyError(error ?? new z.ZodError([]))}`);
  return data;
}

async function expectObject({ state }: Call, oid: string, type: string, message: string) {
  if ((await state.repository.read(oid))?.type !== type) throw new Refusal(422, message);
}

const described = (branch: string, sha: string) => ({
  ...{ ref: `refs/heads/${branch}`, node_id: `REF_${branch}` },
  object: { type: 'commit', sha },
});

route('git/create-ref', ['POST', '/git/refs'], 'write', async (call, answer) => {
  const { ref, sha } = checked(z.object({ ref: z.string(), sha: z.string() }), call);
  const branch = ref.replace(/^refs\/heads\//, '');
  if (branch === ref || !isValidBranch(branch)) throw new Refusal(422, 'Reference name is invalid');
  await expectObject(call, sha, 'commit', 'Object does not exist');
  const isMade = call.state.repository.moveBranch(branch, sha, undefined);
  if (!isMade) throw new Refusal(422, 'Reference already exists');
  return answer(described(branch, sha));
});

route('git/update-ref', ['PATCH', '/git/refs/heads/*'], 'write', async (call, answer) => {
  const { param: branch, state } = call;
  const { sha, force } = checked(
    z.object({ sha: z.string(), force: z.boolean().optional() }),
    call,
  );
  const head = state.repository.head(branch);
  if (head === undefined) throw new Refusal(422, 'Reference does not exist');
  await expectObject(call, sha, 'commit', 'Object does not exist');
  const protection = state.protections.get(branch);
  if (protection) throw new Refusal(422, refusals[protection].message);
  const isForward = force || (await state.repository.history(sha)).includes(head);
  if (!isForward || !state.repository.moveBranch(branch, sha, head)) {
    throw new Refusal(422, 'Update is not a fast forward');
  }
  return answer(described(branch, sha));
});

route('git/get-tree', ['GET', '/git/trees/*'], 'read', async ({ state, param, url }, answer) => {
  const { repository, limits } = state;
  const found = await repository.read(`${repository.head(param) ?? param}^{tree}`);
  if (!found) throw new Refusal(404, 'Not Found');
  const isRecursive = url.searchParams.has('recursive');
  const all = await (isRecursive
    ? repository.allEntries(found.oid)
    : repository.entries(found.oid));
  const tree = all.slice(0, limits.treeEntries).map(async (entry) => ({
    ...{ path: entry.name, mode: entry.mode.padStart(6, '0'), sha: entry.oid },
    ...(isFolder(entry)
      ? { type: 'tree' }
      : { type: 'blob', size: (await repository.read(entry.oid))?.bytes.length ?? 0 }),
  }));
  const truncated = all.length > limits.treeEntries;
  return answer({ sha: found.oid, truncated, tree: await Promise.all(tree) });
});

route('git/get-blob', ['GET', '/git/blobs/*'], 'read', async ({ state, param, isRaw }, answer) => {
  const found = await state.repository.read(param);
  if (found?.type !== 'blob') throw new Refusal(404, 'Not Found');
  const headers = { 'content-type': 'application/vnd.github.raw; charset=utf-8' };
  if (isRaw) return { status: 200, body: found.bytes, headers };
  const content = found.bytes.toString('base64').replace(/.{60}/g, '$&\n');
  return answer({ sha: param, size: found.bytes.length, encoding: 'base64', content });
});

const blobShape = z.object({
  content: z.string(),
  encoding: z.enum(['utf-8', 'base64']).default('utf-8'),
});
route('git/create-blob', ['POST', '/git/blobs'], 'write', (call, answer) => {
  const { content, encoding } = checked(blobShape, call);
  return answer({ sha: call.state.repository.write('blob', Buffer.from(content, encoding)) });
});

const treeShape = z.object({
  base_tree: z.string().optional(),
  tree: z.array(
    z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string().nullable() }),
  ),
});
route('git/create-tree', ['POST', '/git/trees'], 'write', async (call, answer) => {
  const { repository } = call.state;
  const { base_tree, tree } = checked(treeShape, call);
  const base = base_tree === undefined ? undefined : await repository.read(`${base_tree}^{tree}`);
  if (base_tree !== undefined && !base) throw new Refusal(404, 'Not Found');
  const before = new Set(
    (base ? await repository.allEntries(base.oid) : []).map(({ name }) => name),
  );
  for (const { path, type, sha } of tree) {
    if (!isValidPath(path)) throw new Refusal(422, 'tree.path contains a malformed path component');
    if (sha === null && !before.has(path)) throw new Refusal(422, 'GitRPC::BadObjectState');
    if (sha !== null) await expectObject(call, sha, type, `tree.sha ${sha} is not a valid ${type}`);
  }
  const changes = tree.map(({ path, mode, sha }) => {
    return [path, sha === null ? undefined : { mode: mode.replace(/^0+/, ''), oid: sha }] as const;
  });
  return answer({
    sha: await repository.changeTree(base?.oid, new Map(changes)),
    truncated: false,
  });
});

const commitShape = z.object({
  message: z.string(),
  tree: z.string(),
  parents: z.array(z.string()),
});
route('git/create-commit', ['POST', '/git/commits'], 'write', async (call, answer) => {
  const { message, tree, parents } = checked(commitShape, call);
  await expectObject(call, tree, 'tree', 'Tree SHA does not exist');
  for (const parent of parents) {
    await expectObject(
      call,
      parent,
      'commit',
      'Parent SHA does not exist or is not a commit object',
    );
  }
  const login = call.token?.login ?? '';
  const author = { name: login, email: emailOf(login) };
  const sha = call.state.repository.writeCommit({ tree, parents, message, author });
  return answer({ sha, message, tree: { sha: tree } });
});

route('checks/list-for-ref', ['GET', '/commits/*/check-runs'], 'checks', (call, answer) => {
  const checks = call.state.checks.get(call.param) ?? [];
  return answer({
    total_count: checks.length,
    check_runs: checks.map(({ conclusion = null, url, ...one }) => ({
      ...one,
      conclusion,
      html_url: url,
    })),
  });
});

const runsRoute = ['GET', '/actions/runs'];
route('actions/list-workflow-runs-for-repo', runsRoute, 'actions', ({ state, url }, answer) => {
  const checks = state.checks.get(url.searchParams.get('head_sha') ?? '') ?? [];
  return answer({
    total_count: checks.length,
    workflow_runs: checks.map(({ conclusion = null, url, ...one }) => ({
      ...one,
      conclusion,
      html_url: url,
    })),
  });
});

const statusRoute = ['GET', '/commits/*/status'];
route('repos/get-combined-status-for-ref', statusRoute, 'statuses', ({ state, param }, answer) => {
  const found = state.statuses.get(param) ?? [];
  const statuses = found.map(({ url, ...one }) => ({ ...one, target_url: url }));
  return answer({ sha: param, total_count: found.length, statuses });
});

route('repos/get-commit', ['GET', '/commits/*'], 'read', async ({ state, param }, answer) => {
  const { repository } = state;
  const asked = repository.head(param) ?? param;
  const isThere = (await repository.read(asked))?.type === 'commit';
  if (!isThere) throw new Refusal(422, `No commit found for SHA: ${param}`);
  const { oid, message, author, committer, tree, parents } = await repository.commit(asked);
  const filesOf = async (at: string | undefined) => {
    const all = at ? await repository.allEntries((await repository.commit(at)).tree) : [];
    return new Map(all.filter((one) => !isFolder(one)).map((one) => [one.name, one.oid]));
  };
  const [before, after] = [await filesOf(parents[0]), await filesOf(oid)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const login = loginOf(author.email);
  return answer({
    ...{ sha: oid, html_url: `https://github.com/${state.name}/commit/${oid}` },
    commit: { message, author, committer, tree: { sha: tree } },
    author: login === undefined ? null : { login },
    parents: parents.map((sha) => ({ sha })),
    files: names.flatMap((filename) => {
      const [old, now] = [before.get(filename), after.get(filename)];
      if (old === now) return [];
      const status = old === undefined ? 'added' : now === undefined ? 'removed' : 'modified';
      return [{ filename, status, sha: now ?? old ?? null }];
    }),
  });
});
