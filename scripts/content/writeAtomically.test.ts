import { readdirSync, writeFileSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOfSystem } from './ownedFiles.ts';
import { ChangedByOthers, holds, replaceFile } from './replaceFile.ts';
import {
  isAbandoned,
  isTemporary,
  removeLeftovers,
  temporaryFor,
  writeTemporary,
} from './temporaryFiles.ts';
import { writeAtomically } from './writeAtomically.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-whole-'));
  file = path.join(folder, 'page.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (name: string) => (await stat(name)).mode & 0o777;
const gone = 999_999_999;
/** Makes a file older by some milliseconds. */
const age = (name: string, by: number) => {
  const then = new Date(Date.now() - by);
  return utimes(name, then, then);
};

test.each([
  ['page.json.12.tmp', true],
  ['PAGE.JSON.12.tmp', true],
  ...'jpg jpeg png webp avif svg heic heif gif tif tiff bmp psd pdf'
    .split(' ')
    .map((ending): [string, boolean] => [`a.${ending}.1.tmp`, true]),
  [temporaryFor('a/page.json'), true],
  ['page.json', false],
  ['page.json.tmp', false],
  ['page.json.12.tmp.json', false],
  ['.json.12.tmp', false],
  ['brochure.docx.12.tmp', true],
  ['notes.md.12.tmp', false],
])('%s is a temporary file: %s', (name, isOne) => {
  expect(isTemporary(name)).toBe(isOne);
});

test('writes a temporary file with the given permissions despite the umask', async () => {
  const umask = process.umask(0o077);
  try {
    const temporary = await writeTemporary(file, 'text', 0o100664);
    expect(temporary).toBe(temporaryFor(file));
    expect(await readFile(temporary, 'utf8')).toBe('text');
    expect(await modeOf(temporary)).toBe(0o664);
  } finally {
    process.umask(umask);
  }
  expect(await readdir(folder)).toEqual([path.basename(temporaryFor(file))]);
});

test('replaces a file with text or bytes, and keeps it if the check fails', async () => {
  await writeAtomically(file, 'first');
  await writeAtomically(file, Buffer.from([1, 2]), { mode: 0o100640 });
  expect([...(await readFile(file))]).toEqual([1, 2]);
  expect(await modeOf(file)).toBe(0o640);
  const check = vi.fn(async () => {
    expect(await readFile(temporaryFor(file), 'utf8')).toBe('third');
    throw new Error('Not now.');
  });
  await expect(writeAtomically(file, 'third', { check })).rejects.toThrow('Not now.');
  expect([...(await readFile(file))]).toEqual([1, 2]);
  await mkdir(path.join(folder, 'in.json'));
  await expect(writeAtomically(path.join(folder, 'in.json'), 'text')).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual(['in.json', 'page.json']);
});

test('replaces an unchanged text, also through a link, and keeps permissions', async () => {
  await writeFile(file, 'Größe', { mode: 0o640 });
  const link = path.join(folder, 'link.json');
  await symlink('page.json', link);
  expect(await holds(link, 'Größe')).toBe(true);
  await replaceFile(link, 'Größe', 'new');
  expect([await readFile(file, 'utf8'), await modeOf(file)]).toEqual(['new', 0o640]);
  const late = replaceFile(link, 'Größe', 'newer');
  await expect(late).rejects.toThrow(ChangedByOthers);
  await expect(late).rejects.toThrow(`Someone else changed ${link}, so nothing was written to it.`);
  expect(await holds(file, 'new')).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['link.json', 'page.json']);
});

test('keeps what another program saves during writing, and leaves no temporary file', async () => {
  await writeFile(file, 'old');
  const refused = expect(replaceFile(file, 'old', 'x'.repeat(30_000_000))).rejects.toThrow(
    ChangedByOthers,
  );
  // The temporary file is written in many steps, and other programs can save in between.
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(2), {
    interval: 1,
    timeout: 60_000,
  });
  writeFileSync(file, 'by somebody else');
  await refused;
  expect(await holds(file, 'by somebody else')).toBe(true);
  expect(await readdir(folder)).toEqual(['page.json']);
});

test('removes leftovers, also in subfolders, and keeps files that are being written', async () => {
  await mkdir(path.join(folder, 'in'));
  const names = {
    [`page.json.${gone}.tmp`]: 0,
    [`in/a.jpg.${gone}.tmp`]: 0,
    [`b.json.${process.pid}.tmp`]: 50_000,
    [`c.json.${process.pid}.tmp`]: 61_000,
    'page.json': 0,
    [`notes.${gone}.tmp`]: 0,
  };
  for (const [name, by] of Object.entries(names)) {
    await writeFile(path.join(folder, name), 'half');
    await age(path.join(folder, name), by);
  }
  await removeLeftovers(folder);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(
    [`b.json.${process.pid}.tmp`, 'in', `notes.${gone}.tmp`, 'page.json'].sort(),
  );
  await expect(removeLeftovers(path.join(folder, 'none'))).resolves.toBeUndefined();
});

test('follows no links when it removes leftovers: neither out of the folder, nor in circles', async () => {
  const [inside, outside] = [path.join(folder, 'inside'), path.join(folder, 'outside')];
  await mkdir(inside);
  await mkdir(outside);
  const leftover = path.join(outside, `page.json.${gone}.tmp`);
  await writeFile(leftover, 'half');
  await symlink(outside, path.join(inside, 'out'));
  for (const name of ['a', 'b']) await symlink('.', path.join(inside, name));
  await removeLeftovers(inside);
  expect(await readdir(outside)).toEqual([path.basename(leftover)]);
});

test('a file is abandoned if its process has ended, if it is missing, or after a time', async () => {
  await writeFile(file, '');
  expect(await isAbandoned(file, gone, 60_000)).toBe(true);
  expect(await isAbandoned(file, process.pid, 60_000)).toBe(false);
  await age(file, 59_000);
  expect(await isAbandoned(file, process.pid, 60_000)).toBe(false);
  await age(file, 61_000);
  expect(await isAbandoned(file, process.pid, 60_000)).toBe(true);
  expect(await isAbandoned(`${file}.x`, process.pid, 60_000)).toBe(true);
});

test.each([
  ['.DS_Store', true],
  ['rooms/.thumbnails/a.jpg', true],
  ['Thumbs.db', true],
  ['rooms/DESKTOP.INI', true],
  ['thumbs.db.jpg', false],
  ['my-desktop.ini', false],
  ['a.b/c.jpg', false],
])('%s is a system file: %s', (name, isOne) => {
  expect(isOfSystem(path.join(name))).toBe(isOne);
});
