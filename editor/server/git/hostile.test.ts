// @module-tag slow
// Branches, names and hooks that could make the editor lose files, list unchanged files, or crash.
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editorInClone } from '../../../tests/tools/editorInClone.ts';
import { type GitSite, git, gitSite } from '../../../tests/tools/gitSite.ts';

let site: GitSite;
beforeEach(async () => {
  site = await gitSite();
});
afterEach(() => site.remove());

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const nothingToDo = { outgoing: [], incoming: [] };

/** Commits and pushes everything in a clone. */
async function push(folder: string): Promise<void> {
  await git(folder, 'add', '-A');
  await git(folder, 'commit', '-q', '-m', 'Change files');
  await git(folder, 'push', '-q');
}

test.each(['pictures', 'blog'])(
  'a link that replaces the folder %s does not delete files, here or at its target',
  async (name) => {
    const ben = await site.clone('ben');
    await mkdir(path.join(ben, 'pages/blog'));
    await writeFile(path.join(ben, 'pages/blog/felt.json'), '{}');
    await push(ben);
    const anna = await editorInClone(site, 'anna');
    const own = path.join(anna.content, name);
    const outside = path.join(site.place, 'outside');
    await mkdir(outside);
    for (const file of await readdir(own)) await writeFile(path.join(outside, file), 'private');
    await writeFile(path.join(own, 'new.svg'), svg);

    await rm(path.join(ben, 'pages', name), { recursive: true });
    await symlink(outside, path.join(ben, 'pages', name));
    await push(ben);
    const before = [await readdir(own), await readdir(outside)];
    await expect(anna.store.pullChanges({ choices: [] })).rejects.toThrow(
      `“pages/${name}” was changed on this computer and by others`,
    );
    expect([await readdir(own), await readdir(outside)]).toEqual(before);
    expect(await anna.git('status', '--porcelain', '-uno')).toBe('');
  },
);

test.each([
  ['a file', 'a folder with a file', 'notes', 'notes/mine.txt', 'notes'],
  ['a folder with a file', 'a file', 'notes/theirs.txt', 'notes', 'notes'],
])('%s from others does not replace %s', async (_theirs, _mine, theirs, mine, inTheWay) => {
  const [anna, ben] = [await editorInClone(site, 'anna'), await site.clone('ben')];
  for (const [folder, file] of [
    [anna.folder, mine],
    [ben, theirs],
  ] as const) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), 'text');
  }
  await push(ben);
  await expect(anna.store.pullChanges({ choices: [] })).rejects.toThrow(
    `“${inTheWay}” was changed on this computer and by others`,
  );
  expect(await readFile(path.join(anna.folder, mine), 'utf8')).toBe('text');
});

test('replaces a file with a folder, and a folder with a file if it contains nothing else', async () => {
  const ben = await site.clone('ben');
  await mkdir(path.join(ben, 'lib/in'), { recursive: true });
  await writeFile(path.join(ben, 'lib/in/a.ts'), 'a');
  await push(ben);
  const anna = await editorInClone(site, 'anna');
  for (const name of ['lib', 'code.ts']) await rm(path.join(ben, name), { recursive: true });
  await writeFile(path.join(ben, 'lib'), 'a file');
  await mkdir(path.join(ben, 'code.ts'));
  await writeFile(path.join(ben, 'code.ts/b.ts'), 'b');
  await push(ben);
  expect(await anna.store.pullChanges({ choices: [] })).toEqual({ kind: 'done' });
  expect(await anna.git('status', '--porcelain')).toBe('');
  expect(await readFile(path.join(anna.folder, 'code.ts/b.ts'), 'utf8')).toBe('b');
});

test('files with line breaks in their names are not listed, and do not block anything', async () => {
  const ben = await site.clone('ben');
  await writeFile(path.join(ben, 'pages/pictures/a\nb.svg'), svg);
  await push(ben);
  const anna = await editorInClone(site, 'anna');
  expect(await anna.ready()).toMatchObject(nothingToDo);
  for (const name of ['line\nend.ts', '"quoted"\n.ts', 'end\r']) {
    await writeFile(path.join(ben, name), '1');
  }
  await push(ben);
  expect(await anna.store.pullChanges({ choices: [] })).toEqual({ kind: 'done' });
  await writeFile(path.join(ben, 'line\nend.ts'), '2');
  await push(ben);
  expect(await anna.store.pullChanges({ choices: [] })).toEqual({ kind: 'done' });
  expect(await readFile(path.join(anna.folder, 'line\nend.ts'), 'utf8')).toBe('2');
  expect(await anna.git('status', '--porcelain')).toBe('');
});

// macOS rejects such a name.
test.skipIf(process.platform !== 'linux')(
  'does not list a file whose name is not UTF-8 as removed',
  async () => {
    const ben = await site.clone('ben');
    const latin1 = Buffer.from(`${ben}/pages/pictures/M\xfcller.svg`, 'latin1');
    await writeFile(latin1, svg);
    await push(ben);
    const anna = await editorInClone(site, 'anna');
    expect(await anna.ready()).toMatchObject(nothingToDo);
    await writeFile(latin1, `${svg}\n`);
    await push(ben);
    expect(await anna.store.pullChanges({ choices: [] })).toEqual({ kind: 'done' });
    expect(await anna.ready()).toMatchObject(nothingToDo);
  },
);

test('a tag with the name of the branch does not shadow it', async () => {
  const anna = await editorInClone(site, 'anna');
  await anna.git('tag', 'main');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  expect(await anna.ready()).toMatchObject({ target: { branch: 'main' } });
  expect(await anna.publish()).toMatchObject({ kind: 'done' });
  expect(await site.published('pages/visit.json', 'refs/heads/main')).toContain('"Come in"');
});
