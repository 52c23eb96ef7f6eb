import { execFile } from 'node:child_process';

/** The output of a command, and its exit code. */
export type Outcome = { code: number; out: string; error: string };

/** Runs a script of the project as a person does. Also resolves if the command fails. */
export function runCommand(script: string, ...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile('node', ['--import', 'tsx', script, ...args], (failed, out, error) =>
      resolve({ code: failed ? Number(failed.code) : 0, out, error }),
    );
  });
}
