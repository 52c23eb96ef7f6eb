import type { BrowserContext } from '@playwright/test';
import { apiPath, editorPath, tokenField, tokenHeader } from '../../editor/api.ts';
import { tokenStorage } from '../../editor/document/token.ts';
import { printedAddress, type RunningProgram, startProgram } from '../../servers/startProgram.ts';

/** A command of the project that listens, with the address that it printed. */
export type Started = RunningProgram & { origin: string };

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
  const started = await start(['scripts/runBundled.mjs', 'edit', ...options]);
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

/** Starts a command of the project. */
async function start(args: readonly string[]): Promise<Started> {
  const env = { ...process.env, NO_COLOR: '1' };
  const options = { env, findAddress: printedAddress };
  const running = await startProgram(process.execPath, args, options);
  console.log(`${args.join(' ')} listens on port ${running.address.port}.`);
  return { ...running, origin: `http://localhost:${running.address.port}` };
}
