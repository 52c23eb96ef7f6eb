import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumNames, findOnPath } from './findOnPath.ts';

/** The path of a Chromium: CHROMIUM_PATH, then chromium or chrome on the PATH, then Playwright's. */
export function browserPath(): string {
  return findOnPath(chromiumNames, 'CHROMIUM_PATH') ?? chromium.executablePath();
}

/** Finds a Chromium for browser tests and screenshots. If there is none, throws with how to install it. */
export function findBrowser(): string {
  const path = browserPath();
  if (existsSync(path)) return path;
  throw new Error(
    'Chromium is not installed. Run "npx playwright install chromium", or set CHROMIUM_PATH to its path.',
  );
}

/** The arguments of every Chromium that the project starts. They disable background requests. */
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
  // Two pages for the address bar, which Chromium loads for each window. They are invisible in headless mode, but take as much
  // CPU time as the page under test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium uses only the last `--disable-features`, so these repeat Playwright's.
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

/** The arguments of a Chromium that Playwright starts, with additional features disabled. */
export function playwrightArguments(...features: readonly string[]): string[] {
  return [
    ...browserArguments,
    `--disable-features=${[...disabledFeatures, ...features].join(',')}`,
  ];
}
