import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keptFolder } from '../files/keptFolder.ts';

// All that a bundle is made of; of the packages, which they should be and which they are.
const inputs = [
  ...['schema', 'src', 'build', 'tsconfig.json', 'package.json'],
  ...['package-lock.json', 'node_modules/.package-lock.json'],
];

/** Bundles the code (build/bundle.config.ts) and returns the folder of the bundle: the last one, where nothing has changed. */
export function bundle(): Promise<string> {
  return keptFolder('node_modules/.cache/bundle', inputs, runVite);
}

/** Vite runs in a process of its own, whose memory is free again when pages are rendered. */
async function runVite(out: string): Promise<void> {
  const program = 'node_modules/vite/bin/vite.js';
  const options = ['--app', '--config', 'build/bundle.config.ts', '--outDir', out];
  const vite = spawn(process.execPath, [program, 'build', ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // A build is for visitors, whatever the shell or a test runner says.
      NODE_ENV: 'production',
      // Rolldown's allocator would take 170 MB more than it needs.
      MIMALLOC_ARENA_EAGER_COMMIT: '0',
    },
  });
  const [code] = await once(vite, 'exit');
  if (code !== 0) throw new Error('The code could not be bundled.');
}
