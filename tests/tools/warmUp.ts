import { editorPath } from '../../editor/api.ts';
import { startDevServer, startEditor } from './servers.ts';

/**
 * Makes Vite bundle the packages of the dev server, and the code of the editor, once, before tests start several of each. A dev
 * server that finds them being bundled by another one would load its pages a second time.
 */
export default async function warmUp(): Promise<void> {
  const addresses = { '/src/browser.tsx': startDevServer, [editorPath]: startEditor };
  for (const [address, startServer] of Object.entries(addresses)) {
    const { origin, stop } = await startServer('tests/fixtures/second-site');
    try {
      // The answer comes when everything that the page needs is bundled.
      const { status } = await fetch(origin + address);
      if (status !== 200) throw new Error(`${origin}${address} answered with ${status}.`);
    } finally {
      await stop();
    }
  }
}
