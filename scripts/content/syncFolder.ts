import { open } from 'node:fs/promises';

/**
 * Makes sure that files created, renamed or removed in a folder stay so after a power failure. Does nothing on systems that
 * cannot do this for a folder (Windows, some network shares).
 */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
