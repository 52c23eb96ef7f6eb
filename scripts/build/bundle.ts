import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Bundles the code into a folder (scripts/build/bundle.config.ts). Resolves with what Vite printed, its warnings; rejects with it
 * where there is an error, and when the signal aborts. Vite runs in a separate process, so that its 470 MB of memory are free again
 * before pages are rendered.
 */
export async function bundle(folder: string, signal?: AbortSignal): Promise<string> {
  const program = 'node_modules/vite/bin/vite.js';
  // The runner writes no file for the configuration, so the project may be read only.
  const options = [
    '--app',
    '--config',
    'scripts/build/bundle.config.ts',
    '--configLoader',
    'runner',
    '--outDir',
    folder,
  ];
  const vite = spawn(process.execPath, [program, 'build', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    env: {
      ...process.env,
      // A build is for visitors, whatever NODE_ENV the shell or a test runner has.
      NODE_ENV: 'production',
      // Without this, Rolldown's allocator takes 170 MB more than it needs.
      MIMALLOC_ARENA_EAGER_COMMIT: '0',
    },
  });
  const output: Buffer[] = [];
  for (const stream of [vite.stdout, vite.stderr]) {
    stream.on('data', (data: Buffer) => output.push(data));
  }
  const kill = () => vite.kill();
  signal?.addEventListener('abort', kill);
  const [code] = await once(vite, 'close').finally(() =>
    signal?.removeEventListener('abort', kill),
  );
  signal?.throwIfAborted();
  const printed = Buffer.concat(output).toString().trim();
  if (code !== 0) throw new Error(`The code could not be bundled.\n${printed}`.trim());
  return printed;
}
