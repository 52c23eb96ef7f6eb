import { spawn } from 'node:child_process';

/** A program of the project that listens on a free port. */
export type Started = {
  origin: string;
  /** What it has printed. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts the dev server on a folder of documents. Port 0 takes a free one. */
export function startDevServer(content: string, port = 0): Promise<Started> {
  const options = ['--content', content, '--port', String(port)];
  return start(['--import', 'tsx', 'scripts/dev.ts', ...options]);
}

/** Starts `npm run serve` on a built folder. */
export function startServe(folder: string, port = 0): Promise<Started> {
  const options = ['--dir', folder, '--port', String(port)];
  return start(['--import', 'tsx', 'scripts/serve.ts', ...options]);
}

/** Starts the editor on a folder of documents. */
export function startEditor(content: string): Promise<Started> {
  const options = ['--content', content, '--port', '0', '--no-open'];
  return start(['--import', 'tsx', 'scripts/edit.ts', ...options]);
}

/** Starts a program and waits until it prints its address. Rejects with its output when it ends before. */
async function start(args: string[]): Promise<Started> {
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${args.join(' ')}: ${output}`)));
  });
  console.log(`${args.join(' ')} listens on port ${port}.`);
  return {
    origin: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
