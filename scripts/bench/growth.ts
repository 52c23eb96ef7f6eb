// npm run bench -- growth: times the main requests to the editor's server with and without 500 old drafts and 300 deleted pages.
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteName } from '../../editor/api.ts';
import { openStore, type Store } from '../../editor/server/store.ts';
import { type Group, isGroup } from '../../schema/browser.ts';
import { contentOption, readArguments } from '../readArguments.ts';

const { values } = readArguments({
  call: 'npm run bench -- growth',
  about:
    'Times requests of the editor with 500 old drafts and 300 deleted pages, and with none. The ratio should be below 1.2.',
  options: {
    content: contentOption,
    rounds: {
      type: 'string',
      value: 'N',
      default: '50',
      between: [1, 10_000],
      about: 'how often each request is made',
    },
  },
});

const draftCount = 500;
const deletedCount = 300;
const tab = randomUUID();
const old = new Date(Date.now() - 20 * 24 * 3_600_000).toISOString();

const place = await mkdtemp(path.join(tmpdir(), 'bench-'));
try {
  const pages = (await readdir(values.content)).filter(
    (file) => file.endsWith('.json') && file !== siteName,
  );
  const [name = ''] = pages;
  const stores: { store: Store; times: Map<string, number[]> }[] = [];
  for (const [label, isFull] of [
    ['none', false],
    ['all', true],
  ] as const) {
    const folder = path.join(place, label, 'pages');
    await cp(values.content, folder, { recursive: true });
    if (isFull) {
      await addDrafts(folder, pages);
      await addDeleted(folder, name);
    }
    stores.push({ store: await openStore(folder), times: new Map() });
  }
  const warmUp = 5;
  for (let round = 0; round < warmUp + Number(values.rounds); round += 1) {
    // Alternating, so that a busy machine slows both.
    for (const { store, times } of stores) {
      for (const [request, time] of await timesOf(store, name, round)) {
        if (round >= warmUp) times.set(request, [...(times.get(request) ?? []), time]);
      }
    }
  }
  const [none, all] = stores.map(({ times }) => times);
  console.log(`${draftCount} drafts and ${deletedCount} deleted pages, against none:`);
  for (const [request, times] of none ?? []) {
    const [before, after] = [quartile(times), quartile(all?.get(request) ?? [])];
    const figures = [`${before.toFixed(1)} ms`, `${after.toFixed(1)} ms`];
    console.log(
      `${request.padEnd(10)}${figures.map((figure) => figure.padStart(10)).join('')}   × ${(after / before).toFixed(2)}`,
    );
  }
} finally {
  await rm(place, { recursive: true, force: true });
}

/** Adds drafts of alternating pages, 20 days old. */
async function addDrafts(folder: string, pages: readonly string[]): Promise<void> {
  for (let index = 0; index < draftCount; index += 1) {
    const name = pages[index % pages.length] ?? '';
    const document = await documentIn(folder, name);
    const tab = randomUUID();
    const draft = {
      ...{ tab, time: old, base: { hash: '', document } },
      document: { ...document, description: `${document.description} ${index}`.slice(-100) },
    };
    await addFile(folder, 'drafts', name, `${tab}.json`, JSON.stringify(draft));
  }
}

/** Adds deleted pages, each with a variation of the page's text. */
async function addDeleted(folder: string, like: string): Promise<void> {
  const document = await documentIn(folder, like);
  const id = `${old.replaceAll(':', '-')}-01234567`;
  for (let index = 0; index < deletedCount; index += 1) {
    const text = JSON.stringify({ ...document, path: `/deleted-${index}` }, null, 2);
    await addFile(folder, 'versions', `deleted-${index}.json`, `${id}.json`, text);
  }
}

async function addFile(
  content: string,
  kind: string,
  page: string,
  file: string,
  text: string,
): Promise<void> {
  const { dir, base } = path.parse(content);
  const folder = path.join(dir, '.editor', kind, base, page);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, file), text);
}

async function documentIn(folder: string, name: string): Promise<Group> {
  const document: unknown = JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  if (!isGroup(document)) throw new Error(`${name} is not a page.`);
  return document;
}

/** Makes each request once. Returns the milliseconds that each took. */
async function timesOf(store: Store, name: string, round: number): Promise<[string, number][]> {
  const times: [string, number][] = [];
  const timed = async <Answer>(request: string, work: () => Promise<Answer>): Promise<Answer> => {
    const start = performance.now();
    const answer = await work();
    times.push([request, performance.now() - start]);
    return answer;
  };
  await timed('overview', () => store.overview({}));
  const { hash, document } = await timed('source', () => store.source({ name }));
  if (!isGroup(document)) throw new Error(`${name} is not a page.`);
  const changed = { ...document, title: `Title ${round}` };
  await timed('draft', () =>
    store.draft({ name, tab, base: { hash, document }, document: changed }),
  );
  await timed('save', () => store.save({ name, hash, document: changed, tab }));
  await timed('site', () => store.read());
  return times;
}

/** The lower quartile, because other work on the machine can only add time. */
function quartile(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;
}
