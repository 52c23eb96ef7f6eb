import { diskWords } from './diskWords.ts';

/**
 * Does what follows a change that is on the disk already. Where that fails the terminal says why, and the change is
 * answered as what it is: done. Told that it failed, somebody would make it again.
 */
export async function afterwards(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(diskWords(error));
  }
}
