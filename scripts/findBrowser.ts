import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The path of a Chromium for browser tests and screenshots: CHROMIUM_PATH, then chromium or chrome on the
 * PATH, then Playwright's own. Where there is none, installs one and says so. Throws with what to do
 * when that fails.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  install();
  const fresh = installed();
  if (fresh) return fresh;
  throw new Error(
    'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its program.',
  );
}

function installed(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'chrome']) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function install(): void {
  const run = (command: string, args: string[]) => {
    console.log(`No browser found; running: ${command} ${args.join(' ')}`);
    execFileSync(command, args, { stdio: 'inherit' });
  };
  const debianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (debianRoot) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', 'chromium']);
  } else {
    run('npx', ['playwright', 'install', 'chromium']);
  }
}

/** The arguments of Chromium in tests and screenshots: it sends no requests of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
