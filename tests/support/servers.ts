import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';

/** Starts the dev server on a folder of documents and waits until it answers. */
export function startDevServer(content: string, port: number) {
  return start(['vite', '--port', String(port), '--strictPort'], port, '/', content);
}

/** Starts the editor on a folder of documents and waits until it answers. */
export function startEditor(content: string, port: number) {
  const options = ['--content', content, '--port', String(port), '--no-open'];
  return start(['tsx', 'scripts/edit.ts', ...options], port, '/__edit', content);
}

async function start(command: string[], port: number, path: string, content: string) {
  const server = spawn('npx', command, {
    env: { ...process.env, CONTENT: content },
    stdio: 'ignore',
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin + path).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  return {
    origin,
    stop() {
      if (server.pid) process.kill(-server.pid);
    },
  };
}
