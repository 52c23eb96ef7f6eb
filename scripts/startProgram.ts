import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that is running and listening. */
export type RunningProgram = {
  /** The address that it listens on. */
  address: URL;
  /** Its output so far. */
  output: () => string;
  /** Ends the program. Resolves when it has exited. */
  stop: () => Promise<void>;
};

type Options = {
  /** Returns the program's address once it listens. `output` is what the program has printed so far. */
  findAddress: (output: string) => URL | undefined | Promise<URL | undefined>;
  env?: NodeJS.ProcessEnv;
  /** The signal that ends it. */
  signal?: NodeJS.Signals;
};

// In milliseconds. A program usually listens within seconds, but takes longer on a busy machine.
const maxStartMs = 180_000;

/** Starts a program and waits until it listens. Rejects with its output if it exits early or takes too long. */
export async function startProgram(
  program: string,
  args: readonly string[],
  { findAddress, env = process.env, signal = 'SIGTERM' }: Options,
): Promise<RunningProgram> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const add = (text: unknown) => {
    output += text;
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      resolve();
    };
    child.once('close', end);
    child.once('error', (error) => {
      add(error.message);
      end();
    });
  });
  const stop = async (by: NodeJS.Signals) => {
    child.kill(by);
    await ended;
  };

  const start = performance.now();
  for (;;) {
    const address = await findAddress(output);
    if (address) return { address, output: () => output, stop: () => stop(signal) };
    const isLate = performance.now() - start > maxStartMs;
    if (isLate) await stop('SIGKILL');
    if (isLate || isOver) {
      const problem = isLate ? 'does not answer' : 'ended before it answered';
      throw new Error(`${[program, ...args].join(' ')} ${problem}: ${output}`);
    }
    await wait(20);
  }
}

/** Finds the address that the project's commands print when they listen. */
export function printedAddress(output: string): URL | undefined {
  const [found] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\S*(?=\s)/.exec(output) ?? [];
  return found === undefined ? undefined : new URL(found);
}

/** Returns a function that resolves with the address once a server responds there. */
export function answersAt(origin: string): () => Promise<URL | undefined> {
  return async () => (await fetch(origin).catch(() => undefined)) && new URL(origin);
}
