// npm test: everything that must hold, from format to browser. Ends with one line that adds up all runners.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './readArguments.ts';

readArguments({
  call: 'npm test',
  about: 'Checks everything that must hold, from format to browser.',
  options: {},
});

type Count = { passed: number; failed: number; skipped: number };
type Step = {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** Reads a runner's own counts; a step without is one test that its exit code decides. */
  count?: () => Promise<Count>;
};

const reports = await mkdtemp(path.join(tmpdir(), 'reports-'));
const unitReport = path.join(reports, 'unit.json');
const browserReport = path.join(reports, 'browser.json');
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

const steps: Step[] = [
  { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings'] },
  { name: 'types', command: ['npx', 'tsc'] },
  { name: 'generated files', command: ['npm', 'run', '-s', 'generate', '--', '--check'] },
  { name: 'documents', command: ['npm', 'run', '-s', 'validate'] },
  {
    name: 'unit and component tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    count: async () => {
      const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } =
        await readJson(unitReport);
      // A file that does not even load counts as one failure.
      const failed = numFailedTests || (numFailedTestSuites > 0 ? 1 : 0);
      return { passed: numPassedTests, failed, skipped: numPendingTests };
    },
  },
  { name: 'production build', command: ['npm', 'run', '-s', 'build'] },
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test'],
    env: { TEST_REPORT: browserReport },
    count: async () => {
      const { stats } = await readJson(browserReport);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
    },
  },
];

const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const { name, command, env, count } of steps) {
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const counted = (await count?.().catch(() => undefined)) ?? { passed: 0, failed: 0, skipped: 0 };
  // A failing exit code is a failure even when the runner could not say how many tests failed.
  if (status !== 0 && counted.failed === 0) counted.failed = 1;
  if (!count && status === 0) counted.passed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  if (status !== 0 && name === 'production build') break; // nothing to browse
}
await rm(reports, { recursive: true, force: true });

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
