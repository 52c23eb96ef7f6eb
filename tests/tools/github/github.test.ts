import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { git } from '../git.ts';
import { type RelayKind, relayServer } from './relay.ts';
import { badGateway, expired, type GithubServer, githubServer, rateLimit } from './server.ts';

const faq = '{"title":"Fragen"}\n';
const files = { 'pages/faq.json': faq, 'pages/a/b.json': '{}\n', 'x.bin': '\0\x01' };
let server: GithubServer;
beforeEach(async () => {
  server = await githubServer({ files });
});
afterEach(() => server.close());

async function request(method: string, address: string, sent?: unknown, token = 'token') {
  const response = await fetch(server.url + address, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const rest = (method: string, address: string, sent?: unknown, token?: string) =>
  request(method, `/repos/plum-rye/site${address}`, sent, token);

async function query(text: string, variables: Record<string, unknown> = {}, token = 'token') {
  const { status, body } = await request('POST', '/graphql', { query: text, variables }, token);
  return { status, data: body.data, errors: body.errors };
}
const queryRepository = async (fields: string, token?: string) => {
  const text = `{ viewer { login } repository(owner: "plum-rye", name: "site") { ${fields} } }`;
  const { status, data, errors } = await query(text, {}, token);
  return { status, errors, repository: data?.repository };
};

const head = () => server.git('rev-parse', 'main');
const base64 = (text: string) => Buffer.from(text).toString('base64');

const site = { repositoryNameWithOwner: 'plum-rye/site', branchName: 'main' };
async function publish(change: Record<string, unknown> = {}, token?: string) {
  const text =
    'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid author { user { login } } } } }';
  const input = {
    branch: site,
    expectedHeadOid: await head(),
    fileChanges: { additions: [{ path: 'pages/new.json', contents: base64('{"ä":1}') }] },
    message: { headline: 'Add a page', body: 'With a title' },
    ...change,
  };
  return query(text, { input }, token);
}

describe('commits', () => {
  test('a clone has what createCommitOnBranch wrote, and Git finds nothing wrong', async () => {
    const additions = [
      { path: 'pages/new.json', contents: base64('{"ä":1}') },
      { path: 'pages.json', contents: base64('beside a folder') },
    ];
    const deletions = [{ path: 'pages/a/b.json' }];
    const { data } = await publish({ fileChanges: { additions, deletions } });
    const made = { oid: await head(), author: { user: { login: 'ann' } } };
    expect(data.createCommitOnBranch.commit).toEqual(made);
    await server.git('fsck', '--strict', '--full');
    const place = await mkdtemp(path.join(tmpdir(), 'clone-'));
    await git(place, 'clone', '-q', await server.git('rev-parse', '--absolute-git-dir'), 'site');
    const clone = path.join(place, 'site');
    expect(await readFile(path.join(clone, 'pages/new.json'), 'utf8')).toBe('{"ä":1}');
    expect(await git(clone, 'ls-files')).toBe('pages.json\npages/faq.json\npages/new.json\nx.bin');
    expect(await git(clone, 'log', '-1', '--format=%an|%ae|%cn|%B')).toBe(
      'ann|ann@users.noreply.github.com|GitHub|Add a page\n\nWith a title',
    );
    // And the other way.
    const eve = ['-c', 'user.name=Eve', '-c', 'user.email=e@example.test'];
    await git(clone, 'rm', '-q', 'pages/faq.json');
    await git(clone, ...eve, 'commit', '-qm', 'Remove');
    await git(clone, 'push', '-q', 'origin', 'main');
    expect(await server.read('pages/faq.json')).toBeUndefined();
    await rm(place, { recursive: true });
  });

  const outside = { additions: [{ path: 'a/../../b', contents: '' }] };
  test.each([
    ['a stale head', 'STALE_DATA', /to "0+" but it/, { expectedHeadOid: '0'.repeat(40) }],
    ['a missing branch', 'NOT_FOUND', /gone/, { branch: { ...site, branchName: 'gone' } }],
    [
      ...(['another repository', 'NOT_FOUND', /a\/b/] as const),
      { branch: { ...site, repositoryNameWithOwner: 'a/b' } },
    ],
    [
      ...(['a missing file to delete', 'NOT_FOUND', /for deletion/] as const),
      { fileChanges: { deletions: [{ path: 'no' }] } },
    ],
    ['a path outside', 'UNPROCESSABLE', /a\/..\/..\/b/, { fileChanges: outside }],
  ])('refuses %s', async (_, type, message, change) => {
    const before = await head();
    expect(await publish(change)).toMatchObject({
      ...{ status: 200, data: { createCommitOnBranch: null } },
      errors: [{ type, message: expect.stringMatching(message), path: ['createCommitOnBranch'] }],
    });
    expect(await head()).toBe(before);
  });

  test('of two commits on one head, one is refused', async () => {
    const expectedHeadOid = await head();
    const both = await Promise.all([publish({ expectedHeadOid }), publish({ expectedHeadOid })]);
    expect(both.map(({ errors }) => errors?.[0].type).sort()).toEqual(['STALE_DATA', undefined]);
    expect(await server.git('rev-list', '--count', 'main')).toBe('2');
  });

  test.each([
    ['branch protection', 'BRANCH_PROTECTION_RULE_VIOLATION'],
    ['ruleset', 'FORBIDDEN'],
  ] as const)('takes none on a branch with a %s, but on a new branch', async (protection, type) => {
    server.state.protections.set('main', protection);
    expect((await publish()).errors).toMatchObject([{ type }]);
    const sha = await head();
    expect((await rest('PATCH', '/git/refs/heads/main', { sha })).status).toBe(422);
    await rest('POST', '/git/refs', { ref: 'refs/heads/for/review', sha });
    expect((await publish({ branch: { ...site, branchName: 'for/review' } })).errors).toBe(
      undefined,
    );
    expect(await server.read('pages/new.json', 'for/review')).toBe('{"ä":1}');
  });

  test('blobs, a tree and a commit become a branch that is never forced', async () => {
    const parent = await head();
    const picture = { content: base64('\0'), encoding: 'base64' };
    const { sha } = (await rest('POST', '/git/blobs', picture)).body;
    const file = { mode: '100644', type: 'blob' };
    const tree = [
      { ...file, path: 'pictures/a.png', sha },
      { ...file, path: 'x.bin', sha: null },
    ];
    const made = await rest('POST', '/git/trees', { base_tree: parent, tree });
    const commit = { message: 'Add', tree: made.body.sha, parents: [parent] };
    const update = { sha: (await rest('POST', '/git/commits', commit)).body.sha, force: false };
    const between = await server.commit({ 'pages/other.json': '1' });
    expect(await rest('PATCH', '/git/refs/heads/main', update)).toMatchObject({
      ...{ status: 422, body: { message: 'Update is not a fast forward' } },
    });
    expect(await head()).toBe(between);
    expect(await server.git('ls-tree', '-r', '--name-only', update.sha)).toBe(
      'pages/a/b.json\npages/faq.json\npictures/a.png',
    );
    await server.git('fsck', '--strict', '--full');
  });
});

describe('reading', () => {
  test('ids, texts and histories are those of Git', async () => {
    const oid = await server.git('rev-parse', 'main:pages/faq.json');
    const large = 'ä'.repeat(300_000);
    await server.commit({ 'pages/faq.json': 'new', 'large.json': large }, 'Second\n\nWhy');
    const { repository, errors } = await queryRepository(`
      viewerPermission defaultBranchRef { name }
      old: object(oid: "${oid}") { ... on Blob { text byteSize isBinary isTruncated } }
      binary: object(expression: "main:x.bin") { ... on Blob { text isBinary } }
      large: object(expression: "main:large.json") { ... on Blob { text byteSize isTruncated } }
      ref(qualifiedName: "refs/heads/main") { target { oid ... on Commit {
        history(first: 1, path: "pages/faq.json") {
          nodes { messageHeadline messageBody author { name user { login } } }
          pageInfo { hasNextPage endCursor }
        }
        file(path: "pages") { oid type }
      } } }
    `);
    const second = { messageHeadline: 'Second', messageBody: 'Why' };
    const history = {
      nodes: [{ ...second, author: { name: 'Bob', user: null } }],
      pageInfo: { hasNextPage: true, endCursor: '0' },
    };
    const file = { oid: await server.git('rev-parse', 'main:pages'), type: 'tree' };
    expect(errors).toBeUndefined();
    expect(repository).toEqual({
      ...{ viewerPermission: 'WRITE', defaultBranchRef: { name: 'main' } },
      old: { text: faq, byteSize: 19, isBinary: false, isTruncated: false },
      binary: { text: null, isBinary: true },
      large: { text: large.slice(0, 256_000), byteSize: 600_000, isTruncated: true },
      ref: { target: { oid: await head(), history, file } },
    });
  });

  const endless =
    'ref(qualifiedName: "main") { target { ... on Commit { history { nodes { oid } } } } }';
  test.each([
    ['an unknown field', 'prise', /Cannot query field "prise"/],
    ['a list without a length', endless, /`first` or `last`/],
    [
      'a field that this server lacks',
      'forkCount',
      /test server does not answer Repository.forkCount/,
    ],
  ])('refuses %s', async (_, fields, message) => {
    const { errors } = await queryRepository(fields);
    expect(errors).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  test('a query for too many texts times out', async () => {
    server.state.limits.texts = 2;
    const text = 'object(expression: "main:x.bin") { ... on Blob { text } }';
    expect((await queryRepository(`a: ${text} b: ${text} c: ${text}`)).status).toBe(502);
  });

  test('trees, blobs and commits over REST', async () => {
    const first = await head();
    const second = await server.commit({ 'pages/faq.json': 'new', 'x.bin': undefined });
    const { body: tree } = await rest('GET', `/git/trees/${first}?recursive=1`);
    const ids = (await server.git('ls-tree', '-rt', first)).split('\n');
    expect(tree.tree).toEqual(
      ids.map((line) => {
        const [, mode, type, sha, name = ''] = /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? [];
        const size = Object.entries(files).find(([file]) => file === name)?.[1].length;
        return { path: name, mode, type, sha, ...(size !== undefined && { size }) };
      }),
    );
    expect((await rest('GET', `/commits/${second}`)).body).toMatchObject({
      parents: [{ sha: first }],
      files: [
        { filename: 'pages/faq.json', status: 'modified' },
        { filename: 'x.bin', status: 'removed' },
      ],
    });
    const blob = await server.git('rev-parse', `${first}:x.bin`);
    const headers = { authorization: 'Bearer token', accept: 'application/vnd.github.raw+json' };
    const raw = await fetch(`${server.url}/repos/plum-rye/site/git/blobs/${blob}`, { headers });
    expect(await raw.text()).toBe(files['x.bin']);
    server.state.limits.treeEntries = 2;
    expect((await rest('GET', '/git/trees/main?recursive=1')).body.truncated).toBe(true);
  });
});

describe('rights', () => {
  beforeEach(() => {
    const { tokens } = server.state;
    tokens.set('reader', { login: 'rob', rights: 'read' });
    tokens.set('stranger', { login: 'sue', rights: 'none' });
    tokens.set('old', { login: 'ann', rights: 'write', isExpired: true });
    tokens.set('oauth', { login: 'ann', rights: 'write', kind: 'oauth' });
  });

  test.each([
    ['token', 200],
    ['reader', 200],
    ['stranger', 404],
    ['', 404],
    ['old', 401],
    ['made up', 401],
  ])('"%s" reads a private repository with %i', async (token, status) => {
    expect((await rest('GET', '/git/trees/main', undefined, token)).status).toBe(status);
  });

  test('writing needs the right to write', async () => {
    const message = 'Resource not accessible by personal access token';
    expect((await publish({}, 'reader')).errors).toMatchObject([{ type: 'FORBIDDEN', message }]);
    const refused = await rest('POST', '/git/blobs', { content: '' }, 'reader');
    expect(refused).toMatchObject({ status: 403, body: { message, status: '403' } });
    expect((await publish({}, 'stranger')).errors).toMatchObject([{ type: 'NOT_FOUND' }]);
  });

  test('check runs are shown to a sign-in and not to a fine-grained token', async () => {
    const oid = await head();
    const url = 'https://example.test/run';
    const check = { name: 'Build', status: 'completed', conclusion: 'failure', url } as const;
    server.state.checks.set(oid, [check]);
    const fields =
      'object(expression: "main") { ... on Commit { statusCheckRollup { state contexts(first: 9) { nodes { ... on CheckRun { name conclusion detailsUrl } } } } } }';
    const rollup = (node: unknown) => ({
      object: { statusCheckRollup: { state: 'FAILURE', contexts: { nodes: [node] } } },
    });
    const run = { name: 'Build', conclusion: 'FAILURE', detailsUrl: url };
    expect(await queryRepository(fields, 'oauth')).toMatchObject({ repository: rollup(run) });
    expect(await queryRepository(fields)).toMatchObject({
      ...{ repository: rollup(null), errors: [{ type: 'FORBIDDEN' }] },
    });
    expect((await rest('GET', `/commits/${oid}/check-runs`)).status).toBe(403);
    expect((await rest('GET', `/actions/runs?head_sha=${oid}`)).body).toMatchObject({
      workflow_runs: [{ name: 'Build', conclusion: 'failure', html_url: url }],
    });
  });
});

describe('states and faults', () => {
  test('a renamed repository is found under its former name', async () => {
    Object.assign(server.state, { name: 'plum-rye/bakery', formerNames: ['plum-rye/site'] });
    const { repository } = await queryRepository('nameWithOwner');
    expect(repository.nameWithOwner).toBe('plum-rye/bakery');
    const address = `${server.url}/repos/plum-rye/site/commits/main`;
    const headers = { authorization: 'Bearer token' };
    expect((await fetch(address, { headers, redirect: 'manual' })).status).toBe(301);
    expect((await rest('GET', '/commits/main')).body.sha).toBe(await head());
  });

  test('an empty repository has no trees', async () => {
    await server.git('update-ref', '-d', 'refs/heads/main');
    expect(await rest('GET', '/git/trees/main')).toMatchObject({
      ...{ status: 409, body: { message: 'Git Repository is empty.' } },
    });
  });

  test('a fault happens as often as asked, to the requests that match', async () => {
    const reset = new Date('2030-01-01T00:00:00Z');
    server.fault(/query viewer/, expired);
    server.fault(/createCommitOnBranch/, badGateway, 2);
    server.fault(/\/commits\//, rateLimit(reset));
    expect((await queryRepository('name')).status).toBe(401);
    expect((await queryRepository('name')).status).toBe(200);
    await expect(publish()).rejects.toThrow('JSON');
    await expect(publish()).rejects.toThrow('JSON');
    expect((await publish()).errors).toBeUndefined();
    const { status, headers } = await rest('GET', '/commits/main');
    expect(status).toBe(403);
    expect(Number(headers.get('x-ratelimit-reset')) * 1000).toBe(reset.getTime());
  });

  test('broken connections: nothing done, all done without an answer, half an answer', async () => {
    const before = await head();
    server.fault(/createCommitOnBranch/, 'offline');
    await expect(publish()).rejects.toThrow('fetch failed');
    expect(await head()).toBe(before);
    server.fault(/createCommitOnBranch/, 'answer lost');
    await expect(publish()).rejects.toThrow('fetch failed');
    expect(await head()).not.toBe(before);
    server.fault(/createCommitOnBranch/, 'cut off');
    await expect(publish()).rejects.toThrow('terminated');
    server.state.limits.requestBytes = 1000;
    await expect(query(' '.repeat(2000))).rejects.toThrow('fetch failed');
    await vi.waitFor(() => expect(server.requests).toHaveLength(4));
    expect(server.requests.every(({ status }) => status === 0)).toBe(true);
  });

  test('somebody can commit between a request and its answer', async () => {
    const stop = server.onRequest(({ label }) => {
      if (label.includes('createCommitOnBranch')) return server.commit({ theirs: '1' });
    });
    expect((await publish()).errors).toMatchObject([{ type: 'STALE_DATA' }]);
    stop();
    expect((await publish()).errors).toBeUndefined();
    expect(await server.read('theirs')).toBe('1');
  });

  test('answers the preflight of a browser', async () => {
    const { status, headers } = await fetch(`${server.url}/graphql`, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(headers.get('access-control-expose-headers')).toContain('Retry-After');
  });
});

describe('the relay', () => {
  /** Signs in without a browser. Returns what the last page posts to a window that answers its greeting with `reply`. */
  async function signIn(kind: RelayKind, reply: string, { choice = 'Authorize', state = '' } = {}) {
    const relay = await relayServer(server, { kind });
    const redirect = 'manual';
    const start = await fetch(`${relay.url}/auth?provider=github&site_id=her-site.com`, {
      redirect,
    });
    const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? '';
    const authorize = start.headers.get('location') ?? '';
    expect(await (await fetch(authorize)).text()).toContain('>Authorize</button>');
    const body = new URLSearchParams({ choice });
    const chosen = await fetch(authorize, { redirect, method: 'POST', body });
    const callback = new URL(chosen.headers.get('location') ?? '');
    if (state) callback.searchParams.set('state', state);
    const last = await (await fetch(callback, { headers: { cookie } })).text();
    await relay.close();
    const posted: string[][] = [];
    const listeners: ((event: { data: string; origin: string }) => void)[] = [];
    const window = {
      opener: { postMessage: (...message: string[]) => posted.push(message) },
      addEventListener: (_: string, listener: (typeof listeners)[number]) =>
        listeners.push(listener),
    };
    new Function('window', /<script>(.*)<\/script>/s.exec(last)?.[1] ?? '')(window);
    expect(posted).toEqual([['authorizing:github', '*']]);
    for (const listener of listeners) listener({ data: reply, origin: 'https://her-site.com' });
    return posted.slice(1);
  }

  test.each([
    ['sveltia', 'authorizing:github'],
    ['netlify', 'anything'],
  ] as const)(
    '%s gives a token that works to the window that answers "%s"',
    async (kind, reply) => {
      const [[message = '', origin] = []] = await signIn(kind, reply);
      expect(origin).toBe('https://her-site.com');
      const { token, provider } = JSON.parse(message.replace(/^authorization:github:success:/, ''));
      expect(provider).toBe('github');
      expect((await query('{ viewer { login } }', {}, token)).data.viewer.login).toBe('ann');
    },
  );

  test.each([
    ['Cancel', { choice: 'Cancel' }, /^authorization:github:error:.*AUTH_CODE_REQUEST_FAILED/],
    ['another state', { state: 'f'.repeat(32) }, /^authorization:github:error:.*CSRF_DETECTED/],
  ])('gives no token after %s', async (_, change, message) => {
    const posted = await signIn('sveltia', 'authorizing:github', change);
    expect(posted).toEqual([[expect.stringMatching(message), 'https://her-site.com']]);
    expect([...server.state.tokens.keys()]).toEqual(['token']);
  });
});
