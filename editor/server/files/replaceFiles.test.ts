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
  oldText: 'old',
  newText: 'new',
}));

/** Does something before the next rename over this document. */
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

test('all files are replaced, and nothing else is left', async () => {
  await replaceFiles(folder, journals, changes);
  expect(await texts()).toEqual(['new', 'new', 'new']);
  expect(await readdir(folder)).toHaveLength(3);
  expect(await readdir(journals)).toEqual([]);
});

test('a file that somebody else changed keeps all files as they are', async () => {
  await writeFile(path.join(folder, 'c.json'), 'theirs');
  await expect(replaceFiles(folder, journals, changes)).rejects.toThrow(ChangedByOthers);
  expect(await texts()).toEqual(['old', 'old', 'theirs']);
  expect(await readdir(folder)).toHaveLength(3);
});

test('a file that somebody else changes between two renames keeps its text, and the others get theirs back', async () => {
  before('a.json', () => writeFile(path.join(folder, 'c.json'), 'theirs'));
  await expect(replaceFiles(folder, journals, changes)).rejects.toThrow('c.json was changed');
  expect(await texts()).toEqual(['old', 'old', 'theirs']);
  expect(await readdir(folder)).toHaveLength(3);
  expect(await readdir(journals)).toEqual([]);
});

test('what can be neither finished nor put back is finished at the next start', async () => {
  before('b.json', async () => {
    vi.mocked(rename).mockRejectedValue(new Error('EIO'));
    throw new Error('EIO');
  });
  await expect(replaceFiles(folder, journals, changes)).rejects.toThrow('EIO');
  expect(await texts()).toEqual(['new', 'old', 'old']);
  await expect(replaceFiles(folder, journals, changes)).rejects.toThrow('Start the editor again');
  const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  vi.mocked(rename).mockImplementation(real.rename);
  await asOfAKilledProgram();
  expect(await finishReplacing(folder, journals)).toEqual([]);
  expect(await texts()).toEqual(['new', 'new', 'new']);
  expect(await readdir(folder)).toHaveLength(3);
});

const gone = 999_999_999;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Gives the journal of this program, and the temporary files, to one that does not run. */
async function asOfAKilledProgram() {
  for (const own of [folder, journals]) {
    for (const name of await readdir(own)) {
      const other = name.replace(String(process.pid), String(gone));
      await rename(path.join(own, name), path.join(own, other));
    }
  }
}

/** Writes a journal as a program that was killed leaves it. */
async function leaveJournal(names: string[], own: unknown = undefined) {
  await mkdir(journals, { recursive: true });
  const files = names.map((name) => ({ name, old: hashOf('old'), new: hashOf('new') }));
  await writeFile(path.join(journals, `${gone}.json`), JSON.stringify(own ?? files));
}
const leaveTemporary = (name: string, text: string) =>
  writeFile(path.join(folder, `${name}.${gone}.tmp`), text);

test('a file that somebody changed after the interruption is left alone, which is reported', async () => {
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

test('a temporary file that is not the one of the journal replaces nothing', async () => {
  await leaveJournal(['a.json']);
  await leaveTemporary('a.json', 'ne');
  expect(await finishReplacing(folder, journals)).toHaveLength(1);
  expect(await texts()).toEqual(['old', 'old', 'old']);
});

test('a journal that names a file outside of the folder changes nothing there', async () => {
  await writeFile(path.join(place, 'x.json'), 'old');
  await writeFile(path.join(place, `x.json.${gone}.tmp`), 'new');
  await leaveJournal(['../x.json']);
  expect(await finishReplacing(folder, journals)).toHaveLength(1);
  expect(await readFile(path.join(place, 'x.json'), 'utf8')).toBe('old');
});

test.each([['{"name": 1}'], [[{ name: 1 }]], ['no list']])(
  'a journal like %j is not used, which is reported',
  async (content) => {
    await leaveJournal([], content);
    expect((await finishReplacing(folder, journals))[0]).toContain('It was not used');
    expect(await texts()).toEqual(['old', 'old', 'old']);
  },
);

test('the journal of a program that is just writing is waited for', async () => {
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

const removal = [...changes.slice(0, 2), { name: 'c.json', oldText: 'old', newText: undefined }];

test('a file that somebody else has removed or moved is refused as one that was changed, and the others stay', async () => {
  await rm(path.join(folder, 'b.json'));
  for (const some of [changes, changes.slice(1, 2)]) {
    await expect(replaceFiles(folder, journals, some)).rejects.toThrow(
      /Someone else changed .*b\.json, so nothing was written to it\.$/,
    );
  }
  const removal = { name: 'b.json', oldText: 'old', newText: undefined };
  for (const some of [[removal], [...changes.slice(0, 1), removal]]) {
    await expect(replaceFiles(folder, journals, some)).rejects.toBeInstanceOf(ChangedByOthers);
  }
  expect(await readdir(folder)).toEqual(['a.json', 'c.json']);
  for (const name of ['a', 'c']) {
    expect(await readFile(path.join(folder, `${name}.json`), 'utf8')).toBe('old');
  }
});

test('a file is removed together with the others, or none is changed', async () => {
  await replaceFiles(folder, journals, removal);
  expect((await readdir(folder)).sort()).toEqual(['a.json', 'b.json']);
  expect(await readFile(path.join(folder, 'a.json'), 'utf8')).toBe('new');
  expect(await readdir(journals)).toEqual([]);
});

test('a file to be removed that somebody else changes keeps all files', async () => {
  before('b.json', () => writeFile(path.join(folder, 'c.json'), 'theirs'));
  await expect(replaceFiles(folder, journals, removal)).rejects.toThrow('c.json was changed');
  expect(await texts()).toEqual(['old', 'old', 'theirs']);
  expect(await readdir(folder)).toHaveLength(3);
});

test('a removal that was begun is finished at the next start, unless somebody changed the file', async () => {
  for (const theirs of [undefined, 'theirs']) {
    for (const name of ['a', 'b', 'c']) await writeFile(path.join(folder, `${name}.json`), 'old');
    before('b.json', async () => {
      vi.mocked(rename).mockRejectedValue(new Error('EIO'));
      throw new Error('EIO');
    });
    await expect(replaceFiles(folder, journals, removal)).rejects.toThrow('EIO');
    const real = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
    vi.mocked(rename).mockImplementation(real.rename);
    // The writer still runs, so its journal counts as abandoned only when it is old.
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
