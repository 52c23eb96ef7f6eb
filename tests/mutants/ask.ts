import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyMutant, type Mutant } from './list.ts';
import type { UnitRequest } from './vitestProcess.ts';

/** Which of the tests failed with the mistake; none where nobody noticed it. */
export type Verdict = 'unit' | 'build' | 'browser' | undefined;

/** A copy of the project whose tests can be asked. */
export type Asked = {
  /** Puts a mistake into the copy, asks the tests that it names, and takes it out again. */
  notice(mutant: Mutant): Promise<Verdict>;
  unitTestsPass(request: UnitRequest): Promise<boolean>;
  /** Whether the shipped site can be built; browser tests need it. */
  buildPasses(): Promise<boolean>;
  /** Whether a browser test passes. Throws where there is no such test. */
  browserTestPasses(asked: NonNullable<Mutant['browser']>): Promise<boolean>;
  /** Ends what the tests have started. */
  stop(): void;
};

// A mistake that never ends is noticed too, but not by waiting for ever.
const mostMinutes = 10;

// A walk is a sample here: a mistake that only a walk of hours finds is not noticed.
const env = { ...process.env, TEST_ALL: '', TEST_REPORT: '' };

/** Gives the tests of a copy of the project to be asked. */
export function askIn(copy: string): Asked {
  const running = new Set<ChildProcess>();
  /** A program in a group of its own, with all that it starts. */
  const started = (child: ChildProcess) => {
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const kill = ({ pid }: ChildProcess) => {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  };

  const run = async (program: string, ...args: string[]) => {
    const child = started(
      spawn(program, args, { cwd: copy, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] }),
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        output += text;
      });
    }
    const limit = setTimeout(() => kill(child), mostMinutes * 60_000);
    const [code] = await once(child, 'close');
    clearTimeout(limit);
    return { passed: code === 0, output };
  };

  let vitest: Promise<ChildProcess> | undefined;
  const startVitest = async () => {
    const child = started(
      fork('tests/mutants/vitestProcess.ts', {
        cwd: copy,
        env,
        detached: true,
        execArgv: ['--import', 'tsx'],
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      }),
    );
    await once(child, 'message');
    return child;
  };

  const asked: Asked = {
    async notice(mutant) {
      const { file, unit, browser } = mutant;
      const name = path.join(copy, file);
      const text = await readFile(name, 'utf8');
      await writeFile(name, applyMutant(text, mutant));
      try {
        if (unit && !(await asked.unitTestsPass({ ...unit, changed: name }))) return 'unit';
        if (!browser) return undefined;
        if (!(await asked.buildPasses())) return 'build';
        return (await asked.browserTestPasses(browser)) ? undefined : 'browser';
      } finally {
        await writeFile(name, text);
        (await vitest)?.send({ files: [], changed: name });
      }
    },
    async unitTestsPass(request) {
      vitest ??= startVitest();
      const child = await vitest;
      const answered = new AbortController();
      const { signal } = answered;
      const answer = Promise.race([
        once(child, 'message', { signal }),
        once(child, 'exit', { signal }),
      ]);
      child.send(request);
      const limit = setTimeout(() => kill(child), mostMinutes * 60_000);
      const [passed] = await answer;
      clearTimeout(limit);
      answered.abort();
      if (!running.has(child)) vitest = undefined;
      return passed === true;
    },
    buildPasses: async () => (await run('npm', 'run', '-s', 'build')).passed,
    async browserTestPasses({ spec, title }) {
      const options = ['--reporter=line', '--max-failures=1', '--grep', title];
      const { passed, output } = await run('npx', 'playwright', 'test', spec, ...options);
      if (output.includes('No tests found')) throw new Error(`${spec} has no test "${title}".`);
      return passed;
    },
    stop: () => running.forEach(kill),
  };
  return asked;
}
