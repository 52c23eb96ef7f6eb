// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Asked, askIn } from './ask.ts';
import { copyProject, removeAbandonedCopies } from './copy.ts';
import type { Mutant } from './list.ts';

let copy: string;
let project: Asked;
beforeAll(async () => {
  copy = await copyProject();
  project = askIn(copy);
});
afterAll(async () => {
  project.stop();
  await rm(copy, { recursive: true, force: true, maxRetries: 3 });
});

const file = 'src/blocks/rows.ts';
const mistake: Mutant = {
  id: 'ui-1',
  area: 'ui',
  file,
  find: 'const full = Math.ceil(',
  replace: 'const full = Math.floor(',
  felt: 'A card is left alone in its row.',
  unit: { files: ['src/blocks/rows.test.ts'] },
};

test('a mistake is noticed by the tests that it names, in a copy that is as before afterwards', async () => {
  const before = await readFile(file, 'utf8');
  expect(await project.notice(mistake)).toBe('unit');
  expect(
    await project.notice({ ...mistake, unit: { files: ['src/shared/href.test.ts'] } }),
  ).toBeUndefined();
  expect(await readFile(path.join(copy, file), 'utf8')).toBe(before);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a mistake whose place is gone is an error, and not noticed by chance', async () => {
  await expect(project.notice({ ...mistake, find: 'Math.trunc(' })).rejects.toThrow(
    'ui-1 is stale',
  );
});

test('the copy shares no folder with the project', async () => {
  expect(path.dirname(copy)).toBe(tmpdir());
  const folders = await Promise.all(['', 'node_modules'].map((name) => stat(name || '.')));
  const copies = await Promise.all(['', 'node_modules'].map((name) => stat(path.join(copy, name))));
  expect(copies.map(({ ino }) => ino)).not.toEqual(folders.map(({ ino }) => ino));
});

test('what a killed run has left is removed by the next one, and what another run works in is not', async () => {
  // No process has this number: the system gives none above 2^22.
  const left = await mkdtemp(path.join(tmpdir(), 'mutants-99999999-'));
  await mkdir(path.join(left, 'src'));
  const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(left, before, before);
  const inContainer = await mkdtemp(path.join(tmpdir(), 'mutants-99999998-'));
  await removeAbandonedCopies();
  const names = await readdir(tmpdir());
  expect(names).not.toContain(path.basename(left));
  expect(names).toContain(path.basename(copy));
  expect(names).toContain(path.basename(inContainer));
  await rm(inContainer, { recursive: true });
});

test('an id that is not in the list ends with 2', async () => {
  const args = ['--import', 'tsx', 'tests/mutants/run.ts', '--only', 'none-1'];
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no such mistake in the list.'),
  });
});
