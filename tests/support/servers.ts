import { spawn } from 'node:child_process';
import path from 'node:path';

/** A program of the project that listens on a free port. */
export type Started = { origin: string; stop: () => Promise<void> };

/** Starts the dev server on a folder of documents. Port 0 takes a free one. */
export function startDevServer(content: string, port = 0): Promise<Started> {
  return start(['node_modules/vite/bin/vite.js', '--port', String(port)], content);
}

/** Starts the editor on a folder of documents. Port 0 takes a free one. */
export function startEditor(content: string, port = 0): Promise<Started> {
  const options = ['--content', content, '--port', String(port), '--no-open'];
  return start(['--import', 'tsx', 'scripts/edit.ts', ...options], content);
}

/** Starts a program and waits until it prints its address. Rejects with its output when it ends before. */
async function start(args: string[], content: string): Promise<Started> {
  const env = { ...process.env, CONTENT: content, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text.toString();
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${path.basename(args.at(0) ?? '')}: ${output}`)));
  });
  console.log(`${args.join(' ')} listens on port ${port}.`);
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
