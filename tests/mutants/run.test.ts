// @vitest-environment node
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Asked, askIn, noticedBy } from './ask.ts';
import { copyName, copyProject, removeAbandonedCopies } from './copy.ts';
import { type Mutant, readNewMutants } from './list.ts';
import { testsToAsk } from './testsToAsk.ts';

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
afterEach(() => vi.unstubAllEnvs());

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
  expect(await noticedBy(project, mistake)).toMatch(/^src\/blocks\/rows\.test\.ts: ./);
  expect(
    await noticedBy(project, { ...mistake, unit: { files: ['src/shared/href.test.ts'] } }),
  ).toBeUndefined();
  expect(await readFile(path.join(copy, file), 'utf8')).toBe(before);
  expect(await readFile(file, 'utf8')).toBe(before);
});

test('a mistake that keeps a test from loading is noticed', async () => {
  const text = await readFile(path.join(copy, file), 'utf8');
  const broken = { ...mistake, find: text.slice(0, 40), replace: 'import "./none.ts";' };
  expect(await noticedBy(project, broken)).toBe('src/blocks/rows.test.ts');
});

test('a mistake whose place is gone is an error, and not noticed by chance', async () => {
  await expect(noticedBy(project, { ...mistake, find: 'Math.trunc(' })).rejects.toThrow(
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
  const place = await mkdtemp(path.join(tmpdir(), 'killed-'));
  vi.stubEnv('TMPDIR', place);
  const make = async (name: string, age = 0) => {
    const folder = path.join(place, `${name}abc`);
    await mkdir(path.join(folder, 'src'), { recursive: true });
    const time = new Date(Date.now() - age);
    await utimes(folder, time, time);
  };
  const hours = 60 * 60 * 1000;
  // No process has this id: the system assigns none above 2^22.
  const gone = 99_999_999;
  await make(copyName(gone));
  await make(copyName(process.pid), 2 * hours);
  await make(copyName(gone, 'another-container'));
  await make(copyName(gone, 'an-old-container'), 2 * hours);
  await make('mutants');
  await removeAbandonedCopies();
  expect((await readdir(place)).sort()).toEqual(
    [
      `${copyName(process.pid)}abc`,
      `${copyName(gone, 'another-container')}abc`,
      'mutantsabc',
    ].sort(),
  );
  await rm(place, { recursive: true });
});

test('tests that are stopped say nothing of a mistake, and the copy is as before', async () => {
  const other = askIn(copy);
  const before = await readFile(path.join(copy, file), 'utf8');
  const asking = other.withMistake(mistake, async () => {
    const answer = other.failingUnitTest({ files: ['src/blocks/rows.test.ts'] });
    other.stop();
    return await answer;
  });
  await expect(asking).rejects.toThrow('The tests were stopped.');
  expect(await readFile(path.join(copy, file), 'utf8')).toBe(before);
  await expect(other.failingUnitTest({ files: [file] })).rejects.toThrow('The tests were stopped.');
});

const command = ['--import', 'tsx', 'tests/mutants/run.ts'];

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends a run at once: it leaves nothing',
  async (signal) => {
    const place = await mkdtemp(path.join(tmpdir(), 'ended-'));
    const running = spawn(process.execPath, [...command, '--only', 'ui-1', '--jobs', '1'], {
      env: { ...process.env, TMPDIR: place },
    });
    const [output, errors] = [text(running.stdout), text(running.stderr)];
    const ended = once(running, 'exit');
    // Waits until it works in its copy.
    await vi.waitFor(
      async () =>
        expect((await readdir(place)).some((name) => name.startsWith('mutants-'))).toBe(true),
      { timeout: 60_000 },
    );
    running.kill(signal);
    expect((await ended)[0]).toBe(1);
    expect(await output).toContain('Ended early: 0 of 1 mistakes were asked about.');
    expect(await errors).toBe('');
    expect((await readdir(place)).filter((name) => name.startsWith('mutants-'))).toEqual([]);
    await rm(place, { recursive: true, force: true });
  },
);

test('an id that is not in the list ends with 2', async () => {
  await expect(
    promisify(execFile)(process.execPath, [...command, '--only', 'none-1']),
  ).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no such mistake in the list.'),
  });
});

test('mistakes that are not in the list need no tests, and one without a field is an error', async () => {
  const { id: _id, unit: _unit, ...fresh } = mistake;
  const name = path.join(copy, 'new.json');
  await writeFile(name, JSON.stringify([fresh, { ...fresh, id: 'mine-7' }]));
  expect(readNewMutants(name).map(({ id }) => id)).toEqual(['ui-1', 'mine-7']);
  await writeFile(name, JSON.stringify([{ ...fresh, felt: undefined }]));
  expect(() => readNewMutants(name)).toThrow('felt');
  await writeFile(name, JSON.stringify([fresh, { ...fresh, find: 'gone since' }]));
  expect(() => readNewMutants(name)).toThrow('ui-2 is stale: "gone since" is not in');
});

test('the tests that are nearest to a file are asked first, and each once', () => {
  const groups = testsToAsk('src/blocks/rows.ts');
  expect(groups[0]).toEqual(['src/blocks/rows.test.ts']);
  expect(groups[1]).toContain('src/blocks/Plan.test.tsx');
  expect(groups.flat()).toContain('src/blocks/readers.test.tsx');
  expect(groups.flat()).not.toContain('src/visit/links.test.ts');
  expect(new Set(groups.flat()).size).toBe(groups.flat().length);
});
