import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitAll, git } from '../../../tests/tools/git.ts';
import { writeVersion } from './writeVersion.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'version-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('writes the commit and its time reproducibly, and no commit without git', async () => {
  await writeFile(path.join(folder, 'site.json'), '{}');
  await writeVersion(folder, folder);
  await git(folder, 'init', '-q');
  await writeVersion(folder, folder);
  await git(folder, 'config', 'user.name', 'A');
  await git(folder, 'config', 'user.email', 'a@example.test');
  await git(folder, 'commit', '-q', '--allow-empty', '-m', 'Empty');
  await writeVersion(folder, folder);
  expect(await readFile(path.join(folder, 'version.json'), 'utf8')).toBe('{}\n');

  await git(folder, 'add', 'site.json');
  // The author date differs from the commit date.
  await git(folder, 'commit', '-q', '-m', 'Site', '--date', '2020-01-02T03:04:05Z');
  await writeVersion(folder, folder);
  const text = await readFile(path.join(folder, 'version.json'), 'utf8');
  const { commit, time } = JSON.parse(text);
  expect(commit).toBe(await git(folder, 'rev-parse', 'HEAD'));
  expect(Date.parse(time) / 1000).toBe(Number(await git(folder, 'log', '-1', '--format=%ct')));
  await writeVersion(folder, folder);
  expect(await readFile(path.join(folder, 'version.json'), 'utf8')).toBe(text);
});

test('a repository among the documents starts no program', async () => {
  const content = path.join(folder, 'content');
  const started = path.join(folder, 'started');
  await mkdir(content);
  await writeFile(path.join(content, 'site.json'), '{}');
  await commitAll(content);
  const program = path.join(folder, 'program');
  await writeFile(program, `#!/bin/sh\ntouch '${started}'\n`, { mode: 0o755 });
  await git(content, 'config', 'core.fsmonitor', program);
  await git(content, 'config', 'core.worktree', content);
  // The files of a repository can be committed to another one.
  await cp(path.join(content, '.git'), content, { recursive: true });
  await rm(path.join(content, '.git'), { recursive: true });
  await writeVersion(folder, content);
  await expect(access(started)).rejects.toThrow('ENOENT');
  expect(await readFile(path.join(folder, 'version.json'), 'utf8')).toBe('{}\n');
});
