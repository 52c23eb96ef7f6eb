import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { vi } from 'vitest';
import type { Outcome } from './runCommand.ts';

/**
 * Runs a script of the project in the process of the test. Returns its output and the exit code that it set. It takes some
 * milliseconds instead of the one or two seconds of a process of its own (runCommand), because its imports are loaded already.
 * For scripts that end by themselves and leave nothing behind, one at a time.
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
    // A listener of the script on its pipe must not reach the process of the test.
    vi.spyOn(process.stdout, 'on').mockReturnValue(process.stdout),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      process.exitCode = code ?? undefined;
      throw new Exit();
    }),
  ];
  try {
    // A module runs once for each address.
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

/** Ends a script where it calls process.exit(). */
class Exit extends Error {}
