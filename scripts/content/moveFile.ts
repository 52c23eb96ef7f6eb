import { rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from './errorCode.ts';

// The pauses before another attempt, in milliseconds: two seconds in total.
const pauses = [10, 20, 50, 100, 200, 400, 600, 620];

/**
 * Renames a file or folder. On Windows, a virus scanner or the search index briefly locks files that were just written, so a
 * rename that fails is repeated.
 */
export async function moveFile(
  from: string,
  to: string,
  { move = rename, isWindows = process.platform === 'win32' } = {},
): Promise<void> {
  for (const pause of isWindows ? pauses : []) {
    try {
      return await move(from, to);
    } catch (error) {
      if (!['EPERM', 'EACCES', 'EBUSY'].includes(errorCode(error) ?? '')) throw error;
      await wait(pause);
    }
  }
  await move(from, to);
}
