import { errorCode } from './errorCode.ts';

/** Whether a process with this id exists. */
export function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // It exists but belongs to another user.
    return errorCode(error) === 'EPERM';
  }
}
