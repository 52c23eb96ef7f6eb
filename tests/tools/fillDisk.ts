import { open, truncate } from 'node:fs/promises';

/** The bytes of a block of a small disk. */
const block = 4096;

/** Fills the disk of a file with it until so many blocks are free. */
export async function leaveBlocks(filler: string, free: number): Promise<void> {
  const file = await open(filler, 'w');
  let size = 0;
  try {
    for (;;) size += (await file.write(Buffer.alloc(block))).bytesWritten;
  } catch {
    // It is full.
  } finally {
    await file.close();
  }
  await truncate(filler, Math.max(0, size - free * block));
}
