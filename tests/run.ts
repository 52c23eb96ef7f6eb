// npm test: all checks that must pass for any documents, from formatting to browsers. `-- --spec` adds npm run test:spec, which
// is only for the shipped documents. `-- --all` (npm run test:all) runs sampled tests completely and adds an owner's site.
// `-- --changed` (npm run check) runs no browser, and only unit tests that import a file changed since the last commit. The
// last line of output sums up all runners. With CI set, a skipped test counts as failed.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from '../scripts/readArguments.ts';

const { values } = readArguments({
  call: 'npm test',
  about: 'Checks everything that must hold, from format to browser.',
  options: {
    spec: { type: 'boolean', about: 'adds npm run test:spec' },
    all: { type: 'boolean', about: 'runs sampled tests completely, and slow ones' },
    changed: { type: 'boolean', about: 'runs only the unit tests of changed files' },
  },
});
// For all processes below (tests/tools/walk.ts).
if (values.all) process.env.TEST_ALL = '1';
const isFullRun = process.env.TEST_ALL === '1';
console.log(`Samples of tests use TEST_SEED=${process.env.TEST_SEED ?? 1}.`);

type Count = { passed: number; failed: number; skipped: number };
type Step = {
  name: string;
  command: string[];
  env?: NodeJS.ProcessEnv;
  /** A step that must succeed before this one runs. */
  needs?: string;
  /** Reads the counts from a runner's report. A step without it counts as one test, which passes with exit code 0. */
  count?: () => Promise<Count>;
};

const browserTests = 'browser tests';
const reports = await mkdtemp(path.join(tmpdir(), 'reports-'));
const browserReport = path.join(reports, 'browser.json');
const readJson = async (file: string, revive?: Parameters<typeof JSON.parse>[1]) =>
  JSON.parse(await readFile(file, 'utf8'), revive);

const isCI = Boolean(process.env.CI);
const skippedLabel = isCI ? 'FAILED, because it was skipped with CI set' : 'SKIPPED';

// What the summary must show about browser tests: why tests were skipped, and which passed only on retry.
const notices = new Set<string>();
const note = (_key: string, value: unknown) => {
  if (typeof value !== 'object' || value === null) return value;
  if ('type' in value && value.type === 'skip' && 'description' in value) {
    notices.add(`${skippedLabel}: ${value.description}`);
  }
  if ('title' in value && 'tests' in value && JSON.stringify(value.tests).includes('"flaky"')) {
    notices.add(`FLAKY, passed only when run again: ${value.title}`);
  }
  return value;
};

/** A Vitest step; the command must accept Vitest's options. */
function vitest(name: string, ...command: string[]): Step {
  const report = path.join(reports, `${name}.json`);
  return {
    name,
    command: [
      ...command,
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    count: async () => {
      const skipped = new Set<string>();
      const reasons = new Set<string>();
      // Tests that run only in npm run test:all are not counted.
      const { numPassedTests, numFailedTests, numFailedTestSuites } = await readJson(
        report,
        (_key, value) => {
          if (value?.status === 'skipped' && (isFullRun || !value.tags?.includes('slow'))) {
            skipped.add(value.fullName);
            if (value.meta?.skipReason) reasons.add(value.meta.skipReason);
          }
          return value;
        },
      );
      for (const each of [...skipped, ...reasons]) notices.add(`${skippedLabel}: ${each}`);
      // A file that fails to load counts as one failure.
      const failed = numFailedTests || (numFailedTestSuites > 0 ? 1 : 0);
      return { passed: numPassedTests, failed, skipped: skipped.size };
    },
  };
}

/** Prints page snapshots of failed browser tests, which Playwright only writes to files. */
async function printShownPages(): Promise<void> {
  const folder = 'test-results';
  for (const name of await readdir(folder, { recursive: true }).catch(() => [])) {
    if (path.basename(name) !== 'error-context.md') continue;
    const [, shown] = (await readFile(path.join(folder, name), 'utf8')).split('```yaml');
    if (shown) console.log(`\n${path.dirname(name)} showed:${shown.split('```')[0]}`);
  }
}

const files: Step[] = [
  { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings'] },
  { name: 'types', command: ['npx', 'tsc'] },
  { name: 'generated files', command: ['npm', 'run', '-s', 'generate', '--', '--check'] },
  { name: 'documents', command: ['npm', 'run', '-s', 'validate'] },
];
const unitTests = (...more: string[]) =>
  vitest('unit and component tests', 'npx', 'vitest', 'run', ...more);
const notSlow = isFullRun ? [] : ['--tags-filter=!slow'];
const browsers: Step[] = [
  { name: 'production build', command: ['npm', 'run', '-s', 'build'] },
  {
    name: browserTests,
    command: ['npx', 'playwright', 'test'],
    env: { TEST_REPORT: browserReport },
    needs: 'production build',
    count: async () => {
      const { stats } = await readJson(browserReport, note);
      return {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
      };
    },
  },
];
const steps: Step[] = values.changed
  ? [...files, unitTests('--changed', '--passWithNoTests', ...notSlow)]
  : [
      { name: 'programs', command: ['node', '--import', 'tsx', 'tests/tools/installPrograms.ts'] },
      ...files,
      unitTests(...notSlow),
      ...browsers,
    ];
if (isFullRun) {
  steps.push({
    name: 'the site of an owner',
    command: ['node', '--import', 'tsx', 'tests/owner/test.ts'],
    env: { TEST_ALL: '' },
    needs: 'production build',
  });
}
if (values.spec) steps.push(vitest('specification', 'npm', 'run', '-s', 'test:spec', '--'));

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const failed = new Set<string>();
for (const { name, command, env, needs, count } of steps) {
  if (needs !== undefined && failed.has(needs)) {
    console.error(`\n── ${name}: skipped, because the ${needs} failed.`);
    continue;
  }
  console.log(`\n── ${name}: ${command.join(' ')}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const counted = (await count?.().catch(() => undefined)) ?? { passed: 0, failed: 0, skipped: 0 };
  if (!count && status === 0) counted.passed = 1;
  if (isCI) {
    counted.failed += counted.skipped;
    counted.skipped = 0;
  }
  // A nonzero exit code is a failure even if the runner reported no failed tests. So is a run of no tests, unless none can see
  // what has changed.
  const isEmpty = counted.passed === 0 && !values.changed;
  if ((status !== 0 || isEmpty) && counted.failed === 0) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  total.skipped += counted.skipped;
  if (counted.failed > 0) failed.add(name);
}
if (failed.has(browserTests)) await printShownPages();
await rm(reports, { recursive: true, force: true });

for (const notice of notices) console.error(`\n${notice}`);
if (failed.size > 0) console.error(`\nFailed: ${Array.from(failed).join(', ')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
