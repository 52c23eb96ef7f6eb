import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';

/** Starts the dev server on a folder of documents and waits until it answers. */
export async function startDevServer(content: string, port: number) {
  const server: ChildProcess = spawn('npx', ['vite', '--port', String(port), '--strictPort'], {
    env: { ...process.env, CONTENT: content },
    stdio: 'ignore',
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(origin).then(
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
