import { access, readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { notFoundPath } from '../../schema/paths.ts';
import { type ReadRedirect, readRedirects, redirectFor } from '../../schema/redirects.ts';
import { readPagesRedirects } from '../build/hosting/hostRedirects.ts';
import { pageFile } from '../build/pageFile.ts';
import { errorCode } from '../content/errorCode.ts';
import { cleanPath, readTarget } from './requestTarget.ts';

/**
 * Serves a built site as a static host does: clean addresses, 404.html with status 404, the headers and redirects that the
 * build wrote, and compressed files where there are any. Where the port is in use, it takes the next free one; port 0
 * takes any. Rejects when the folder holds no site or the server cannot listen on the address.
 */
export async function siteServer(
  folder: string,
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<{ server: Server; origin: string; port: number }> {
  await access(path.join(folder, '404.html')).catch(() => {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  });
  const rulesOf = ruleReader(folder);
  const server = createServer((request, response) => {
    answer(folder, rulesOf, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, plainText).end('The server cannot answer this request.\n');
    });
  });
  // Node itself answers requests that are no HTTP, with status 400 or 431.
  const bound = await listen(server, port, host);
  const name = ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host;
  const origin = `http://${name.includes(':') ? `[${name}]` : name}:${bound}`;
  return { server, origin, port: bound };
}

/** Starts a server for a person: prints its address, and the port that it took if the wanted one was in use. */
export async function serveSite(folder: string, wanted: { port: number; host: string }) {
  const { origin, port } = await siteServer(folder, wanted);
  if (wanted.port !== 0 && port !== wanted.port) {
    console.log(`Port ${wanted.port} is in use; this is port ${port}.`);
  }
  console.log(`The site is served at ${origin}/ (Ctrl+C stops it)`);
}

/** Listens on the first free port from `port` on, and returns it. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  const isFree = await new Promise<boolean>((resolve, reject) => {
    const fail = (error: unknown) =>
      errorCode(error) === 'EADDRINUSE' && port < 65_535
        ? resolve(false)
        : reject(new Error(`No server can listen on ${host}, port ${port}: ${errorCode(error)}.`));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(true);
    });
  });
  if (!isFree) return listen(server, port + 1, host);
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

const plainText = { 'content-type': 'text/plain; charset=utf-8' };

/** The rules that the build wrote for hosts: headers with the addresses that they are for, and redirects. */
type Rules = {
  headers: [pattern: string, name: string, value: string][];
  redirects: ReadRedirect[];
};

/** Answers a request as a static host does. */
async function answer(
  folder: string,
  rulesOf: () => Promise<Rules>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers, redirects } = await rulesOf();
  const target = readTarget(request.url);
  for (const [pattern, name, value] of headers) {
    const isMeant = pattern === '/*' || target?.pathname.startsWith(pattern.slice(0, -1));
    if (isMeant) response.setHeader(name, value);
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
  const clean = cleanPath(target);
  const file = await findFile(folder, clean ?? target.pathname);
  if (clean !== undefined && file?.endsWith('.html')) {
    const address = clean.split('/').map(encodeURIComponent).join('/');
    response.writeHead(301, { location: address + target.search }).end();
    return;
  }
  const isFound = file !== undefined && clean === undefined;
  if (!isFound) response.statusCode = 404;
  await sendFile(folder, isFound ? file : notFoundFile, request, response);
}

const notFoundFile = `/${pageFile(notFoundPath)}`;

/**
 * The file or the page at a clean address. Undefined where there is none, for the files that the build wrote for hosts, and for
 * the page of missing addresses.
 */
async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  if (pathname.startsWith('/_') || pathname === notFoundPath) return undefined;
  for (const name of [pathname, `/${pageFile(pathname)}`]) {
    const stats = await stat(path.join(folder, name)).catch(() => undefined);
    if (stats?.isFile()) return name;
  }
  return undefined;
}

const encodings = { br: '.br', gzip: '.gz' };

/** Sends a file of the build: its compressed copy where there is one in an encoding that the client accepts. */
async function sendFile(
  folder: string,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  let sent = name;
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (sent !== name || !accepted.includes(encoding)) continue;
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
  stream.on('error', ({ status }: { status?: number }) => {
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

// Headers that describe a file, which an answer without the file must not have.
const fileHeaders = [
  ...['content-encoding', 'content-length', 'content-type', 'content-range'],
  ...['accept-ranges', 'etag', 'last-modified'],
];

/** Returns a function that reads the rules that the build wrote for hosts, again only when they have changed. */
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
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    return name && value ? [[pattern, name, value]] : [];
  });
}
