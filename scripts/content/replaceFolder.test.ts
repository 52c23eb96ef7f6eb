import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { skipWithout } from '../../tests/tools/has.ts';
import { prepareReplacement, replaceFolder } from './replaceFolder.ts';

let parent: string;
let target: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'replace-'));
  target = path.join(parent, 'dist');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function fill(folder: string, text: string) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), text);
}
const served = () => readFile(path.join(target, 'index.html'), 'utf8');

// The id of a process that has ended.
const gone = () => spawnSync('true').pid;

test('replaces the last folder and leaves no temporary folders', async () => {
  for (const text of ['first', 'second']) {
    const replacement = await prepareReplacement(target);
    await fill(replacement.fresh, text);
    await replaceFolder(replacement);
    expect(await served()).toBe(text);
  }
  expect(await readdir(parent)).toEqual(['dist']);
});

test('replaces the target of a link and keeps the link', async () => {
  await fill(path.join(parent, 'real'), 'first');
  await symlink(path.join(parent, 'real'), target);
  const replacement = await prepareReplacement(target);
  await fill(replacement.fresh, 'second');
  await replaceFolder(replacement);
  expect(await served()).toBe('second');
  expect(await readFile(path.join(parent, 'real', 'index.html'), 'utf8')).toBe('second');
  expect((await readdir(parent)).sort()).toEqual(['dist', 'real']);
});

test('restores the last folder if the new one cannot replace it', async () => {
  await fill(target, 'good');
  // There is no new one, so the second rename fails.
  await expect(prepareReplacement(target).then(replaceFolder)).rejects.toThrow(
    /dist cannot be replaced \(ENOENT\)\. It is unchanged\.$/,
  );
  expect(await served()).toBe('good');
  expect(await readdir(parent)).toEqual(['dist']);
});

test('keeps a folder that cannot be moved, and reports the reason', async (context) => {
  skipWithout('mount', context);
  await fill(target, 'good');
  execFileSync('mount', ['--bind', target, target]);
  try {
    const replacement = await prepareReplacement(target);
    await fill(replacement.fresh, 'new');
    await expect(replaceFolder(replacement)).rejects.toThrow(
      /cannot be replaced \(EBUSY\)\. It is unchanged\.$/,
    );
    expect(await served()).toBe('good');
  } finally {
    execFileSync('umount', [target]);
  }
});

describe('leftovers of a killed build', () => {
  test('are removed by the next build', async () => {
    await fill(target, 'good');
    for (const kind of ['new', 'old']) await fill(`${target}.${kind}-${gone()}`, 'left');
    await prepareReplacement(target);
    expect(await readdir(parent)).toEqual(['dist']);
    expect(await served()).toBe('good');
  });

  test('are restored if they are the last good folder', async () => {
    await fill(`${target}.old-${gone()}`, 'good');
    await fill(`${target}.new-${gone()}`, 'half');
    await prepareReplacement(target);
    expect(await readdir(parent)).toEqual(['dist']);
    expect(await served()).toBe('good');
  });

  test('are kept while their process runs, as are folders with similar names', async () => {
    await fill(target, 'good');
    const others = [
      `dist.new-${process.ppid}`,
      'dist.new-x',
      'dist.news-1',
      'other.new-1',
      'dist.old',
    ];
    for (const name of others) await fill(path.join(parent, name), 'other');
    await prepareReplacement(target);
    expect((await readdir(parent)).sort()).toEqual(['dist', ...others].sort());
  });

  test('are removed after a day if another process has the same id', async () => {
    const left = `${target}.new-${process.ppid}`;
    await fill(left, 'left');
    const before = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(left, before, before);
    await prepareReplacement(target);
    expect(await readdir(parent)).toEqual([]);
  });

  test('are removed immediately if this process has the same id', async () => {
    await fill(`${target}.new-${process.pid}`, 'left');
    await prepareReplacement(target);
    expect(await readdir(parent)).toEqual([]);
  });
});
