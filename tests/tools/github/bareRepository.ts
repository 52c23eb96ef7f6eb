import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { git } from '../git.ts';

export type ObjectType = 'blob' | 'tree' | 'commit' | 'tag';
export type GitObject = { oid: string; type: ObjectType; bytes: Buffer };
export type Entry = { name: string; mode: string; oid: string };
/** A file of a tree. `name` is its path. */
export type File = Entry;
export type Person = { name: string; email: string };
export type Commit = {
  oid: string;
  tree: string;
  parents: string[];
  message: string;
  author: Person & { date: string };
  committer: Person & { date: string };
};

export type BareRepository = Awaited<ReturnType<typeof bareRepository>>;

const folderMode = '40000';
export const isFolder = ({ mode }: Entry): boolean => mode === folderMode;
const isObjectType = (text: string | undefined): text is ObjectType =>
  text === 'blob' || text === 'tree' || text === 'commit' || text === 'tag';

/**
 * A bare repository in a temporary folder. Reads through one `git cat-file` and writes loose objects and branches itself,
 * because a process for each of them takes minutes in a random test.
 */
export async function bareRepository() {
  const folder = await mkdtemp(path.join(temporaryFolder(), 'github-'));
  await git(folder, 'init', '-q', '--bare', '-b', 'main');
  // Branches are read as files, so they must not be packed.
  await git(folder, 'config', 'gc.auto', '0');
  const reader = objectReader(folder);
  const written = new Map<string, GitObject>();

  /** The object of a revision, such as an id or "main:pages/faq.json". */
  async function read(revision: string): Promise<GitObject | undefined> {
    const known = written.get(revision);
    if (known) return known;
    const found = await reader.read(revision);
    if (found) written.set(found.oid, found);
    return found;
  }

  async function readAs(type: ObjectType, revision: string): Promise<GitObject> {
    const found = await read(revision);
    if (found?.type !== type) throw new Error(`"${revision}" does not exist as a ${type}.`);
    return found;
  }

  function write(type: ObjectType, content: Buffer | string): string {
    const bytes = Buffer.from(content);
    const stored = Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
    const oid = createHash('sha1').update(stored).digest('hex');
    if (written.has(oid)) return oid;
    written.set(oid, { oid, type, bytes });
    const file = path.join(folder, 'objects', oid.slice(0, 2), oid.slice(2));
    if (existsSync(file)) return oid;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, deflateSync(stored, { level: 1 }));
    renameSync(`${file}.new`, file);
    return oid;
  }

  async function entries(tree: string): Promise<Entry[]> {
    const { bytes } = await readAs('tree', tree);
    const found: Entry[] = [];
    for (let at = 0; at < bytes.length; ) {
      const end = bytes.indexOf(0, at);
      const head = bytes.toString('utf8', at, end);
      const space = head.indexOf(' ');
      const oid = bytes.toString('hex', end + 1, end + 21);
      found.push({ mode: head.slice(0, space), name: head.slice(space + 1), oid });
      at = end + 21;
    }
    return found;
  }

  /** Everything below a tree, folders before their contents. */
  async function allEntries(tree: string, prefix = ''): Promise<File[]> {
    const found: File[] = [];
    for (const entry of await entries(tree)) {
      const name = prefix + entry.name;
      found.push({ ...entry, name });
      if (isFolder(entry)) found.push(...(await allEntries(entry.oid, `${name}/`)));
    }
    return found;
  }

  function writeTree(content: readonly Entry[]): string {
    // Git sorts a folder as if its name ended with a slash.
    const key = (entry: Entry) => Buffer.from(isFolder(entry) ? `${entry.name}/` : entry.name);
    const sorted = [...content].sort((a, b) => Buffer.compare(key(a), key(b)));
    const parts = sorted.flatMap(({ mode, name, oid }) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(oid, 'hex'),
    ]);
    return write('tree', Buffer.concat(parts));
  }

  /** Writes a tree with changed files; undefined removes one. Returns its id. */
  async function changeTree(
    base: string | undefined,
    changes: ReadonlyMap<string, Omit<Entry, 'name'> | undefined>,
  ): Promise<string> {
    const content = new Map(base ? (await entries(base)).map((entry) => [entry.name, entry]) : []);
    const inFolders = new Map<string, Map<string, Omit<Entry, 'name'> | undefined>>();
    for (const [name, change] of changes) {
      const slash = name.indexOf('/');
      if (slash < 0) {
        if (change) content.set(name, { ...change, name });
        else content.delete(name);
        continue;
      }
      const subfolder = name.slice(0, slash);
      const inFolder = inFolders.get(subfolder) ?? new Map();
      inFolders.set(subfolder, inFolder.set(name.slice(slash + 1), change));
    }
    for (const [name, inFolder] of inFolders) {
      const before = content.get(name);
      const oid = await changeTree(before && isFolder(before) ? before.oid : undefined, inFolder);
      if ((await entries(oid)).length > 0) content.set(name, { name, mode: folderMode, oid });
      else content.delete(name);
    }
    return writeTree([...content.values()]);
  }

  function writeCommit(parts: {
    tree: string;
    parents: readonly string[];
    message: string;
    author: Person;
    committer?: Person;
  }): string {
    const signature = ({ name, email }: Person) =>
      `${name.replace(/[<>\n\0]/g, '')} <${email}> ${Math.floor(Date.now() / 1000)} +0000`;
    const head = [
      `tree ${parts.tree}`,
      ...parts.parents.map((parent) => `parent ${parent}`),
      `author ${signature(parts.author)}`,
      `committer ${signature(parts.committer ?? parts.author)}`,
    ];
    return write('commit', `${head.join('\n')}\n\n${parts.message}`);
  }

  async function commit(revision: string): Promise<Commit> {
    const { oid, bytes } = await readAs('commit', revision);
    const text = bytes.toString('utf8');
    const end = text.indexOf('\n\n');
    const lines = text.slice(0, end).split('\n');
    const values = (name: string) =>
      lines
        .filter((line) => line.startsWith(`${name} `))
        .map((line) => line.slice(name.length + 1));
    const person = (name: string) => {
      const match = /^(.*) <(.*)> (\d+) [+-]\d{4}$/.exec(values(name)[0] ?? '');
      const [, called = '', email = '', seconds = '0'] = match ?? [];
      const date = new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
      return { name: called, email, date };
    };
    return {
      ...{ oid, tree: values('tree')[0] ?? '', parents: values('parent') },
      ...{ message: text.slice(end + 2), author: person('author'), committer: person('committer') },
    };
  }

  const fileOfBranch = (branch: string) => path.join(folder, 'refs/heads', branch);

  /** The commit of a branch. */
  function head(branch: string): string | undefined {
    const file = fileOfBranch(branch);
    if (!isValidBranch(branch) || !existsSync(file) || !statSync(file).isFile()) return undefined;
    return readFileSync(file, 'utf8').trim();
  }

  /** Moves or creates a branch if it is where `expected` says. Returns whether it did. */
  function moveBranch(branch: string, to: string, expected: string | undefined): boolean {
    const file = fileOfBranch(branch);
    // A branch "a" leaves no room for a branch "a/b".
    const hasRoom = !existsSync(file) || statSync(file).isFile();
    if (head(branch) !== expected || !isValidBranch(branch) || !hasRoom) return false;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, `${to}\n`);
    renameSync(`${file}.new`, file);
    return true;
  }

  /** The commits that a commit contains, the newest first; those that changed a file or folder if `name` is set. */
  async function history(oid: string, name = ''): Promise<string[]> {
    const paths = name === '' ? [] : ['--', name];
    const lines = await git(folder, '--literal-pathspecs', 'log', '--format=%H', oid, ...paths);
    return lines.split('\n').filter(Boolean);
  }

  return {
    ...{ folder, read, write, entries, allEntries, changeTree, writeCommit, commit },
    ...{ head, moveBranch, history },
    isEmpty: () => readdirSync(path.join(folder, 'refs/heads')).length === 0,
    git: (...args: string[]) => git(folder, ...args),
    async remove() {
      reader.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export const isValidBranch = (name: string): boolean =>
  name !== '' && !/[\0-\x20~^:?*[\\\x7f]|\.\.|@\{|\/\/|^[/.-]|[/.]$|\.lock$|\/\./.test(name);

/** In memory where that has room: creating a file on a busy disk takes milliseconds, and a commit creates five. */
function temporaryFolder(): string {
  const inMemory = '/dev/shm';
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > 2_000_000_000 ? inMemory : tmpdir();
}

/** One running `git cat-file --batch`. */
function objectReader(folder: string) {
  const running = spawn('git', ['cat-file', '--batch'], { cwd: folder });
  const waiting: ((found: GitObject | undefined) => void)[] = [];
  let buffer = Buffer.alloc(0);
  running.stdout.on('data', (part: Buffer) => {
    buffer = Buffer.concat([buffer, part]);
    for (;;) {
      const end = buffer.indexOf('\n');
      if (end < 0) return;
      const [oid = '', type, size] = buffer.toString('utf8', 0, end).split(' ');
      // A revision that does not exist is answered with "REVISION missing".
      if (!isObjectType(type) || !/^[0-9a-f]{40}$/.test(oid) || size === undefined) {
        buffer = buffer.subarray(end + 1);
        waiting.shift()?.(undefined);
        continue;
      }
      const after = end + 1 + Number(size);
      if (buffer.length < after + 1) return;
      const bytes = Buffer.from(buffer.subarray(end + 1, after));
      buffer = buffer.subarray(after + 1);
      waiting.shift()?.({ oid, type, bytes });
    }
  });
  return {
    read(revision: string): Promise<GitObject | undefined> {
      if (revision === '' || /[\n\0]/.test(revision)) return Promise.resolve(undefined);
      return new Promise((resolve) => {
        waiting.push(resolve);
        running.stdin.write(`${revision}\n`);
      });
    },
    stop: () => running.stdin.end(),
  };
}
