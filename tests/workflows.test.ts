// @module-tag slow
// Runs the workflows of .github as GitHub does, on real repositories. Only npm ci, the tests, and the upload are imitated.
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn, timeZoneOf } from '../schema/inspect.ts';
import { newSite } from '../scripts/content/newSite.ts';
import { commitAll, git, replaceIn } from './tools/git.ts';
import { runJob, type Trigger } from './tools/workflow.ts';

let place: string;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'workflows-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

/** Writes files, given by name. */
async function writeAll(folder: string, files: Iterable<readonly [string, string]>): Promise<void> {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { mode: 0o755 });
  }
}

/** A repository with one commit, on a host and as a clone. */
async function repository(name: string, fill: (folder: string) => Promise<void>) {
  const [folder, host] = [path.join(place, name), path.join(place, `${name}.git`)];
  await mkdir(folder);
  await fill(folder);
  await commitAll(folder);
  await git(place, 'clone', '-q', '--bare', folder, host);
  return {
    folder,
    host,
    git: (...args: string[]) => git(folder, ...args),
    /** Commits everything, if anything has changed, and pushes it to a branch. Resolves with the commit. */
    push: async (ref: string, ...message: string[]) => {
      await git(folder, 'add', '-A');
      await git(folder, 'commit', '-q', ...message.flatMap((part) => ['-m', part]));
      await git(folder, 'push', '-q', '--force', host, `HEAD:${ref}`);
      return git(folder, 'rev-parse', 'HEAD');
    },
  };
}

const main = 'refs/heads/main';
const vars = { CONTENT: 'content/bakery', CLOUDFLARE_PROJECT: 'bakery' };

const npm = `#!/bin/bash
  [ "$1" = ci ] && exec ln -s ${path.resolve('node_modules')} node_modules
  PATH="\${PATH#*:}" exec npm "$@"`;

async function copyCode(project: string): Promise<void> {
  const code = ['schema', 'src', 'editor', 'scripts'];
  for (const name of [...code, 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    await cp(name, path.join(project, name), { recursive: true });
  }
}

test('a push to main publishes its documents with its code', { timeout: 900_000 }, async () => {
  const live = path.join(place, 'live');
  const programs = path.join(place, 'publishing');
  await writeAll(programs, [
    ['npm', npm],
    [
      'npx',
      `#!/bin/bash
      [[ "$*" = *wrangler* ]] && exec cp -r dist ${live}
      PATH="\${PATH#*:}" exec npx "$@"`,
    ],
  ]);
  const { folder, host, push } = await repository('project', async (project) => {
    await copyCode(project);
    const content = path.join(project, vars.CONTENT);
    await writeAll(content, newSite(content, 'Plum & Rye'));
  });
  const changeContent = (from: string, to: string) =>
    replaceIn(path.join(folder, vars.CONTENT, 'contact.json'), from, to);
  const changeCode = (from: string, to: string) =>
    replaceIn(path.join(folder, 'schema/words/en.ts'), from, to);
  // Unlike on GitHub, the whole cache is kept, so that unchanged code is not bundled again.
  const cache = path.join(place, 'cache');
  await mkdir(cache);
  const publish = async (trigger: Partial<Trigger> = {}) => {
    await rm(live, { recursive: true, force: true });
    return runJob(
      { file: 'publish.yml', job: 'publish' },
      host,
      { event: 'push', ref: main, vars, ...trigger },
      programs,
      (checkout) => symlink(cache, path.join(checkout, '.cache')),
    );
  };
  const read = (file: string) => readFile(path.join(live, file), 'utf8');
  const expectLive = async (commit: string, ...texts: string[]) => {
    const { isGreen, output } = await publish();
    expect(isGreen, output).toBe(true);
    expect(await read('version.json')).toContain(commit);
    for (const text of texts) expect(await read('contact.html')).toContain(text);
  };
  const expectNothingLive = () => expect(read('version.json')).rejects.toThrow('ENOENT');

  // Both, with samples that nobody has confirmed.
  await changeContent('Talk to', 'Write to');
  await changeCode('Skip to content', 'To the content');
  await push(main, 'Content and code');
  const refused = await publish();
  expect(refused.output).toContain(`::error file=${vars.CONTENT}/home.json`);
  expect(refused.isGreen).toBe(false);
  await expectNothingLive();

  await changeContent('Three ways', 'Many ways');
  const content = await push(main, 'Contact (/contact)', 'Samples-confirmed: yes');
  await expectLive(content, 'Write to', 'Many ways', 'To the content');

  await changeCode('To the content', 'Go to content');
  await expectLive(await push(main, 'Code'), 'Write to', 'Many ways', 'Go to content');

  // A pull request is only checked and built.
  await changeContent('Many ways', 'Some ways');
  await push('refs/pull/1/merge', 'Not confirmed');
  const checked = await publish({ event: 'pull_request', ref: 'refs/pull/1/merge' });
  expect(checked.isGreen, checked.output).toBe(true);
  expect(checked.ran).toContain('npx tsx scripts/smoke.ts');
  await expectNothingLive();
});

test('publishes at night if a page or block begins or ends', { timeout: 600_000 }, async () => {
  const programs = path.join(place, 'nights');
  const asked = path.join(place, 'asked');
  const lastRuns = path.join(place, 'runs.json');
  const listRuns = path.join(place, 'listRuns.mjs');
  await writeAll(place, [
    [
      'listRuns.mjs',
      `import { readFileSync } from 'node:fs';
      const option = (name) => process.argv[process.argv.indexOf(name) + 1];
      const runs = JSON.parse(readFileSync('${lastRuns}', 'utf8'));
      const matching = runs.filter(({ event }) => event === option('--event'));
      console.log(JSON.stringify(matching.slice(0, Number(option('--limit')))));`,
    ],
  ]);
  await writeAll(programs, [
    ['npm', npm],
    [
      'gh',
      `#!/bin/bash
      [ "$1" = run ] && exec node ${listRuns} "$@"
      echo "$@" >> ${asked}`,
    ],
  ]);
  const { folder, host, push } = await repository('dated', async (project) => {
    await copyCode(project);
    const content = path.join(project, vars.CONTENT);
    await writeAll(content, newSite(content, 'Plum & Rye'));
  });
  const page = path.join(folder, vars.CONTENT, 'contact.json');
  const written = await readFile(page, 'utf8');
  const day = 86_400_000;
  const site = JSON.parse(await readFile(path.join(folder, vars.CONTENT, 'site.json'), 'utf8'));
  const dayAt = (days: number) => dayIn(timeZoneOf(site), Date.now() + days * day);
  /** What is asked of GitHub, for a block that is shown on these days, after these publications. */
  const askedWith = async (days: object, ...published: { days: number; event?: string }[]) => {
    const document = JSON.parse(written);
    // Each commit changes something.
    const paragraphs = [`We are closed, ${randomUUID()}.`];
    document.blocks.push({ type: 'prose', paragraphs, ...days });
    await writeFile(page, JSON.stringify(document));
    await push(main, JSON.stringify(days));
    const runs = published.map(({ days: ago, event = 'push' }) => {
      return { createdAt: new Date(Date.now() + ago * day).toISOString(), event };
    });
    await writeFile(lastRuns, JSON.stringify(runs));
    await rm(asked, { force: true });
    const { isGreen, output } = await runJob(
      { file: 'dates.yml', job: 'publish' },
      host,
      { event: 'schedule', ref: main, vars },
      programs,
    );
    expect(isGreen, output).toBe(true);
    return await readFile(asked, 'utf8').catch(() => '');
  };
  const publish = 'workflow run publish.yml\n';
  const today = { showFrom: dayAt(0) };
  expect(await askedWith(today, { days: -1 })).toBe(publish);
  // Already published today.
  expect(await askedWith(today, { days: 0 })).toBe('');
  const yesterday = { showUntil: dayAt(-1) };
  const fromForks = Array.from({ length: 30 }, () => ({ days: 0, event: 'pull_request' }));
  expect(await askedWith(yesterday, ...fromForks, { days: -1 })).toBe(publish);
  const byHand = { days: 0, event: 'workflow_dispatch' };
  expect(await askedWith(yesterday, { days: -1 }, byHand)).toBe('');
});

test('an owner creates a site without installing anything', { timeout: 300_000 }, async () => {
  const programs = path.join(place, 'creating');
  await writeAll(programs, [['npm', npm]]);
  const { host } = await repository('own', copyCode);
  const create = (company: string, country = 'ireland') =>
    runJob(
      { file: 'new-site.yml', job: 'site' },
      host,
      { event: 'workflow_dispatch', ref: main, inputs: { company, country } },
      programs,
    );
  const nothing = await create('$(touch hacked)"; exit 0 #{', 'Atlantis');
  expect(nothing.isGreen).toBe(false);
  const { isGreen, output } = await create('Plum "& `Rye`');
  expect(isGreen, output).toBe(true);
  const site = JSON.parse(await git(host, 'show', 'main:content/site/site.json'));
  expect(site).toMatchObject({ company: 'Plum "& `Rye`', country: 'IE' });
  expect(site.editor).toEqual({ repository: 'plum-rye/site', folder: 'content/site' });
  expect(await git(host, 'show', '--name-only', '--format=', 'main')).not.toMatch(
    /^(?!content\/site\/)/m,
  );
  // A second run changes nothing.
  expect((await create('Another company')).output).toContain(
    'is not empty, so nothing was written',
  );
});

describe('the tests of the code', () => {
  let project: Awaited<ReturnType<typeof repository>>;
  let programs: string;

  beforeAll(async () => {
    const script = 'scripts/ci/needsTests.mjs';
    const files = [
      'src/app.ts',
      'content/bakery/site.json',
      'content/bakery/a.json',
      'content/c.md',
    ];
    const code = await readFile(script, 'utf8');
    project = await repository('tested', (folder) =>
      writeAll(folder, [[script, code], ...files.map((name) => [name, name] as const)]),
    );
    await project.git('tag', 'start');
    programs = path.join(place, 'testing');
    await writeAll(programs, [
      ['npm', '#!/bin/sh'],
      ['npx', '#!/bin/sh'],
    ]);
  });

  const write = (name: string) => writeFile(path.join(project.folder, name), 'changed');
  const changes = {
    'changed page': () => write('content/bakery/a.json'),
    'new picture': () => write('content/bakery/ü [*] b.png'),
    'deleted page': () => project.git('rm', 'content/bakery/a.json'),
    'changed code': () => write('src/app.ts'),
    'deleted code': () => project.git('rm', 'src/app.ts'),
    'code that moves to the documents': () => project.git('mv', 'src/app.ts', 'content/bakery/'),
    'page that moves out': () => project.git('mv', 'content/bakery/a.json', 'content/'),
    'folder with a similar name': () => write('content/bakery.md'),
  };
  type Change = keyof typeof changes;

  /** Pushes a commit of each change after a commit. Resolves with the commits before and after. */
  async function push(ref: string, from: string, ...names: Change[]) {
    await project.git('checkout', '-q', '--detach', from);
    const before = await project.git('rev-parse', 'HEAD');
    for (const name of names) {
      await changes[name]();
      await project.push(ref, name);
    }
    return { before, after: await project.git('rev-parse', 'HEAD') };
  }

  /** Runs the jobs of test.yml. Resolves with whether the code was tested, in each job. Rejects if one is red. */
  async function testedBy(
    trigger: Partial<Trigger>,
    onCheckout?: (folder: string) => Promise<void>,
  ): Promise<boolean[]> {
    const tested = [];
    for (const [job, command] of [
      ['test', 'npm test'],
      ['all', 'npm run test:all'],
      ['windows', 'npm run build'],
    ] as const) {
      const { isGreen, ran, output } = await runJob(
        { file: 'test.yml', job },
        project.host,
        { event: 'push', ref: main, vars, ...trigger },
        programs,
        onCheckout,
      );
      expect(isGreen, output).toBe(true);
      tested.push(ran.includes(command));
    }
    return tested;
  }
  const run = [true, true, true];
  const skipped = [false, false, false];

  test.each<Change[]>([['changed page', 'new picture'], ['deleted page']])(
    'are skipped after a push: %s',
    async (...names) => {
      const { before } = await push(main, 'start', ...names);
      expect(await testedBy({ before })).toEqual(skipped);
    },
  );

  test.each<Change[]>([
    ['changed code', 'changed page'],
    ['deleted code'],
    ['code that moves to the documents'],
    ['page that moves out'],
    ['folder with a similar name'],
  ])('run after a push: %s', async (...names) => {
    const { before } = await push(main, 'start', ...names);
    expect(await testedBy({ before })).toEqual(run);
  });

  test('run if it is not known what has changed', async () => {
    const { before, after } = await push(main, 'start', 'changed page');
    expect(await testedBy({ before, vars: { CONTENT: '.' } })).toEqual(run);
    expect(await testedBy({ before, vars: {} })).toEqual(run);
    expect(await testedBy({ before: '0'.repeat(40) })).toEqual(run);
    const shallow = async (folder: string) => {
      await rm(path.join(folder, '.git'), { recursive: true });
      await git(
        place,
        'clone',
        '-q',
        '--bare',
        '--depth=1',
        `file://${project.host}`,
        `${folder}/.git`,
      );
      await git(folder, 'config', 'core.bare', 'false');
    };
    expect(await testedBy({ before }, shallow)).toEqual(run);
    // A forced push removes a commit from the branch.
    await push(main, 'start', 'deleted page');
    expect(await testedBy({ before: after })).toEqual(run);
  });

  test('run in a pull request that changes code, whatever its last commit and its branch have', async () => {
    const merged = async (...names: Change[]) => {
      const { after: head } = await push('refs/heads/branch', 'start', ...names);
      await push(main, 'start', 'changed code');
      await project.git('merge', '-q', '--no-ff', '-m', 'Merge', head);
      await project.git('push', '-q', '--force', project.host, 'HEAD:refs/pull/1/merge');
      return testedBy({ event: 'pull_request', ref: 'refs/pull/1/merge' });
    };
    expect(await merged('new picture', 'changed page')).toEqual(skipped);
    expect(await merged('folder with a similar name', 'changed page')).toEqual(run);
  });
});
