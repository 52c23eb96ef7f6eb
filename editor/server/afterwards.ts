import { diskMessage } from './diskMessage.ts';

/**
 * Does what follows a change that is on the disk already. A failure is printed, and the change is answered as done: told
 * that it failed, somebody would make it again.
 */
export async function afterwards(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => console.error(diskMessage(error)));
}
