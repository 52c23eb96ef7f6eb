// @vitest-environment node
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diagnose } from '../schema/diagnose/index.ts';
import { readContent } from '../scripts/readContent.ts';

let folder: string;
let root: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  root = path.join(folder, 'pages');
  await cp('tests/second-site', root, { recursive: true });
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
    'link.json unreadable-file: This is a link out of the folder of documents.',
  ]);
});

test('a link to nowhere is said to be one', async () => {
  await symlink(path.join(root, 'gone.json'), path.join(root, 'link.json'));
  expect(await messages()).toEqual([
    'link.json unreadable-file: This is a link to a file that is not there.',
  ]);
});

test('a folder with the name of a document is said to be one', async () => {
  await mkdir(path.join(root, 'folder.json'));
  expect(await messages()).toEqual([
    'folder.json unreadable-file: This is a folder with the name of a document.',
  ]);
});

test('a file in another encoding is said to be one', async () => {
  await writeFile(path.join(root, 'latin.json'), Buffer.from('{"title": "Caf\xe9"}', 'latin1'));
  expect(await messages()).toEqual([
    'latin.json unreadable-file: This file is not written in UTF-8; save it as "UTF-8" in your editor.',
  ]);
});

// The superuser may read everything.
test.skipIf(process.getuid?.() === 0)('a file that may not be read is said to be one', async () => {
  await chmod(path.join(root, 'visit.json'), 0o000);
  expect(await messages()).toEqual([
    'visit.json unreadable-file: This file may not be read by you.',
  ]);
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
