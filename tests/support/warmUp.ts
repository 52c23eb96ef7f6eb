import { startDevServer, startEditor } from './servers.ts';

/**
 * Lets Vite bundle the packages of the dev server and of the editor once, before tests start several of each: a server
 * that finds them being bundled by another one loads its pages a second time.
 */
export default async function warmUp(): Promise<void> {
  const entries = { '/src/browser.tsx': startDevServer, '/editor/app/main.tsx': startEditor };
  for (const [entry, startServer] of Object.entries(entries)) {
    const { origin, stop } = await startServer('tests/second-site');
    try {
      // Answered when the packages that it imports are there.
      const { status } = await fetch(origin + entry);
      if (status !== 200) throw new Error(`${origin}${entry} answered with ${status}.`);
    } finally {
      await stop();
    }
  }
}
