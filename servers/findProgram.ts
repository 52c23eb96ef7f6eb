import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a program is looked for, and the Debian package that brings it. */
export type Program = {
  /** What it is called on the PATH; the first that is there is taken. */
  names: string[];
  debianPackage: string;
  /** The environment variable that names its file instead. */
  variable?: string;
};

/**
 * The path of a program: what the environment names, else one on the PATH. Where there is none on Debian and this process
 * is root, its package is installed. Throws with what to do where it cannot be had.
 */
export function findProgram({ names, debianPackage, variable }: Program): string {
  const named = variable && process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} is ${named}, and there is no such file.`);
  }
  const found = findInstalled(names);
  if (found) return found;
  installPackage(debianPackage);
  const fresh = findInstalled(names);
  if (fresh) return fresh;
  throw new Error(
    `There is no ${names[0]}, and only root can install it here: apt-get install ${debianPackage}.`,
  );
}

/** The first of these programs on the PATH, where servers lie too. */
export function findInstalled(names: string[]): string | undefined {
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8', env });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** Installs a Debian package where one may, and says so. */
export function installPackage(name: string): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  console.log(`Installing the Debian package ${name}.`);
  // Two workers may want packages at the same time, and a new machine has no lists of them yet.
  const apt = ['-qq', '-o', 'DPkg::Lock::Timeout=600', '-o', 'APT::Get::Lock::Timeout=600'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...command: string[]) =>
    execFileSync('apt-get', [...apt, ...command], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    run('update');
    run('install', '-y', '--no-install-recommends', name);
  } catch {
    // What is not there afterwards is reported by whoever looks for it.
  }
}
