import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { GitFailure, textFrom } from './git.ts';
import type { KeptRecord } from './record.ts';
import { isContent, lines, type Position, type Repository } from './repository.ts';

const noContent = /^0+$/;

/**
 * Fast-forwards the person's branch to a published commit, and only if that touches no file with uncommitted changes.
 * The documents and pictures on the disk are up to date already. Returns in words why the branch was not moved;
 * undefined if it was.
 */
export async function moveBranch(
  repository: Repository,
  record: KeptRecord,
  at: Position,
  commit: string,
): Promise<string | undefined> {
  const { moving } = await record.read();
  let { head } = at;
  // A move that a killed process has begun is finished first, since the index has it already.
  if (moving && moving.branch === at.branch && moving.head === head && moving.commit !== commit) {
    const whyNot = await moveTo(repository, at.branch, head, moving.commit);
    if (whyNot !== undefined) return whyNot;
    head = moving.commit;
  }
  if (head === commit) return undefined;
  await record.change({ moving: { branch: at.branch, head, commit } });
  const whyNot = await moveTo(repository, at.branch, head, commit);
  await record.change({ moving: undefined });
  return whyNot;
}

async function moveTo(
  { git, root, prefix, kept, isAncestor }: Repository,
  branch: string,
  head: string,
  commit: string,
): Promise<string | undefined> {
  if (!(await isAncestor(head, commit))) {
    return 'Your branch has commits that are not published, so it stays where it is. A developer brings both together: git pull';
  }
  const inRoot = { folder: root };
  try {
    const index = new Map(
      lines(await git(['ls-files', '-s', '-z'], inRoot), '\0').map((line) => {
        const [, id = '', stage = '', file = ''] = /^\d+ (\w+) (\d)\t(.*)$/s.exec(line) ?? [];
        return [file, { id, stage }] as const;
      }),
    );
    const changes = changesIn(await git(['diff-tree', '-r', '-z', '--no-renames', head, commit]));
    const staged = changes.find(({ file, old, now }) => {
      const entry = index.get(file);
      const id = entry?.id ?? '';
      return entry ? entry.stage !== '0' || (id !== old && id !== now) : old !== '' && now !== '';
    });
    if (staged) return stays(staged.file);

    const own = changes.filter(
      ({ file, mode }) =>
        file.startsWith(prefix) && !mode.startsWith('12') && isContent(file.slice(prefix.length)),
    );
    const entries = (side: 'old' | 'now') =>
      own
        .map((change) =>
          change[side] === ''
            ? `0 ${'0'.repeat(commit.length)}\t${change.file}\0`
            : `${side === 'old' ? change.oldMode : change.mode} ${change[side]}\t${change.file}\0`,
        )
        .join('');
    const forward = async (more: { env?: Record<string, string> }, ...flags: string[]) => {
      const options = { ...inRoot, ...more };
      await git(['update-index', '-z', '--index-info'], { ...options, input: entries('now') });
      // It fails where files differ, which the next command checks.
      await git(['update-index', '-q', '--refresh'], options).catch(() => {});
      await git(['read-tree', '-m', '-u', ...flags, head, commit], options);
    };
    // First a dry run with a copy of the index.
    const copy = path.join(kept, `index.${process.pid}`);
    try {
      await mkdir(kept, { recursive: true });
      await copyFile(
        await textFrom(git(['rev-parse', '--git-path', 'index'], inRoot)).then((file) =>
          path.resolve(root, file),
        ),
        copy,
      );
      await forward({ env: { GIT_INDEX_FILE: copy } }, '-n');
    } finally {
      await rm(copy, { force: true });
    }
    try {
      await forward({});
    } catch (error) {
      await git(['update-index', '-z', '--index-info'], { ...inRoot, input: entries('old') });
      throw error;
    }
    await git(['update-ref', '-m', 'publish: forward', `refs/heads/${branch}`, commit, head]);
    return undefined;
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error;
    const [, file] =
      /(?:Entry '|error: Untracked working tree file ')([^']+)'/.exec(error.printed) ?? [];
    return file === undefined ? error.message : stays(file);
  }
}

function stays(file: string): string {
  return `Your branch stays where it is, because “${file}” was changed on this computer and not committed. Nothing is lost: a developer brings both together with git pull.`;
}

type PathChange = { file: string; old: string; now: string; oldMode: string; mode: string };

/** The files that differ between two commits; an id is empty where the file does not exist. */
function changesIn(printed: Buffer): PathChange[] {
  const parts = lines(printed, '\0');
  const changes: PathChange[] = [];
  for (let place = 0; place + 1 < parts.length; place += 2) {
    const [, oldMode = '', mode = '', old = '', now = ''] =
      /^:(\d+) (\d+) (\w+) (\w+) /.exec(parts[place] ?? '') ?? [];
    const id = (text: string) => (noContent.test(text) ? '' : text);
    changes.push({ file: parts[place + 1] ?? '', old: id(old), now: id(now), oldMode, mode });
  }
  return changes;
}
