import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findInstalled } from '../tests/tools/findProgram.ts';

/** The path of a Chromium: CHROMIUM_PATH, then chromium or chrome on the PATH, then where Playwright installs its own. */
export function browserPath(): string {
  return findInstalled('chromium') ?? chromium.executablePath();
}

/** Finds a Chromium for browser tests and screenshots. Throws where there is none, with how to install one. */
export function findBrowser(): string {
  const path = browserPath();
  if (existsSync(path)) return path;
  throw new Error(
    'Chromium is not installed. Run "npx playwright install chromium", or set CHROMIUM_PATH to its path.',
  );
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
