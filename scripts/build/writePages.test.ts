// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Page } from '../../schema/index.ts';
import { visitorSite } from '../../src/prerender/visitorSite.ts';
import { site } from '../../tests/tools/content.ts';
import type { PageWork } from './pageWorker.ts';
import { writePages } from './writePages.ts';

let folder: string;
let work: PageWork;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'threads-'));
  const { words: _, ...settings } = site;
  const files = { siteUrl: '/site.json', fonts: [], icon: '/icon.svg' };
  work = { folder, code: folder, site: visitorSite(settings), ...files };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const pagesOf = (count: number): Page[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/${index}`,
    title: '',
    description: '',
    blocks: [],
  }));

/** A thread that notes each message, with the pages in it, in a file of its own; `then` is what it does after that. */
async function workerThat(then: string): Promise<string> {
  const file = path.join(folder, 'worker.mjs');
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';
import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', (pages) => {
  appendFileSync(workerData.folder + '/' + threadId + '.txt', pages.map(({ path }) => path).join(' ') + '\\n');
  ${then}
});`,
  );
  return file;
}
const answer = 'parentPort.postMessage(undefined);';

/** The messages of each thread. */
async function noted(): Promise<string[][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  const texts = names.map((name) => readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(texts)).map((text) => text.trim().split('\n'));
}

test.each([1, 20, 41, 200, 205, 450])(
  'each of %i pages is written once, twenty at a time at most',
  async (count) => {
    await writePages(await workerThat(answer), work, pagesOf(count));
    const threads = await noted();
    const written = threads.flat().map((line) => line.split(' '));
    expect(written.flat().toSorted()).toEqual(
      pagesOf(count)
        .map((page) => page.path)
        .toSorted(),
    );
    expect(Math.max(...written.map((pages) => pages.length))).toBe(Math.min(count, 20));
    // A second thread for few pages would take longer to start than to work.
    if (count <= 200) expect(threads).toHaveLength(1);
  },
);

test('a site without pages needs no thread', async () => {
  await writePages(path.join(folder, 'none.mjs'), work, []);
});

test('the error of a page that cannot be rendered ends it', async () => {
  const worker = await workerThat("throw new Error('Block 2 of /about failed.');");
  await expect(writePages(worker, work, pagesOf(3))).rejects.toThrow('Block 2 of /about failed.');
});

test('a thread that ends by itself ends it, also where it says nothing', async () => {
  const worker = await workerThat('process.exit(0);');
  await expect(writePages(worker, work, pagesOf(3))).rejects.toThrow(
    'A thread of the build ended before its pages were written.',
  );
});

test('it resolves when the last page is written, and not before', async () => {
  const worker = await workerThat(
    `setTimeout(() => { appendFileSync(workerData.folder + '/done', '.'); ${answer} }, 20);`,
  );
  await writePages(worker, work, pagesOf(60));
  expect(await readFile(path.join(folder, 'done'), 'utf8')).toBe('...');
});
