// @module-tag slow
import { execFile } from 'node:child_process';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../tests/tools/runCommand.ts';

const run = promisify(execFile);

test('a bundled command prints the same, also when started twice at once', async () => {
  const bundled = () => run('node', ['scripts/runBundled.mjs', 'edit', '--help']);
  const [first, second] = await Promise.all([bundled(), bundled()]);
  const { out } = await runCommand('scripts/edit.ts', '--help');
  expect([first.stdout, second.stdout]).toEqual([out, out]);
});

test('passes on the exit code and the error message of a wrong call', async () => {
  const failed = run('node', ['scripts/runBundled.mjs', 'edit', '--nonsense']);
  await expect(failed).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^There is no option --nonsense\./),
  });
});

/** A folder with the command scripts/say.ts, which imports a module dynamically. Returns a function that runs it. */
async function ownCommand() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundled-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'scripts'));
  await mkdir(path.join(folder, 'node_modules'));
  await symlink(path.resolve('node_modules/esbuild'), path.join(folder, 'node_modules/esbuild'));
  await copyFile('scripts/runBundled.mjs', path.join(folder, 'scripts/runBundled.mjs'));
  const files = {
    'package.json': '{ "type": "module" }',
    'node_modules/.package-lock.json': '{}',
    'scripts/say.ts': "console.log((await import('./words.ts')).words);",
    'scripts/words.ts': "export const words: string = 'one';",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const say = () => run('node', ['scripts/runBundled.mjs', 'say'], { cwd: folder });
  return { folder, say: async () => (await say()).stdout.trim() };
}

test('bundles again after a change that keeps modification time and size', async () => {
  const { folder, say } = await ownCommand();
  expect(await say()).toBe('one');
  const words = path.join(folder, 'scripts/words.ts');
  const past = new Date('1985-10-26');
  await utimes(words, past, past);
  expect(await say()).toBe('one');
  const { mtimeMs } = await stat(words);
  await writeFile(words, "export const words: string = 'two';");
  await utimes(words, past, past);
  expect((await stat(words)).mtimeMs).toBe(mtimeMs);
  expect(await say()).toBe('two');
});

test('writes a missing part of a bundle again', async () => {
  const { folder, say } = await ownCommand();
  expect(await say()).toBe('one');
  const bundled = path.join(folder, 'node_modules/.bundled');
  const parts = (await readdir(bundled)).filter((name) => name.startsWith('words-'));
  expect(parts).not.toEqual([]);
  for (const name of parts) await rm(path.join(bundled, name));
  expect(await say()).toBe('one');
});
