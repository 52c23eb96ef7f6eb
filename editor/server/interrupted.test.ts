// @vitest-environment node
// A program that is killed at any call that changes a file leaves all documents as they were or all as they were to be,
// once the editor is started again. strace kills it: at the call of a number, before the system has made it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, textsIn } from '../../tests/support/linkedSite.ts';
import { isWhole, walk } from '../../tests/support/walk.ts';
import { openStore } from './store.ts';

let place: string;
let folder: string;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'interrupted-'));
  folder = path.join(place, 'pages');
});
afterAll(() => rm(place, { recursive: true, force: true }));

// Opens the store, says that it is ready, waits for a line and does one thing.
const child = `
  const { readdir } = await import('node:fs/promises');
  const { openStore } = await import('./editor/server/store.ts');
  const [work, folder] = process.argv.slice(1);
  const tab = '00000000-0000-4000-8000-000000000001';
  await readdir(folder);
  const store = work === 'open' ? undefined : await openStore(folder);
  const { hash, document } = (await store?.source('visit.json')) ?? {};
  const changed = { ...document, title: 'Another title' };
  const works = {
    open: () => openStore(folder),
    move: () =>
      store.move({ name: 'visit.json', path: '/workshop', mendLinks: true, redirect: true }, hash),
    save: () => store.save('visit.json', hash, changed, tab),
    draft: () => store.draft('visit.json', { tab, base: { hash, document }, document: changed }),
    keepVersion: () => store.keepVersion('visit.json', changed),
    create: () => store.create({ path: '/strings', title: 'New strings' }),
    remove: () => store.remove('visit.json', hash),
  };
  console.log('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  await works[work]();
  console.log('done');
  process.exit(0);
`;

const calls =
  'openat,write,pwrite64,writev,pwritev,?open,?rename,?renameat,renameat2,?link,linkat,?unlink,unlinkat,?rmdir,?mkdir,mkdirat,fsync,fdatasync,ftruncate,?chmod,fchmod,fchmodat,?symlink,symlinkat,copy_file_range,sendfile';

type Run = { isDone: boolean; calls: string[] };

/** Does one thing in another process; kills it at the call of this number. The disk may be one without hard links. */
async function run(work: string, { killAt = 0, hasLinks = true } = {}): Promise<Run> {
  const log = path.join(place, 'calls.log');
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', child, work, folder],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      // All calls that change a file come from one thread, one after the other.
      env: { ...process.env, UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0' },
    },
  );
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const ended = once(server, 'close');
  expect((await lines.next()).value).toBe('ready');
  const threads = (await readdir(`/proc/${server.pid}/task`)).filter(
    (id) => id !== String(server.pid),
  );
  const tracer = spawn('strace', [
    ...['-y', '-qqq', '-o', log, '-e', `trace=${calls}`],
    ...(killAt > 0 ? ['-e', `inject=${calls}:signal=SIGKILL:when=${killAt}`] : []),
    ...(hasLinks ? [] : ['-e', 'inject=?link,linkat:error=EPERM']),
    ...threads.flatMap((id) => ['-p', id]),
  ]);
  const traced = once(tracer, 'close');
  await areTraced(server.pid, threads);
  server.stdin.write('go\n');
  const last = await lines.next();
  await Promise.all([ended, traced]);
  return { isDone: last.value === 'done', calls: (await readFile(log, 'utf8')).split('\n') };
}

/** Waits until strace has attached itself to all threads. */
async function areTraced(process: number | undefined, threads: readonly string[]): Promise<void> {
  for (const id of threads) {
    const isTraced = async () =>
      /^TracerPid:\t[1-9]/m.test(await readFile(`/proc/${process}/task/${id}/status`, 'utf8'));
    await expect.poll(isTraced, { timeout: 20_000 }).toBe(true);
  }
}

/** The numbers of the calls that change a file, and of the one after the last. */
function changing(calls: readonly string[]): number[] {
  return calls.flatMap((call, index) => {
    const isLook = /openat\(/.test(call) && !call.includes('O_CREAT');
    return call === '' || isLook || call.includes('anon_inode') ? [] : [index + 1];
  });
}

/** What a killed program may leave: whole versions, none twice, whole drafts, and nothing else. */
async function expectTidy(): Promise<void> {
  const names = await readdir(path.join(place), { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && entry.name !== 'calls.log')
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
  expect(
    files.filter((file) => !/^(pages|\.editor\/(versions|drafts)\/pages)\//.test(file)),
  ).toEqual([]);
  expect(files.filter((file) => !file.endsWith('.json'))).toEqual([]);
  const texts = new Map<string, string[]>();
  for (const file of files) {
    const text = await readFile(path.join(place, file), 'utf8');
    expect(() => JSON.parse(text), file).not.toThrow();
    if (!file.startsWith('.editor/versions')) continue;
    const known = texts.get(path.dirname(file)) ?? [];
    expect(known).not.toContain(text);
    texts.set(path.dirname(file), [...known, text]);
  }
}

/** Why strace cannot be used here; nothing where it can. */
function whyNot(): string {
  try {
    execFileSync('strace', ['-qqq', '-e', 'trace=none', 'true'], { stdio: 'pipe' });
    return '';
  } catch (error) {
    return `strace is not installed or not allowed to trace: ${error}`;
  }
}

const works: [string, { hasLinks: boolean }][] = [
  ['move', { hasLinks: true }],
  ['save', { hasLinks: true }],
  ['create', { hasLinks: false }],
  ['create', { hasLinks: true }],
  ['draft', { hasLinks: true }],
  ['keepVersion', { hasLinks: true }],
  ['remove', { hasLinks: true }],
];

test.for(isWhole ? works : works.slice(0, 1))(
  'a %s that is killed at any call (%j) is made or not made',
  async ([work, disk], context) => {
    const reason = whyNot();
    if (reason !== '') console.warn(`Not tested: ${reason}`);
    context.skip(reason !== '', reason);
    await copySite(place);
    const before = await textsIn(folder);
    const whole = await run(work, disk);
    expect(whole.isDone).toBe(true);
    const after = await textsIn(folder);
    await expectTidy();
    const steps = changing(whole.calls);
    expect(steps.length).toBeGreaterThan(3);

    const seen = new Set<unknown>();
    for (const killAt of walk(steps, 4)) {
      await copySite(place);
      const { isDone } = await run(work, { ...disk, killAt });
      expect(isDone).toBe(false);
      for (const [name, text] of Object.entries(await textsIn(folder))) {
        // Where there are no hard links, an empty file can hold the name of a new page until the next start.
        if (!disk.hasLinks && text === '') continue;
        expect([before[name], after[name]], `${name} at ${whole.calls[killAt - 1]}`).toContain(
          text,
        );
      }
      const store = await openStore(folder);
      expect((await store.overview()).reports).toEqual([]);
      const now = await textsIn(folder);
      expect([before, after], whole.calls[killAt - 1]).toContainEqual(now);
      seen.add(JSON.stringify(now) === JSON.stringify(before));
      await expectTidy();
    }
    if (isWhole && JSON.stringify(before) !== JSON.stringify(after)) expect(seen.size).toBe(2);
    console.log(`${work}: killed at ${isWhole ? 'each' : 'some'} of ${steps.length} calls`);
  },
  30 * 60_000,
);
