import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isRunning } from '../../files/isRunning.ts';

// The caches of tools in node_modules: a tool writes into the files there.
const caches = ['.cache', '.vite', '.vite-temp'];

/** Copies the project into a temporary folder, with the packages as hard links. Returns the folder. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), `mutants-${process.pid}-`));
  const listed = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { maxBuffer: 16_000_000 },
  );
  for (const name of listed.stdout.split('\0').filter(Boolean)) {
    // A file that was deleted and not yet committed is listed too.
    if (await stat(name).catch(() => undefined)) await cp(name, path.join(copy, name));
  }
  const packages = path.join(copy, 'node_modules');
  // Not every disk and system has links: then the packages are copied.
  await promisify(execFile)('cp', ['-al', 'node_modules', packages]).catch(() =>
    cp('node_modules', packages, { recursive: true, verbatimSymlinks: true }),
  );
  for (const name of caches) await rm(path.join(packages, name), { recursive: true, force: true });
  return copy;
}

const anHour = 60 * 60 * 1000;

/** Removes the copies of runs that were killed an hour ago or earlier: runs in containers see no processes of each other. */
export async function removeAbandonedCopies(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const [, writer] = /^mutants-(\d+)-/.exec(name) ?? [];
    if (writer === undefined || isRunning(Number(writer))) continue;
    const copy = path.join(tmpdir(), name);
    const stats = await stat(copy).catch(() => undefined);
    const isOld = stats && Date.now() - stats.mtimeMs > anHour;
    if (isOld) await rm(copy, { recursive: true, force: true });
  }
}
