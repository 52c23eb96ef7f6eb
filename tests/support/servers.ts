import { spawn } from 'node:child_process';
import type { BrowserContext } from '@playwright/test';
import { apiPath, editorPath, tokenField, tokenHeader } from '../../editor/api.ts';
import { tokenStorage } from '../../editor/app/token.ts';

/** A program of the project that listens on a free port, and the address that it printed. */
export type Started = {
  origin: string;
  address: URL;
  /** What it has printed. */
  output: () => string;
  stop: () => Promise<void>;
};

/** The editor's server, with the address of its page that hands the token over, and the token alone. */
export type StartedEditor = Started & { editorUrl: string; token: string };

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

/** Starts the editor on a folder of documents. Port 0 takes a free one. */
export async function startEditor(content: string, port = 0): Promise<StartedEditor> {
  const options = ['--content', content, '--port', String(port), '--no-open'];
  const started = await start(['--import', 'tsx', 'scripts/edit.ts', ...options]);
  const { hash } = started.address;
  const token = new URLSearchParams(hash.slice(1)).get(tokenField) ?? '';
  return { ...started, token, editorUrl: `${started.origin}${editorPath}${hash}` };
}

/** Gives a browser the token as if it had opened the printed address before, so that it may begin at any other. */
export async function handToken(context: BrowserContext, { origin, token }: StartedEditor) {
  await context.addInitScript(
    ([own, name, value]) => {
      if (location.origin === own) localStorage.setItem(name, value);
    },
    [origin, tokenStorage, token] as const,
  );
}

/**
 * Closes the pages of a test and waits until the editor has done all that they asked for, so that nothing of it is kept
 * after the next test has begun.
 */
export async function closePages(
  context: BrowserContext,
  { origin, token }: StartedEditor,
): Promise<void> {
  for (const page of context.pages()) await page.close();
  // Changes are made in turn, so this one, which changes nothing, is answered after all others.
  const { status } = await fetch(`${origin}${apiPath}discard`, {
    method: 'POST',
    headers: { origin, [tokenHeader]: token, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'site.json', tab: crypto.randomUUID() }),
  });
  if (status !== 200) throw new Error(`The editor answered with ${status}.`);
}

/** Starts a program and waits until it prints its address. Rejects with its output when it ends before. */
async function start(args: string[]): Promise<Started> {
  const env = { ...process.env, NO_COLOR: '1' };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  const address = await new Promise<URL>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const [found] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+\S*(?=\s)/.exec(output) ?? [];
      if (found) resolve(new URL(found));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${args.join(' ')}: ${output}`)));
  });
  console.log(`${args.join(' ')} listens on port ${address.port}.`);
  return {
    origin: `http://localhost:${address.port}`,
    address,
    output: () => output,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
