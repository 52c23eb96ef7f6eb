// The first step of npm test: installs missing programs that tests run. Exit code 1 if one is still missing and the tests that
// need it would not be skipped.
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { canInstall, findProgram, programNames, programs, skipReason } from './findProgram.ts';

const missing = findMissing();
if (missing.size === 0) {
  console.log('All are installed.');
} else if (canInstall) {
  const packages = Array.from(missing.keys()).flatMap((name) => programs[name].debianPackages);
  console.log(`Installing Debian packages: ${packages.join(' ')}`);
  // A new machine has no package lists yet.
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...packages);
} else if (missing.has('chromium')) {
  console.log('Running: npx playwright install chromium');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}
if (missing.size > 0) {
  for (const [name, problem] of findMissing()) {
    console.error(problem);
    if (name === 'chromium' || !skipReason([name])) process.exitCode = 1;
  }
}

/** The names of programs that cannot be run, with what to do about each. */
function findMissing() {
  return new Map(
    programNames.flatMap((name) => {
      try {
        if (name === 'chromium') findBrowser();
        else findProgram(name);
        return [];
      } catch (error) {
        return [[name, error instanceof Error ? error.message : String(error)] as const];
      }
    }),
  );
}

/** Runs apt-get, one test run at a time. Prints a failure; the program is then still missing. */
function aptGet(command: string, ...options: string[]): void {
  const lock = path.join(tmpdir(), 'install-packages.lock');
  const { status } = spawnSync('flock', [lock, 'apt-get', '-qq', command, ...options], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) console.error(`apt-get ${command} ended with ${status}.`);
}
