import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../refusal.ts';
import { failureText, loadBuildSite } from '../site.ts';

const mostMs = 30 * 60_000;

/**
 * Builds a folder of documents as `npm run build` does, calls `use` with the folder of the build, and removes it.
 * Rejects with a Refusal where the build fails.
 */
export async function buildSite(
  content: string,
  use: (built: string) => Promise<void> = async () => {},
): Promise<void> {
  const place = await mkdtemp(path.join(tmpdir(), 'publish-'));
  const out = path.join(place, 'out');
  try {
    // Loaded when a build is wanted: its packages are large.
    const { buildSite: build } = await loadBuildSite();
    const reason = await build({ content, out, signal: AbortSignal.timeout(mostMs) }).then(
      ({ diagnostics }) => diagnostics.map(({ file, message }) => `${file}: ${message}`).join(' '),
      failureText,
    );
    if (reason === '') return await use(out);
    throw new Refusal(409, {
      message: `The site cannot be built like this, so nothing was published. ${reason.split('\n').slice(0, 8).join(' ').slice(0, 800)}`,
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
