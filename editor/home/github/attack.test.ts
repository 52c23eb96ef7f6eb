import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { filesOf, homeOn, memoryStorage } from '../../../tests/tools/github/githubSite.ts';
import {
  badGateway,
  expired,
  type Fault,
  type GithubServer,
  githubServer,
  rateLimit,
  secondaryRateLimit,
} from '../../../tests/tools/github/server.ts';
import { openInMemory, typeIn } from '../../../tests/tools/openInMemory.ts';
import type { Snapshot } from '../home.ts';

const secret = 'github_pat_11ABCDEFG0secret';
const html = '<img src=x onerror=alert(1)>';
let server: GithubServer;
beforeEach(async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  server = await githubServer({ files: await filesOf('tests/fixtures/second-site') });
  server.state.tokens.set(secret, { login: 'ann', rights: 'write' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});
const publish = { message: 'Change' };
const open = (name = 'site') => homeOn(server, { token: secret, folder: name });
const visit = (content: string | undefined) => ({ name: 'visit.json', content });

test('a colleague’s files of any name, kind and bytes: the editor opens, publishes, and leaves them as they are', async () => {
  const { repository } = server.state;
  const nfd = 'e\u0301';
  const long = `${'x'.repeat(240)}.json`;
  const files: Record<string, string | Uint8Array> = {
    '__proto__.json': '{ "__proto__": { "title": "x" }, "path": "/__proto__" }',
    'constructor.json': '{ "path": "/constructor", "constructor": 1 }',
    [`${html}.json`]: `{ "path": "/x", "title": ${JSON.stringify(html)} }`,
    'Visit.json': '{ "path": "/Visit" }',
    [`${nfd}.json`]: '{ "path": "/nfd" }',
    'é.json': '{ "path": "/nfc" }',
    [long]: '{}',
    'empty.json': '',
    'errors.json': '{ "path": ',
    'binary.json': Uint8Array.from({ length: 300 }, (_byte, index) => index % 256),
    'folder.json/inner.json': '[[[1]]]',
    'pictures/empty.webp': '',
  };
  await server.commit(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`site/${name}`, text])),
    `${html}\u0007\n\n__proto__`,
    { author: { name: html, email: 'x@example.test' } },
  );
  const head = repository.head('main') ?? '';
  const { tree } = await repository.commit(head);
  const oid = repository.write('blob', '/etc/passwd');
  const withLinks = await repository.changeTree(
    tree,
    new Map([
      ['site/link.json', { mode: '120000', oid }],
      ['site/module.json', { mode: '160000', oid: head }],
      ['site/a\u0001b.json', { mode: '100644', oid }],
      ['site/pictures/a\u0001b.webp', { mode: '100644', oid }],
    ]),
  );
  const author = { name: 'Bob', email: 'bob@example.test' };
  const made = repository.writeCommit({ tree: withLinks, parents: [head], message: '', author });
  repository.moveBranch('main', made, head);

  const home = open();
  const site = await openInMemory({ home });
  const names = [...site.copy.get().base.documents.keys()];
  const expected = Object.keys(files).filter((name) => name.endsWith('.json'));
  expect(names).toEqual(expect.arrayContaining(expected));
  for (const name of ['link.json', 'module.json', 'a\u0001b.json'])
    expect(names).not.toContain(name);
  const { problems } = await site.ask('overview', {});
  for (const name of ['empty.json', 'errors.json', 'binary.json']) {
    expect(problems.some(({ file, severity }) => file === name && severity === 'error')).toBe(true);
  }
  typeIn(site.copy, 'visit.json', ['title'], html);
  expect(await site.save()).toMatchObject({ saved: ['visit.json'] });
  const changed = await server.git('diff', '--name-only', `${made}`, 'main');
  expect(changed.trim()).toBe('site/visit.json');
  const [newest, , theirs] = await home.publications();
  expect(newest?.subject).not.toMatch(/\p{Cc}/u);
  expect(theirs?.address).toMatch(/^https:\/\/github\.com\/plum-rye\/site\/commit\/[0-9a-f]{40}$/);
  if (theirs)
    expect((await home.changedBy(theirs)).map(({ name }) => name)).toContain('__proto__.json');
  expect(Reflect.get({}, 'title')).toBeUndefined();
  site.close();
});

test('a colleague’s picture that is too large for pages is reported without reading it', async () => {
  await server.commit({ 'site/pictures/huge.png': new Uint8Array(20_000_001) });
  const { pictures } = await open().read();
  const found = pictures.find(({ src }) => src === 'pictures/huge.png');
  expect(found).toMatchObject({ problem: expect.stringMatching(/^It is 20.1 MB/) });
  const id = (await server.git('rev-parse', 'main:site/pictures/huge.png')).trim();
  expect(server.requests.filter(({ path }) => path.endsWith(id))).toEqual([]);
});

describe('an answer of GitHub', () => {
  const tree = (path: string, sha = 'a'.repeat(40)): Fault => ({
    status: 200,
    body: { truncated: false, tree: [{ path, mode: '100644', type: 'blob', sha, size: 3 }] },
  });
  const elsewhere = [
    ...[
      '../out.json',
      'a/../../out.json',
      '/etc/out.json',
      'site.json/',
      './out.json',
      'a//b.json',
    ],
    ...['.git/out.json', 'a\\..\\out.json', 'a\0.json', 'pictures/../out.jpg', '/pictures/out.jpg'],
    ...[
      'pictures/\0.jpg',
      'downloads/../out.pdf',
      '//example.test/out.json',
      'well-known/out.json',
    ],
  ];

  test('never names a file that is elsewhere or has a control character', async () => {
    const home = open();
    const first = await home.read();
    for (const name of elsewhere) {
      server.fault(/git\/trees/, tree(name));
      const { documents, pictures, downloads } = await open().read();
      expect([...documents.keys(), ...pictures, ...downloads]).toEqual([]);
      const change = { name, content: 'x' };
      await expect(home.write([change], first, publish)).rejects.toThrow(/cannot save a file/);
      await expect(home.stage([change], first)).rejects.toThrow(/cannot save a file/);
    }
  });

  test('cannot add to a query, a path or a link', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    server.fault(
      /git\/trees/,
      tree('a.json', `${'a'.repeat(40)}") { id } viewer { login } x: object(oid: "`),
    );
    await expect(open().read()).rejects.toThrow(/something unexpected/);
    for (const nameWithOwner of [
      '../../user',
      'a/b?c',
      'a/b#',
      '@evil.test/x',
      'javascript:alert(1)//',
    ]) {
      const stop = server.onRequest(() => server.fault(/viewer/, answer(nameWithOwner)));
      const home = open();
      await expect(home.read()).rejects.toThrow(/something unexpected/);
      expect(home.account().address).toBe('https://github.com/plum-rye/site');
      stop();
      server.clearFaults();
    }
    function answer(nameWithOwner: string): Fault {
      const target = { oid: 'a'.repeat(40), file: { oid: 'b'.repeat(40), type: 'tree' } };
      const repository = { nameWithOwner, isEmpty: false, isArchived: false, ref: { target } };
      return { status: 200, body: { data: { viewer: { login: 'ann' }, repository } } };
    }
  });

  test('is not kept as a file that it is not', async () => {
    await server.commit({ 'site/visit.json': '\ufeff{ "path": "/visit" }\n' });
    const stored = new Map<string, unknown>();
    const page = { status: 200, headers: { 'content-type': 'text/html' }, body: html } as const;
    server.fault(/git\/blobs/, page);
    const home = homeOn(server, { storage: memoryStorage(stored) });
    await expect(home.read()).rejects.toThrow(/cannot be reached/);
    expect(inspect(stored, { depth: 12 })).not.toContain(html);
    expect((await home.read()).documents.get('visit.json')?.text).toContain('/visit');
  });

  test('with a date that no calendar has is shown with another one', async () => {
    const node = {
      oid: 'a'.repeat(40),
      committedDate: '+999999-99-99',
      messageHeadline: html,
      messageBody: html,
    };
    const history = { nodes: [{ ...node, author: { name: html, user: null } }] };
    const home = open();
    await home.read();
    server.fault(/./, {
      status: 200,
      body: { data: { repository: { ref: { target: { history } } } } },
    });
    const [publication] = await home.publications();
    expect(new Date(publication?.time ?? '').toISOString()).toMatch(/^1970/);
  });
});

test('a large publication of a branch with “#” and “%” in its name moves no other branch', async () => {
  await server.git('branch', 'new', 'main');
  await server.git('branch', 'new#1%41', 'main');
  const before = server.state.repository.head('new');
  const home = homeOn(server, { branch: 'new#1%41' });
  const first = await home.read();
  const content = new Blob([new Uint8Array(4_100_000)]);
  const staged = await home.stage([{ name: 'pictures/large.jpg', content }], first);
  await home.write([visit('{}')], staged, publish);
  expect(await server.read('site/visit.json', 'new#1%41')).toBe('{}');
  expect(server.state.repository.head('new')).toBe(before);
});

test('a program with a login such as “deploy[bot]” can ask for a review', async () => {
  server.state.tokens.set(secret, { login: 'deploy[bot]', rights: 'write' });
  const home = open();
  const address = await home.sendForReview([visit('{}')], await home.read(), publish);
  expect(address).toMatch(
    /^https:\/\/github\.com\/plum-rye\/site\/compare\/main\.\.\.edit-deploybot-\d+\?expand=1$/,
  );
});

test('the token is in no error, message, console, address or stored value, whatever goes wrong', async () => {
  const seen: unknown[] = [];
  const consoles = ['log', 'info', 'warn', 'error', 'debug'] as const;
  for (const name of consoles) {
    vi.spyOn(console, name).mockImplementation((...words) => void seen.push(...words));
  }
  const faults: Record<string, Fault> = {
    ...{ badGateway, expired, offline: 'offline', lost: 'answer lost', cut: 'cut off' },
    ...{ limit: rateLimit(new Date(Date.now() + 1e6)), secondary: secondaryRateLimit(1) },
    shape: { status: 200, body: { data: { [secret]: secret }, [secret]: 1 } },
    echo: { status: 422, body: { message: `Bearer ${secret} is not valid` } },
    echoed: { status: 200, body: { errors: [{ type: 'OTHER', message: `No ${secret}` }] } },
    conflict: { status: 409, body: { message: 'Conflict' } },
    missing: { status: 404, body: { message: 'Not Found' } },
  };
  for (const fault of Object.values(faults)) {
    for (const at of [0, 1, 2, 4, 7]) {
      const stored = new Map<string, unknown>();
      const home = homeOn(server, { token: secret, storage: memoryStorage(stored) });
      let count = 0;
      const stop = server.onRequest((request) => {
        seen.push(request);
        if (count === at) server.fault(/./, fault, 3);
        count += 1;
      });
      const note = async <Value>(work: () => Promise<Value>) => {
        const value = await work().catch((error: unknown) => void seen.push(error));
        seen.push(value);
        return value ?? undefined;
      };
      const first: Snapshot | undefined = await note(() => home.read());
      if (first) {
        const picture = { name: 'pictures/new.webp', content: new Blob(['new']) };
        await note(() => home.stage([picture], first));
        await note(() => home.write([visit(`{ "at": ${at} }`)], first, publish));
        await note(() => home.history('visit.json'));
        const publications = await note(() => home.publications());
        const newest = publications?.[0];
        if (newest) await note(() => home.changedBy(newest));
        await note(() => home.progress(new AbortController().signal));
        await note(() => home.sendForReview([visit('{}')], first, publish));
      }
      seen.push(home.account(), stored);
      stop();
      server.clearFaults();
    }
  }
  for (const one of seen) {
    const words = inspect(one, { depth: 12, showHidden: true, maxStringLength: null });
    expect(words).not.toContain('secret');
    if (one instanceof Error) expect(`${one.stack} ${inspect(one.cause)}`).not.toContain('secret');
  }
  expect(JSON.stringify(server.requests)).not.toContain('secret');
});
