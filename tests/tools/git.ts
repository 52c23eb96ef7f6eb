import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The environment for git in tests: without this computer's configuration, and without parent repositories. */
const gitEnvironment = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_DATE: undefined,
};

/** Runs git in a folder as a developer. Resolves with its output, or rejects if it fails. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = { ...Object.fromEntries(own), ...gitEnvironment, GIT_TERMINAL_PROMPT: '0' };
  const { stdout } = await run('git', args, { cwd: folder, env, maxBuffer: 50_000_000 });
  return stdout.trimEnd();
}

/** Turns a folder into a repository with one commit of all its files. */
export async function commitAll(folder: string): Promise<void> {
  await git(folder, 'init', '-q', '-b', 'main');
  await git(folder, 'config', 'user.name', 'First');
  await git(folder, 'config', 'user.email', 'first@example.test');
  await git(folder, 'add', '-A');
  await git(folder, 'commit', '-q', '-m', 'Begin');
}

/** Replaces a text in a file. Rejects if the file does not contain it. */
export async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not have "${from}".`);
  await writeFile(file, text.replace(from, to));
}
