import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { git } from '../git.ts';
import { type RelayKind, relayServer } from './relay.ts';
import { badGateway, expired, type GithubServer, githubServer, rateLimit } from './server.ts';

const files = {
  'pages/faq.json': '{"title":"Fragen"}\n',
  'pages/a/b.json': '{}\n',
  'x.bin': '\0\x01',
};
let server: GithubServer;

beforeEach(async () => {
  server = await githubServer({ files });
});
afterEach(() => server.close());

async function rest(method: string, address: string, body?: unknown, token = 'token') {
  const response = await fetch(server.url + address, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function query(text: string, variables: Record<string, unknown> = {}, token = 'token') {
  const { status, body } = await rest('POST', '/graphql', { query: text, variables }, token);
  return { status, data: body.data, errors: body.errors };
}

const inRepository = (fields: string) =>
  `{ repository(owner: "plum-rye", name: "site") { ${fields} } }`;

const head = () => server.git('rev-parse', 'main');
const base64 = (text: string) => Buffer.from(text).toString('base64');

const commitMutation =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid author { user { login } } } } }';
const publish = async (change: Record<string, unknown> = {}, token?: string) => {
  const input = {
    branch: { repositoryNameWithOwner: 'plum-rye/site', branchName: 'main' },
    expectedHeadOid: await head(),
    fileChanges: { additions: [{ path: 'pages/new.json', contents: base64('{"ä":1}') }] },
    message: { headline: 'Add a page', body: 'With a title' },
    ...change,
  };
  return query(commitMutation, { input }, token);
};

describe('commits', () => {
  test('a clone has what createCommitOnBranch wrote, and Git finds nothing wrong', async () => {
    const { data } = await publish({
      fileChanges: {
        additions: [
          { path: 'pages/new.json', contents: base64('{"ä":1}') },
          { path: 'pages.json', contents: base64('beside a folder') },
        ],
        deletions: [{ path: 'pages/a/b.json' }],
      },
    });
    expect(data.createCommitOnBranch.commit).toEqual({
      ...{ oid: await head(), author: { user: { login: 'ann' } } },
    });
    await server.git('fsck', '--strict', '--full');
    const folder = await mkdtemp(path.join(tmpdir(), 'clone-'));
    await git(folder, 'clone', '-q', await server.git('rev-parse', '--absolute-git-dir'), 'site');
    const site = path.join(folder, 'site');
    expect(await readFile(path.join(site, 'pages/new.json'), 'utf8')).toBe('{"ä":1}');
    expect((await git(site, 'ls-files')).split('\n')).toEqual([
      'pages.json',
      'pages/faq.json',
      'pages/new.json',
      'x.bin',
    ]);
    expect(await git(site, 'log', '-1', '--format=%an|%ae|%cn|%B')).toBe(
      'ann|ann@users.noreply.github.com|GitHub|Add a page\n\nWith a title',
    );
    // And the other way.
    await git(site, 'rm', '-q', 'pages/faq.json');
    await git(
      site,
      '-c',
      'user.name=Eve',
      '-c',
      'user.email=e@example.test',
      'commit',
      '-qm',
      'Remove',
    );
    await git(site, 'push', '-q', 'origin', 'main');
    expect(await server.read('pages/faq.json')).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  test.each([
    [
      'a stale head',
      { expectedHeadOid: '0'.repeat(40) },
      'STALE_DATA',
      /Expected branch to point to "0+" but it did not/,
    ],
    [
      'a missing branch',
      { branch: { repositoryNameWithOwner: 'plum-rye/site', branchName: 'gone' } },
      'NOT_FOUND',
      /gone/,
    ],
    [
      'another repository',
      { branch: { repositoryNameWithOwner: 'a/b', branchName: 'main' } },
      'NOT_FOUND',
      /a\/b/,
    ],
    [
      'a missing file to delete',
      { fileChanges: { deletions: [{ path: 'no' }] } },
      'NOT_FOUND',
      /requested for deletion/,
    ],
    [
      'a path outside',
      { fileChanges: { additions: [{ path: 'a/../../b', contents: '' }] } },
      'UNPROCESSABLE',
      /a\/..\/..\/b/,
    ],
  ])('refuses %s', async (_, change, type, message) => {
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
  ] as const)(
    'a branch with a %s takes no commit, and a new branch does',
    async (protection, type) => {
      server.state.protections.set('main', protection);
      expect((await publish()).errors).toMatchObject([{ type }]);
      const sha = await head();
      expect(
        await rest('PATCH', '/repos/plum-rye/site/git/refs/heads/main', { sha }),
      ).toMatchObject({ status: 422 });
      await rest('POST', '/repos/plum-rye/site/git/refs', { ref: 'refs/heads/for/review', sha });
      const branch = { repositoryNameWithOwner: 'plum-rye/site', branchName: 'for/review' };
      expect((await publish({ branch })).errors).toBeUndefined();
      expect(await server.read('pages/new.json', 'for/review')).toBe('{"ä":1}');
    },
  );

  test('blobs, a tree and a commit become a branch that is never forced', async () => {
    const at = '/repos/plum-rye/site/git';
    const parent = await head();
    const { body: blob } = await rest('POST', `${at}/blobs`, {
      content: base64('\0'),
      encoding: 'base64',
    });
    const { body: tree } = await rest('POST', `${at}/trees`, {
      base_tree: parent,
      tree: [
        { path: 'pictures/a.png', mode: '100644', type: 'blob', sha: blob.sha },
        { path: 'x.bin', mode: '100644', type: 'blob', sha: null },
      ],
    });
    const made = await rest('POST', `${at}/commits`, {
      message: 'Add',
      tree: tree.sha,
      parents: [parent],
    });
    const between = await server.commit({ 'pages/other.json': '1' });
    const update = { sha: made.body.sha, force: false };
    expect(await rest('PATCH', `${at}/refs/heads/main`, update)).toMatchObject({
      ...{ status: 422, body: { message: 'Update is not a fast forward' } },
    });
    expect(await head()).toBe(between);
    expect(await server.git('ls-tree', '-r', '--name-only', made.body.sha)).toBe(
      'pages/a/b.json\npages/faq.json\npictures/a.png',
    );
    await server.git('fsck', '--strict', '--full');
  });
});

describe('reading', () => {
  test('ids, texts and histories are those of Git', async () => {
    const oid = await server.git('rev-parse', 'main:pages/faq.json');
    await server.commit(
      { 'pages/faq.json': 'new', 'large.json': 'ä'.repeat(300_000) },
      'Second\n\nWhy',
    );
    const { data, errors } = await query(
      inRepository(`
        viewerPermission defaultBranchRef { name }
        old: object(oid: "${oid}") { ... on Blob { text byteSize isBinary isTruncated } }
        binary: object(expression: "main:x.bin") { ... on Blob { text isBinary } }
        large: object(expression: "main:large.json") { ... on Blob { text byteSize isTruncated } }
        ref(qualifiedName: "refs/heads/main") { target { oid ... on Commit {
          history(first: 1, path: "pages/faq.json") { nodes { messageHeadline messageBody author { name user { login } } } pageInfo { hasNextPage endCursor } }
          tree { entries { name type mode } }
        } } }
      `),
    );
    expect(errors).toBeUndefined();
    const { large, ...rest } = data.repository;
    expect(large).toMatchObject({ byteSize: 600_000, isTruncated: true });
    expect(large.text).toHaveLength(256_000);
    const author = { name: 'Bob', user: null };
    expect(rest).toEqual({
      ...{ viewerPermission: 'WRITE', defaultBranchRef: { name: 'main' } },
      old: { text: files['pages/faq.json'], byteSize: 19, isBinary: false, isTruncated: false },
      binary: { text: null, isBinary: true },
      ref: {
        target: {
          oid: await head(),
          history: {
            nodes: [{ messageHeadline: 'Second', messageBody: 'Why', author }],
            pageInfo: { hasNextPage: true, endCursor: '0' },
          },
          tree: {
            entries: [
              { name: 'large.json', type: 'blob', mode: 0o100644 },
              { name: 'pages', type: 'tree', mode: 0o40000 },
              { name: 'x.bin', type: 'blob', mode: 0o100644 },
            ],
          },
        },
      },
    });
  });

  test.each([
    ['an unknown field', inRepository('prise'), /Cannot query field "prise"/],
    [
      'a list without a length',
      inRepository(
        'ref(qualifiedName: "main") { target { ... on Commit { history { nodes { oid } } } } }',
      ),
      /`first` or `last`/,
    ],
    [
      'a field that this server lacks',
      inRepository('forkCount'),
      /test server does not answer Repository.forkCount/,
    ],
  ])('refuses %s', async (_, text, message) => {
    expect((await query(text)).errors).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  test('a query for too many texts times out', async () => {
    server.state.limits.texts = 2;
    const texts = [1, 2, 3].map(
      (n) => `a${n}: object(expression: "main:pages/faq.json") { ... on Blob { text } }`,
    );
    expect(await query(inRepository(texts.join(' ')))).toMatchObject({ status: 502, data: null });
  });

  test('trees, blobs and commits over REST', async () => {
    const at = '/repos/plum-rye/site';
    const first = await head();
    const second = await server.commit({ 'pages/faq.json': 'new', 'x.bin': undefined });
    const tree = await rest('GET', `${at}/git/trees/${first}?recursive=1`);
    expect(tree.body).toMatchObject({ truncated: false });
    expect(
      tree.body.tree.map(({ path, mode }: { path: string; mode: string }) => `${mode} ${path}`),
    ).toEqual([
      ...[
        '040000 pages',
        '040000 pages/a',
        '100644 pages/a/b.json',
        '100644 pages/faq.json',
        '100644 x.bin',
      ],
    ]);
    const changed = [
      { filename: 'pages/faq.json', status: 'modified' },
      { filename: 'x.bin', status: 'removed' },
    ];
    const { body: one } = await rest('GET', `${at}/commits/${second}`);
    expect(one).toMatchObject({ parents: [{ sha: first }], files: changed });
    const raw = await fetch(
      `${server.url}${at}/git/blobs/${await server.git('rev-parse', `${first}:x.bin`)}`,
      {
        headers: { authorization: 'Bearer token', accept: 'application/vnd.github.raw' },
      },
    );
    expect(await raw.text()).toBe('\0\x01');
    server.state.limits.treeEntries = 2;
    expect((await rest('GET', `${at}/git/trees/main?recursive=1`)).body).toMatchObject({
      truncated: true,
    });
  });
});

describe('rights', () => {
  beforeEach(() => {
    server.state.tokens.set('reader', { login: 'rob', rights: 'read' });
    server.state.tokens.set('stranger', { login: 'sue', rights: 'none' });
    server.state.tokens.set('old', { login: 'ann', rights: 'write', isExpired: true });
    server.state.tokens.set('oauth', { login: 'ann', rights: 'write', kind: 'oauth' });
  });

  test.each([
    ['token', 200],
    ['reader', 200],
    ['stranger', 404],
    ['', 404],
    ['old', 401],
    ['made up', 401],
  ])('"%s" reads a private repository with %i', async (token, status) => {
    expect(
      (await rest('GET', '/repos/plum-rye/site/git/trees/main', undefined, token)).status,
    ).toBe(status);
  });

  test('writing needs the right to write', async () => {
    const message = 'Resource not accessible by personal access token';
    expect((await publish({}, 'reader')).errors).toMatchObject([{ type: 'FORBIDDEN', message }]);
    expect(
      await rest('POST', '/repos/plum-rye/site/git/blobs', { content: '' }, 'reader'),
    ).toMatchObject({
      ...{ status: 403, body: { message, status: '403' } },
    });
    expect((await publish({}, 'stranger')).errors).toMatchObject([{ type: 'NOT_FOUND' }]);
  });

  test('check runs are shown to a sign-in and not to a fine-grained token', async () => {
    const oid = await head();
    const url = 'https://example.test/run';
    server.state.checks.set(oid, [
      { name: 'Build', status: 'completed', conclusion: 'failure', url },
    ]);
    const text = inRepository(
      'object(expression: "main") { ... on Commit { statusCheckRollup { state contexts(first: 9) { nodes { ... on CheckRun { name conclusion detailsUrl } } } } } }',
    );
    const rollup = {
      state: 'FAILURE',
      contexts: { nodes: [{ name: 'Build', conclusion: 'FAILURE', detailsUrl: url }] },
    };
    expect(await query(text, {}, 'oauth')).toMatchObject({
      data: { repository: { object: { statusCheckRollup: rollup } } },
    });
    expect(await query(text)).toMatchObject({
      data: {
        repository: {
          object: { statusCheckRollup: { state: 'FAILURE', contexts: { nodes: [null] } } },
        },
      },
      errors: [{ type: 'FORBIDDEN' }],
    });
    expect(await rest('GET', `/repos/plum-rye/site/commits/${oid}/check-runs`)).toMatchObject({
      status: 403,
    });
    expect(
      (await rest('GET', `/repos/plum-rye/site/actions/runs?head_sha=${oid}`)).body,
    ).toMatchObject({
      workflow_runs: [{ name: 'Build', conclusion: 'failure', html_url: url }],
    });
  });
});

describe('states and faults', () => {
  test('a renamed repository is found under its former name', async () => {
    Object.assign(server.state, { name: 'plum-rye/bakery', formerNames: ['plum-rye/site'] });
    expect((await query(inRepository('nameWithOwner'))).data.repository.nameWithOwner).toBe(
      'plum-rye/bakery',
    );
    const address = `${server.url}/repos/plum-rye/site/commits/main`;
    const headers = { authorization: 'Bearer token' };
    expect(await fetch(address, { headers, redirect: 'manual' })).toMatchObject({ status: 301 });
    expect(await rest('GET', '/repos/plum-rye/site/commits/main')).toMatchObject({
      status: 200,
      body: { sha: await head() },
    });
  });

  test('an empty repository has no branch', async () => {
    const empty = await githubServer();
    const address = `${empty.url}/repos/plum-rye/site/git/trees/main`;
    const response = await fetch(address, { headers: { authorization: 'Bearer token' } });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: 'Git Repository is empty.' });
    await empty.close();
  });

  test('a fault happens as often as asked, to the requests that match', async () => {
    const reset = new Date('2030-01-01T00:00:00Z');
    server.fault(/query viewer/, expired);
    server.fault(/createCommitOnBranch/, badGateway, 2);
    server.fault(/\/commits\//, rateLimit(reset));
    expect((await query('{ viewer { login } }')).status).toBe(401);
    expect((await query('{ viewer { login } }')).status).toBe(200);
    await expect(publish()).rejects.toThrow('JSON');
    await expect(publish()).rejects.toThrow('JSON');
    expect((await publish()).errors).toBeUndefined();
    const { status, headers } = await rest('GET', '/repos/plum-rye/site/commits/main');
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
    await vi.waitFor(() =>
      expect(server.requests.map(({ status }) => status)).toEqual([0, 0, 0, 0]),
    );
  });

  test('somebody can commit between a request and its answer', async () => {
    const stop = server.onRequest(({ label }) => {
      if (label.includes('createCommitOnBranch'))
        return server.commit({ 'pages/faq.json': 'theirs' });
    });
    expect((await publish()).errors).toMatchObject([{ type: 'STALE_DATA' }]);
    stop();
    expect((await publish()).errors).toBeUndefined();
    expect(await server.read('pages/faq.json')).toBe('theirs');
  });

  test('answers the preflight of a browser', async () => {
    const response = await fetch(`${server.url}/graphql`, { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  });
});

describe('the relay', () => {
  /** Signs in without a browser. Returns what the last page posts to a window that answers its greeting with `reply`. */
  async function signIn(kind: RelayKind, reply: string, { choice = 'Authorize', state = '' } = {}) {
    const relay = await relayServer(server, { kind });
    const manual = { redirect: 'manual' } as const;
    const start = await fetch(
      `${relay.url}/auth?provider=github&site_id=her-site.com&scope=repo`,
      manual,
    );
    const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? '';
    const authorize = start.headers.get('location') ?? '';
    expect(await (await fetch(authorize)).text()).toContain('>Authorize</button>');
    const body = new URLSearchParams({ choice });
    const chosen = await fetch(authorize, { ...manual, method: 'POST', body });
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
    for (const listener of listeners)
      listener({ data: reply, origin: 'https://edit.her-site.com' });
    return posted.slice(1);
  }

  test.each([
    ['sveltia', 'authorizing:github'],
    ['netlify', 'anything'],
  ] as const)(
    '%s gives a token that works to the window that answers "%s"',
    async (kind, reply) => {
      const [[message = '', origin] = []] = await signIn(kind, reply);
      expect(origin).toBe('https://edit.her-site.com');
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
    expect(posted).toEqual([[expect.stringMatching(message), 'https://edit.her-site.com']]);
    expect([...server.state.tokens.keys()]).toEqual(['token']);
  });
});
