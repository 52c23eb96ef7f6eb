import { existsSync } from 'node:fs';
import { lstat, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { downloadsFolder } from '../../../schema/inspect.ts';
import { Refusal } from '../refusal.ts';
import {
  drawingsFolder,
  fontsFolder,
  isTemporary,
  pathIn,
  picturesFolder,
  wellKnownFolder,
} from '../site.ts';
import { type Git, GitFailure, gitIn, succeeds, textFrom, textOrNone } from './git.ts';

/** The published files of one state of the site (`isContent`): the git id of the content by name in the folder. */
export type Tree = ReadonlyMap<string, string>;

/** The person's branch, and the branch that is published. */
export type Position = {
  /** The commit and the branch that the person has checked out. */
  head: string;
  branch: string;
  remote: string;
  /** The branch at the remote that is published. */
  target: string;
};

export type Repository = Awaited<ReturnType<typeof openRepository>>;

const maxNetworkMs = 120_000;
/** The entries in .git during a rebase, a merge and other multi-step operations. */
const unfinished = [
  ...['rebase-merge', 'rebase-apply', 'MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD'],
  'BISECT_LOG',
];

export const refused = (message: string) => new Refusal(409, { message });

/**
 * The repository of a folder of documents; undefined if there is none or no git, or if git ignores the folder. Rejects
 * with a GitFailure if git refuses to work in it.
 */
export async function repositoryOf(folder: string): Promise<Repository | undefined> {
  const own = await realpath(folder).catch(() => undefined);
  if (own === undefined) return undefined;
  const git = gitIn(own);
  const found = await textFrom(
    git(['rev-parse', '--is-inside-work-tree', '--absolute-git-dir', '--show-toplevel']),
  ).catch((error: unknown) => {
    const isNone = /not a git repository|must be run in a work tree|ENOENT/;
    if (error instanceof GitFailure && isNone.test(error.printed)) return undefined;
    throw error;
  });
  const [isInside, gitFolder, root] = found?.split('\n') ?? [];
  if (isInside !== 'true' || !gitFolder || !root) return undefined;
  // An ignored folder cannot be published. `check-ignore` fails with literal pathspecs, but treats paths literally anyway.
  const plain = { env: { GIT_LITERAL_PATHSPECS: '0' } };
  if (await succeeds(git(['check-ignore', '-q', own], plain))) return undefined;
  const ssh = await textOrNone(git(['config', 'core.sshCommand']));
  return await openRepository(own, await realpath(root), gitFolder, gitIn(own, ssh));
}

async function openRepository(folder: string, root: string, gitFolder: string, git: Git) {
  const inRoot = pathIn(root, folder);
  const prefix = inRoot === '' ? '' : `${inRoot}/`;
  const kept = path.join(gitFolder, 'editor');

  /** The published files of a commit or git tree, without links. */
  async function treeOf(commit: string): Promise<Tree> {
    const inFolder = prefix === '' ? [] : ['--', prefix];
    const listed = await git(['ls-tree', '-r', '-z', '--full-tree', commit, ...inFolder]);
    const files = lines(listed, '\0').flatMap((line): [string, string][] => {
      const [, mode, id = '', file = ''] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
      const name = file.slice(prefix.length);
      return mode !== '120000' && isContent(name) ? [[name, id]] : [];
    });
    return new Map(files);
  }

  /** The files and links on the disk, by path in the repository. Their contents are stored in it. */
  async function idsOnDisk(files: readonly string[], hasLinks = true): Promise<Tree> {
    const ids = new Map<string, string>();
    const found: string[] = [];
    for (const file of files) {
      const stats = await lstat(path.join(root, file)).catch(() => undefined);
      if (stats?.isFile()) found.push(file);
      else if (hasLinks && stats?.isSymbolicLink()) {
        ids.set(file, await keep(await readlink(path.join(root, file))));
      }
    }
    const hashed = await git(['hash-object', '-w', '--stdin-paths'], {
      input: found.map((file) => `${quotedPath(file)}\n`).join(''),
      folder: root,
    });
    for (const [index, id] of lines(hashed, '\n').entries()) ids.set(found[index] ?? '', id);
    return ids;
  }

  /** The files on the disk that are published. */
  async function treeOnDisk(): Promise<Tree> {
    const listed = await git(['ls-files', '-z', '-c', '-o', '--exclude-standard', '--', '.']);
    const names = [...new Set(lines(listed, '\0'))].filter(isContent);
    const files = names.map((name) => prefix + name);
    return new Map(
      Array.from(await idsOnDisk(files, false), ([file, id]) => [file.slice(prefix.length), id]),
    );
  }

  /** The files that differ from the checked-out commit, including new ones, with one git command. */
  async function changedFiles(): Promise<ReadonlyMap<string, 'new' | 'changed'>> {
    const status = ['status', '--porcelain', '-z', '-uall', '--no-renames', '--', '.'];
    // Two letters, a space, and the path in the repository.
    return new Map(
      lines(await git(status), '\0').map((line) => [
        line.slice(3 + prefix.length),
        /^(?:\?\?|A)/.test(line) ? 'new' : 'changed',
      ]),
    );
  }

  /** The content with an id, as git stores it. */
  const blob = (id: string): Promise<Buffer> => git(['cat-file', 'blob', id]);

  /** The content with an id as git checks it out under a name, for example with other line endings. */
  const onDisk = (id: string, name: string): Promise<Buffer> =>
    git(['cat-file', '--filters', `--path=${prefix}${name}`, id], { folder: root });

  const keep = (content: string | Buffer): Promise<string> =>
    textFrom(git(['hash-object', '-w', '--stdin'], { input: content }));

  const config = (name: string): Promise<string | undefined> =>
    textOrNone(git(['config', '--get', name]));

  /** The person's position. Rejects with a Refusal if nothing can be published from it. */
  async function position(): Promise<Position> {
    if (unfinished.some((name) => existsSync(path.join(gitFolder, name)))) {
      throw refused(
        'A merge or rebase in this repository is unfinished. Ask a developer to finish or abort it before you publish.',
      );
    }
    // Files outside a sparse checkout would look deleted.
    if ((await config('core.sparseCheckout')) === 'true') {
      throw refused(
        'Only part of the repository is on this computer, so you cannot publish from here. Ask a developer to get the rest: git sparse-checkout disable',
      );
    }
    const head = await textOrNone(git(['rev-parse', '--verify', '-q', 'HEAD^{commit}']));
    // Without --short, which prints "heads/main" if there is also a tag "main".
    const ref = await textOrNone(git(['symbolic-ref', '-q', 'HEAD']));
    const branch = ref?.replace(/^refs\/heads\//, '');
    if (branch === undefined) {
      throw refused(
        'This folder shows an old state of the repository. Ask a developer to switch back to the branch.',
      );
    }
    if (head === undefined) {
      throw refused('This repository is empty. Ask a developer to make the first commit.');
    }
    const remotes = lines(await git(['remote']), '\n');
    const wanted = await config(`branch.${branch}.remote`);
    const remote = [wanted, 'origin', remotes[0]].find(
      (name) => name !== undefined && remotes.includes(name),
    );
    if (remote === undefined) {
      throw refused(
        'This repository has no address to publish to. Ask a developer to add one: git remote add origin ADDRESS',
      );
    }
    const merged = remote === wanted ? await config(`branch.${branch}.merge`) : undefined;
    return { head, branch, remote, target: merged?.replace(/^refs\/heads\//, '') ?? branch };
  }

  const tracking = ({ remote, target }: Position) => `refs/remotes/${remote}/${target}`;

  /** The published commit, as of the last fetch. */
  async function known(at: Position): Promise<string> {
    const commit = await textOrNone(
      git(['rev-parse', '--verify', '-q', `${tracking(at)}^{commit}`]),
    );
    if (commit !== undefined) return commit;
    throw refused(
      'The branch of this folder is not on the Git server yet. Ask a developer to push it once.',
    );
  }

  /** The published commit, fetched now. */
  async function fetch(at: Position): Promise<string> {
    const refs = `+refs/heads/${at.target}:${tracking(at)}`;
    const args = [
      ...['fetch', '-q', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'],
      ...['--no-auto-maintenance', at.remote, refs],
    ];
    const once = () => git(args, { maxMs: maxNetworkMs });
    // Another program may be fetching: try once more.
    await once().catch((error: unknown) => {
      if (error instanceof GitFailure && /lock/.test(error.printed)) return once();
      throw error;
    });
    return await known(at);
  }

  /** Refuses a branch with commits that are not published, and staged content: only a developer can decide about them. */
  async function expectClean({ head, branch }: Position, published: string): Promise<void> {
    if (!(await isAncestor(head, published))) {
      throw refused(
        `The branch “${branch}” has commits that are not published. Ask a developer to push or remove them before you publish.`,
      );
    }
    const staged = await git(['diff-index', '--cached', '--name-only', '-z', 'HEAD']);
    const [file] = lines(staged, '\0');
    if (file !== undefined) {
      throw refused(
        `“${file}” is staged but not committed. Ask a developer to commit or unstage it before you publish.`,
      );
    }
  }

  const isAncestor = (one: string, other: string): Promise<boolean> =>
    succeeds(git(['merge-base', '--is-ancestor', one, other]));

  return {
    root,
    prefix,
    /** The folder in .git for the data of publishing. It is in no commit. */
    kept,
    git,
    idsOnDisk,
    treeOf,
    treeOnDisk,
    changedFiles,
    blob,
    onDisk,
    keep,
    config,
    position,
    known,
    fetch,
    expectClean,
    isAncestor,
  };
}

/** Whether a file of the folder is a document, picture, drawing, font, download or well-known file; no others are published from the editor. */
export function isContent(name: string): boolean {
  if (isTemporary(name) || name.split('/').some((step) => step.startsWith('.'))) return false;
  if (hasUnreadableName(name)) return false;
  return (
    name.endsWith('.json') ||
    [picturesFolder, drawingsFolder, fontsFolder, downloadsFolder, wellKnownFolder].some((folder) =>
      name.startsWith(`${folder}/`),
    )
  );
}

/** Whether no document can name a file: its name has a control character, or is not UTF-8 and was decoded with "\ufffd". */
const hasUnreadableName = (name: string) => /[\p{Cc}\ufffd]/u.test(name);

/** A path for `--stdin-paths`, which reads lines and C-style quoted names. */
function quotedPath(file: string): string {
  if (!/^"|[\r\n]/.test(file)) return file;
  const escapes: Record<string, string> = { '\r': '\\r', '\n': '\\n' };
  return `"${file.replace(/["\\\r\n]/g, (sign) => escapes[sign] ?? `\\${sign}`)}"`;
}

/** A document in a state of the site; undefined if there is none of that name. */
export async function documentAt({ blob }: Pick<Repository, 'blob'>, tree: Tree, name: string) {
  const id = tree.get(name);
  return id === undefined ? undefined : { name, text: (await blob(id)).toString() };
}

export function lines(printed: Buffer, end: string): string[] {
  return printed.toString().split(end).filter(Boolean);
}
