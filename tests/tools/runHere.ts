import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { vi } from 'vitest';
import type { Outcome } from './runCommand.ts';

/**
 * Runs a script of the project in the test's process. Returns its output and exit code. Takes milliseconds instead of one or two
 * seconds for a separate process (runCommand), because its imports are already loaded. Only for scripts that end by themselves
 * and leave nothing running, one at a time.
 */
export async function runHere(script: string, ...args: string[]): Promise<Outcome> {
  const outcome: Outcome = { code: 0, out: '', error: '' };
  const { argv, exitCode } = process;
  process.argv = [argv[0] ?? '', path.resolve(script), ...args];
  process.exitCode = undefined;
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => {
      outcome.out += `${text}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((text) => {
      outcome.error += `${text}\n`;
    }),
    // A listener that the script adds to stdout must not affect the test's process.
    vi.spyOn(process.stdout, 'on').mockReturnValue(process.stdout),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      process.exitCode = code ?? undefined;
      throw new Exit();
    }),
  ];
  try {
    // A module runs once per URL, so each run needs a new one.
    await import(`${path.resolve(script)}?run=${randomUUID()}`);
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  } finally {
    outcome.code = Number(process.exitCode ?? 0);
    process.argv = argv;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
  return outcome;
}

/** Ends a script when it calls process.exit(). */
class Exit extends Error {}
