import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failureText, loadBuildSite } from '../site.ts';
import { refused } from './repository.ts';

const maxMs = 30 * 60_000;

/**
 * Builds a folder of documents as `npm run build` does, and removes the result. Rejects with a Refusal if the build fails.
 */
export async function buildSite(content: string): Promise<void> {
  const place = await mkdtemp(path.join(tmpdir(), 'publish-'));
  try {
    // Loaded on demand: its packages are large.
    const { buildSite: build } = await loadBuildSite();
    const options = { content, out: path.join(place, 'out'), signal: AbortSignal.timeout(maxMs) };
    const reason = await build(options).then(
      ({ diagnostics }) => diagnostics.map(({ file, message }) => `${file}: ${message}`).join(' '),
      failureText,
    );
    if (reason === '') return;
    const shortened = reason.split('\n').slice(0, 8).join(' ').slice(0, 800);
    throw refused(`The site cannot be built like this, so nothing was published. ${shortened}`);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
