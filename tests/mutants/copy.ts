import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRunning } from '../../files/isRunning.ts';

// The caches of tools in node_modules, into whose files the tools write.
const caches = ['.cache', '.vite', '.vite-temp'];

/** The start of a copy's folder name, which tells the process and the machine that use it. */
export function copyName(pid: number, machine = hostname()): string {
  return `mutants-${encodeURIComponent(machine)}-${pid}-`;
}

/** Copies the project into a temporary folder, with the packages as hard links. Returns the folder. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), copyName(process.pid)));
  const listed = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { maxBuffer: 16_000_000 },
  );
  for (const name of listed.stdout.split('\0').filter(Boolean)) {
    // The list includes files that were deleted but not yet committed.
    if (await stat(name).catch(() => undefined)) await cp(name, path.join(copy, name));
  }
  const packages = path.join(copy, 'node_modules');
  // Not every disk and system has hard links; without them the packages are copied.
  await promisify(execFile)('cp', ['-al', 'node_modules', packages]).catch(() =>
    cp('node_modules', packages, { recursive: true, verbatimSymlinks: true }),
  );
  for (const name of caches) await rm(path.join(packages, name), { recursive: true, force: true });
  return copy;
}

/** Removes a copy. Programs that were just ended may still write into it. */
export async function removeCopy(copy: string): Promise<void> {
  await rm(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

const anHour = 60 * 60 * 1000;

/**
 * Removes the copies of runs that were killed: at once where this machine no longer has the process, and after an hour where
 * another machine or container made them, whose processes cannot be seen from here.
 */
export async function removeAbandonedCopies(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, machine = '', writer] = /^mutants-(.+)-(\d+)-[^-]*$/.exec(name) ?? [];
    if (writer === undefined) continue;
    const copy = path.join(tmpdir(), name);
    const isOwn = machine === encodeURIComponent(hostname());
    const stats = await stat(copy).catch(() => undefined);
    if (!stats) continue;
    const isLeft = isOwn ? !isRunning(Number(writer)) : Date.now() - stats.mtimeMs > anHour;
    if (isLeft) await removeCopy(copy);
  }
}
