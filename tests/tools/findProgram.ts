import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** An external program that tests and benchmarks run. */
export type Program = {
  /** Its names on the PATH; the first that exists is used. */
  names: string[];
  /** The Debian package that contains it, and the packages that it needs. */
  debianPackages: string[];
  /** The environment variable that holds its path instead. */
  variable?: string;
};

/**
 * Finds the path of a program. Where it is missing and this process may install packages, installs the Debian packages.
 * Throws where that fails, with a message on what to do.
 */
export function findProgram(program: Program): string {
  const { names, debianPackages, variable } = program;
  const found = findInstalled(program);
  if (found) return found;
  if (canInstallPackages()) installPackages(debianPackages);
  const installed = findInstalled(program);
  if (installed) return installed;
  const other = variable ? ` or set ${variable} to the path of one` : '';
  const install = `apt-get install ${debianPackages.join(' ')}`;
  throw new Error(`There is no ${names[0]}. On Debian: ${install}${other}.`);
}

/** Finds a program that tests can do without. Where it is missing, the reason is printed; in CI it is thrown. */
export function findOptionalProgram(program: Program): string | undefined {
  try {
    return findProgram(program);
  } catch (error) {
    if (process.env.CI) throw error;
    console.error(`SKIPPED: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** Finds the path of an installed program. Throws when its variable holds the path of no file. */
export function findInstalled({ names, variable }: Program): string | undefined {
  const named = variable && process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} is ${named}, and there is no such file.`);
  }
  // Not every PATH has the folders of servers.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8', env });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Whether this process may install Debian packages. */
export function canInstallPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs Debian packages. A failure is printed; the caller then finds no program. */
function installPackages(names: string[]): void {
  console.log(`Installing Debian packages: ${names.join(' ')}`);
  // The lock lets workers take turns. A new machine has no list of packages yet, hence "update".
  const lock = path.join(tmpdir(), 'install-packages.lock');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const command of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { status } = spawnSync('flock', [lock, 'apt-get', '-qq', ...command], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) console.error(`apt-get ${command[0]} ended with ${status}.`);
  }
}
