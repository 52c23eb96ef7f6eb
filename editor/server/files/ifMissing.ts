import { errorCode } from '../site.ts';

/** Only a missing folder has no files: any other failure to read it must not look like "no versions". */
export function noneIfMissing(error: unknown): [] {
  undefinedIfMissing(error);
  return [];
}

/** The same for a file: only a missing file becomes undefined. */
export function undefinedIfMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
