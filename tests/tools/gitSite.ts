import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The environment for git in tests: without this computer's configuration, and without parent repositories. */
export const gitEnvironment = {
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

export type GitSite = Awaited<ReturnType<typeof gitSite>>;

/** Sets the test environment for the editor's git commands. */
export function setGitEnvironment(): void {
  for (const [name, value] of Object.entries(gitEnvironment)) {
    if (value !== undefined) process.env[name] = value;
  }
}

/**
 * A site in a bare repository with the branch main, as on a host, and people's clones of it. Its documents are those of
 * tests/fixtures/second-site, in the folder `pages`, next to a code file.
 */
export async function gitSite() {
  setGitEnvironment();
  const place = await mkdtemp(path.join(tmpdir(), 'git-site-'));
  const host = path.join(place, 'host.git');
  template ??= makeTemplate();
  await cp(await template, place, { recursive: true });
  const clone = async (name: string): Promise<string> => {
    const folder = path.join(place, name);
    const person = [`user.name=${name} Example`, `user.email=${name}@example.test`];
    await git(place, 'clone', '-q', ...person.flatMap((one) => ['-c', one]), host, folder);
    return folder;
  };
  return {
    place,
    host,
    clone,
    /** The text of a published file, on main or in the given commit or branch. */
    published: (name: string, commit = 'main') => git(host, 'show', `${commit}:${name}`),
    subjects: async (branch = 'main') =>
      (await git(host, 'log', '--format=%s', branch)).split('\n'),
    remove: () => rm(place, { recursive: true, force: true, maxRetries: 3 }),
  };
}

let template: Promise<string> | undefined;

/**
 * The bare repository and the clone that it was pushed from, which each test copies. Kept until the fixture or this file
 * changes.
 */
async function makeTemplate(): Promise<string> {
  const fixture = 'tests/fixtures/second-site';
  const hash = createHash('sha256');
  for (const entry of await readdir(fixture, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) hash.update(await readFile(path.join(entry.parentPath, entry.name)));
  }
  hash.update(await readFile('tests/tools/gitSite.ts'));
  const kept = path.resolve('node_modules/.cache', `git-site-${hash.digest('hex')}`);
  if (existsSync(kept)) return kept;
  await mkdir(path.dirname(kept), { recursive: true });
  const place = await mkdtemp(`${kept}-`);
  const host = path.join(place, 'host.git');
  const first = path.join(place, 'first');
  await git(place, 'init', '-q', '--bare', '-b', 'main', host);
  await cp(fixture, path.join(first, 'pages'), { recursive: true });
  // A number reserved for examples would need confirmation at each publication.
  await replaceIn(path.join(first, 'pages/site.json'), '+44 20 7946 0018', '+44 20 7946 1018');
  await writeFile(path.join(first, 'code.ts'), 'export const first = 1;\n');
  await writeFile(path.join(first, '.gitignore'), '.editor/\nnode_modules/\n');
  await commitAll(first);
  await git(first, 'push', '-q', host, 'main');
  // Another process may have been faster.
  await rename(place, kept).catch(() => rm(place, { recursive: true }));
  return kept;
}

/** Replaces a text in a file. Rejects if the file does not contain it. */
export async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not have "${from}".`);
  await writeFile(file, text.replace(from, to));
}
