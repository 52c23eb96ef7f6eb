// @vitest-environment node
import { execFileSync, spawn } from 'node:child_process';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diagnose } from '../schema/diagnose/index.ts';
import { contentReader, readContent } from '../scripts/content/readContent.ts';
import { replaceFile } from '../scripts/content/replaceFile.ts';

let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  root = path.join(folder, 'pages');
  await cp('tests/fixtures/second-site', root, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function messages() {
  const { pages, site } = await readContent(root);
  return diagnose(pages, site).diagnostics.map(
    ({ file, rule, message }) => `${path.basename(file)} ${rule}: ${message}`,
  );
}

test('a link out of the folder is not followed', async () => {
  await writeFile(path.join(folder, 'secret.json'), '{"password": "x"}');
  await symlink(path.join(folder, 'secret.json'), path.join(root, 'link.json'));
  expect(await messages()).toEqual([
    'link.json unreadable-file: This is a link out of the folder of documents. Put the file itself in its place.',
  ]);
});

test('a folder whose name only begins as that of the documents is another folder', async () => {
  await mkdir(`${root}-old`);
  await writeFile(path.join(`${root}-old`, 'secret.json'), '{"password": "x"}');
  await symlink(path.join(`${root}-old`, 'secret.json'), path.join(root, 'link.json'));
  expect(await messages()).toEqual([
    'link.json unreadable-file: This is a link out of the folder of documents. Put the file itself in its place.',
  ]);
});

test('a text that was saved twice within one moment is read as it is now', async () => {
  const read = contentReader(root);
  const name = path.join(root, 'visit.json');
  const text = await readFile(name, 'utf8');
  const now = new Date();
  const textOf = async () =>
    (await read()).pages.find((page) => page.name.endsWith('visit.json'))?.text;
  await utimes(name, now, now);
  expect(await textOf()).toBe(text);
  const other = text.replace(/Visit/, 'Come!');
  expect(other.length).toBe(text.length);
  await writeFile(name, other);
  // The same time as before, as disks with coarse clocks store it.
  await utimes(name, now, now);
  expect(await textOf()).toBe(other);
});

test('a folder that may not be read is reported in words', async () => {
  const locked = path.join(root, 'pictures/locked');
  await mkdir(locked);
  await chmod(folder, 0o755);
  await chmod(locked, 0);
  // The superuser may read everything.
  const isSuperuser = process.getuid?.() === 0;
  if (isSuperuser) process.seteuid?.(65_534);
  const read = readContent(root).finally(() => {
    if (isSuperuser) process.seteuid?.(0);
  });
  await expect(read).rejects.toThrow(`You have no permission to read a folder in ${root}.`);
  await chmod(locked, 0o755);
});

test('a pipe is no document, and nobody waits for it', async () => {
  execFileSync('mkfifo', [path.join(root, 'pipe.json')]);
  await symlink('pipe.json', path.join(root, 'to-pipe.json'));
  expect(await messages()).toEqual([
    'pipe.json unreadable-file: This is not a file.',
    'to-pipe.json unreadable-file: This is not a file.',
  ]);
});

test('a link to nowhere is said to be one', async () => {
  await symlink(path.join(root, 'gone.json'), path.join(root, 'link.json'));
  expect(await messages()).toEqual([
    'link.json unreadable-file: This is a link to a file that does not exist.',
  ]);
});

test('a folder with the name of a document is said to be one', async () => {
  await mkdir(path.join(root, 'folder.json'));
  expect(await messages()).toEqual([
    'folder.json unreadable-file: This is a folder with the name of a file.',
  ]);
});

test('a file in another encoding is said to be one', async () => {
  await writeFile(path.join(root, 'latin.json'), Buffer.from('{"title": "Caf\xe9"}', 'latin1'));
  expect(await messages()).toEqual([
    'latin.json unreadable-file: This is not written in UTF-8. Save it as "UTF-8" in your editor.',
  ]);
});

test('a mark at the start of a file, on which other programs fail, is reported', async () => {
  const name = path.join(root, 'visit.json');
  await writeFile(name, `\ufeff${await readFile(name, 'utf8')}`);
  expect((await messages()).map((message) => message.split(':')[0])).toEqual([
    'visit.json byte-order-mark',
  ]);
});

test('a file that may not be read is said to be one', async ({ skip }) => {
  skip(process.getuid?.() === 0, 'The superuser may read everything.');
  await chmod(path.join(root, 'visit.json'), 0o000);
  expect(await messages()).toEqual([
    'visit.json unreadable-file: This cannot be read: you have no permission to.',
  ]);
});

test('a file that another program is writing is read as it stood at one moment, or said to be changing', async () => {
  const file = path.join(root, 'visit.json');
  const one = await readFile(file, 'utf8');
  const other = one.toUpperCase();
  const writer = spawn('node', [
    '--eval',
    `const fs = require('node:fs');
     const one = fs.readFileSync(process.argv[1], 'utf8');
     for (;;) for (const text of [one, one.toUpperCase()]) fs.writeFileSync(process.argv[1], text);`,
    file,
  ]);
  try {
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { pages } = await readContent(root);
      const { problem, text } = pages.find(({ name }) => name.endsWith('visit.json')) ?? {};
      // A program writes from the start, so until it ends the file has the first part of one text, never parts of two.
      if (problem === undefined)
        expect([one, other].some((all) => all.startsWith(text ?? '?'))).toBe(true);
      else expect(problem).toBe('This changes while it is read. Save it and check again.');
    }
  } finally {
    writer.kill();
  }
});

test('a file is fixed only where it is still what was read', async () => {
  const file = path.join(root, 'visit.json');
  const read = await readFile(file, 'utf8');
  await writeFile(file, `${read}\n`);
  await expect(replaceFile(file, read, '{}')).rejects.toThrow('was changed by somebody else');
  expect(await readFile(file, 'utf8')).toBe(`${read}\n`);
  await chmod(file, 0o640);
  await replaceFile(file, `${read}\n`, read);
  expect(await readFile(file, 'utf8')).toBe(read);
  expect((await stat(file)).mode & 0o777).toBe(0o640);
  expect((await readdir(root)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('a file that is fixed keeps the rights that it had, and nothing stays beside it', async () => {
  const name = path.join(root, 'home.json');
  const text = await readFile(name, 'utf8');
  await chmod(name, 0o664);
  await replaceFile(name, text, `${text}\n`);
  expect((await stat(name)).mode & 0o777).toBe(0o664);
  await expect(replaceFile(name, text, 'late')).rejects.toThrow('was changed by somebody else');
  expect((await readdir(root)).filter((file) => file.endsWith('.tmp'))).toEqual([]);
});

test('a document behind a link is fixed where it is, and the link stays', async () => {
  const name = path.join(root, 'home.json');
  const shared = path.join(folder, 'shared.json');
  const text = await readFile(name, 'utf8');
  await rename(name, shared);
  await symlink(shared, name);
  await replaceFile(name, text, `${text}\n`);
  expect(await readFile(shared, 'utf8')).toBe(`${text}\n`);
  expect((await lstat(name)).isSymbolicLink()).toBe(true);
});

test('documents in folders below count', async () => {
  await mkdir(path.join(root, 'deep/er'), { recursive: true });
  await writeFile(path.join(root, 'deep/er/page.json'), '{"path": "/x"');
  expect((await messages())[0]).toMatch(/^page\.json missing-bracket/);
});

test('a folder that is not there, or holds no site.json, is said plainly', async () => {
  await expect(readContent(path.join(folder, 'nowhere'))).rejects.toThrow('There is no folder');
  await rm(path.join(root, 'site.json'));
  await expect(readContent(root)).rejects.toThrow('There is no site.json in');
});
