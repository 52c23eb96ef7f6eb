import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { git as plainGit } from '../../../tests/tools/gitSite.ts';
import { GitFailure, type GitOptions, gitIn, textFrom, textOrNone } from './git.ts';

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

/** What a shell prints that git runs, with all that git is given. */
const shell = (script: string, options: GitOptions = {}, ssh?: string) =>
  gitIn(folder, ssh)(['-c', `alias.run=!${script}`, 'run'], options);

test('a command resolves to what it prints, and with what git says beside it where that is asked for', async () => {
  const script = 'echo said; echo told >&2';
  expect((await shell(script)).toString()).toBe('said\n');
  expect((await shell(script, { both: true })).toString()).toBe('said\ntold\n');
  expect(await textFrom(shell('printf "a\\n\\n"'))).toBe('a\n');
  expect(await textOrNone(shell('exit 3'))).toBeUndefined();
});

test('a command that fails rejects with all that it printed, and words for people', async () => {
  const failure = await shell('echo out; echo err >&2; exit 3').catch((error: unknown) => error);
  if (!(failure instanceof GitFailure)) throw new Error('It did not fail.');
  const { printed, status, message } = failure;
  expect({ printed, status }).toEqual({ printed: 'err\nout\n', status: 409 });
  expect(message).toBe('Git reported an error: err out');
});

test('of an output that does not end, the last part is kept', async () => {
  const endless = 'head -c 3000000 /dev/zero | tr "\\\\0" x >&2; echo last >&2; exit 1';
  const failure = await shell(endless).catch((error: unknown) => error);
  if (!(failure instanceof GitFailure)) throw new Error('It did not fail.');
  expect(failure.printed.length).toBeLessThan(1_000_100);
  expect(failure.printed).toMatch(/xlast\n$/);
});

test('a command reads what it is given, or nothing, and one that reads nothing is no failure', async () => {
  expect((await shell('cat', { input: 'Grüße' })).toString()).toBe('Grüße');
  expect((await shell('cat')).toString()).toBe('');
  expect((await shell('true', { input: 'x'.repeat(1_000_000) })).toString()).toBe('');
});

test('a command that takes too long is ended, with all that it has started', async () => {
  const late = path.join(folder, 'late');
  const work = shell(`(sleep 1; echo x > '${late}') & sleep 30`, { most: 150 });
  await expect(work).rejects.toThrow('took too long to answer');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await expect(plainGit(folder, 'ls-files', '-o')).resolves.not.toContain('late');
});

test('where there is no git, people are told who installs it', async () => {
  const failure = shell('true', { env: { PATH: '/nowhere' } });
  await expect(failure).rejects.toThrow('Git is not installed on this computer.');
});

test('hooks run only where they are asked for', async () => {
  const commit = ['commit', '-q', '--allow-empty', '-m', 'x'];
  await expect(gitIn(folder)(commit, { hooks: true })).rejects.toThrow('A hook ran');
  await gitIn(folder)(commit);
  expect(await plainGit(folder, 'log', '--format=%s')).toBe('x');
});

test('what another git has set for itself is not in the environment, and the configuration of a person is', async () => {
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
  // Nothing asks, and the words are those that gitWords.ts knows.
  expect(of('GIT_TERMINAL_PROMPT', 'GIT_ASKPASS', 'GCM_INTERACTIVE')).toEqual(['0', '', 'never']);
  expect(of('LC_ALL', 'LANGUAGE', 'GIT_EDITOR', 'GIT_PAGER')).toEqual(['C', '', 'true', 'cat']);
  expect(of('GIT_OPTIONAL_LOCKS', 'GIT_LITERAL_PATHSPECS')).toEqual(['0', '1']);
});

test('ssh is the one of the environment, else that of the repository, else that of the system, and never asks', async () => {
  const sshOf = async (own?: string) =>
    (await textFrom(shell('echo "$GIT_SSH_COMMAND"', {}, own))).trim();
  const quietly = '-oBatchMode=yes -oConnectTimeout=15';
  vi.stubEnv('GIT_SSH_COMMAND', undefined);
  expect(await sshOf()).toBe(`ssh ${quietly}`);
  expect(await sshOf('own-ssh')).toBe(`own-ssh ${quietly}`);
  vi.stubEnv('GIT_SSH_COMMAND', 'ssh -i key');
  expect(await sshOf('own-ssh')).toBe(`ssh -i key ${quietly}`);
});

test('names of files are printed as they are, and a command works in the folder that it is given', async () => {
  await mkdir(path.join(folder, 'in'));
  await writeFile(path.join(folder, 'in/Größe.json'), '');
  const listed = gitIn(folder)(['ls-files', '-o'], { folder: path.join(folder, 'in') });
  expect(await textFrom(listed)).toBe('Größe.json');
});
