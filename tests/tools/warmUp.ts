import { editorPath } from '../../editor/api.ts';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { startDevServer, startEditor } from './servers.ts';

/**
 * Fails early if there is no browser. Makes Vite bundle the dev server's packages and the editor's code once, before tests start
 * several of each, because a dev server whose packages are being bundled by another one would reload its pages.
 */
export default async function warmUp(): Promise<void> {
  findBrowser();
  await Promise.all([request('/src/main.tsx', startDevServer), request(editorPath, startEditor)]);
}

/** Requests an address from a new server, which responds when everything that the page needs is bundled. */
async function request(address: string, startServer: typeof startDevServer): Promise<void> {
  const { origin, stop } = await startServer('tests/fixtures/second-site');
  try {
    const { status } = await fetch(origin + address);
    if (status !== 200) throw new Error(`${origin}${address} answered with ${status}.`);
  } finally {
    await stop();
  }
}
