// @module-tag slow
// Details of publishing: review addresses, simultaneous changes of others, leftovers and kept files.

import { chmod, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorInClone } from '../../../tests/tools/editorInClone.ts';
import { type GitSite, git, gitSite } from '../../../tests/tools/gitSite.ts';
import { writeIn } from '../../../tests/tools/writeIn.ts';
import { openStore } from '../store.ts';
import type { Build } from './send.ts';

let site: GitSite;
beforeEach(async () => {
  site = await gitSite();
});
afterEach(() => {
  vi.unstubAllEnvs();
  return site.remove();
});

const editor = (name: string, options?: Parameters<typeof editorInClone>[2]) =>
  editorInClone(site, name, options);

async function hook(folder: string, name: string, script: string) {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

test('a review has the address that the host prints, and cannot be reverted', async () => {
  const anna = await editor('anna');
  await anna.git('config', 'user.name', 'Änna M. Óz!');
  await anna.change('site.json', '"url"', '"publishing": "review",\n  "url"');
  expect(await anna.store.publishing({})).toMatchObject({ target: { isReview: true } });
  await hook(site.host, 'hooks/post-receive', 'echo "Open it: https://host.test/review/7"');
  const answer = await anna.publish();
  expect(answer).toMatchObject({
    publication: {
      subject: 'Change the site settings',
      review: {
        branch: expect.stringMatching(/^review\/\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d-anna-m-oz$/),
        address: 'https://host.test/review/7',
      },
    },
  });
  expect(answer).not.toHaveProperty('publication.isBack');
  expect(await anna.store.publishing({})).toMatchObject({
    last: { review: { address: 'https://host.test/review/7' } },
  });
  expect(await anna.store.live({})).toEqual({ state: 'unknown' });
  await expect(anna.revertPublication()).rejects.toThrow(
    'There is no publication from this computer to revert.',
  );
});

test('shows the last known state with the reason if the host does not respond, and brings in nothing', async () => {
  const anna = await editor('anna');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await anna.git('remote', 'set-url', 'origin', '/nowhere');
  const state = await anna.store.publishing({});
  expect(state).toMatchObject({
    outgoing: [{ name: 'visit.json' }],
    notAsked: expect.stringContaining('The address of this repository'),
    person: { name: 'anna Example', email: 'anna@example.test' },
  });
  await expect(anna.store.pullChanges({ choices: [] })).rejects.toThrow(
    'The address of this repository',
  );
});

test('the next publication removes leftovers of killed processes and keeps those of running ones', async () => {
  const anna = await editor('anna');
  const kept = path.join(anna.folder, '.git/editor');
  const [gone, running] = [999_999_999, process.ppid];
  for (const id of [gone, running]) {
    await mkdir(path.join(kept, `work-${id}/in`), { recursive: true });
  }
  await writeFile(path.join(kept, `pages.json.${gone}.tmp`), '{');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  expect(await anna.publish()).toMatchObject({ kind: 'done' });
  expect((await readdir(kept)).sort()).toEqual(['pages.json', `work-${running}`]);
});

test('builds the published state with the changes, and links the packages of the project for its checks', async () => {
  const seen: string[][] = [];
  const build: Build = async (content) => {
    const around = path.dirname(content);
    seen.push(await readdir(around));
    expect(await readFile(path.join(content, 'visit.json'), 'utf8')).toContain('"Come in"');
    expect(await readFile(path.join(around, 'code.ts'), 'utf8')).toBe('export const first = 1;\n');
  };
  const anna = await editor('anna', { build });
  const packages = path.join(anna.folder, 'node_modules/a');
  await mkdir(packages, { recursive: true });
  await writeFile(path.join(anna.folder, 'code.ts'), 'not committed');
  await hook(anna.folder, '.git/hooks/pre-commit', 'test -d node_modules/a');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await rm(anna.file('pictures/mark.svg'), { force: true });
  await anna.change('site.json', ',\n    "mark": { "src": "pictures/mark.svg" }', '');
  expect(await anna.publish()).toMatchObject({ kind: 'done' });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain('node_modules');
  // The link to the packages was removed, not the packages.
  expect(await readdir(path.join(anna.folder, 'node_modules'))).toEqual(['a']);
  expect(await git(site.host, 'ls-tree', '-r', '--name-only', 'main')).not.toMatch(
    /mark\.svg|node_modules/,
  );
});

test('keeps pictures and files that others replace or remove', async () => {
  const [anna, ben] = [await editor('anna'), await editor('ben')];
  const bytes = await readFile(ben.file('pictures/mark.svg'));
  await writeFile(ben.file('pictures/mark.svg'), bytes.toString().replace('<svg', '<svg  '));
  await writeFile(ben.file('downloads/price-list.pdf'), '%PDF-1.7 another');
  await ben.publish();
  expect(await anna.store.pullChanges({ choices: [] })).toEqual({ kind: 'done' });
  for (const name of ['downloads/price-list.pdf', 'pictures/mark.svg']) {
    expect(await anna.store.files.history(name)).toHaveLength(1);
  }
  expect(await readFile(anna.file('pictures/mark.svg'), 'utf8')).toContain('<svg  ');
});

test('reports a failure after the push as a note; the publication can be reverted', async () => {
  const anna = await editor('anna');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await anna.publish();
  // During the push, the record becomes a folder, so it cannot be written.
  const record = path.join(anna.folder, '.git/editor/pages.json');
  await hook(
    anna.folder,
    '.git/hooks/pre-push',
    `cp "${record}" "${record}.old" && rm "${record}" && mkdir "${record}"`,
  );
  const first = await site.published('pages/visit.json');
  await anna.change('visit.json', 'Write to us', 'Write');
  const answer = await anna.publish();
  expect(answer).toMatchObject({ kind: 'done', note: expect.stringMatching(/^Published, but /) });
  expect(await site.published('pages/visit.json')).not.toBe(first);
  await rm(path.join(anna.folder, '.git/hooks/pre-push'));
  await rmdir(record);
  await rename(`${record}.old`, record);
  expect(await anna.store.publishing({})).toMatchObject({
    last: { commit: await git(site.host, 'rev-parse', 'main') },
  });
  expect(await anna.revertPublication()).toMatchObject({ kind: 'done' });
  expect(await site.published('pages/visit.json')).toBe(first);
});

test('pushes nothing if the record cannot be written', async () => {
  const anna = await editor('anna');
  const before = await git(site.host, 'rev-parse', 'main');
  await mkdir(path.join(anna.folder, '.git/editor/pages.json'), { recursive: true });
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await expect(anna.publish()).rejects.toThrow();
  expect(await git(site.host, 'rev-parse', 'main')).toBe(before);
});

test('keeps the editor’s files out of the repository, and hooks out of the documents', async () => {
  const first = await site.clone('ben');
  await writeFile(path.join(first, '.gitignore'), 'node_modules/\n');
  await writeFile(path.join(first, '.gitattributes'), '*.json filter=large\n');
  await git(first, 'add', '-A');
  await git(first, 'commit', '-qm', 'Ignore nothing of the editor');
  await git(first, 'push', '-q');
  const anna = await editor('anna');
  // Like Git LFS, which installs its hooks whenever it filters a file.
  await hook(
    anna.folder,
    '.git/filter',
    'H=$(git rev-parse --git-path hooks)\nmkdir -p $H && touch $H/x\ncat',
  );
  await anna.git('config', 'filter.large.clean', path.join(anna.folder, '.git/filter'));
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await anna.publish();
  const text = await anna.read('visit.json');
  for (const own of [`${text} `, text]) await writeIn(anna.store, { 'visit.json': own });
  expect(await anna.git('status', '--porcelain', '--untracked-files=all')).toBe('');
});

test('offers to publish from a folder that git rejects, and explains how to fix it', async () => {
  const anna = await editor('anna');
  // A git that treats the folder as owned by another user.
  const programs = path.join(site.place, 'programs');
  await mkdir(programs);
  await hook(
    programs,
    'git',
    `GIT_TEST_ASSUME_DIFFERENT_OWNER=1 PATH="${process.env.PATH}" exec git "$@"`,
  );
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  const store = await openStore(path.join(anna.folder, 'pages'), { build: async () => {} });
  expect((await store.published({})).canPublish).toBe(true);
  expect(await store.publishing({})).toEqual({
    why: expect.stringMatching(/another user.*git config --global --add safe\.directory .*anna/),
  });
  vi.unstubAllEnvs();
  expect(await store.publishing({})).toMatchObject({ target: { branch: 'main' } });
});

test('does not list changes again after reverting them failed and someone else reverted them', async () => {
  const anna = await editor('anna');
  await anna.change('visit.json', 'Come in and play', 'Come in');
  await anna.publish();
  await hook(site.host, 'hooks/pre-receive', 'exit 1');
  await expect(anna.revertPublication()).rejects.toThrow();
  await rm(path.join(site.host, 'hooks/pre-receive'));
  const ben = await editor('ben');
  await ben.change('visit.json', 'Come in', 'Come in and play');
  await ben.publish();
  expect(await anna.store.publishing({})).toMatchObject({
    outgoing: [],
    incoming: [{ name: 'visit.json' }],
  });
});
