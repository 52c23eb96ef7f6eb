import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { filesOf, homeOn, memoryStorage } from '../../../tests/tools/github/githubSite.ts';
import {
  badGateway,
  expired,
  type GithubServer,
  githubServer,
  rateLimit,
  secondaryRateLimit,
} from '../../../tests/tools/github/server.ts';
import { openInMemory, typeIn } from '../../../tests/tools/openInMemory.ts';
import type { OpenSite } from '../../document/openSite.ts';
import { ChangedFiles, type FileWrite, NeedsReview, type Snapshot } from '../home.ts';
import { githubApi, SignedOut } from './githubApi.ts';

const files = {
  'README.md': 'A bakery',
  'site/site.json': '{ "name": "Plum & Rye" }\n',
  'site/faq.json': '\ufeff{ "path": "/faq" }\r\n',
  'site/über uns/team.json': '{ "path": "/team" }\n',
  'site/pictures/bread.jpg': 'bread',
  'site/downloads/prices.pdf': '%PDF-',
  'site/well-known/a.json': '{}',
};
let server: GithubServer;
beforeEach(async () => {
  // An answer of another shape is logged for developers.
  vi.spyOn(console, 'error').mockReturnValue();
  server = await githubServer({ files });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: () => `blob:${Math.random()}`,
      revokeObjectURL: () => {},
    }),
  );
});
afterEach(() => server.close());

const faq = (content: string | undefined) => ({ name: 'faq.json', content });
const publish = { message: 'Change FAQ' };
const head = async () => (await server.git('rev-parse', 'main')).trim();

describe('reads', () => {
  test('all files with their bytes as they are, and nothing twice', async () => {
    const storage = memoryStorage();
    const home = homeOn(server, { storage });
    const first = await home.read();
    expect([...first.documents.keys()].sort()).toEqual([
      'faq.json',
      'site.json',
      'über uns/team.json',
    ]);
    expect(first.documents.get('faq.json')?.text).toBe(files['site/faq.json']);
    expect(first.pictures).toEqual([
      { src: 'pictures/bread.jpg', isVector: false, size: { width: 5, height: 1 } },
    ]);
    expect(home.address('pictures/bread.jpg')).toMatch(/^blob:/);
    expect(first.downloads).toEqual([{ address: '/downloads/prices.pdf', bytes: 5 }]);
    expect(await home.read(first)).toBe(first);
    // The next day, in the same browser.
    server.requests.length = 0;
    const again = await homeOn(server, { storage }).read();
    expect(again).toEqual(first);
    expect(server.requests).toHaveLength(2);
    await server.commit({ 'README.md': 'A bakery in Porto' });
    expect((await home.read(first)).documents).toBe(first.documents);
  });

  test('what a build knows of pictures is not read', async () => {
    const { documents } = await homeOn(server).read();
    server.requests.length = 0;
    const id = (await server.git('rev-parse', 'main:site/pictures/bread.jpg')).trim();
    const bread = { src: 'pictures/bread.jpg', isVector: false, size: { width: 8, height: 6 } };
    const address = 'https://plum-rye.example/assets/bread.webp';
    const home = homeOn(server, { facts: { pictures: [{ ...bread, id, address }] } });
    const read = await home.read();
    expect(read.pictures).toEqual([bread]);
    expect(home.address('pictures/bread.jpg')).toBe(address);
    expect(server.requests.some(({ path }) => path.includes('/git/blobs/'))).toBe(false);
    expect(read.documents).toEqual(documents);
  });

  test('25 pages in 4 requests, 1,000 in 20', async () => {
    const pages = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_one, index) => [
          `site/page-${index}.json`,
          `{ "path": "/${index}" }\n`,
        ]),
      );
    for (const [count, most] of [
      [25, 4],
      [1000, 20],
    ] as const) {
      await server.commit(pages(count));
      const home = homeOn(server, { facts: { pictures: [] } });
      await home.read();
      // One of them is a picture that no build has seen; one is a document with a mark at its start.
      server.requests.length = 0;
      await homeOn(server).read();
      expect(server.requests.length - 2).toBeLessThanOrEqual(most);
    }
  });

  test('documents of any bytes', async () => {
    const long = `{ "path": "/${'ä'.repeat(400_000)}" }`;
    await server.commit({
      'site/latin.json': Uint8Array.of(0x7b, 0xe4, 0x7d),
      'site/long.json': long,
      'site/huge.json': 'x'.repeat(12_000_000),
      'site/pictures/lfs.jpg': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
    });
    const { documents, pictures } = await homeOn(server).read();
    expect(documents.get('latin.json')?.problem).toContain('UTF-8');
    expect(documents.get('long.json')?.text).toBe(long);
    expect(documents.get('huge.json')?.problem).toContain('too large');
    expect(pictures).toHaveLength(2);
  });
});

describe('publishes', () => {
  test('documents and the pictures that wait, in one commit of the person', async () => {
    const home = homeOn(server);
    const first = await home.read();
    const picture = new Blob(['a new picture']);
    const staged = await home.stage([{ name: 'pictures/new.webp', content: picture }], first);
    expect(staged.staged).toEqual(['pictures/new.webp']);
    expect(staged.pictures.map(({ src }) => src)).toContain('pictures/new.webp');
    expect(await (await home.bytes('pictures/new.webp')).text()).toBe('a new picture');
    const before = await head();
    server.requests.length = 0;
    const text = '{ "path": "/faq", "title": "Fragen & Antworten" }\n';
    const after = await home.write(
      [
        faq(text),
        { name: 'new.json', content: '{}' },
        { name: 'über uns/team.json', content: undefined },
      ],
      staged,
      { message: 'Change FAQ\n\nFAQ (faq.json)\n- Title' },
    );
    expect(server.requests).toHaveLength(2);
    expect((await server.git('log', '--format=%an|%s|%P', '-1')).trim()).toBe(
      `ann|Change FAQ|${before}`,
    );
    expect(await server.git('log', '--format=%b', '-1')).toContain('- Title');
    expect(await server.read('site/faq.json')).toBe(text);
    expect(await server.read('site/pictures/new.webp')).toBe('a new picture');
    expect(await server.read('README.md')).toBe('A bakery');
    expect([...after.documents.keys()].sort()).toEqual(['faq.json', 'new.json', 'site.json']);
    expect(after.staged).toEqual([]);
    expect((await homeOn(server).read()).documents).toEqual(after.documents);
    expect((await home.read(after)).documents).toBe(after.documents);
  });

  test('large pictures, one request each, with progress', async () => {
    const home = homeOn(server);
    let now = await home.read();
    for (const name of ['pictures/a.jpg', 'pictures/b.jpg']) {
      now = await home.stage([{ name, content: new Blob([new Uint8Array(3_000_000)]) }], now);
    }
    const progress: string[] = [];
    // Blobs without a reference can be sent again.
    server.fault(/POST .*git\/blobs/, 'answer lost', 2);
    server.fault(/POST .*git\/trees/, badGateway);
    await home.write([faq('{}')], now, {
      ...publish,
      onProgress: (done, total) => progress.push(`${done} of ${total}`),
    });
    expect(progress).toEqual(['0 of 3', '1 of 3', '2 of 3']);
    expect(await server.read('site/faq.json')).toBe('{}');
    expect((await server.git('cat-file', '-s', 'main:site/pictures/b.jpg')).trim()).toBe('3000000');
  });

  test('a file that waits survives a reload, and can be dropped', async () => {
    const storage = memoryStorage();
    const home = homeOn(server, { storage });
    const first = await home.read();
    await home.stage(
      [
        { name: 'pictures/new.webp', content: new Blob(['new']) },
        { name: 'pictures/bread.jpg', content: undefined },
      ],
      first,
    );
    const again = homeOn(server, { storage });
    const read = await again.read();
    expect(read.staged).toEqual(['pictures/new.webp', 'pictures/bread.jpg']);
    expect(read.pictures.map(({ src }) => src)).toEqual(['pictures/new.webp']);
    const dropped = await again.unstage('pictures/bread.jpg', read);
    expect(dropped.staged).toEqual(['pictures/new.webp']);
    await again.forget();
    expect((await again.read()).staged).toEqual([]);
  });

  test('nothing over a commit that it has not seen', async () => {
    const home = homeOn(server);
    const first = await home.read();
    await server.commit({ 'site/site.json': '{ "name": "Plum" }\n' });
    await expect(home.write([faq('{}')], first, publish)).rejects.toThrow(ChangedFiles);
    const newer = await home.read(first);
    // Another one arrives at the last moment.
    server.onRequest(async ({ label }) => {
      if (label.includes('createCommitOnBranch')) await server.commit({ 'README.md': 'new' });
    });
    await expect(home.write([faq('{}')], newer, publish)).rejects.toThrow(ChangedFiles);
    expect(await server.read('site/faq.json')).toBe(files['site/faq.json']);
  });

  test('nothing if its own answer was lost, and nothing twice', async () => {
    for (const fault of ['answer lost', 'cut off', 'offline', badGateway] as const) {
      const home = homeOn(server);
      const first = await home.read();
      const before = Number(await server.git('rev-list', '--count', 'main'));
      server.fault(/createCommitOnBranch/, fault);
      const text = JSON.stringify(String(fault));
      const written = await home.write([faq(text)], first, publish).catch(String);
      const count = Number(await server.git('rev-list', '--count', 'main')) - before;
      // It is published exactly if the editor says so.
      expect(count).toBe(typeof written === 'string' ? 0 : 1);
      if (typeof written === 'string') {
        expect(written).toMatch(/GitHub (?:cannot be reached|has a problem)/);
        await home.write([faq(text)], first, publish);
      }
      expect(await server.read('site/faq.json')).toBe(text);
    }
  });

  test('and reports it, even if what others did cannot be read', async () => {
    const home = homeOn(server);
    const first = await home.read();
    const gone = { name: 'über uns/team.json', content: undefined };
    server.fault(/createCommitOnBranch/, 'answer lost');
    const stop = server.onRequest(async () => {
      if ((await server.read('site/faq.json')) !== '{}') return;
      stop();
      await server.commit({ 'site/site.json': '{ "name": "Plum" }\n' });
      server.fault(/query repository$|blobs/, badGateway, 3);
    });
    const after = await home.write([faq('{}'), gone], first, publish);
    expect(await server.read('site/faq.json')).toBe('{}');
    expect(after.documents.get('faq.json')?.text).toBe('{}');
    expect(after.documents.has(gone.name)).toBe(false);
    expect((await home.read(after)).documents.get('site.json')?.text).toContain('"Plum"');
  });

  test('for review, on a separate branch, which further changes update', async () => {
    server.state.protections.set('main', 'ruleset');
    const home = homeOn(server);
    const first = await home.read();
    const team = 'über uns/team.json';
    await expect(home.write([faq('{}')], first, publish)).rejects.toThrow(NeedsReview);
    const send = async (...changes: FileWrite[]) => {
      const address = await home.sendForReview(changes, await home.read(), publish);
      return /main\.\.\.(edit-ann-\d+)\?expand=1$/.exec(address)?.[1] ?? '';
    };
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const branch = await send(faq('{}'), { name: team, content: undefined });
    expect(await server.read('site/faq.json', branch)).toBe('{}');
    expect(await server.read(`site/${team}`, branch)).toBeUndefined();
    expect(await server.read('site/faq.json')).toBe(files['site/faq.json']);
    // Later, with one change more and one less.
    const later = async (...changes: FileWrite[]) => {
      vi.setSystemTime(Date.now() + 5000);
      return await send(...changes);
    };
    await server.commit({ 'README.md': 'elsewhere' });
    const prices = { name: 'prices.json', content: '{}' };
    expect(await later(faq('{ "a": 1 }'), prices)).toBe(branch);
    expect(await server.read('site/faq.json', branch)).toBe('{ "a": 1 }');
    expect(await server.read('site/prices.json', branch)).toBe('{}');
    expect(await server.read(`site/${team}`, branch)).toBe(files[`site/${team}`]);
    expect(await later(faq('{ "a": 1 }'), prices)).toBe(branch);
    expect((await server.git('rev-list', '--count', `${branch}`)).trim()).toBe('3');
    // What somebody else changed on the branch is kept.
    await server.commit({ 'site/prices.json': '{ "b": 1 }' }, 'Change prices', { branch });
    expect(await later(faq('{ "a": 1 }'), prices)).not.toBe(branch);
    // The review was merged.
    await server.commit({ 'site/faq.json': '{ "a": 1 }', 'site/prices.json': '{}' });
    const merged = await later(faq('{ "a": 2 }'));
    expect(await server.git('diff', '--stat', `main...${merged}`)).toContain('1 file changed');
    vi.useRealTimers();
  });
});

describe('a fault at any request', () => {
  const faults = {
    'a token that expired': [expired, /does not accept this sign-in/, SignedOut],
    'a missing permission': [
      { status: 403, body: { message: 'Resource not accessible by personal access token' } },
      /lacks a permission/,
    ],
    'a file that is not there': [{ status: 404, body: { message: 'Not Found' } }, /cannot find it/],
    'a limit': [rateLimit(new Date(Date.now() + 3_600_000)), /Try again after/],
    'an answer of something else': [
      {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<h1>Sign in to the hotel</h1>',
      },
      /cannot be reached/,
    ],
    'an answer of another shape': [
      { status: 200, body: { data: { repository: [], __proto__: 1 } } },
      /something unexpected|cannot be reached/,
    ],
  } as const;
  test.each(Object.entries(faults))(
    '%s is told in words, and nothing is lost',
    async (_name, [fault, words, kind]) => {
      for (let at = 0; at < 5; at += 1) {
        const home = homeOn(server);
        let first: Snapshot | undefined;
        server.clearFaults();
        let count = 0;
        const stop = server.onRequest(() => {
          if (count === at) server.fault(/./, fault);
          count += 1;
        });
        const before = await head();
        const text = `{ "at": ${at} }`;
        const result = await (async () => {
          first = await home.read();
          return await home.write([faq(text)], first, publish);
        })().catch((error: unknown) => error);
        stop();
        if (result instanceof Error) {
          expect(result.message).toMatch(words);
          if (kind) expect(result).toBeInstanceOf(kind);
          expect(result.message).not.toContain('token"');
          expect(await head()).toBe(before);
        } else expect(await server.read('site/faq.json')).toBe(text);
        server.clearFaults();
        const now = homeOn(server);
        await now.write([faq(`{ "again": ${at} }`)], await now.read(), publish);
      }
    },
  );

  test('waits as long as GitHub asks, and tries again when it has a problem', async () => {
    server.fault(/./, secondaryRateLimit(1));
    server.fault(/git\/trees/, badGateway);
    server.fault(/git\/blobs/, 'cut off');
    expect((await homeOn(server).read()).documents.size).toBe(3);
  });

  test('a limit that an answer to a query reports, with its time', async () => {
    const api = githubApi('token', server.url, async () => {});
    const query = () => api.query('{ viewer { login } }', {}, z.object({}));
    const limit = (type: string | undefined, message: string, headers: Record<string, string>) =>
      server.fault(/./, { status: 200, headers, body: { errors: [{ type, message }] } });
    const reset = new Date(Date.now() + 7_200_000);
    // The wait is rounded up to seconds, which can reach the next minute.
    reset.setSeconds(30);
    server.fault(/./, rateLimit(reset, 'graphql'));
    const time = reset.toLocaleTimeString([], { timeStyle: 'short' });
    await expect(query()).rejects.toThrow(`Try again after ${time}`);
    const secondary = 'You have exceeded a secondary rate limit.';
    limit(undefined, secondary, { 'retry-after': '1' });
    await query();
    limit(undefined, secondary, { 'retry-after': '1e999' });
    await expect(query()).rejects.toThrow(/Try again after \d/);
    server.fault(/./, { status: 403, body: { message: secondary } });
    await expect(query()).rejects.toThrow(/Try again after \d/);
  });

  test('what does not exist hides no other refusal of a query', async () => {
    const errors = [
      { type: 'NOT_FOUND', message: 'Could not resolve' },
      { type: 'FORBIDDEN', message: 'Resource not accessible' },
    ];
    server.fault(/./, { status: 200, body: { data: { repository: null }, errors } });
    await expect(homeOn(server).read()).rejects.toThrow(/lacks a permission/);
  });

  test.each([
    [
      'is missing',
      () => {
        server.state.isMissing = true;
      },
      /no repository “plum-rye\/site”/,
    ],
    [
      'is archived',
      () => {
        server.state.isArchived = true;
      },
      /is archived/,
    ],
    ['has no such branch', () => {}, /no branch “gone”/, { branch: 'gone' }],
    ['has no such folder', () => {}, /no folder “other”/, { folder: 'other' }],
    [
      'has a file in place of the folder',
      () => {},
      /no folder “README.md”/,
      { folder: 'README.md' },
    ],
  ])(
    'a repository that %s',
    async (_name, arrange, words, person: { branch?: string; folder?: string } = {}) => {
      arrange();
      await expect(homeOn(server, person).read()).rejects.toThrow(words);
    },
  );

  test('an empty repository', async () => {
    const empty = await githubServer();
    await expect(homeOn(empty).read()).rejects.toThrow(/is empty/);
    await empty.close();
  });

  test('a renamed repository', async () => {
    server.state.formerNames.push(server.state.name);
    const home = homeOn(server);
    server.state.name = 'plum-rye/bakery';
    const first = await home.read();
    const staged = await home.stage(
      [{ name: 'pictures/a.jpg', content: new Blob([new Uint8Array(5_000_000)]) }],
      first,
    );
    await home.write([faq('{}')], staged, publish);
    expect(await server.read('site/faq.json')).toBe('{}');
    expect(home.account().repository).toBe('plum-rye/bakery');
  });
});

describe('later', () => {
  test('former contents of a file, with who replaced them', async () => {
    const home = homeOn(server);
    await home.write([faq('{ "a": 1 }')], await home.read(), publish);
    await server.commit({ 'site/faq.json': '{ "a": 2 }' });
    await home.read();
    const former = await home.history('faq.json');
    expect(former.map(({ text, by }) => [text, by])).toEqual([
      ['{ "a": 1 }', 'Bob'],
      [files['site/faq.json'], 'ann'],
    ]);
    expect(await home.history('none.json')).toEqual([]);
  });

  test('publications, and what one of them changed', async () => {
    const home = homeOn(server);
    const first = await home.read();
    const staged = await home.stage([{ name: 'pictures/bread.jpg', content: undefined }], first);
    await home.write([faq('{ "a": 1 }'), { name: 'new.json', content: '{}' }], staged, publish);
    await server.commit({ 'README.md': 'elsewhere' });
    const [newest, ...others] = await home.publications();
    expect(newest).toMatchObject({ subject: 'Change FAQ', by: 'ann' });
    expect(others).toMatchObject([{ subject: 'Begin', isFirst: true }]);
    expect(newest?.isFirst).toBeUndefined();
    if (!newest) throw new Error('There is a publication.');
    const changed = await home.changedBy(newest);
    expect(
      changed
        .map(({ name, before, after, former }) => [
          name,
          before?.text,
          after?.text,
          former !== undefined,
        ])
        .sort(),
    ).toEqual([
      ['faq.json', files['site/faq.json'], '{ "a": 1 }', false],
      ['new.json', undefined, '{}', false],
      ['pictures/bread.jpg', undefined, undefined, true],
    ]);
    const picture = changed.find(({ former }) => former !== undefined);
    expect(await (await home.bytes('pictures/bread.jpg', picture?.former)).text()).toBe('bread');
  });

  test.each(['fine-grained', 'oauth'] as const)(
    'whether it is live, for a token of kind %s',
    async (kind) => {
      server.state.tokens.set('token', { login: 'ann', rights: 'write', kind });
      const home = homeOn(server);
      await home.read();
      const commit = await head();
      const { signal } = new AbortController();
      const progress = () => home.progress(signal);
      expect(await progress()).toEqual({ kind: 'waiting' });
      const url = 'https://github.com/plum-rye/site/actions/runs/1';
      server.state.checks.set(commit, [{ name: 'publish', status: 'in_progress', url }]);
      expect(await progress()).toEqual({ kind: 'checking' });
      server.state.checks.set(commit, [
        { name: 'publish', status: 'completed', conclusion: 'success', url },
      ]);
      expect(await progress()).toEqual({ kind: 'checked' });
      server.state.statuses.set(commit, [
        { context: 'netlify', state: 'failure', url: 'javascript:alert(1)' },
      ]);
      expect(await progress()).toEqual({ kind: 'failed', address: undefined });
      server.state.checks.set(commit, [
        { name: 'publish', status: 'completed', conclusion: 'failure', url },
      ]);
      expect(await progress()).toMatchObject({ kind: 'failed' });
    },
  );
});

test('what the published site says counts more than its checks', async () => {
  const said = new Map<string, unknown>([['https://www.example.com/version.json', {}]]);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: URL | string, init?: RequestInit) => {
    if (String(input).startsWith(server.url)) return fetch(input, init);
    return Promise.resolve(Response.json(said.get(String(input))));
  });
  const home = homeOn(server, { published: ['https://www.example.com/', 'https://plum.example/'] });
  await home.read();
  const commit = await head();
  const { signal } = new AbortController();
  server.state.statuses.set(commit, [{ context: 'host', state: 'success', url: '' }]);
  expect(await home.progress(signal)).toEqual({ kind: 'checked' });
  said.set('https://plum.example/version.json', { commit: '0'.repeat(40) });
  expect(await home.progress(signal)).toEqual({ kind: 'checking' });
  said.set('https://plum.example/version.json', { commit });
  expect(await home.progress(signal)).toEqual({ kind: 'live' });
  vi.unstubAllGlobals();
});

test('the editor checks over others’ commits again, also those of the last moment', async () => {
  const second = await githubServer({ files: await filesOf('tests/fixtures/second-site') });
  const people = await Promise.all(
    [homeOn(second), homeOn(second)].map((home) => openInMemory({ home })),
  );
  const [ann, ben] = people;
  if (!ann || !ben) throw new Error('Unreachable.');
  const atLast = (work: () => Promise<unknown>, times = 1) => {
    let left = times;
    return second.onRequest(async ({ label }) => {
      if (!label.includes('createCommitOnBranch') || left === 0) return;
      left -= 1;
      await work();
    });
  };
  // Unrelated commits need nobody.
  let count = 0;
  const stop = atLast(async () => {
    count += 1;
    await second.commit({ 'README.md': `${count}` });
  }, 3);
  typeIn(ann.copy, 'visit.json', ['title'], 'Changed');
  expect(await ann.save()).toMatchObject({ saved: ['visit.json'], waiting: [] });
  stop();
  expect([count, await second.read('README.md')]).toEqual([3, '3']);
  // A link to a page that somebody else deletes.
  await ben.follow();
  await ben.change('remove', {
    name: 'prices.json',
    instead: { to: '/', takesOut: false, redirect: false },
  });
  typeIn(ann.copy, 'home.json', ['blocks', 0, 'href'], '/prices');
  atLast(() => ben.save());
  const result = await ann.save();
  expect(result).toMatchObject({ saved: [], waiting: [{ name: 'home.json' }] });
  for (const site of people) site.close();
  await second.close();
});

test('a new file gets another name if somebody else publishes one with its name', async () => {
  const second = await githubServer({ files: await filesOf('tests/fixtures/second-site') });
  const open = () => openInMemory({ home: homeOn(second) });
  const [ann, ben] = [await open(), await open()];
  const name = 'pictures/hall.webp';
  const add = async (site: OpenSite, words: string) => {
    const files = [name, 'downloads/hall.pdf'];
    await site.writeFiles(files.map((file) => ({ name: file, content: new Blob([words]) })));
    typeIn(site.copy, 'restoration.json', ['blocks', 0, 'picture', 'src'], name);
    typeIn(site.copy, 'restoration.json', ['blocks', 0, 'href'], '/downloads/hall.pdf');
  };
  await add(ann, 'of ann');
  await add(ben, 'of ben');
  typeIn(ben.copy, 'restoration.json', ['title'], 'Other title');
  await ann.save();
  await ben.save();
  await ben
    .openQuestions()
    ?.answer((ben.openQuestions()?.questions ?? []).map(({ key }) => ({ key, side: 'mine' })));
  await ben.save();
  const page = String(await second.read('site/restoration.json'));
  expect(page).toContain('"pictures/hall-2.webp"');
  expect(page).toContain('"/downloads/hall-2.pdf"');
  expect(await second.read(`site/${name}`)).toBe('of ann');
  expect(await second.read('site/pictures/hall-2.webp')).toBe('of ben');
  expect(await second.read('site/downloads/hall-2.pdf')).toBe('of ben');
  // Undo knows its picture by the new name.
  ben.copy.undo();
  expect(JSON.stringify(ben.copy.content('restoration.json'))).toContain('"pictures/hall-2.webp"');
  for (const site of [ann, ben]) site.close();
  await second.close();
});

test('the editor reverts a publication in its working copy, and publishes the result', async () => {
  const second = await githubServer({ files: await filesOf('tests/fixtures/second-site') });
  const home = homeOn(second);
  const site = await openInMemory({ home });
  const title = site.copy.content('visit.json');
  typeIn(site.copy, 'visit.json', ['title'], 'Changed');
  expect(await site.save()).toMatchObject({ saved: ['visit.json'], waiting: [] });
  expect(site.copy.changed()).toEqual([]);
  const [newest] = await home.publications();
  if (!newest) throw new Error('There is a publication.');
  expect(newest.subject).toMatch(/^Change /);
  expect(newest.changes).toEqual(['Title']);
  await second.commit({ 'README.md': 'x' });
  expect(await site.revert(await home.changedBy(newest), new AbortController().signal)).toBe(1);
  expect(site.copy.content('visit.json')).toEqual(title);
  expect(site.copy.changed()).toEqual(['visit.json']);
  await site.save();
  expect(await second.git('diff', '--stat', 'HEAD~3', 'HEAD', '--', 'site')).toBe('');
  // A picture that it replaced under its name has its old bytes again.
  const picture = 'pictures/bench.jpg';
  const bytes = await (await home.bytes(picture)).arrayBuffer();
  await site.writeFiles([{ name: picture, content: new Blob(['another']) }]);
  await site.save();
  const [replacing] = await home.publications();
  if (!replacing) throw new Error('There is a publication.');
  expect(await site.revert(await home.changedBy(replacing), new AbortController().signal)).toBe(1);
  expect(await (await home.bytes(picture)).arrayBuffer()).toEqual(bytes);
  // One that waits is kept.
  await site.writeFiles([{ name: picture, content: new Blob(['mine']) }]);
  expect(await site.revert(await home.changedBy(replacing), new AbortController().signal)).toBe(0);
  expect(await (await home.bytes(picture)).text()).toBe('mine');
  site.close();
  await second.close();
});
