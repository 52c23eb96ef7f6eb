import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { git as plainGit } from '../../../tests/tools/gitSite.ts';
import { GitFailure, type GitOptions, gitIn, textFrom } from './git.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'git-'));
  await plainGit(folder, 'init', '-q', '-b', 'main');
  await plainGit(folder, 'config', 'user.name', 'First');
  await plainGit(folder, 'config', 'user.email', 'first@example.test');
  const hook = path.join(folder, '.git/hooks/pre-commit');
  await writeFile(hook, '#!/bin/sh\necho "A hook ran" >&2\nexit 1\n');
  await chmod(hook, 0o755);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The output of a shell script that git runs with the same options. */
const shell = (script: string, options: GitOptions = {}, ssh?: string) =>
  gitIn(folder, ssh)(['-c', `alias.run=!${script}`, 'run'], options);

test('keeps only the end of an endless output', async () => {
  const endless = 'head -c 3000000 /dev/zero | tr "\\\\0" x >&2; echo last >&2; exit 1';
  const failure = await shell(endless).catch((error: unknown) => error);
  if (!(failure instanceof GitFailure)) throw new Error('It did not fail.');
  expect(failure.printed.length).toBeLessThan(1_000_100);
  expect(failure.printed).toMatch(/xlast\n$/);
});

test('kills a command that takes too long, with all its child processes', async () => {
  const late = path.join(folder, 'late');
  const work = shell(`(sleep 1; echo x > '${late}') & sleep 30`, { maxMs: 150 });
  await expect(work).rejects.toThrow('took too long to respond');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await expect(plainGit(folder, 'ls-files', '-o')).resolves.not.toContain('late');
});

test('explains what to do if git is not installed', async () => {
  const failure = shell('true', { env: { PATH: '/nowhere' } });
  await expect(failure).rejects.toThrow('Git is not installed on this computer.');
});

test('runs hooks only on request', async () => {
  const commit = ['commit', '-q', '--allow-empty', '-m', 'x'];
  await expect(gitIn(folder)(commit, { hooks: true })).rejects.toThrow('A hook ran');
  await gitIn(folder)(commit);
  expect(await plainGit(folder, 'log', '--format=%s')).toBe('x');
});

test('drops variables set by another git process and keeps the user’s configuration', async () => {
  vi.stubEnv('GIT_DIR', '/nowhere');
  vi.stubEnv('GIT_INDEX_FILE', '/nowhere');
  vi.stubEnv('SSH_ASKPASS', '/a/dialog');
  vi.stubEnv('GIT_SSL_NO_VERIFY', 'x');
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('LANGUAGE', 'de');
  const listed = (await shell('env', { env: { OWN: 'yes' } })).toString();
  const env = new Map(
    listed.split('\n').map((line) => [line.replace(/=.*/, ''), line.replace(/^\w+=/, '')]),
  );
  const of = (...names: string[]) => names.map((name) => env.get(name));
  expect(of('GIT_INDEX_FILE', 'SSH_ASKPASS')).toEqual([undefined, undefined]);
  expect(env.get('GIT_DIR')).not.toBe('/nowhere');
  expect(of('GIT_SSL_NO_VERIFY', 'GIT_CONFIG_GLOBAL', 'OWN')).toEqual(['x', '/dev/null', 'yes']);
  // No prompts, and messages in the language that gitWords.ts knows.
  expect(of('GIT_TERMINAL_PROMPT', 'GIT_ASKPASS', 'GCM_INTERACTIVE')).toEqual(['0', '', 'never']);
  expect(of('LC_ALL', 'LANGUAGE', 'GIT_EDITOR', 'GIT_PAGER')).toEqual(['C', '', 'true', 'cat']);
  expect(of('GIT_OPTIONAL_LOCKS', 'GIT_LITERAL_PATHSPECS')).toEqual(['0', '1']);
});

test('takes ssh from the environment, else the repository, else the system, and never prompts', async () => {
  const sshOf = async (own?: string) =>
    (await textFrom(shell('echo "$GIT_SSH_COMMAND"', {}, own))).trim();
  const quietly = '-oBatchMode=yes -oConnectTimeout=15';
  vi.stubEnv('GIT_SSH_COMMAND', undefined);
  expect(await sshOf()).toBe(`ssh ${quietly}`);
  expect(await sshOf('own-ssh')).toBe(`own-ssh ${quietly}`);
  vi.stubEnv('GIT_SSH_COMMAND', 'ssh -i key');
  expect(await sshOf('own-ssh')).toBe(`ssh -i key ${quietly}`);
});
