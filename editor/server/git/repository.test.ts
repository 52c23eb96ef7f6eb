// @module-tag slow
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commitAll, git, setGitEnvironment } from '../../../tests/tools/gitSite.ts';
import { isContent, repositoryOf } from './repository.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  setGitEnvironment();
  root = await mkdtemp(path.join(tmpdir(), 'repository-'));
  folder = path.join(root, 'pages');
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  for (const name of ['pages/faq.json', 'pages/pictures/a.jpg', 'code.ts', 'pages/notes.txt']) {
    await writeFile(path.join(root, name), name);
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** The repository of the folder, which must be in one. */
async function opened(own = folder) {
  const repository = await repositoryOf(own);
  if (!repository) throw new Error('There is no repository.');
  return repository;
}

test.each([
  ['faq.json', true],
  ['in/faq.json', true],
  ['pictures/a.jpg', true],
  ['pictures/in/a', true],
  ['fonts/a.woff2', true],
  ['downloads/a.pdf', true],
  ['picturesque/a.jpg', false],
  ['in/pictures/a.jpg', false],
  ['.editor/drafts/a.json', false],
  ['in/.hidden/a.json', false],
  ['faq.json.12.tmp', false],
  ['pictures/a.jpg.12.tmp', false],
  ['notes.txt', false],
])('%s is published from the editor: %s', (name, isOne) => {
  expect(isContent(name)).toBe(isOne);
});

test('a folder is in a repository unless git does not know it or ignores it', async () => {
  expect(await repositoryOf(folder)).toBeUndefined();
  expect(await repositoryOf(path.join(root, 'none'))).toBeUndefined();
  await commitAll(root);
  const { prefix, kept } = await opened();
  expect(prefix).toBe('pages/');
  expect(kept).toBe(path.join(root, '.git/editor'));
  expect((await opened(root)).prefix).toBe('');
  const beside = path.join(root, 'own');
  await mkdir(beside);
  expect((await opened(beside)).prefix).toBe('own/');
  await writeFile(path.join(root, '.gitignore'), 'own/\n');
  expect(await repositoryOf(beside)).toBeUndefined();
});

test('publishes to the upstream of the branch, else to its name at origin, else at the first remote', async () => {
  await commitAll(root);
  const { position } = await opened();
  await expect(position()).rejects.toThrow('This repository has no address to publish to.');
  for (const remote of ['backup', 'other']) await git(root, 'remote', 'add', remote, '/none');
  const head = await git(root, 'rev-parse', 'HEAD');
  expect(await position()).toEqual({ head, branch: 'main', remote: 'backup', target: 'main' });
  await git(root, 'remote', 'add', 'origin', '/none');
  expect(await position()).toMatchObject({ remote: 'origin', target: 'main' });
  await git(root, 'config', 'branch.main.remote', 'other');
  await git(root, 'config', 'branch.main.merge', 'refs/heads/release/now');
  expect(await position()).toMatchObject({ remote: 'other', target: 'release/now' });
  // A removed remote, with the upstream branch there.
  await git(root, 'config', 'branch.main.remote', 'gone');
  expect(await position()).toMatchObject({ remote: 'origin', target: 'main' });
});

test('refuses a repository with an unfinished merge or rebase', async () => {
  await commitAll(root);
  await git(root, 'remote', 'add', 'origin', '/none');
  const { position } = await opened();
  for (const name of ['rebase-merge', 'rebase-apply', 'MERGE_HEAD', 'CHERRY_PICK_HEAD']) {
    await writeFile(path.join(root, '.git', name), '');
    await expect(position()).rejects.toThrow('A merge or rebase in this repository is unfinished.');
    await rm(path.join(root, '.git', name));
  }
});

test('explains what a developer must do without a commit or with an unpushed branch', async () => {
  await git(root, 'init', '-q', '-b', 'main');
  const { position } = await opened();
  await expect(position()).rejects.toThrow('Ask a developer to make the first commit.');
  await commitAll(root);
  await git(root, 'remote', 'add', 'origin', '/none');
  const { known } = await opened();
  await expect(known(await position())).rejects.toThrow('Ask a developer to push it once.');
});

test('reads the documents and pictures of the folder from a commit', async () => {
  await mkdir(path.join(folder, '.editor'));
  await mkdir(path.join(root, 'pages-x'));
  for (const name of ['pages/Größe.json', 'pages/.editor/a.json', 'pages-x/b.json']) {
    await writeFile(path.join(root, name), name);
  }
  await symlink('faq.json', path.join(folder, 'link.json'));
  await commitAll(root);
  const { treeOf, treeOnDisk, blob } = await opened();
  const committed = await treeOf('HEAD');
  expect([...committed.keys()].sort()).toEqual(['Größe.json', 'faq.json', 'pictures/a.jpg']);
  expect((await blob(committed.get('Größe.json') ?? '')).toString()).toBe('pages/Größe.json');
  expect(await treeOnDisk()).toEqual(committed);
  const all = await (await opened(root)).treeOf('HEAD');
  expect([...all.keys()]).toContain('pages-x/b.json');
  expect([...all.keys()]).not.toContain('code.ts');
});

test('reads files from the disk, committed or not, without ignored ones', async () => {
  await writeFile(path.join(root, '.gitignore'), 'draft-*.json\n');
  await commitAll(root);
  const { treeOnDisk, treeOf, blob } = await opened();
  await rm(path.join(folder, 'pictures/a.jpg'));
  await writeFile(path.join(folder, 'faq.json'), 'changed');
  for (const name of ['new.json', 'draft-1.json', `new.json.${process.pid}.tmp`]) {
    await writeFile(path.join(folder, name), name);
  }
  const now = await treeOnDisk();
  expect([...now.keys()].sort()).toEqual(['faq.json', 'new.json']);
  expect(now.get('faq.json')).not.toBe((await treeOf('HEAD')).get('faq.json'));
  expect((await blob(now.get('faq.json') ?? '')).toString()).toBe('changed');
});

test('stores content unchanged, and converts it as git would on checkout', async () => {
  await writeFile(path.join(root, '.gitattributes'), 'pages/*.json text eol=crlf\n');
  await commitAll(root);
  const { keep, blob, onDisk } = await opened();
  const id = await keep('a\nb\n');
  expect((await blob(id)).toString()).toBe('a\nb\n');
  expect((await onDisk(id, 'faq.json')).toString()).toBe('a\r\nb\r\n');
  expect((await onDisk(id, 'pictures/a.svg')).toString()).toBe('a\nb\n');
});
