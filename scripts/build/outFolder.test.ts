import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectOutFolder } from './outFolder.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'out-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

/** Makes a folder with files. */
async function folderWith(...files: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(place, 'folder-'));
  for (const name of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), '');
  }
  return folder;
}

const build = ['404.html', 'index.html', 'licenses.txt', 'version.json'];
const check = async (out: string, content?: string) =>
  expectOutFolder(out, content ?? (await folderWith('site.json')));

test('accepts a folder that is missing, empty or the last build', async () => {
  await expect(check(path.join(place, 'missing/dist'))).resolves.toBeUndefined();
  await expect(check(await folderWith())).resolves.toBeUndefined();
  await expect(check(await folderWith(...build))).resolves.toBeUndefined();
  const link = path.join(place, 'link');
  await symlink(await folderWith(...build), link, 'junction');
  await expect(check(link)).resolves.toBeUndefined();
});

test.each([
  ['a letter', ['letter.txt']],
  ['another site', ['404.html', 'index.html']],
  ['a project with a build', ['package.json', 'dist/404.html']],
  ['a repository with a build', [...build, '.git/HEAD']],
])('refuses a folder with %s', async (_what, files) => {
  await expect(check(await folderWith(...files))).rejects.toThrow(
    /has files that are not from a build, and a build would delete them\. Build to another folder/,
  );
});

test('refuses a file, the folder of documents, and a folder in it or around it', async () => {
  const content = await folderWith('pages/site.json');
  const documents = path.join(content, 'pages');
  await expect(check(path.join(documents, 'site.json'), content)).rejects.toThrow(
    'is in the folder',
  );
  await expect(check(path.join(documents, 'site.json'))).rejects.toThrow('is not a folder.');
  await expect(check(documents, documents)).rejects.toThrow('is in the folder of documents');
  await expect(check(path.join(documents, 'dist'), documents)).rejects.toThrow('is in the folder');
  await expect(check(path.join(documents, '..dist'), documents)).rejects.toThrow(
    'is in the folder',
  );
  await expect(check(content, documents)).rejects.toThrow('has files that are not from a build');
  await expect(check(path.join(content, 'pages-dist'), documents)).resolves.toBeUndefined();
});

test('a site and its editor never replace each other', async () => {
  const content = await folderWith('site.json');
  const check = (files: string[], isEditor: boolean) =>
    folderWith(...files).then((out) => expectOutFolder(out, content, { isEditor }));
  const editor = [...build, 'facts.json'];
  await expect(check(editor, true)).resolves.toBeUndefined();
  await expect(check(editor, false)).rejects.toThrow('has a build of the editor.');
  await expect(check(build, true)).rejects.toThrow('has a build of the site.');
});
