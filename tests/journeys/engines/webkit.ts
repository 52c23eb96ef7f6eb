import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { answersAt, startProgram } from '../../../scripts/startProgram.ts';
import { findProgram } from '../../tools/findProgram.ts';
import { freePort } from '../../tools/freePort.ts';
import { pointAt, pressKeys, typeText } from './actions.ts';
import type { Engine } from './engine.ts';

// Text and padding in the toolbar would prevent a window as narrow as a phone.
const chrome = 'window * { min-width: 0; min-height: 0; padding: 0; font-size: 0; }';

// A browser starts in a second, or in several on a busy machine.
const maxStartMs = 40_000;

/** WebKit in MiniBrowser, driven over WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebkit(): Promise<Engine> {
  const driverProgram = findProgram('webkitDriver');
  const screenProgram = findProgram('xvfb');
  const focusProgram = findProgram('xdotool');
  const binary = await findMiniBrowser();
  const folder = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  const settings = path.join(folder, 'gtk-3.0');
  await mkdir(settings);
  await writeFile(path.join(settings, 'gtk.css'), chrome);
  const screen = await startProgram(
    screenProgram,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      findAddress(output) {
        const [, display] = /^(\d+)$/m.exec(output) ?? [];
        return display === undefined ? undefined : new URL(`x11:${display}`);
      },
    },
  );
  const display = `:${screen.address.pathname}`;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startDriver = () =>
    startProgram(driverProgram, [`--port=${port}`], {
      findAddress: answersAt(`${origin}/status`),
      env: {
        ...process.env,
        DISPLAY: display,
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        // Scrollbars that take up space, as in every engine.
        GTK_OVERLAY_SCROLLING: '0',
        // There is no GPU, and no need for an accessibility tree.
        WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
        NO_AT_BRIDGE: '1',
        // Root cannot create the sandbox.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
  let driver = await startDriver();
  const send = client(origin);

  return {
    async openWindow({ width, height, dark = false, reducedMotion = false }) {
      // A browser reads the device settings when it starts.
      await writeFile(
        path.join(settings, 'settings.ini'),
        `[Settings]
gtk-theme-name=${dark ? 'Adwaita-dark' : 'Adwaita'}
gtk-enable-animations=${reducedMotion ? 0 : 1}
`,
      );
      const capabilities = {
        alwaysMatch: {
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        },
      };
      const begin = async () =>
        answers.session.parse(
          await send('POST', '/session', { capabilities }, AbortSignal.timeout(maxStartMs)),
        );
      // The browser started by the driver does not always respond, so retry. No page is involved yet.
      const { sessionId } = await begin().catch(async () => {
        await driver.stop();
        driver = await startDriver();
        return begin();
      });
      // Without a window manager, a new window has no keyboard focus, and nothing matches :focus.
      await promisify(execFile)(
        focusProgram,
        ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'],
        { env: { ...process.env, DISPLAY: display } },
      );
      const post = (command: string, body: object = {}) =>
        send('POST', `/session/${sessionId}/${command}`, body);
      const perform = async (actions: object[]) => void (await post('actions', { actions }));
      const resize = async (toWidth: number, toHeight: number) => {
        const size = async () =>
          answers.size.parse(
            await post('execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] }),
          );
        // The window also contains the toolbar.
        await post('window/rect', { width: toWidth, height: toHeight });
        const [, inner] = await size();
        await post('window/rect', { width: toWidth, height: 2 * toHeight - inner });
      };
      await resize(width, height);
      return {
        open: async (url) => void (await post('url', { url })),
        back: async () => void (await post('back')),
        forward: async () => void (await post('forward')),
        reload: async () => void (await post('refresh')),
        async evaluate(read, ...args) {
          const script = `const done = arguments[0];
            (async () => (${read})(...${JSON.stringify(args)}))().then(
              (result) => done({ json: JSON.stringify(result) }),
              (error) => done({ error: String(error) }),
            );`;
          const answer = await post('execute/async', { script, args: [] });
          const { json, error } = answers.call.parse(answer);
          if (typeof error === 'string') throw new Error(error);
          return typeof json === 'string' ? JSON.parse(json) : undefined;
        },
        point: (x, y, how) => perform(pointAt(x, y, how)),
        press: (keys) => perform(pressKeys(keys)),
        type: (text) => perform(typeText(text)),
        resize,
        picture: async () => {
          const picture = await send('GET', `/session/${sessionId}/screenshot`);
          return Buffer.from(z.string().parse(picture), 'base64');
        },
        close: async () => void (await send('DELETE', `/session/${sessionId}`)),
      };
    },
    async close() {
      await driver.stop();
      await screen.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The path of MiniBrowser, WebKit's test browser, which is in the driver's package. */
async function findMiniBrowser(): Promise<string> {
  const folders = (await readdir('/usr/lib')).filter((name) => name.includes('-linux-gnu'));
  const files = folders.map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`);
  const found = files.find((file) => existsSync(file));
  if (found) return found;
  throw new Error(`There is no ${files.join(', nor ')}.`);
}

const answers = {
  session: z.object({ sessionId: z.string() }),
  size: z.tuple([z.number(), z.number()]),
  call: z.object({ json: z.string().nullish(), error: z.string().nullish() }),
};

/** Sends commands to a driver. Failed commands reject with the driver's message. */
function client(address: string) {
  return async (
    method: string,
    command: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const response = await fetch(address + command, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await response.json());
    if (!response.ok) throw new Error(`${command}: ${JSON.stringify(value)}`);
    return value;
  };
}
