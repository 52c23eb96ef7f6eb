import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Refusal } from '../refusal.ts';

const most = 30 * 60_000;

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
    const options = ['--content', content, '--out', out];
    const { code, printed } = await run(['--import', 'tsx', 'scripts/build.ts', ...options]);
    if (code === 0) return await use(out);
    const reason = printed.trim().split('\n').slice(0, 8).join(' ').slice(0, 800);
    throw new Refusal(409, {
      message: `The site cannot be built like this, so nothing was published. ${reason}`,
    });
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function run(args: readonly string[]): Promise<{ code: number | null; printed: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: most,
      windowsHide: true,
    });
    const errors: Buffer[] = [];
    child.stderr.on('data', (data: Buffer) => errors.push(data));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed: Buffer.concat(errors).toString() }));
  });
}
