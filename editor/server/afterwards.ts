import { diskMessage } from './files/diskMessage.ts';

/**
 * Runs work after a change that is already on the disk. A failure is only printed: the change itself is done, and reporting
 * a failure would make people repeat it.
 */
export async function afterwards(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => console.error(diskMessage(error)));
}
