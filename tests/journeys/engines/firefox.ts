import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { startProgram } from '../../../scripts/startProgram.ts';
import { findProgram } from '../../tools/findProgram.ts';
import { pointAt, pressKeys, typeText } from './actions.ts';
import type { Engine } from './engine.ts';

// Disables background requests and additional tabs of Firefox.
const quiet: Preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  // Scrollbars that take up space, as in every engine.
  'ui.useOverlayScrollbars': 0,
};

/**
 * Firefox, driven over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which cannot set the theme or the motion of a
 * device. Preferences can, and Firefox reads them when it starts: so each kind of device has its own.
 */
export async function startFirefox(): Promise<Engine> {
  const running = new Map<string, ReturnType<typeof startWith>>();
  const firefoxWith = (preferences: Preferences) => {
    const key = JSON.stringify(preferences);
    const firefox = running.get(key) ?? startWith(preferences);
    running.set(key, firefox);
    return firefox;
  };
  return {
    async openWindow({
      width,
      height,
      dark = false,
      reducedMotion = false,
      clicksInFrames = false,
    }) {
      const { send } = await firefoxWith({
        'ui.systemUsesDarkTheme': Number(dark),
        'ui.prefersReducedMotion': Number(reducedMotion),
        // Only so does a click reach another site in a frame. Elsewhere, a click is done before the next command without it.
        'remote.events.async.mouse.enabled': clicksInFrames,
      });
      const { userContext } = answers.userContext.parse(await send('browser.createUserContext'));
      const tab = await send('browsingContext.create', { type: 'tab', userContext });
      const { context } = answers.context.parse(tab);
      const resize = async (toWidth: number, toHeight: number) => {
        const viewport = { width: toWidth, height: toHeight };
        await send('browsingContext.setViewport', { context, viewport });
      };
      const perform = async (actions: object[]) =>
        void (await send('input.performActions', { context, actions }));
      await resize(width, height);
      return {
        open: async (url) =>
          void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
        back: async () =>
          void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
        forward: async () =>
          void (await send('browsingContext.traverseHistory', { context, delta: 1 })),
        reload: async () =>
          void (await send('browsingContext.reload', { context, wait: 'complete' })),
        async evaluate(read, ...args) {
          const answer = await send('script.callFunction', {
            functionDeclaration: `async () => JSON.stringify(await (${read})(...${JSON.stringify(args)}))`,
            target: { context },
            awaitPromise: true,
          });
          const { result, exceptionDetails } = answers.call.parse(answer);
          if (exceptionDetails) throw new Error(exceptionDetails.text);
          return result?.value === undefined ? undefined : JSON.parse(result.value);
        },
        point: (x, y, how) => perform(pointAt(x, y, how)),
        press: (keys) => perform(pressKeys(keys)),
        type: (text) => perform(typeText(text)),
        resize,
        async picture() {
          const answer = await send('browsingContext.captureScreenshot', { context });
          return Buffer.from(answers.picture.parse(answer).data, 'base64');
        },
        close: async () => void (await send('browser.removeUserContext', { userContext })),
      };
    },
    async close() {
      for (const firefox of running.values()) await (await firefox).stop();
    },
  };
}

type Preferences = Readonly<Record<string, string | number | boolean>>;

/** Starts Firefox with preferences. Returns how to send it commands. */
async function startWith(preferences: Preferences) {
  const program = findProgram('firefox');
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries({ ...quiet, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join(''));
  const firefox = await startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    {
      findAddress(output) {
        const [, found] = /WebDriver BiDi listening on (ws:\S+)\s/.exec(output) ?? [];
        return found === undefined ? undefined : new URL(found);
      },
      env: { ...process.env, HOME: profile },
    },
  );
  const { send, disconnect } = await connect(new URL('/session', firefox.address).href);
  await send('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  return {
    send,
    async stop() {
      disconnect();
      await firefox.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

const answers = {
  userContext: z.object({ userContext: z.string() }),
  context: z.object({ context: z.string() }),
  call: z.object({
    result: z.object({ value: z.string().optional() }).optional(),
    exceptionDetails: z.object({ text: z.string() }).optional(),
  }),
  picture: z.object({ data: z.string() }),
};

const message = z.object({
  id: z.number().nullish(),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
});

/** Connects to a browser. Failed commands reject with the browser's message. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Cannot connect to ${address}.`)));
  });
  const waiting = new Map<number, (answer: z.infer<typeof message>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = message.parse(JSON.parse(String(data)));
    if (typeof answer.id !== 'number') return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return {
    send: (method: string, params: object = {}): Promise<unknown> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ error, message: words, result }) => {
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${error}: ${words}`));
        });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    disconnect: () => socket.close(),
  };
}
