import { open, truncate } from 'node:fs/promises';

/** The block size of a small disk in bytes. */
const block = 4096;

/** Fills a disk with a file until only `free` blocks are left. */
export async function leaveBlocks(filler: string, free: number): Promise<void> {
  const file = await open(filler, 'w');
  let size = 0;
  try {
    for (;;) size += (await file.write(Buffer.alloc(block))).bytesWritten;
  } catch {
    // The disk is full.
  } finally {
    await file.close();
  }
  await truncate(filler, Math.max(0, size - free * block));
}
