import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyMutant, type Mutant } from './list.ts';

/** Which of the tests failed with the mistake; none where nobody noticed it. */
export type Verdict = 'unit' | 'build' | 'browser' | undefined;

// A mistake that never ends is noticed too, but not by waiting for ever.
const mostMinutes = 5;

const running = new Set<ChildProcess>();

/** Ends what the tests have started. */
export function stopTests(): void {
  for (const { pid } of running) {
    // The whole group: a test runner has programs of its own.
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}

/** Puts a mistake into a copy of the project, asks the tests of it, and takes it out again. */
export async function askTests(copy: string, mutant: Mutant): Promise<Verdict> {
  const file = path.join(copy, mutant.file);
  const text = await readFile(file, 'utf8');
  await writeFile(file, applyMutant(text, mutant));
  try {
    if (mutant.unit && !(await unitTestsPass(copy, mutant.unit))) return 'unit';
    if (!mutant.browser) return undefined;
    if (!(await buildPasses(copy))) return 'build';
    return (await browserTestPasses(copy, mutant.browser)) ? undefined : 'browser';
  } finally {
    await writeFile(file, text);
  }
}

/** Whether these unit tests pass in the copy. */
export async function unitTestsPass(
  copy: string,
  { files, title }: NonNullable<Mutant['unit']>,
): Promise<boolean> {
  const named = title === undefined ? [] : [`--testNamePattern=${title}`];
  return (await run(copy, 'npx', 'vitest', 'run', '--bail=1', ...named, ...files)).passed;
}

/** Whether the shipped site can be built in the copy; browser tests need it. */
export async function buildPasses(copy: string): Promise<boolean> {
  return (await run(copy, 'npm', 'run', '-s', 'build')).passed;
}

/** Whether a browser test passes in the copy, where the site is built. Throws where there is no such test. */
export async function browserTestPasses(
  copy: string,
  { spec, title }: NonNullable<Mutant['browser']>,
): Promise<boolean> {
  const options = ['--reporter=line', '--max-failures=1', '--grep', title];
  const { passed, output } = await run(copy, 'npx', 'playwright', 'test', spec, ...options);
  if (output.includes('No tests found')) throw new Error(`${spec} has no test "${title}".`);
  return passed;
}

async function run(
  cwd: string,
  program: string,
  ...args: string[]
): Promise<{ passed: boolean; output: string }> {
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A walk is a sample: one mistake is found in it, or is not worth the hours of the whole.
    env: { ...process.env, TEST_ALL: '', TEST_REPORT: '' },
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const limit = setTimeout(
    () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
    mostMinutes * 60_000,
  );
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(limit);
  running.delete(child);
  return { passed: code === 0, output };
}
