import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterwards } from '../afterwards.ts';
import { isRunning, removeLeftovers } from '../site.ts';
import { differing } from './reconcile.ts';
import { lines, type Repository, type Tree } from './repository.ts';

/** A worktree, with the id of the process that made it. */
const leftName = /^work-(\d+)$/;

/**
 * Checks out a state of the site in a separate git worktree: `commit` with the changes from `before` to `after`. Does not
 * touch the person's files and index. Removes the worktree after the work, and those left by killed processes at the next
 * call.
 */
export async function withWorkFolder<Result>(
  repository: Repository,
  commit: string,
  { before, after }: { before: Tree; after: Tree },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const { git, kept, prefix, root } = repository;
  await mkdir(kept, { recursive: true });
  await removeLeftovers(kept);
  for (const name of await readdir(kept)) {
    const owner = Number(leftName.exec(name)?.[1]);
    if (Number.isNaN(owner) || (owner !== process.pid && isRunning(owner))) continue;
    await remove(repository, path.join(kept, name));
  }
  const folder = path.join(kept, `work-${process.pid}`);
  try {
    await git(['worktree', 'add', '-q', '-f', '--detach', '--no-checkout', folder, commit]);
    const inWork = { folder };
    await git(['read-tree', commit], inWork);
    const modes = new Map(
      lines(await git(['ls-files', '-s', '-z'], inWork), '\0').map((line) => {
        const [, mode = '', file = ''] = /^(\d+) \w+ \d\t(.*)$/s.exec(line) ?? [];
        return [file, mode] as const;
      }),
    );
    const entries = differing(before, after).map((name) => {
      const id = after.get(name);
      const file = prefix + name;
      if (id === undefined) return `0 ${'0'.repeat(commit.length)}\t${file}\0`;
      return `${modes.get(file) ?? '100644'} ${id}\t${file}\0`;
    });
    await git(['update-index', '-z', '--index-info'], { ...inWork, input: entries.join('') });
    await git(['checkout-index', '-a', '-f', '-q'], inWork);
    // Hooks of a project use its packages.
    const packages = path.join(root, 'node_modules');
    if (existsSync(packages)) {
      await symlink(packages, path.join(folder, 'node_modules'), 'junction').catch(() => {});
    }
    return await work(folder);
  } finally {
    await afterwards(() => remove(repository, folder));
  }
}

async function remove({ git }: Repository, folder: string): Promise<void> {
  // Remove the link first, so that the packages it points to are not removed.
  await rm(path.join(folder, 'node_modules'), { force: true }).catch(() => {});
  await git(['worktree', 'remove', '--force', '--force', folder]).catch(() => {});
  await rm(folder, { recursive: true, force: true });
  await git(['worktree', 'prune']).catch(() => {});
}
