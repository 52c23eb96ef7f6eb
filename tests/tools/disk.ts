import { execFileSync } from 'node:child_process';
import { open, truncate } from 'node:fs/promises';

/** Mounts a small disk in memory on a folder, with options such as size=2m. Returns a function that unmounts it. */
export function mountDisk(folder: string, options: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  return () => execFileSync('umount', [folder]);
}

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
