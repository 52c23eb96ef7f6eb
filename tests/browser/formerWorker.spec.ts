import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { endingWorker } from '../../scripts/build/writeFormerWorkers.ts';

const oldWorker = `self.addEventListener('install', (event) => event.waitUntil(
  caches.open('old').then((cache) => cache.addAll(['/'])).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request).then((found) => found || fetch(event.request))));`;
const oldPage = `<title>Old site</title><script>navigator.serviceWorker.register('/sw.js')</script>`;

test('a visitor of the former site, which worked offline, sees the new one', {
  tag: '@slow',
}, async ({ page }) => {
  let isNew = false;
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/sw.js';
    // The policy of a built site.
    if (isNew) response.setHeader('content-security-policy', "worker-src 'none'");
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    const site = isNew ? '<title>New site</title>' : oldPage;
    response.end(isWorker ? (isNew ? endingWorker : oldWorker) : site);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  try {
    await page.goto(origin);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true);
    isNew = true;
    await page.goto(origin);
    await expect(page).toHaveTitle('New site');
    await page.goto(`${origin}/`);
    await expect(page).toHaveTitle('New site');
    const left = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(left).toBe(0);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
