import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangedByOthers } from '../../../scripts/content/replaceFile.ts';
import { finishReplacing, replaceFiles } from './replaceFiles.ts';

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return { ...real, rename: vi.fn(real.rename) };
});

let place: string;
let folder: string;
let journals: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'replace-'));
  folder = path.join(place, 'pages');
  journals = path.join(place, 'journal');
  await mkdir(folder);
  for (const name of ['a', 'b', 'c']) await writeFile(path.join(folder, `${name}.json`), 'old');
});
afterEach(async () => {
  vi.mocked(rename).mockReset();
  const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementation(real.rename);
  await rm(place, { recursive: true, force: true });
});

const texts = async () =>
  Promise.all(['a', 'b', 'c'].map((name) => readFile(path.join(folder, `${name}.json`), 'utf8')));
const changes = ['a', 'b', 'c'].map((name) => ({
  name: `${name}.json`,
  from: 'old',
  to: 'new',
}));

/** Runs work before the next rename over this document. */
function before(document: string, work: () => Promise<void>) {
  const real = vi.mocked(rename).getMockImplementation();
  vi.mocked(rename).mockImplementation(async (from, to) => {
    if (String(to).endsWith(document)) {
      if (real) vi.mocked(rename).mockImplementation(real);
      await work();
    }
    await real?.(from, to);
  });
}

test('changes no file if someone else changed one', async () => {
  await writeFile(path.join(folder, 'c.json'), 'theirs');
  await expect(replaceFiles(folder, journals, changes)).rejects.toThrow(ChangedByOthers);
  expect(await texts()).toEqual(['old', 'old', 'theirs']);
  expect(await readdir(folder)).toHaveLength(3);
});

test('restores all files if someone else changes one between two renames', async () => {
  before('a.json', () => writeFile(path.join(folder, 'c.json'), 'theirs'));
  await expect(replaceFiles(folder, journals, changes)).rejects.toThrow(
    'Someone else changed c.json',
  );
  expect(await texts()).toEqual(['old', 'old', 'theirs']);
  expect(await readdir(folder)).toHaveLength(3);
  expect(await readdir(journals)).toEqual([]);
});

test('finishes at the next start what can be neither finished nor restored', async () => {
  before('b.json', async () => {
    vi.mocked(rename).mockRejectedValue(new Error('EIO'));
    throw new Error('EIO');
  });
  await expect(replaceFiles(folder, journals, changes)).rejects.toThrow('EIO');
  expect(await texts()).toEqual(['new', 'old', 'old']);
  await expect(replaceFiles(folder, journals, changes)).rejects.toThrow('Restart the editor');
  const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementation(real.rename);
  await asOfAKilledProgram();
  expect(await finishReplacing(folder, journals)).toEqual([]);
  expect(await texts()).toEqual(['new', 'new', 'new']);
  expect(await readdir(folder)).toHaveLength(3);
});

const gone = 999_999_999;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Assigns the journal and temporary files of this process to one that is not running. */
async function asOfAKilledProgram() {
  for (const own of [folder, journals]) {
    for (const name of await readdir(own)) {
      const other = name.replace(String(process.pid), String(gone));
      await rename(path.join(own, name), path.join(own, other));
    }
  }
}

/** Writes a journal as a killed process leaves it. */
async function leaveJournal(names: string[], own: unknown = undefined) {
  await mkdir(journals, { recursive: true });
  const files = names.map((name) => ({ name, old: hashOf('old'), new: hashOf('new') }));
  await writeFile(path.join(journals, `${gone}.json`), JSON.stringify(own ?? files));
}
const leaveTemporary = (name: string, text: string) =>
  writeFile(path.join(folder, `${name}.${gone}.tmp`), text);

test('keeps a file that someone changed after the interruption, and reports it', async () => {
  await leaveJournal(['a.json', 'b.json']);
  await leaveTemporary('a.json', 'new');
  await leaveTemporary('b.json', 'new');
  await writeFile(path.join(folder, 'b.json'), 'theirs');
  expect(await finishReplacing(folder, journals)).toEqual([
    expect.stringContaining('Someone else has changed b.json since then'),
  ]);
  expect(await texts()).toEqual(['new', 'theirs', 'old']);
  expect(await finishReplacing(folder, journals)).toEqual([]);
});

test('ignores a temporary file that does not match the journal', async () => {
  await leaveJournal(['a.json']);
  await leaveTemporary('a.json', 'ne');
  expect(await finishReplacing(folder, journals)).toHaveLength(1);
  expect(await texts()).toEqual(['old', 'old', 'old']);
});

test('changes no file outside the folder, even if a journal names it', async () => {
  await writeFile(path.join(place, 'x.json'), 'old');
  await writeFile(path.join(place, `x.json.${gone}.tmp`), 'new');
  await leaveJournal(['../x.json']);
  expect(await finishReplacing(folder, journals)).toHaveLength(1);
  expect(await readFile(path.join(place, 'x.json'), 'utf8')).toBe('old');
});

test.each([['{"name": 1}'], [[{ name: 1 }]], ['no list']])(
  'reports a journal like %j and does not use it',
  async (content) => {
    await leaveJournal([], content);
    expect((await finishReplacing(folder, journals))[0]).toContain('so it was not used');
    expect(await texts()).toEqual(['old', 'old', 'old']);
  },
);

test('waits for the journal of a running process', async () => {
  await mkdir(journals);
  const journal = path.join(journals, `${process.pid}.json`);
  await writeFile(journal, '[]');
  let isOver = false;
  const finishing = finishReplacing(folder, journals).then((reports) => {
    isOver = true;
    return reports;
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isOver).toBe(false);
  await rm(journal);
  expect(await finishing).toEqual([]);
});

const removal = [...changes.slice(0, 2), { name: 'c.json', from: 'old', to: undefined }];

test('treats a missing file as changed, and changes no others', async () => {
  await rm(path.join(folder, 'b.json'));
  for (const some of [changes, changes.slice(1, 2)]) {
    await expect(replaceFiles(folder, journals, some)).rejects.toThrow(
      /Someone else changed .*b\.json, so nothing was written to it\.$/,
    );
  }
  const removal = { name: 'b.json', from: 'old', to: undefined };
  for (const some of [[removal], [...changes.slice(0, 1), removal]]) {
    await expect(replaceFiles(folder, journals, some)).rejects.toBeInstanceOf(ChangedByOthers);
  }
  expect(await readdir(folder)).toEqual(['a.json', 'c.json']);
  for (const name of ['a', 'c']) {
    expect(await readFile(path.join(folder, `${name}.json`), 'utf8')).toBe('old');
  }
});

test('finishes a removal at the next start, unless someone changed the file', async () => {
  for (const theirs of [undefined, 'theirs']) {
    for (const name of ['a', 'b', 'c']) await writeFile(path.join(folder, `${name}.json`), 'old');
    before('b.json', async () => {
      vi.mocked(rename).mockRejectedValue(new Error('EIO'));
      throw new Error('EIO');
    });
    await expect(replaceFiles(folder, journals, removal)).rejects.toThrow('EIO');
    const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    vi.mocked(rename).mockImplementation(real.rename);
    // The writer is still running, so its journal counts as abandoned only when it is old.
    const anHourAgo = new Date(Date.now() - 3_600_000);
    for (const name of await readdir(journals)) {
      await utimes(path.join(journals, name), anHourAgo, anHourAgo);
    }
    if (theirs !== undefined) await writeFile(path.join(folder, 'c.json'), theirs);
    const reports = await finishReplacing(folder, journals);
    expect(reports).toHaveLength(theirs === undefined ? 0 : 1);
    const left = (await readdir(folder)).filter((name) => !name.endsWith('.tmp')).sort();
    expect(left).toEqual(
      theirs === undefined ? ['a.json', 'b.json'] : ['a.json', 'b.json', 'c.json'],
    );
    expect(await readFile(path.join(folder, 'b.json'), 'utf8')).toBe('new');
  }
});
