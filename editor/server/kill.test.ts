import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from './store.ts';

let place: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'kill-'));
  folder = path.join(place, 'pages');
  await cp('tests/fixtures/second-site', folder, { recursive: true });
});
afterEach(() => rm(place, { recursive: true, force: true }));

// Saves a page again and again, in 200 states, and prints a line after each save.
const saveOften = `
  const { openStore } = await import('./editor/server/store.ts');
  const store = await openStore(process.argv[1]);
  let { hash, document } = await store.source({ name: 'visit.json' });
  for (let count = 1; ; count = (count % 200) + 1) {
    document.blocks[0].headline = 'Save ' + count + ' ' + 'x'.repeat(count % 50);
    ({ hash } = await store.save({ name: 'visit.json', hash, document, tab: 'a tab' }));
    console.log(count);
  }
`;

/** Runs it, kills it after this many saves, and keeps reading the file until then. */
async function saveAndKill(after: number) {
  const file = path.join(folder, 'visit.json');
  const child = spawn('node', ['--import', 'tsx', '--input-type=module', '-e', saveOften, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let saves = 0;
  child.stdout.on('data', (lines: Buffer) => {
    saves += lines.toString().split('\n').length - 1;
    if (saves >= after) child.kill('SIGKILL');
  });
  let isOver = false;
  const end = new Promise<NodeJS.Signals | null>((resolve) => {
    child.on('close', (_code, signal) => {
      isOver = true;
      resolve(signal);
    });
  });
  const seen = new Set<string>();
  while (!isOver) seen.add(await readFile(file, 'utf8'));
  seen.add(await readFile(file, 'utf8'));
  return { seen, signal: await end };
}

/** Asserts that a killed process leaves the page complete, before or after a save, and no other files. */
async function expectComplete(kills: number[]) {
  const whole = await readFile(path.join(folder, 'visit.json'), 'utf8');
  const states = new Set([whole]);
  for (let count = 1; count <= 200; count += 1) {
    const headline = `Save ${count} ${'x'.repeat(count % 50)}`;
    states.add(whole.replace('Come in and play', headline));
  }
  for (const after of kills) {
    const { seen, signal } = await saveAndKill(after);
    expect(signal).toBe('SIGKILL');
    expect([...seen].filter((text) => !states.has(text))).toEqual([]);
    expect(seen.size).toBeGreaterThan(2);
  }
  await openStore(folder);
  const names = await readdir(place, { recursive: true });
  expect(names.filter((name) => name.includes('.tmp'))).toEqual([]);
}

test('a process that is killed while it saves leaves the file complete', () => expectComplete([7]));

test(
  'a process that is killed after any number of saves leaves the file complete',
  {
    tags: 'slow',
  },
  () => expectComplete([7, 60, 113, 150]),
);
