import { spawn } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editorInClone } from '../../../tests/tools/editorInClone.ts';
import { type GitSite, git, gitSite, replaceIn } from '../../../tests/tools/gitSite.ts';
import { writeIn } from '../../../tests/tools/writeIn.ts';
import type { PublishAnswer } from '../../api.ts';
import { openStore } from '../store.ts';

let site: GitSite;
beforeEach(async () => {
  site = await gitSite();
});
afterEach(() => site.remove());

const editor = (name: string, options?: Parameters<typeof editorInClone>[2]) =>
  editorInClone(site, name, options);

const whyNot = async (answer: Promise<unknown>): Promise<string> =>
  await answer.then(
    () => 'It was done.',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

test('does not offer to publish documents outside a repository', async () => {
  const folder = path.join(site.place, 'alone');
  await mkdir(folder);
  await rename(path.join(site.place, 'first', 'pages'), path.join(folder, 'pages'));
  const store = await openStore(path.join(folder, 'pages'), { build: async () => {} });
  expect((await store.published({})).canPublish).toBe(false);
  expect(await store.publishing({})).toEqual({ why: expect.stringContaining('not in a Git repo') });
});

test('a new site can be published once somebody changed it', { tags: 'slow' }, async () => {
  const folder = path.join(site.place, 'first', 'new');
  await cp(path.join(site.place, 'first', 'pages'), folder, { recursive: true });
  const store = await openStore(folder, { build: async () => {} });
  const { canPublish, changed } = await store.published({});
  expect(canPublish).toBe(false);
  expect(changed['visit.json']).toBe('new');
  await writeIn(store, { 'visit.json': '{ "title": "Come in" }' });
  expect((await store.published({})).canPublish).toBe(true);
});

test('the overview marks saved pages that differ from the published state', {
  tags: 'slow',
}, async () => {
  const anna = await editor('anna');
  const changed = async () => (await anna.store.published({})).changed;
  expect(await changed()).toEqual({});
  await anna.change('visit.json', 'Come in and play', 'Come in');
  const page = (await anna.read('visit.json')).replace('"/visit"', '"/felt"');
  const felt = page
    .replace(/"title": "[^"]*"/, '"title": "Felt"')
    .replace(/"description": "/, '"description": "Felt. ');
  await writeIn(anna.store, { 'felt.json': felt });
  expect(await changed()).toEqual({ 'felt.json': 'new', 'visit.json': 'changed' });
  expect(await anna.publish()).toMatchObject({ kind: 'done' });
  expect(await changed()).toEqual({});
});

test('lists the changes in words, publishes them with the names of the pages, and moves the branch', async () => {
  const anna = await editor('anna');
  expect((await anna.store.published({})).canPublish).toBe(true);
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await anna.change(
    'site.json',
    '"company": "Harbor Piano Workshop"',
    '"company": "Harbor Pianos"',
  );
  const { outgoing, incoming, target } = await anna.ready();
  expect(target).toEqual({ branch: 'main', isReview: false });
  expect(incoming).toEqual([]);
  expect(outgoing.map(({ title }) => title)).toEqual(['Site settings', 'Visit']);
  expect(outgoing[1]?.changes).toEqual([
    { words: 'Hero › Headline', from: 'Come in and play', to: 'Come in' },
  ]);

  const before = await anna.git('rev-parse', 'HEAD');
  const answer = await anna.publish();
  expect(answer).toMatchObject({ kind: 'done' });
  expect(answer).not.toHaveProperty('note');
  expect(await site.published('pages/visit.json')).toContain('"Come in"');
  expect(await site.subjects()).toEqual(['Change the site settings and Visit', 'Begin']);
  expect(await git(site.host, 'log', '-1', '--format=%an <%ae>', 'main')).toBe(
    'anna Example <anna@example.test>',
  );
  // Only one line of each file.
  expect(await git(site.host, 'diff', '--shortstat', before, 'main')).toBe(
    ' 2 files changed, 2 insertions(+), 2 deletions(-)',
  );
  expect(await anna.git('rev-parse', 'HEAD')).toBe(await git(site.host, 'rev-parse', 'main'));
  expect(await anna.git('status', '--porcelain')).toBe('');
  expect((await anna.ready()).outgoing).toEqual([]);
  expect(await anna.publish()).toEqual({ kind: 'nothing' });
  // The worktree was removed.
  expect(await anna.git('worktree', 'list')).toBe(
    `${await anna.git('rev-parse', '--show-toplevel')}  ${await anna.git('rev-parse', '--short', 'HEAD')} [main]`,
  );
});

test('merges the changes of two people field by field, and asks if both changed the same field', async () => {
  const [anna, ben] = [await editor('anna'), await editor('ben')];
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await anna.change('visit.json', 'Ask for a tuning', 'Ask us for a tuning');
  await anna.publish();
  await ben.change('visit.json', 'Come in and play', 'Play with us');
  await ben.change('visit.json', 'Write to us', 'Write');
  await writeFile(
    ben.file('pictures/new.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  );

  const answer = await ben.publish();
  if (answer.kind !== 'questions') throw new Error(answer.kind);
  const [question] = answer.questions;
  expect(answer.questions).toHaveLength(1);
  expect(question).toMatchObject({
    name: 'visit.json',
    title: 'Visit',
    words: 'Hero › Headline',
    mine: 'Play with us',
    theirs: 'Come in',
  });
  // Asking has changed nothing.
  expect(await site.subjects()).toHaveLength(2);
  expect(await ben.read('visit.json')).not.toContain('Ask us');

  const key = question?.key ?? '';
  expect(await ben.publish({ choices: [{ key, side: 'mine' }] })).toMatchObject({ kind: 'done' });
  const text = await site.published('pages/visit.json');
  expect(text).toContain('"Play with us"');
  expect(text).toContain('Ask us for a tuning');
  expect(text).toContain('"Write"');
  expect(await ben.read('visit.json')).toBe(`${text}\n`);
  expect(await site.published('pages/pictures/new.svg')).toContain('<svg');
  expect(await ben.git('status', '--porcelain')).toBe('');

  const { incoming, outgoing } = await anna.ready();
  expect(outgoing).toEqual([]);
  expect(incoming.map(({ name, kind }) => [name, kind])).toEqual([
    ['pictures/new.svg', 'added'],
    ['visit.json', 'changed'],
  ]);
  expect(await anna.store.pullChanges({ choices: [] })).toEqual({ kind: 'done' });
  expect(await anna.read('visit.json')).toBe(`${text}\n`);
  expect(await anna.git('status', '--porcelain')).toBe('');
  // The previous content of the file is a version.
  const [former] = await anna.store.files.history('visit.json');
  expect(former?.text).toContain('"Come in"');
});

/** Changes that a developer may leave in the folder, and the message for each. */
const unclean: [string, (folder: string) => Promise<unknown>, string][] = [
  [
    'a staged file',
    async (folder) => {
      await writeFile(path.join(folder, 'staged.ts'), 'staged\n');
      await git(folder, 'add', 'staged.ts');
    },
    '“staged.ts” is staged but not committed. Ask a developer to commit or unstage it before you publish.',
  ],
  [
    'a commit that is not pushed',
    (folder) => git(folder, 'commit', '-q', '--allow-empty', '-m', 'Not yet'),
    'The branch “main” has commits that are not published. Ask a developer to push or remove them before you publish.',
  ],
  [
    'a file that others changed too',
    (folder) => writeFile(path.join(folder, 'code.ts'), 'changed\n'),
    '“code.ts” was changed on this computer and by others. Ask a developer to merge the changes before you publish.',
  ],
];

test.each(unclean)(
  'publishes and touches nothing with %s',
  { tags: 'slow' },
  async (_what, leave, words) => {
    const [anna, ben] = [await editor('anna'), await site.clone('ben')];
    await writeFile(path.join(ben, 'code.ts'), 'by ben\n');
    await replaceIn(path.join(ben, 'pages/visit.json'), 'Write to us', 'Write');
    await git(ben, 'commit', '-qam', 'Code and a page');
    await git(ben, 'push', '-q');
    await anna.change('visit.json', 'Come in and play', 'Come in');
    await leave(anna.folder);
    const state = async () => [
      await anna.git('rev-parse', 'HEAD'),
      await anna.git('status', '--porcelain'),
      await anna.git('diff', 'HEAD'),
      await site.subjects(),
    ];
    const before = await state();
    expect(await whyNot(anna.publish())).toBe(words);
    expect(await whyNot(anna.store.pullChanges({ choices: [] }))).toBe(words);
    expect(await state()).toEqual(before);
  },
);

test('keeps other changes of a developer, and moves the branch with the code of others', {
  tags: 'slow',
}, async () => {
  const anna = await editor('anna');
  const ben = await site.clone('ben');
  await writeFile(path.join(ben, 'code.ts'), 'by ben\n');
  await mkdir(path.join(ben, 'lib'));
  await writeFile(path.join(ben, 'lib/new.ts'), 'new\n');
  await symlink('new.ts', path.join(ben, 'lib/link.ts'));
  await git(ben, 'add', '-A');
  await git(ben, 'rm', '-q', '.gitignore');
  await git(ben, 'commit', '-qm', 'Code');
  await git(ben, 'push', '-q');
  await writeFile(path.join(anna.folder, 'untracked.ts'), 'mine\n');
  // As if a process was killed while it updated the files.
  await writeFile(path.join(anna.folder, 'code.ts'), 'by ben\n');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  expect(await anna.publish()).not.toHaveProperty('note');
  expect(await anna.git('rev-parse', 'HEAD')).toBe(await git(site.host, 'rev-parse', 'main'));
  expect(await anna.git('status', '--porcelain', '--', ':!.editor')).toBe('?? untracked.ts');
  expect(await readFile(path.join(anna.folder, 'lib/link.ts'), 'utf8')).toBe('new\n');
});

test('does not publish errors, unconfirmed samples or a site that cannot be built', async () => {
  const builds: string[] = [];
  const failing = {
    build: async (content: string) => {
      builds.push(await readFile(path.join(content, 'visit.json'), 'utf8'));
      if (builds.length === 1) throw new Error('It cannot be built.');
    },
  };
  const anna = await editor('anna', failing);
  await anna.change('visit.json', '"headline": "Come in and play"', '"headline": ""');
  await expect(anna.publish()).rejects.toMatchObject({ status: 422 });
  expect(builds).toEqual([]);
  await anna.change('visit.json', '"headline": ""', '"headline": "Come in"');
  await expect(anna.publish()).rejects.toThrow('It cannot be built.');
  expect(builds[0]).toContain('"Come in"');
  expect(await site.subjects()).toEqual(['Begin']);

  await anna.change('site.json', '"url"', '"samples": ["The hours are not sure yet."],\n  "url"');
  const answer = await anna.publish();
  if (answer.kind !== 'launch') throw new Error(answer.kind);
  expect(answer.problems.map(({ file }) => file)).toEqual(['site.json']);
  expect(await site.subjects()).toEqual(['Begin']);
  // The confirmation covers only the listed samples, not later ones.
  await anna.change('site.json', 'The hours are not sure yet.', 'The prices are not sure yet.');
  const again = await anna.publish({ launch: answer.key });
  if (again.kind !== 'launch') throw new Error(again.kind);
  expect(again.key).not.toBe(answer.key);
  expect(again.problems[0]?.message).toContain('The prices');
  expect(await anna.publish({ launch: again.key })).toMatchObject({ kind: 'done' });
  expect(await git(site.host, 'log', '-1', '--format=%b', 'main')).toContain(
    'Samples-confirmed: yes',
  );
});

test('asks once who publishes, and stores it in the configuration of the repository', {
  tags: 'slow',
}, async () => {
  const anna = await editor('anna');
  await anna.git('config', '--unset', 'user.name');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  expect(await anna.publish()).toEqual({ kind: 'person' });
  const wrong = { name: 'Anna', email: 'nowhere' };
  expect(await whyNot(anna.publish({ person: wrong }))).toMatch('email address');
  const person = { name: 'Änna <b> Öz\nx', email: 'anna@company.test' };
  expect(await anna.publish({ person })).toMatchObject({ kind: 'done' });
  expect(await git(site.host, 'log', '-1', '--format=%an <%ae>', 'main')).toBe(
    'Änna b Özx <anna@company.test>',
  );
  expect((await anna.ready()).person?.email).toBe('anna@company.test');
});

test('reverts the last publication with a new commit, except for later changes', {
  tags: 'slow',
}, async () => {
  const [anna, ben] = [await editor('anna'), await editor('ben')];
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await anna.change('visit.json', 'Write to us', 'Write');
  await anna.publish();
  await ben.store.pullChanges({ choices: [] });
  await ben.change('visit.json', 'Ask for a tuning', 'Ask us');
  await ben.publish();
  await anna.change('prices.json', '"title": "', '"title": "All ');
  const first = (await anna.ready()).last?.commit ?? '';
  const revertPublication = (commit: string) =>
    anna.store.revertPublication({ commit, choices: [] });
  expect(await whyNot(revertPublication('another'))).toMatch('Nothing was reverted.');
  expect(await revertPublication(first)).toMatchObject({
    kind: 'done',
    publication: { isBack: true, subject: 'Revert: Change Visit' },
  });
  const text = await site.published('pages/visit.json');
  expect(text).toContain('Come in and play');
  expect(text).toContain('Write to us');
  expect(text).toContain('Ask us');
  expect(await site.subjects()).toHaveLength(4);
  expect(await anna.read('visit.json')).toBe(`${text}\n`);
  // Saved, unpublished changes are kept.
  expect((await anna.ready()).outgoing.map(({ name }) => name)).toEqual(['prices.json']);
  expect(await whyNot(revertPublication(first))).toMatch('no publication from this computer');
});

test('a publication is live when the site reports its commit or a later one, and late after ten minutes', {
  tags: 'slow',
}, async () => {
  let version = '';
  const requests: string[] = [];
  const live = createServer((request, response) => {
    requests.push(String(request.url));
    response.end(version);
  });
  await new Promise<void>((resolve) => live.listen(0, '127.0.0.1', resolve));
  const address = live.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const [anna, ben] = [await editor('anna'), await editor('ben')];
  expect(await anna.store.live({})).toEqual({ state: 'unknown' });
  await anna.change('site.json', 'https://piano.test', `http://127.0.0.1:${port}`);
  // An address on this computer must be confirmed.
  const question = await anna.publish();
  if (question.kind === 'launch') await anna.publish({ launch: question.key });
  expect(await anna.store.live({})).toEqual({ state: 'waiting' });
  // A second request right away does not reach the live site.
  expect(await anna.store.live({})).toEqual({ state: 'waiting' });
  expect(requests).toEqual(['/version.json']);

  const kept = path.join(anna.folder, '.git/editor/pages.json');
  const record = JSON.parse(await readFile(kept, 'utf8'));
  record.last.time = new Date(Date.now() - 601_000).toISOString();
  await writeFile(kept, JSON.stringify(record));
  await anna.git('remote', 'set-url', 'origin', 'git@host.test:owner/site.git');
  expect(await anna.store.live({})).toEqual({
    state: 'late',
    address: 'https://host.test/owner/site',
  });
  await anna.git('remote', 'set-url', 'origin', site.host);

  await ben.store.pullChanges({ choices: [] });
  await ben.change('visit.json', 'Come in and play', 'Come in');
  await ben.publish();
  version = JSON.stringify({ commit: await git(site.host, 'rev-parse', 'main') });
  const later = await openStore(anna.content, { build: async () => {} });
  expect(await later.live({})).toMatchObject({ state: 'live', since: expect.any(String) });
  live.close();
});

test('publishes to a separate branch for a review, and recognizes the changes once they are merged', {
  tags: 'slow',
}, async () => {
  const anna = await editor('anna');
  await anna.change('site.json', '"url"', '"publishing": "review",\n  "url"');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  const before = await anna.git('rev-parse', 'HEAD');
  const answer = await anna.publish();
  // Her branch remains at the published state, so that she can continue if the review is rejected.
  expect(await anna.git('rev-parse', 'HEAD')).toBe(before);
  const review = answer.kind === 'done' ? answer.publication?.review : undefined;
  expect(review?.branch).toMatch(/^review\/[\d-]+-anna-example$/);
  expect(await site.subjects()).toEqual(['Begin']);
  expect(await site.published('pages/visit.json', review?.branch)).toContain('"Come in"');
  expect((await anna.ready()).outgoing.map(({ name }) => name)).toEqual([
    'site.json',
    'visit.json',
  ]);

  // It is merged as one commit, and the headline is changed back before she looks.
  const ben = await site.clone('ben');
  await git(ben, 'merge', '-q', '--squash', `origin/${review?.branch}`);
  await git(ben, 'commit', '-qm', 'Reviewed');
  await git(ben, 'push', '-q');
  await anna.change('visit.json', '"Come in"', '"Come in and play"');
  const { outgoing } = await anna.ready();
  expect(outgoing.map(({ changes }) => changes)).toEqual([
    [{ words: 'Hero › Headline', from: 'Come in', to: 'Come in and play' }],
  ]);
});

/** Publishes from a folder in a separate process, which is killed when the commit has reached the host. */
async function publishAndDie(content: string): Promise<void> {
  const pid = path.join(site.place, 'pid');
  const hook = path.join(site.host, 'hooks/post-receive');
  await writeFile(hook, `#!/bin/sh\nkill -9 "$(cat '${pid}')"\n`);
  await chmod(hook, 0o755);
  const work = ['--import', 'tsx', 'tests/tools/publishWork.ts', content];
  const child = spawn('node', work, { stdio: ['pipe', 'pipe', 'inherit'] });
  await writeFile(pid, String(child.pid));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const end = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  child.stdin.write('go\n');
  expect(await end).toBe('SIGKILL');
  await rm(hook);
}

test('recognizes its publication and later reverts after being killed right after the push', {
  tags: 'slow',
}, async () => {
  const anna = await editor('anna');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await publishAndDie(anna.content);
  expect(await site.published('pages/visit.json')).toContain('"Come in"');
  expect(await anna.git('rev-parse', 'HEAD')).not.toBe(await git(site.host, 'rev-parse', 'main'));
  expect((await anna.ready()).outgoing).toEqual([]);

  await anna.change('visit.json', '"Come in"', '"Come in and play"');
  expect((await anna.ready()).outgoing[0]?.changes).toEqual([
    { words: 'Hero › Headline', from: 'Come in', to: 'Come in and play' },
  ]);
  await anna.publish();
  expect(await site.published('pages/visit.json')).toContain('Come in and play');
  expect(await anna.git('status', '--porcelain')).toBe('');
  expect(await readdir(path.join(anna.folder, '.git/editor'))).toEqual(['pages.json']);
});

type Editor = Awaited<ReturnType<typeof editor>>;
const failures: [string, (anna: Editor) => Promise<unknown>, RegExp][] = [
  [
    'a hook that fails',
    async ({ folder }) => {
      const hook = path.join(folder, '.git/hooks/pre-commit');
      await writeFile(hook, '#!/bin/sh\necho "The words are too long" >&2\nexit 1\n');
      await chmod(hook, 0o755);
    },
    /A check in this repository rejected.*The words are too long/,
  ],
  [
    'a refused push',
    async () => {
      const hook = path.join(site.host, 'hooks/pre-receive');
      await writeFile(hook, '#!/bin/sh\necho "Not on Fridays" >&2\nexit 1\n');
      await chmod(hook, 0o755);
    },
    /rejected this. It says:.*Not on Fridays/,
  ],
  [
    'a missing connection',
    ({ git: own }) => own('remote', 'set-url', 'origin', 'https://nowhere.invalid/site.git'),
    /is not responding\. Nothing is lost/,
  ],
  [
    'a detached head',
    ({ git: own }) => own('checkout', '-q', '--detach', 'HEAD'),
    /an old state of the repository/,
  ],
  [
    'a sparse checkout',
    ({ git: own }) => own('config', 'core.sparseCheckout', 'true'),
    /Only part of the repository/,
  ],
];

test.each(failures)(
  'explains %s, and loses nothing',
  { tags: 'slow' },
  async (_name, prepare, words) => {
    const anna = await editor('anna');
    await anna.change('visit.json', 'Come in and play', 'Come in');
    await prepare(anna);
    const status = await anna.git('status', '--porcelain');
    const text = await anna.read('visit.json');
    expect(await whyNot(anna.publish())).toMatch(words);
    expect(await anna.read('visit.json')).toBe(text);
    expect(await anna.git('status', '--porcelain')).toBe(status);
    const kept = await readdir(path.join(anna.folder, '.git/editor')).catch(() => []);
    expect(kept.filter((name) => name !== 'pages.json')).toEqual([]);
  },
);

test('a locked index blocks the branch, not the publication', { tags: 'slow' }, async () => {
  const anna = await editor('anna');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await writeFile(path.join(anna.folder, '.git/index.lock'), '');
  expect(await anna.publish()).toMatchObject({
    kind: 'done',
    note: expect.stringMatching(/^Published, but .*Another program/),
  });
  expect(await site.published('pages/visit.json')).toContain('"Come in"');
  await rm(path.join(anna.folder, '.git/index.lock'));
  await anna.store.pullChanges({ choices: [] });
  expect(await anna.git('status', '--porcelain')).toBe('');
  expect(await anna.git('rev-parse', 'HEAD')).toBe(await git(site.host, 'rev-parse', 'main'));
});

test('publishes from a shallow clone', { tags: 'slow' }, async () => {
  const folder = path.join(site.place, 'shallow');
  await git(site.place, 'clone', '-q', '--depth', '1', `file://${site.host}`, folder);
  await git(folder, 'config', 'user.name', 'S');
  await git(folder, 'config', 'user.email', 's@example.test');
  const store = await openStore(path.join(folder, 'pages'), { build: async () => {} });
  await replaceIn(path.join(folder, 'pages/visit.json'), 'Come in and play', 'Come in');
  const answer: PublishAnswer = await store.publish({ choices: [] });
  expect(answer).toMatchObject({ kind: 'done' });
  expect(await site.published('pages/visit.json')).toContain('"Come in"');
});
