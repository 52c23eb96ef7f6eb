import { editorPath, tokenField } from '../../editor/api.ts';
import { printedAddress, type RunningProgram, startProgram } from '../../scripts/startProgram.ts';

/** A running command of the project, with the address that it printed. */
export type Started = RunningProgram & { origin: string };

/** The editor's server, with the address of its page including the token, and the token. */
export type StartedEditor = Started & { editorUrl: string; token: string };

/** Starts the dev server on a folder of documents. Port 0 means any free port. */
export function startDevServer(content: string, port = 0): Promise<Started> {
  const options = ['--content', content, '--port', String(port)];
  return start(['--import', 'tsx', 'scripts/dev.ts', ...options]);
}

/** Starts `vite preview` on a built folder. */
export function startPreview(folder: string): Promise<Started> {
  return start(['node_modules/vite/bin/vite.js', 'preview', '--outDir', folder, '--port', '0']);
}

/** Starts the editor on a folder of documents. Port 0 means any free port. */
export async function startEditor(content: string, port = 0): Promise<StartedEditor> {
  const options = ['--content', content, '--port', String(port), '--no-open'];
  const started = await start(['scripts/runBundled.mjs', 'edit', ...options]);
  const { hash } = started.address;
  const token = new URLSearchParams(hash.slice(1)).get(tokenField) ?? '';
  return { ...started, token, editorUrl: `${started.origin}${editorPath}${hash}` };
}

/** Starts a command of the project. */
async function start(args: readonly string[]): Promise<Started> {
  const env = { ...process.env, NO_COLOR: '1' };
  const options = { env, findAddress: printedAddress };
  const running = await startProgram(process.execPath, args, options);
  console.log(`${args.join(' ')} listens on port ${running.address.port}.`);
  return { ...running, origin: `http://localhost:${running.address.port}` };
}
