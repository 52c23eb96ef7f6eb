import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { browserArguments, findBrowser } from './scripts/findBrowser.ts';

// Each worker loads this file too, and takes the port that was found first.
process.env.TEST_PORT ??= String(await getPort());
const port = process.env.TEST_PORT;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
