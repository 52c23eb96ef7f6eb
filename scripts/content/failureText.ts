import path from 'node:path';
import { errorCode } from './errorCode.ts';

/** Why something failed, as lines of readable text. */
export function failureText(error: unknown): string {
  const reason = refusedFolder(error) ?? (error instanceof Error ? error.message : String(error));
  return isDiskFull(error)
    ? `The disk is full. Free some space, and try again.\n${reason}`
    : reason;
}

/** A sentence about a folder that this user may not access; undefined for any other error. */
function refusedFolder(error: unknown): string | undefined {
  if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) return undefined;
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string'))
    return undefined;
  return `You do not have permission to write to ${path.dirname(path.resolve(error.path))}. Change the permissions, or choose another folder. --help lists the options.`;
}

/** Whether an error or its cause is a full disk or an exceeded disk quota. */
export function isDiskFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')) return true;
  return error instanceof Error && error.cause !== undefined && isDiskFull(error.cause);
}
