import { existsSync } from 'node:fs';
import { chromiumNames, findOnPath } from '../../scripts/findOnPath.ts';

/** An external program that tests and benchmarks run. */
type Program = {
  /** Its names on the PATH; the first that exists is used. */
  names: readonly string[];
  /** The Debian package that contains it, and packages that it needs. */
  debianPackages: readonly string[];
  /** An environment variable that can contain its path instead. */
  variable?: string;
};

export const programs = {
  chromium: {
    names: chromiumNames,
    debianPackages: ['chromium', 'fonts-liberation'],
    variable: 'CHROMIUM_PATH',
  },
  firefox: {
    names: ['firefox-esr', 'firefox'],
    debianPackages: ['firefox-esr'],
    variable: 'FIREFOX_PATH',
  },
  webkitDriver: { names: ['WebKitWebDriver'], debianPackages: ['webkit2gtk-driver'] },
  xvfb: { names: ['Xvfb'], debianPackages: ['xvfb'] },
  xdotool: { names: ['xdotool'], debianPackages: ['xdotool'] },
  openssl: { names: ['openssl'], debianPackages: ['openssl'] },
  apache: { names: ['apache2'], debianPackages: ['apache2'] },
  nginx: { names: ['nginx'], debianPackages: ['nginx-light'] },
  caddy: { names: ['caddy'], debianPackages: ['caddy'] },
  strace: { names: ['strace'], debianPackages: ['strace'] },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

export const programNames: readonly ProgramName[] = [
  ...([
    'chromium',
    'firefox',
    'webkitDriver',
    'xvfb',
    'xdotool',
    'openssl',
    'apache',
    'nginx',
    'caddy',
    'strace',
  ] as const),
];

/** Whether `npm test` can install programs: on Debian, as root. */
export const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Why tests that need some programs are skipped: one is missing and cannot be installed, and this is not CI. */
export function skipReason(names: readonly ProgramName[]): string | undefined {
  if (canInstall || process.env.CI) return undefined;
  const missing = names.find((name) => !findInstalled(name));
  return missing && `${programs[missing].names[0]} is not installed.`;
}

/** Returns the path of a program. If it is missing, throws with how to install it. */
export function findProgram(name: ProgramName): string {
  const found = findInstalled(name);
  if (found) return found;
  const { names, debianPackages, variable }: Program = programs[name];
  const other = variable ? ` Or set ${variable} to the path of one.` : '';
  throw new Error(
    `${names[0]} is not installed. On Debian, "npm test" installs it when run as root. To install it yourself: apt-get install ${debianPackages.join(' ')}.${other}`,
  );
}

/** Returns the path of a program if it is installed. Throws if its variable does not contain the path of a file. */
export function findInstalled(name: ProgramName): string | undefined {
  const { names, variable }: Program = programs[name];
  return findOnPath(names, variable);
}
