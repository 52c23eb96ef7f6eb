import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { applyMutant, type Mutant } from './list.ts';
import { answerOf, type UnitAnswer, type UnitRequest } from './messages.ts';

type Place = Pick<Mutant, 'id' | 'file' | 'find' | 'replace'>;
type UnitTests = NonNullable<Mutant['unit']>;
type BrowserTest = NonNullable<Mutant['browser']>;

/** A copy of the project whose tests can be run. After `stop` every call throws, and no result counts. */
export type Asked = {
  /** Puts a mistake into the copy for as long as `ask` runs. */
  withMistake<Answer>(mistake: Place, ask: () => Promise<Answer>): Promise<Answer>;
  /** Runs unit tests until one fails. Resolves with its file and title; undefined where all pass. */
  failingUnitTest(tests: UnitTests): Promise<string | undefined>;
  /** Whether the generated files are those that the code makes. */
  generatedFilesPass(): Promise<boolean>;
  /** Whether the shipped site can be built; browser tests need it. */
  buildPasses(): Promise<boolean>;
  /** Whether a browser test passes. Throws where there is no such test. */
  browserTestPasses(asked: BrowserTest): Promise<boolean>;
  /** Ends the programs that the tests started. */
  stop(): void;
};

/** What noticed a mistake: the unit test that failed first, the build or the browser test; undefined where nothing did. */
export async function noticedBy(project: Asked, mutant: Mutant): Promise<string | undefined> {
  return await project.withMistake(mutant, async () => {
    const { unit } = mutant;
    const failed = unit && (await project.failingUnitTest(unit));
    return failed ?? (await noticedInBrowser(project, mutant));
  });
}

/** What noticed a mistake in a copy: the build or the browser test; undefined where the mistake names no browser test. */
export async function noticedInBrowser(
  project: Asked,
  { browser }: Mutant,
): Promise<string | undefined> {
  if (!browser) return undefined;
  if (!(await project.buildPasses())) return 'the build';
  return (await project.browserTestPasses(browser)) ? undefined : browser.spec;
}

// A test that a mistake makes endless is ended after this time, and counts as failed.
const mostMinutes = 10;

// Long walks run as samples here: a mistake that only a walk of hours finds is not noticed.
const env = { ...process.env, TEST_ALL: '', TEST_REPORT: '' };

/** Returns the functions that run the tests of a copy of the project. */
export function askIn(copy: string): Asked {
  const running = new Set<ChildProcess>();
  let isStopped = false;
  // A test that was stopped has neither passed nor failed.
  const refuseWhenStopped = () => {
    if (isStopped) throw new Error('The tests were stopped.');
  };
  /** Registers a program that is in a process group of its own, with everything that it starts. */
  const started = (child: ChildProcess) => {
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };
  const kill = ({ pid }: ChildProcess) => {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  };

  const run = async (program: string, ...args: string[]) => {
    refuseWhenStopped();
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
    refuseWhenStopped();
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
    await answerOf(child, 0);
    return child;
  };

  let lastId = 0;
  /** Sends Vitest a request. Undefined where it ended, or had to be ended, before it answered. */
  const askVitest = async (request: UnitRequest): Promise<UnitAnswer | undefined> => {
    refuseWhenStopped();
    vitest ??= startVitest();
    const child = await vitest;
    refuseWhenStopped();
    lastId += 1;
    const answered = answerOf(child, lastId);
    const limit = setTimeout(() => kill(child), mostMinutes * 60_000);
    if (child.connected) child.send({ ...request, id: lastId });
    const answer = running.has(child) ? await answered : undefined;
    clearTimeout(limit);
    if (!running.has(child)) vitest = undefined;
    refuseWhenStopped();
    return answer;
  };

  return {
    async withMistake(mistake, ask) {
      refuseWhenStopped();
      const name = path.join(copy, mistake.file);
      const text = await readFile(name, 'utf8');
      const write = async (changed: string) => {
        await writeFile(name, changed);
        const child = await vitest;
        if (child?.connected) child.send({ kind: 'changed', file: name, id: -1 });
      };
      const mistaken = applyMutant(text, mistake);
      try {
        await write(mistaken);
        return await ask();
      } finally {
        await write(text);
      }
    },
    async failingUnitTest({ files, title }) {
      const answer = await askVitest({ kind: 'run', files, title });
      return answer ? answer.failed : `${files.join(', ')}: the tests did not end`;
    },
    generatedFilesPass: async () =>
      (await run('npm', 'run', '-s', 'generate', '--', '--check')).passed,
    buildPasses: async () => (await run('npm', 'run', '-s', 'build')).passed,
    async browserTestPasses({ spec, title }) {
      const options = ['--reporter=line', '--max-failures=1', '--grep', title];
      const { passed, output } = await run('npx', 'playwright', 'test', spec, ...options);
      if (output.includes('No tests found')) throw new Error(`${spec} has no test "${title}".`);
      return passed;
    },
    stop() {
      isStopped = true;
      running.forEach(kill);
    },
  };
}
