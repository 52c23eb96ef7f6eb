// If a process is killed at any call that changes a file, restarting the editor leaves all documents either unchanged or
// completely changed. strace kills the process when it makes the call, before the system runs it. If the disk is full from any
// call on, the same holds without a restart.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { skipWithout } from '../../tests/tools/has.ts';
import { copySite, textsIn } from '../../tests/tools/linkedSite.ts';
import { isFullRun, walk } from '../../tests/tools/walk.ts';
import { openStore } from './store.ts';

let place: string;
let folder: string;
let program: string;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'interrupted-'));
  folder = path.join(place, 'pages');
  // It is started a hundred times, so bundle it into one file that starts fast. The file is in a place where it finds sharp
  // and svgo, whose native code and data cannot be bundled. This test never builds a site.
  await mkdir('node_modules/.cache', { recursive: true });
  program = path.join(await mkdtemp(path.resolve('node_modules/.cache/program-')), 'storeWork.js');
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['sharp', 'svgo'] },
    build: {
      ...{ ssr: 'tests/tools/storeWork.ts', outDir: path.dirname(program), target: 'node20' },
      rolldownOptions: { external: [/scripts\/build\/buildSite\.ts$/] },
    },
  });
});
afterAll(async () => {
  for (const made of [place, path.dirname(program)]) {
    await rm(made, { recursive: true, force: true });
  }
});

beforeEach((context) => skipWithout('strace', context));

const calls =
  'openat,write,pwrite64,writev,pwritev,?open,?rename,?renameat,renameat2,?link,linkat,?unlink,unlinkat,?rmdir,?mkdir,mkdirat,fsync,fdatasync,ftruncate,?chmod,fchmod,fchmodat,?symlink,symlinkat,copy_file_range,sendfile';

type Run = { isDone: boolean; isAborted: boolean; calls: string[] };

/** Runs one request in another process, and kills it at a call, or lets one call or all from it on fail as on a full disk. */
async function run(work: string, killAt?: Call, fullFrom?: Call, isOnce = false): Promise<Run> {
  const log = path.join(place, 'calls.log');
  const server = spawn(process.execPath, [program, work, folder], {
    stdio: ['pipe', 'pipe', fullFrom ? 'ignore' : 'inherit'],
    // All calls that change a file come from one thread, one at a time.
    env: { ...process.env, UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0' },
  });
  const lines = createInterface(server.stdout)[Symbol.asyncIterator]();
  const ended = once(server, 'close');
  expect((await lines.next()).value).toBe('ready');
  const threads = (await readdir(`/proc/${server.pid}/task`)).filter(
    (id) => id !== String(server.pid),
  );
  const tracer = spawn('strace', [
    ...['-y', '-qqq', '-o', log, '-e', `trace=${calls}`],
    ...(killAt ? ['-e', `inject=${killAt.name}:signal=SIGKILL:when=${killAt.turn}`] : []),
    ...(fullFrom
      ? ['-e', `inject=${fullFrom.name}:error=ENOSPC:when=${fullFrom.turn}${isOnce ? '' : '+'}`]
      : []),
    ...threads.flatMap((id) => ['-p', id]),
  ]);
  const traced = once(tracer, 'close');
  await areTraced(server.pid, threads);
  server.stdin.write('go\n');
  const last = await lines.next();
  await Promise.all([ended, traced]);
  const isAborted = server.signalCode === 'SIGABRT';
  return { isDone: last.value === 'done', isAborted, calls: callsIn(await readFile(log, 'utf8')) };
}

/** The calls of the thread that works with files, in order; strace counts per thread. */
function callsIn(log: string): string[] {
  const threads = new Map<string, string[]>();
  for (const line of log.split('\n')) {
    const [, thread, call] = /^(?:(\d+) +)?(\w+\(.*)$/.exec(line) ?? [];
    if (call !== undefined) {
      threads.set(thread ?? '', [...(threads.get(thread ?? '') ?? []), call]);
    }
  }
  return [...threads.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}

/** Waits until strace has attached itself to all threads. */
async function areTraced(process: number | undefined, threads: readonly string[]): Promise<void> {
  for (const id of threads) {
    const isTraced = async () =>
      /^TracerPid:\t[1-9]/m.test(await readFile(`/proc/${process}/task/${id}/status`, 'utf8'));
    await expect.poll(isTraced, { timeout: 120_000 }).toBe(true);
  }
}

/** A system call: its name, its count among calls of that name, and its full text. */
type Call = { name: string; turn: number; text: string };

/** The calls that change a file. strace counts per name. */
function changing(calls: readonly string[]): Call[] {
  const counts = new Map<string, number>();
  return calls.flatMap((text): Call[] => {
    const name = text.slice(0, text.indexOf('('));
    const turn = (counts.get(name) ?? 0) + 1;
    counts.set(name, turn);
    const isLook = name === 'openat' && !text.includes('O_CREAT');
    return isLook || text.includes('anon_inode') ? [] : [{ name, turn, text }];
  });
}

/** A picture that no page shows. */
const unused = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 9"><path d="M0 0h8"/></svg>';

/** Copies the site with a picture to remove. */
async function copySiteAndPicture(): Promise<void> {
  await copySite(place);
  await writeFile(path.join(folder, 'pictures/unused.svg'), unused);
}

/** What a restarted editor reports. */
const reports = async () => (await (await openStore(folder)).files.read())?.reports;

/** The contents of the documents and pictures of the folder, by name. */
async function filesIn(): Promise<Record<string, string>> {
  const root = path.join(folder, 'pictures');
  const files: Record<string, string> = await textsIn(folder);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.tmp')) continue;
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file)] = await readFile(file, 'latin1');
  }
  return files;
}

/** Asserts that only complete versions without duplicates and complete removed pictures are left. */
async function expectTidy(): Promise<void> {
  const names = await readdir(path.join(place), { recursive: true, withFileTypes: true });
  const all = names
    .filter((entry) => entry.isFile() && !['calls.log', '.gitignore'].includes(entry.name))
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)));
  expect(all.filter((file) => file.endsWith('.tmp'))).toEqual([]);
  const removed = all.filter((file) => file.startsWith('.editor/pictures/pages/'));
  expect(removed.length).toBeLessThan(2);
  for (const file of removed) {
    expect(file).toMatch(/\/pictures\/unused\.svg$/);
    expect(await readFile(path.join(place, file), 'utf8')).toBe(unused);
  }
  const files = all.filter(
    (file) => !removed.includes(file) && !/^pages\/(?:pictures|drawings|downloads)\//.test(file),
  );
  expect(
    files.filter((file) => !/^(pages|\.editor\/(versions|drafts)\/pages)\//.test(file)),
  ).toEqual([]);
  // A removed page's versions are deleted later: a file says since when it has been missing.
  const others = files.filter((file) => !file.endsWith('.json'));
  expect(others.filter((file) => !/^\.editor\/versions\/.*\/missing$/.test(file))).toEqual([]);
  const texts = new Map<string, string[]>();
  for (const file of files.filter((name) => name.endsWith('.json'))) {
    const text = await readFile(path.join(place, file), 'utf8');
    expect(() => JSON.parse(text), file).not.toThrow();
    if (!file.startsWith('.editor/versions')) continue;
    const known = texts.get(path.dirname(file)) ?? [];
    expect(known).not.toContain(text);
    texts.set(path.dirname(file), [...known, text]);
  }
}

// tests/tools/storeWork.ts
const works = ['all', 'one', 'added', 'removed', 'newPicture', 'oldPicture'];

test.for(isFullRun ? works : works.slice(0, 1))(
  'a write (%s) that is killed at any call is made completely or not at all',
  { timeout: 30 * 60_000 },
  async (work) => {
    await copySiteAndPicture();
    const before = await filesIn();
    const whole = await run(work);
    expect(whole.isDone).toBe(true);
    const after = await filesIn();
    await expectTidy();
    const steps = changing(whole.calls);
    expect(steps.length).toBeGreaterThan(3);

    const seen = new Set<unknown>();
    let kills = 0;
    for (const killAt of walk(steps, 2)) {
      await copySiteAndPicture();
      // The last calls can follow the answer, which must be true then.
      const { isDone } = await run(work, killAt);
      if (!isDone) kills += 1;
      for (const [name, text] of Object.entries(await filesIn())) {
        expect([before[name], after[name]], `${name} at ${killAt.text}`).toContain(text);
      }
      expect(await reports()).toEqual([]);
      const now = await filesIn();
      expect(isDone ? [after] : [before, after], killAt.text).toContainEqual(now);
      seen.add(JSON.stringify(now) === JSON.stringify(before));
      await expectTidy();
    }
    expect(kills).toBeGreaterThan(0);
    if (isFullRun && JSON.stringify(before) !== JSON.stringify(after)) expect(seen.size).toBe(2);
  },
);

test.for(works)(
  'a write (%s) on a disk that becomes full at any call is made completely or not at all',
  { tags: 'slow', timeout: 30 * 60_000 },
  async (work) => {
    await copySiteAndPicture();
    const before = await filesIn();
    const { calls: made } = await run(work);
    const after = await filesIn();
    const writes = changing(made).filter(({ name }) => /write|mkdir|fsync/.test(name));
    let failures = 0;
    // Node also wakes its main thread with "write". It aborts if that fails, so one write fails alone, too.
    const faults = walk(writes, 1).flatMap((fullFrom) =>
      (fullFrom.name === 'write' ? [true, false] : [false]).map((isOnce) => ({ fullFrom, isOnce })),
    );
    for (const { fullFrom, isOnce } of faults) {
      await copySiteAndPicture();
      const { isDone, isAborted } = await run(work, undefined, fullFrom, isOnce);
      expect(isOnce && isAborted, fullFrom.text).toBe(false);
      if (!isDone) failures += 1;
      if (!isAborted) expect(await filesIn(), fullFrom.text).toEqual(isDone ? after : before);
      expect(await reports()).toEqual([]);
      expect([before, after], fullFrom.text).toContainEqual(await filesIn());
      await expectTidy();
    }
    expect(failures).toBeGreaterThan(0);
  },
);

test('a start that finishes an interrupted change can be killed too', {
  tags: 'slow',
  timeout: 30 * 60_000,
}, async () => {
  await copySiteAndPicture();
  const whole = await run('all');
  const after = await textsIn(folder);
  const renames = changing(whole.calls).filter(({ text }) =>
    /^rename.*pages\/[a-z-]+\.json"\)/.test(text),
  );
  expect(renames).toHaveLength(3);
  const interrupt = async () => {
    await copySiteAndPicture();
    await run('all', renames[1] ?? fail('The write has fewer than two renames.'));
  };
  await interrupt();
  const finished = await run('open');
  expect(finished.isDone).toBe(true);
  expect(await textsIn(folder)).toEqual(after);
  let kills = 0;
  for (const killAt of changing(finished.calls)) {
    await interrupt();
    // On a busy machine, a run makes fewer calls: one write can report several finished ones to the main thread.
    if (!(await run('open', killAt)).isDone) kills += 1;
    expect(await reports()).toEqual([]);
    expect(await textsIn(folder), killAt.text).toEqual(after);
    await expectTidy();
  }
  expect(kills).toBeGreaterThan(0);
});

function fail(message: string): never {
  throw new Error(message);
}
