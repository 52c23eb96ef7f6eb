import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import {
  canInstallPackages,
  findInstalled,
  findProgram,
  type Program,
} from '../tests/tools/findProgram.ts';

const program: Program = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'chrome'],
  debianPackages: ['chromium', 'fonts-liberation'],
  variable: 'CHROMIUM_PATH',
};

/**
 * Finds a Chromium for browser tests and screenshots: CHROMIUM_PATH, then chromium or chrome on the PATH, then
 * Playwright's own. Where there is none, installs one and prints that. Throws where that fails, with a message on what to do.
 */
export function findBrowser(): string {
  const found = findInstalled(program) ?? findPlaywrightChromium();
  if (found) return found;
  if (!canInstallPackages()) {
    console.log('There is no Chromium; running: npx playwright install chromium');
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  return findPlaywrightChromium() ?? findProgram(program);
}

function findPlaywrightChromium(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The arguments of every Chromium that the project starts: it sends no requests of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const disabledFeatures = [
  // Two pages of the address bar, which Chromium loads again for each window. Without a screen they are invisible, and they
  // take as much processor time as the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium uses only the last `--disable-features`, so these repeat those of Playwright.
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
];

/** The arguments of a Chromium that Playwright starts, with these features of Chromium disabled too. */
export function playwrightArguments(...features: readonly string[]): string[] {
  return [
    ...browserArguments,
    `--disable-features=${[...disabledFeatures, ...features].join(',')}`,
  ];
}
