import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A service worker that ends the one of a former site: browsers look for a new version of a worker, even if the old one answers all
 * requests from its cache. It removes the cached files, unregisters itself, and reloads open pages.
 */
export const endingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.unregister();
  for (const page of pages) page.navigate(page.url).catch(() => {});
}
`;

/** Writes that worker to the addresses of the former ones (`formerServiceWorkers` of site.json). */
export async function writeFormerWorkers(
  out: string,
  addresses: readonly string[] = [],
): Promise<void> {
  for (const address of addresses) {
    const file = path.join(out, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, endingWorker);
  }
}
