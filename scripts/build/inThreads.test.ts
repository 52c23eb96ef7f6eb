import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inThreads } from './inThreads.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'threads-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const run = (worker: string, count: number, options = {}) =>
  inThreads(worker, numbers(count), {
    workerData: { folder },
    itemsPerThread: 200,
    itemsPerMessage: 20,
    ...options,
  });

/** Writes a thread that logs the items of each message to a separate file, and then runs the code in `then`. */
async function workerThat(then: string): Promise<string> {
  const file = path.join(folder, 'worker.mjs');
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', (items) => {
  appendFileSync(workerData.folder + '/' + threadId + '.txt', items.join(' ') + '\\n');
  ${then}
});`,
  );
  return file;
}
const answer = 'parentPort.postMessage(undefined);';

/** The logged messages of each thread. */
async function noted(): Promise<string[][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  const texts = names.map((name) => readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => text.trim().split('\n'));
}

test.each([1, 20, 41, 200, 205, 450])(
  'sends each of %i items once, at most twenty per message',
  async (count) => {
    const done: number[] = [];
    await run(await workerThat(answer), count, { onDone: (all: number) => done.push(all) });
    expect(done.at(-1)).toBe(count);
    const threads = await noted();
    const written = threads.flat().map((line) => line.split(' '));
    expect(written.flat().toSorted()).toEqual(numbers(count).map(String).toSorted());
    expect(Math.max(...written.map((items) => items.length))).toBe(Math.min(count, 20));
    // For few pages, starting a second thread would take longer than its work.
    if (count <= 200) expect(threads).toHaveLength(1);
  },
);

test('rejects with the error of a thread', async () => {
  const worker = await workerThat("throw new Error('Block 2 of /about failed.');");
  await expect(run(worker, 3)).rejects.toThrow('Block 2 of /about failed.');
});

test('rejects when a thread exits early, even without an error', async () => {
  const worker = await workerThat('process.exit(0);');
  await expect(run(worker, 3)).rejects.toThrow('A build thread stopped before it finished.');
});

test('ends the threads when the signal aborts', async () => {
  const canceled = new AbortController();
  const reason = new Error('canceled');
  const running = run(await workerThat('for (;;) {}'), 60, { signal: canceled.signal });
  canceled.abort(reason);
  await expect(running).rejects.toBe(reason);
  await expect(run('none.mjs', 1, { signal: canceled.signal })).rejects.toBe(reason);
});
