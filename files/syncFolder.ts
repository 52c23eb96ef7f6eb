import { open } from 'node:fs/promises';

/**
 * Makes what was created, renamed or removed in a folder last through a power failure. Systems that cannot do this for
 * a folder (Windows, some network shares) keep their own order.
 */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
