import { open } from 'node:fs/promises';

/**
 * Flushes a folder to disk, so that created, renamed and removed files survive a power failure. Does nothing on systems that
 * cannot do this (Windows, some network shares).
 */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
