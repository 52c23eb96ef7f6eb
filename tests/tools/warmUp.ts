import { editorPath } from '../../editor/api.ts';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { startDevServer, startEditor } from './servers.ts';

/**
 * Ends a run that would find no browser. Makes Vite bundle the packages of the dev server, and the code of the editor, once, before
 * tests start several of each. A dev server that finds them being bundled by another one would load its pages a second time.
 */
export default async function warmUp(): Promise<void> {
  findBrowser();
  await Promise.all([
    request('/src/browser.tsx', startDevServer),
    request(editorPath, startEditor),
  ]);
}

/** Requests an address of a new server. The answer comes when everything that the page needs is bundled. */
async function request(address: string, startServer: typeof startDevServer): Promise<void> {
  const { origin, stop } = await startServer('tests/fixtures/second-site');
  try {
    const { status } = await fetch(origin + address);
    if (status !== 200) throw new Error(`${origin}${address} answered with ${status}.`);
  } finally {
    await stop();
  }
}
