import { errorCode } from '../files/errorCode.ts';

/** Prints why a command failed, without a stack, and makes its exit code 2. */
export function reportFailure(error: unknown): void {
  if (isDiskFull(error)) console.error('The disk is full. Make room on it, and try again.');
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

/** Whether an error or its cause is a full disk or an exceeded disk quota. */
export function isDiskFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}
