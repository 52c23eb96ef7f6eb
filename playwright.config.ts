import { defineConfig } from '@playwright/test';
import { browserPath, playwrightArguments } from './scripts/findBrowser.ts';
import type { EngineOption } from './tests/journeys/test.ts';
import { isFullRun } from './tests/tools/walk.ts';

// Node 20 has it behind a flag, which the workers inherit.
if (!('WebSocket' in globalThis)) {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket`;
}

export default defineConfig<object, EngineOption>({
  testDir: 'tests',
  // The pictures of docs/editing.md, which are asked for alone, need no built site.
  globalSetup: [
    ...(process.env.STORY_PICTURES ? [] : ['./tests/tools/startSites.ts']),
    './tests/tools/warmUp.ts',
  ],
  testMatch: '**/*.spec.ts',
  // Slow tests run in npm run test:all.
  grepInvert: isFullRun ? [] : /@slow/,
  fullyParallel: true,
  // One more than the cores of a small machine: a test often waits for a browser or a server.
  workers: 3,
  // An engine can lose a connection on a busy machine. A test that passes the second time is named at the end of npm test.
  retries: 1,
  // Long enough for a busy machine: a test waits for what it wants to see, and not for a time.
  timeout: isFullRun ? 600_000 : 300_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.TEST_REPORT
    ? [['list'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : 'list',
  // No trace is recorded, which would take a third more processor time: `npx playwright test … --trace on` makes one.
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  use: {
    // Workers load this file when the sites are served (tests/tools/startSites.ts).
    baseURL: `http://localhost:${process.env.TEST_PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: browserPath(), args: playwrightArguments() },
  },
  projects: [
    { name: 'chromium only', testIgnore: 'journeys/**' },
    ...(['chromium', 'firefox', 'webkit'] as const).map((engineName) => ({
      name: engineName,
      testMatch: 'journeys/**/*.spec.ts',
      // Chromium is what the others are compared with.
      testIgnore: engineName === 'chromium' ? 'journeys/boxes.spec.ts' : [],
      // npm test runs a journey per control, and npm run test:all runs all of them.
      grep: isFullRun ? /.*/ : /@short/,
      // A few short tests are faster than another start of the engine.
      ...(!isFullRun && { workers: 1 }),
      // Engines without a graphics card take longest.
      timeout: 600_000,
      use: { engineName },
    })),
  ],
});
