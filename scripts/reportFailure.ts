import { failureText } from './content/failureText.ts';

/** Prints why a command failed, without a stack, and sets exit code 2. */
export function reportFailure(error: unknown): void {
  console.error(failureText(error));
  process.exitCode = 2;
}
