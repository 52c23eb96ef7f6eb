import { spawn } from 'node:child_process';

/**
 * Opens an address in the person's browser. The environment variable BROWSER names another program, or a script in Node; "none"
 * opens nothing. A computer without a browser only has the printed address.
 */
export function openBrowser(address: string): void {
  const [program = '', ...args] = commandFor(address, process.env.BROWSER);
  if (program === '') return;
  const opened = spawn(program, args, { stdio: 'ignore', detached: true });
  opened.on('error', () => {});
  opened.unref();
}

function commandFor(address: string, browser = ''): string[] {
  if (browser === 'none') return [];
  if (/\.[cm]?js$/.test(browser)) return [process.execPath, browser, address];
  if (browser !== '') return [browser, address];
  if (process.platform === 'darwin') return ['open', address];
  // An ampersand would end the command of a shell, so Windows gets the address from a program without one.
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address];
  return ['xdg-open', address];
}
