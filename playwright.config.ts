import { defineConfig } from '@playwright/test';
import getPort from 'get-port';
import { findBrowser, playwrightArguments } from './scripts/findBrowser.ts';
import type { EngineOption } from './tests/journeys/test.ts';
import { isWhole } from './tests/tools/walk.ts';

// Each worker loads this file too, and takes the ports that were found first.
process.env.TEST_PORT ??= String(await getPort());
process.env.SHIPPED_PORT ??= String(await getPort());
process.env.SECOND_PORT ??= String(await getPort());
process.env.CLINIC_PORT ??= String(await getPort());
process.env.LAW_FIRM_PORT ??= String(await getPort());
const { TEST_PORT, SHIPPED_PORT, SECOND_PORT, CLINIC_PORT, LAW_FIRM_PORT } = process.env;

/** Builds a folder of documents and serves it. */
const serve = (content: string, folder: string, port?: string) => ({
  command: `npx tsx scripts/build.ts --content ${content} --out ${folder} && npx tsx scripts/serve.ts --dir ${folder} --port ${port}`,
  url: `http://localhost:${port}/`,
  timeout: 300_000,
});

export default defineConfig<object, EngineOption>({
  testDir: 'tests',
  globalSetup: './tests/tools/warmUp.ts',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // An engine can lose a connection on a busy machine. A test that passes the second time is named at the end of npm test.
  retries: 1,
  // Long enough for a busy machine: a test waits for what it wants to see, and not for a time.
  timeout: isWhole ? 600_000 : 300_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  // No trace is recorded, which would take a third more processor time: `npx playwright test … --trace on` makes one.
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${TEST_PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: playwrightArguments() },
  },
  projects: [
    { name: 'chromium only', testIgnore: 'journeys/**' },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engineName) => ({
      name: engineName,
      testMatch: 'journeys/**/*.spec.ts',
      // Engines without a graphics card take longest.
      timeout: 600_000,
      use: { engineName },
    })),
  ],
  // The story of docs/editing.md, whose pictures are asked for alone, has a site of its own.
  webServer: process.env.STORY_PICTURES
    ? []
    : [
        // The sites of the tests, and the documents that are shipped as `npm run build` has built them.
        serve('tests/fixtures/site', 'dist.tests', TEST_PORT),
        // Its pages have pictures in all blocks that take them.
        serve('tests/fixtures/second-site', 'dist.second', SECOND_PORT),
        // Companies in other languages, with colors and corners of their own.
        serve('tests/fixtures/clinic', 'dist.clinic', CLINIC_PORT),
        serve('tests/fixtures/law-firm', 'dist.law-firm', LAW_FIRM_PORT),
        {
          command: `npx tsx scripts/serve.ts --port ${SHIPPED_PORT}`,
          url: `http://localhost:${SHIPPED_PORT}/`,
          timeout: 300_000,
        },
      ],
});
