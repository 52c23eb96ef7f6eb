import type { operations } from '@octokit/openapi-types';
import { isFolder } from './bareRepository.ts';
import {
  type Caller,
  canRead,
  canWrite,
  emailOf,
  forbidden,
  isNamed,
  isValidBranch,
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
type Body<Responses> = Responses extends { 201: { content: { 'application/json': infer Value } } }
  ? Value
  : Responses extends { 200: { content: { 'application/json': infer Value } } }
    ? Value
    : never;

export type RestReply = { status: number; body: unknown; headers: Record<string, string> };
type Call = Caller & { params: Record<string, string>; url: URL; raw: boolean; sent: unknown };
type Route = {
  method: string;
  pattern: RegExp;
  permission: Permission | 'checks' | 'write' | 'read';
  handle: (call: Call) => Promise<RestReply>;
};

const routes: Route[] = [];

/**
 * Adds a request that GitHub's description calls `operation`. Its answer is checked against the description when the project's
 * types are checked. `path` is below /repos/OWNER/NAME; "*" in it takes slashes, too.
 */
function route<Operation extends keyof operations>(
  _operation: Operation,
  method: string,
  path: string,
  permission: Route['permission'],
  handle: (
    call: Call,
    answer: (
      body: Part<Body<operations[Operation]['responses']>>,
      headers?: Record<string, string>,
    ) => RestReply,
  ) => Promise<RestReply> | RestReply,
): void {
  const source = path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) =>
    rest ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
  );
  const status = method === 'POST' ? 201 : 200;
  routes.push({
    ...{ method, pattern: new RegExp(`^${source}$`), permission },
    handle: async (call) => handle(call, (body, headers = {}) => ({ status, body, headers })),
  });
}

/** Answers a request to /user or below /repos. */
export async function answerRest(
  caller: Caller,
  request: { method: string; url: URL; accept: string; sent: unknown; origin: string },
): Promise<RestReply> {
  const { state, token } = caller;
  const { method, url, sent, origin } = request;
  const pathname = decodeURIComponent(url.pathname);
  if (pathname === '/user') {
    if (!token) throw new Refusal(401, 'Requires authentication');
    const { login } = token;
    const body: Part<Body<operations['users/get-authenticated']['responses']>> = {
      login,
      id: 1,
      name: login,
    };
    return { status: 200, headers: {}, body };
  }
  const [, byId, owner, name, path = ''] =
    /^\/(?:repositories\/(1)|repos\/([^/]+)\/([^/]+))(\/.*)?$/.exec(pathname) ?? [];
  const named = byId ? state.name : `${owner}/${name}`;
  if (!isNamed(state, named) || !canRead(caller)) throw new Refusal(404, 'Not Found');
  if (named.toLowerCase() !== state.name.toLowerCase()) {
    const location = `${origin}/repositories/1${path}${url.search}`;
    throw new Refusal(method === 'GET' ? 301 : 307, 'Moved Permanently', { location });
  }
  for (const { pattern, permission, handle, ...one } of routes) {
    const match = one.method === method ? pattern.exec(path) : null;
    if (!match) continue;
    const isAllowed =
      permission === 'read' ||
      (permission === 'write' ? canWrite(caller) : may(caller, permission));
    if (!isAllowed)
      throw new Refusal(token ? 403 : 401, token ? forbidden(token) : 'Requires authentication');
    if (state.repository.isEmpty() && path.startsWith('/git'))
      throw new Refusal(409, 'Git Repository is empty.');
    const raw = /application\/vnd\.github\.(v3\.)?raw/.test(request.accept);
    return handle({ ...caller, params: { ...match.groups }, url, raw, sent });
  }
  throw new Refusal(404, 'Not Found');
}

// What a client sends, field by field.
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
function field(sent: unknown, name: string): unknown {
  return isRecord(sent) ? sent[name] : undefined;
}
function text(sent: unknown, name: string): string {
  const value = field(sent, name);
  if (typeof value === 'string') return value;
  throw new Refusal(422, `Invalid request.\n\n"${name}" wasn't supplied.`);
}
function list(sent: unknown, name: string): readonly unknown[] {
  const value = field(sent, name);
  return Array.isArray(value) ? value : [];
}

async function commitOf({ state: { repository } }: Call, revision: string) {
  const oid = repository.head(revision.replace(/^refs\/heads\/|^heads\//, '')) ?? revision;
  if ((await repository.read(oid))?.type !== 'commit') {
    throw new Refusal(422, `No commit found for SHA: ${revision}`);
  }
  return repository.commit(oid);
}

async function describe({ state }: Call, oid: string) {
  const { message, author, committer, tree, parents } = await state.repository.commit(oid);
  const login = loginOf(author.email);
  return {
    ...{
      sha: oid,
      node_id: `C_${oid}`,
      html_url: `https://github.com/${state.name}/commit/${oid}`,
    },
    commit: { message: message.trimEnd(), author, committer, tree: { sha: tree } },
    author: login === undefined ? null : { login },
    parents: parents.map((sha) => ({ sha })),
  };
}

/** The files that differ between two commits; all files if there is no first one. */
async function changedFiles({ state: { repository } }: Call, from: string | undefined, to: string) {
  const filesOf = async (oid: string | undefined) => {
    const all = oid ? await repository.allEntries((await repository.commit(oid)).tree) : [];
    return new Map(all.filter((one) => !isFolder(one)).map((one) => [one.name, one.oid]));
  };
  const [before, after] = [await filesOf(from), await filesOf(to)];
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((filename) => {
    const [old, now] = [before.get(filename), after.get(filename)];
    if (old === now) return [];
    const status = old === undefined ? 'added' : now === undefined ? 'removed' : 'modified';
    return [{ filename, status: status satisfies string, sha: now ?? old ?? null } as const];
  });
}

function page<Item>(url: URL, items: readonly Item[]) {
  const size = Math.min(Number(url.searchParams.get('per_page') ?? 30), 100);
  const number = Number(url.searchParams.get('page') ?? 1);
  const next = new URL(url);
  next.searchParams.set('page', String(number + 1));
  const headers: Record<string, string> =
    number * size < items.length ? { link: `<${next}>; rel="next"` } : {};
  return { items: items.slice((number - 1) * size, number * size), headers };
}

route('repos/get', 'GET', '', 'read', ({ state, token }, answer) =>
  answer({
    ...{ id: 1, node_id: 'R_1', name: state.name.split('/')[1] ?? '', full_name: state.name },
    ...{
      private: state.isPrivate,
      default_branch: 'main',
      html_url: `https://github.com/${state.name}`,
    },
    permissions: { admin: false, push: token?.rights === 'write', pull: true },
  }),
);

route('repos/get-branch', 'GET', '/branches/{branch*}', 'read', async (call, answer) => {
  const { branch = '' } = call.params;
  const oid = call.state.repository.head(branch);
  if (oid === undefined) throw new Refusal(404, 'Branch not found');
  const isProtected = call.state.protections.has(branch);
  return answer({ name: branch, commit: await describe(call, oid), protected: isProtected });
});

route(
  'repos/get-branch-rules',
  'GET',
  '/rules/branches/{branch*}',
  'read',
  ({ state, params }, answer) => {
    const isReviewed = state.protections.get(params.branch ?? '') === 'ruleset';
    return answer(
      isReviewed
        ? [{ type: 'pull_request', parameters: { required_approving_review_count: 1 } }]
        : [],
    );
  },
);

const described = (branch: string, sha: string) => ({
  ...{ ref: `refs/heads/${branch}`, node_id: `REF_${branch}` },
  object: { type: 'commit', sha },
});

route('git/get-ref', 'GET', '/git/ref/heads/{branch*}', 'read', ({ state, params }, answer) => {
  const { branch = '' } = params;
  const oid = state.repository.head(branch);
  if (oid === undefined) throw new Refusal(404, 'Not Found');
  return answer(described(branch, oid));
});

route('git/create-ref', 'POST', '/git/refs', 'write', async ({ state, sent }, answer) => {
  const [ref, oid] = [text(sent, 'ref'), text(sent, 'sha')];
  const branch = ref.replace(/^refs\/heads\//, '');
  if (!ref.startsWith('refs/heads/') || !isValidBranch(branch)) {
    throw new Refusal(422, 'Reference name is invalid');
  }
  if ((await state.repository.read(oid))?.type !== 'commit')
    throw new Refusal(422, 'Object does not exist');
  if (!state.repository.moveBranch(branch, oid, undefined))
    throw new Refusal(422, 'Reference already exists');
  return answer(described(branch, oid));
});

route(
  'git/update-ref',
  'PATCH',
  '/git/refs/heads/{branch*}',
  'write',
  async ({ state, sent, params }, answer) => {
    const { repository, protections } = state;
    const { branch = '' } = params;
    const oid = text(sent, 'sha');
    const head = repository.head(branch);
    if (head === undefined) throw new Refusal(422, 'Reference does not exist');
    if ((await repository.read(oid))?.type !== 'commit')
      throw new Refusal(422, 'Object does not exist');
    const protection = protections.get(branch);
    if (protection) throw new Refusal(422, refusals[protection].message);
    const isForced = field(sent, 'force') === true;
    const isForward = isForced || (await repository.history(oid)).includes(head);
    if (!isForward || !repository.moveBranch(branch, oid, head)) {
      throw new Refusal(422, 'Update is not a fast forward');
    }
    return answer(described(branch, oid));
  },
);

route(
  'git/get-tree',
  'GET',
  '/git/trees/{revision*}',
  'read',
  async ({ state, params, url }, answer) => {
    const { repository, limits } = state;
    const { revision = '' } = params;
    const found = await repository.read(`${repository.head(revision) ?? revision}^{tree}`);
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
  },
);

route('git/get-blob', 'GET', '/git/blobs/{sha}', 'read', async ({ state, params, raw }, answer) => {
  const { sha = '' } = params;
  const found = await state.repository.read(sha);
  if (found?.type !== 'blob') throw new Refusal(404, 'Not Found');
  if (raw)
    return {
      status: 200,
      body: found.bytes,
      headers: { 'content-type': 'application/vnd.github.raw; charset=utf-8' },
    };
  const content = found.bytes.toString('base64').replace(/.{60}/g, '$&\n');
  return answer({
    sha,
    node_id: `B_${sha}`,
    size: found.bytes.length,
    encoding: 'base64',
    content,
  });
});

route('git/create-blob', 'POST', '/git/blobs', 'write', ({ state, sent }, answer) => {
  const encoding = field(sent, 'encoding') === 'base64' ? 'base64' : 'utf8';
  return answer({
    sha: state.repository.write('blob', Buffer.from(text(sent, 'content'), encoding)),
  });
});

route(
  'git/create-tree',
  'POST',
  '/git/trees',
  'write',
  async ({ state: { repository }, sent }, answer) => {
    const changes = new Map<string, { mode: string; oid: string } | undefined>();
    const base = field(sent, 'base_tree');
    const found = typeof base === 'string' ? await repository.read(`${base}^{tree}`) : undefined;
    if (typeof base === 'string' && !found) throw new Refusal(404, 'Not Found');
    const names = new Set(
      (found ? await repository.allEntries(found.oid) : []).map(({ name }) => name),
    );
    for (const entry of list(sent, 'tree')) {
      const name = text(entry, 'path');
      if (!isValidPath(name))
        throw new Refusal(422, 'tree.path contains a malformed path component');
      if (field(entry, 'sha') === null) {
        if (!names.has(name)) throw new Refusal(422, 'GitRPC::BadObjectState');
        changes.set(name, undefined);
        continue;
      }
      const content = field(entry, 'content');
      const oid =
        typeof content === 'string' ? repository.write('blob', content) : text(entry, 'sha');
      if (!(await repository.read(oid)))
        throw new Refusal(422, `tree.sha ${oid} is not a valid object`);
      changes.set(name, { mode: text(entry, 'mode').replace(/^0+/, ''), oid });
    }
    const sha = await repository.changeTree(found?.oid, changes);
    return answer({ sha, truncated: false, tree: [] });
  },
);

route(
  'git/create-commit',
  'POST',
  '/git/commits',
  'write',
  async ({ state: { repository }, sent, token }, answer) => {
    const tree = text(sent, 'tree');
    const parents = list(sent, 'parents').map(String);
    const login = token?.login ?? '';
    for (const [oid, type] of [[tree, 'tree'], ...parents.map((oid) => [oid, 'commit'])]) {
      const isThere = (await repository.read(oid ?? ''))?.type === type;
      if (!isThere)
        throw new Refusal(
          422,
          type === 'tree'
            ? 'Tree SHA does not exist'
            : 'Parent SHA does not exist or is not a commit object',
        );
    }
    const author = { name: login, email: emailOf(login) };
    const message = text(sent, 'message');
    const sha = repository.writeCommit({ tree, parents, message, author });
    return answer({
      sha,
      message,
      tree: { sha: tree },
      parents: parents.map((oid) => ({ sha: oid })),
    });
  },
);

route('repos/list-commits', 'GET', '/commits', 'read', async (call, answer) => {
  const { searchParams } = call.url;
  if (call.state.repository.isEmpty()) throw new Refusal(409, 'Git Repository is empty.');
  const { oid } = await commitOf(call, searchParams.get('sha') ?? 'main');
  const all = await call.state.repository.history(oid, searchParams.get('path') ?? '');
  const { items, headers } = page(call.url, all);
  return answer(await Promise.all(items.map((one) => describe(call, one))), headers);
});

route(
  'checks/list-for-ref',
  'GET',
  '/commits/{sha}/check-runs',
  'checks',
  ({ state, params }, answer) => {
    const checks = state.checks.get(params.sha ?? '') ?? [];
    return answer({
      total_count: checks.length,
      check_runs: checks.map(({ name, status, conclusion, url }, id) => ({
        ...{ id, name, status, conclusion: conclusion ?? null, html_url: url, details_url: url },
        head_sha: params.sha,
      })),
    });
  },
);

route(
  'actions/list-workflow-runs-for-repo',
  'GET',
  '/actions/runs',
  'actions',
  ({ state, url }, answer) => {
    const head = url.searchParams.get('head_sha');
    const runs = [...state.checks].filter(([oid]) => head === null || oid === head);
    const workflow_runs = runs.flatMap(([oid, checks]) =>
      checks.map(({ name, status, conclusion, url: html_url }, id) => ({
        ...{ id, name, status, conclusion: conclusion ?? null, html_url, head_sha: oid },
      })),
    );
    return answer({ total_count: workflow_runs.length, workflow_runs });
  },
);

route(
  'repos/get-combined-status-for-ref',
  'GET',
  '/commits/{sha}/status',
  'statuses',
  ({ state, params }, answer) => {
    const found = state.statuses.get(params.sha ?? '') ?? [];
    const states = found.map((one) => one.state);
    const worst = states.find((one) => one === 'failure' || one === 'error')
      ? 'failure'
      : 'pending';
    const statuses = found.map(({ context, state, url }, id) => ({
      id,
      context,
      state,
      target_url: url,
    }));
    const isGood = states.length > 0 && states.every((one) => one === 'success');
    return answer({
      state: isGood ? 'success' : worst,
      sha: params.sha,
      total_count: found.length,
      statuses,
    });
  },
);

route('repos/get-commit', 'GET', '/commits/{revision*}', 'read', async (call, answer) => {
  const { oid, parents } = await commitOf(call, call.params.revision ?? '');
  return answer({
    ...(await describe(call, oid)),
    files: await changedFiles(call, parents[0], oid),
  });
});

route('repos/compare-commits', 'GET', '/compare/{range*}', 'read', async (call, answer) => {
  const [from = '', to = ''] = (call.params.range ?? '').split('...');
  const [base, head] = [await commitOf(call, from), await commitOf(call, to)];
  const { repository } = call.state;
  const [inBase, inHead] = [await repository.history(base.oid), await repository.history(head.oid)];
  const ahead = inHead.filter((oid) => !inBase.includes(oid));
  const behind = inBase.filter((oid) => !inHead.includes(oid));
  const common = inBase.find((oid) => inHead.includes(oid));
  const status =
    ahead.length > 0
      ? behind.length > 0
        ? 'diverged'
        : 'ahead'
      : behind.length > 0
        ? 'behind'
        : 'identical';
  return answer({
    ...{ status, ahead_by: ahead.length, behind_by: behind.length, total_commits: ahead.length },
    commits: await Promise.all([...ahead].reverse().map((oid) => describe(call, oid))),
    files: await changedFiles(call, common, head.oid),
  });
});

route('pulls/create', 'POST', '/pulls', 'pull requests', ({ state, sent }, answer) => {
  const [head, base, title] = [text(sent, 'head'), text(sent, 'base'), text(sent, 'title')];
  for (const branch of [head, base]) {
    if (state.repository.head(branch) === undefined) throw new Refusal(422, 'Validation Failed');
  }
  const number = state.pulls.length + 1;
  state.pulls.push({ number, head, base, title });
  return answer({ number, title, html_url: `https://github.com/${state.name}/pull/${number}` });
});
