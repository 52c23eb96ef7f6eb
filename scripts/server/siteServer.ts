import { once } from 'node:events';
import { access, readFile, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import send from 'send';
import type { Plugin } from 'vite';
import { notFoundPath } from '../../schema/browser.ts';
import { type ReadRedirect, readRedirects, redirectFor } from '../../schema/inspect.ts';
import { readPagesRedirects } from '../build/hosting/hostRedirects.ts';
import { pageFile } from '../build/pageFile.ts';
import { cleanPath, otherPaths, readTarget, type Target } from './requestTarget.ts';

/** Makes `vite preview` serve the build like a static host. */
export function builtSite(): Plugin {
  return {
    name: 'built-site',
    // The headers come from the build.
    config: () => ({ appType: 'custom', preview: { cors: false } }),
    async configurePreviewServer({ config, httpServer }) {
      const answer = await staticHost(path.resolve(config.root, config.build.outDir));
      // Replaces Vite's middlewares, which respond differently and end the process on an invalid address.
      httpServer.removeAllListeners('request');
      httpServer.on('request', (request, response) => {
        if (isLocal(request.headers.host, config.preview.host)) return answer(request, response);
        response.writeHead(403, plainText).end('Open the address that the terminal shows.\n');
      });
    },
  };
}

/**
 * Whether a request is for an address, localhost, or the name that the server listens to. Any other name can belong to a site that
 * makes it resolve to this computer (DNS rebinding), to read a site that is not public yet.
 */
function isLocal(host = '', ownHost: string | boolean = false): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return name === 'localhost' || name === ownHost || /^(?:[\d.]+|\[[\da-f:.]+\])$/.test(name);
}

/** Serves a built site to a script or a test in this process. Port 0 means any free port. */
export async function siteServer(folder: string, port = 0): Promise<RunningSite> {
  const server = createServer(await staticHost(folder));
  await once(server.listen(port, 'localhost'), 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  const stop = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${bound}`, stop };
}

type RunningSite = { origin: string; stop: () => Promise<void> };

/**
 * Handles requests like a static host: clean addresses, 404.html with status 404, headers and redirects from the build, and
 * compressed files if there are any. Rejects if the folder has no site.
 */
async function staticHost(folder: string): Promise<RequestListener> {
  await access(path.join(folder, notFoundFile)).catch(() => {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  });
  const rulesOf = ruleReader(folder);
  return (request, response) => {
    answer(folder, rulesOf, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainText).end('The server cannot answer this request.\n');
    });
  };
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

/**
 * The rules that the build wrote for hosts: headers by address, and redirects. A header without a value removes an earlier one.
 */
type Rules = {
  headers: [pattern: string, name: string, value: string | undefined][];
  redirects: ReadRedirect[];
};

/** Whether a pattern of `_headers` matches a path: "/*", "/assets/*", "/*.json", or one path. */
function isMeant(pattern: string, pathname: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pathname === pattern;
  return pathname.startsWith(start) && pathname.endsWith(end);
}

/** Handles a request like a static host. */
async function answer(
  folder: string,
  rulesOf: () => Promise<Rules>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, redirects } = await rulesOf();
  const target = readTarget(request.url);
  const address = target && `${target.pathname}${target.hasSlash ? '/' : ''}`;
  for (const [pattern, name, value] of headers) {
    if (address === undefined ? pattern !== '/*' : !isMeant(pattern, address)) continue;
    if (value === undefined) response.removeHeader(name);
    else response.setHeader(name, value);
  }
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...plainText, allow: 'GET, HEAD' }).end('Only GET and HEAD.\n');
    return;
  }
  if (!target) {
    response.statusCode = 400;
    await sendFile(folder, notFoundFile, request, response);
    return;
  }
  const location = redirectFor(redirects, target.pathname, target.search);
  if (location !== undefined) {
    response.writeHead(301, { location }).end();
    return;
  }
  const index = await indexOf(folder, target);
  if (index !== undefined && !target.hasSlash) {
    response.writeHead(301, { location: `${encodeURI(target.pathname)}/${target.search}` }).end();
    return;
  }
  const file = cleanPath(target) === undefined ? await findFile(folder, target.pathname) : index;
  // A disk that ignores case finds a page in any case.
  const isFound =
    file === target.pathname || (file !== undefined && (file === index || !/[A-Z]/.test(file)));
  for (const other of isFound ? [] : otherPaths(target)) {
    if (!(await findFile(folder, other))?.endsWith('.html')) continue;
    const address = other.split('/').map(encodeURIComponent).join('/');
    response.writeHead(301, { location: address + target.search }).end();
    return;
  }
  if (file === undefined) response.statusCode = 404;
  await sendFile(folder, file ?? (await notFoundNear(folder, target)), request, response);
}

/** The 404 page for an address: that of its language, if it is in one. */
async function notFoundNear(folder: string, { pathname, hasSlash }: Target): Promise<string> {
  const [, language] = /^(\/[a-z0-9-]+)\//.exec(hasSlash ? `${pathname}/` : pathname) ?? [];
  const file = language && language + notFoundFile;
  const stats = file ? await stat(path.join(folder, file)).catch(() => undefined) : undefined;
  return file && stats?.isFile() ? file : notFoundFile;
}

/** The page of a folder with one of its own, such as the editor: its address ends with a slash. */
async function indexOf(folder: string, { pathname }: Target): Promise<string | undefined> {
  if (pathname === '/') return undefined;
  const name = `${pathname}/index.html`;
  const stats = await stat(path.join(folder, name)).catch(() => undefined);
  return stats?.isFile() ? name : undefined;
}

const notFoundFile = `/${pageFile(notFoundPath)}`;

/**
 * The file or page at a clean address. Undefined if there is none, for the files that the build wrote for hosts, and for the 404
 * page.
 */
async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  if (/^\/(?:_[^/]*$|\.ht)/.test(pathname) || pathname === notFoundPath) return undefined;
  for (const name of [pathname, `/${pageFile(pathname)}`]) {
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    if (stats?.isFile()) return name;
  }
  return undefined;
}

/** The encodings of compressed copies with the endings of their names, the smallest first. */
const encodings = { br: '.br', gzip: '.gz' };

/**
 * The encodings that a client accepts, the preferred ones first, with the endings of their files (RFC 9110, 12.5.3). An encoding
 * that is not listed has the weight of "*". One that the client likes less than the uncompressed file is omitted.
 */
function encodingsFor(header: string): [encoding: string, ending: string][] {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';');
      const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
      return [name.trim(), weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return Object.entries(encodings)
    .filter(([name]) => weightOf(name) > 0 && weightOf(name) >= (weights.get('identity') ?? 0))
    .sort(([a], [b]) => weightOf(b) - weightOf(a));
}

/** Sends a file of the build, or its compressed copy if there is one that the client accepts. */
async function sendFile(
  folder: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  let sent = name;
  for (const [encoding, ending] of encodingsFor(accepted)) {
    if (sent !== name) continue;
    const stats = await stat(path.join(folder, name + ending)).catch(() => undefined);
    if (!stats?.isFile()) continue;
    sent = name + ending;
    response.setHeader('content-encoding', encoding);
  }
  response.setHeader('vary', 'accept-encoding');
  const stream = send(request, encodeURIComponent(sent), {
    root: folder,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
    acceptRanges: response.statusCode === 200,
  });
  stream.on('headers', () => stream.type(name));
  stream.on('error', ({ status }) => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    for (const header of fileHeaders) response.removeHeader(header);
    // Any other error means that the file cannot be read.
    const isConditional = status === 412 || status === 416;
    response.writeHead(isConditional ? status : 404, plainText).end('There is no such file.\n');
  });
  stream.pipe(response);
}

// Headers that describe a file, which a response without the file must not have.
const fileHeaders = [
  ...['content-encoding', 'content-length', 'content-type', 'content-range'],
  ...['accept-ranges', 'etag', 'last-modified'],
];

/** Returns a function that reads the rules that the build wrote for hosts, and rereads them only if they have changed. */
function ruleReader(folder: string): () => Promise<Rules> {
  let known: { stamp: string; rules: Rules } | undefined;
  return async () => {
    const names = ['_headers', '_redirects'].map((name) => path.join(folder, name));
    const stats = await Promise.all(names.map((name) => stat(name).catch(() => undefined)));
    const stamp = stats.map((found) => `${found?.ino} ${found?.mtimeMs} ${found?.size}`).join();
    if (known?.stamp === stamp) return known.rules;
    const texts = names.map((name) => readFile(name, 'utf8').catch(() => ''));
    const [headers = '', redirects = ''] = await Promise.all(texts);
    const rules = {
      headers: readHeaders(headers),
      redirects: readRedirects(readPagesRedirects(redirects)),
    };
    known = { stamp, rules };
    return rules;
  };
}

/** Reads the file `_headers`. */
function readHeaders(text: string): Rules['headers'] {
  let pattern = '/*';
  return text.split('\n').flatMap((line): Rules['headers'] => {
    if (line.startsWith('/')) pattern = line.trim();
    const [, removed] = /^ {2}! ([\w-]+)$/.exec(line) ?? [];
    if (removed) return [[pattern, removed, undefined]];
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    return name && value ? [[pattern, name, value]] : [];
  });
}
