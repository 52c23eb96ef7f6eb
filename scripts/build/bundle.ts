import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Bundles the code into a folder (scripts/build/bundle.config.ts). Vite prints its own errors. It runs in a process of its own, so that
 * its 470 MB of memory are free again before pages are rendered.
 */
export async function bundle(folder: string): Promise<void> {
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
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // A build is for visitors, whatever NODE_ENV the shell or a test runner has.
      NODE_ENV: 'production',
      // Without this, Rolldown's allocator takes 170 MB more than it needs.
      MIMALLOC_ARENA_EAGER_COMMIT: '0',
    },
  });
  const [code] = await once(vite, 'exit');
  if (code !== 0) throw new Error('The code could not be bundled.');
}
