import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A program of another project that tests and benchmarks run. */
export type Program = {
  /** Its names on the PATH; the first that exists is used. */
  names: string[];
  /** The Debian package that contains it, and those that it works with. */
  debianPackages: string[];
  /** The environment variable that holds its path instead. */
  variable?: string;
};

/**
 * Finds the path of a program. Where there is none and this process may install packages, it installs the Debian packages.
 * Throws with what to do where that fails.
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

/** Finds a program that tests can do without. Where there is none, the reason is printed; in CI it is thrown. */
export function findOptionalProgram(program: Program): string | undefined {
  try {
    return findProgram(program);
  } catch (error) {
    if (process.env.CI) throw error;
    console.error(`SKIPPED: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

/** Finds the path of a program without installing it. Throws when its variable holds the path of no file. */
export function findInstalled({ names, variable }: Program): string | undefined {
  const named = variable && process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} is ${named}, and there is no such file.`);
  }
  // Servers are not on everybody's PATH.
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

/** Installs Debian packages. A failure is printed; the caller finds that the program is not there. */
function installPackages(names: string[]): void {
  console.log(`Installing Debian packages: ${names.join(' ')}`);
  // Workers take turns. A new machine has no list of packages yet.
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
