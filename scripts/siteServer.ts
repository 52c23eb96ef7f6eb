import { access, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as a static host does: clean addresses, 404.html with its status, the headers and
 * redirects that the build wrote, packed files where there are some. Port 0 takes a free one. Rejects when the
 * folder holds no site or the port is in use.
 */
export async function siteServer(
  folder: string,
  port = 0,
): Promise<{ server: Server; origin: string }> {
  const notFoundFile = path.join(folder, '404.html');
  await access(notFoundFile).catch(() => {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  });
  const serveFiles = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    dev: true, // looks at the folder for each request, so that a new build is served at once
  });
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const [headers, redirects] = await Promise.all([readHeaders(folder), readRedirects(folder)]);
    for (const [pattern, name, value] of headers) {
      if (pattern === '/*' || pathname.startsWith(pattern.slice(0, -1))) {
        response.setHeader(name, value);
      }
    }
    // The list of types that sirv has is without it.
    if (pathname.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon');
    if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
    const target = redirects.get(pathname.replace(/(.)\/$/, '$1'));
    if (target !== undefined) {
      response.writeHead(301, { location: target }).end();
      return;
    }
    const answerNotFound = async () => {
      const notFound = await readFile(notFoundFile).catch(() => 'Not found');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    if (pathname.startsWith('/_')) await answerNotFound();
    else serveFiles(request, response, answerNotFound);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is in use. Choose another with --port.`)
          : error,
      ),
    );
    server.listen(port, resolve);
  });
  const address = server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return { server, origin: `http://localhost:${bound}` };
}

/** The headers of the file `_headers`: for which addresses, name and value. */
async function readHeaders(
  folder: string,
): Promise<[pattern: string, name: string, value: string][]> {
  const text = await readFile(path.join(folder, '_headers'), 'utf8').catch(() => '');
  let pattern = '/*';
  return text.split('\n').flatMap((line): [string, string, string][] => {
    if (line.startsWith('/')) pattern = line.trim();
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    return name && value ? [[pattern, name, value]] : [];
  });
}

async function readRedirects(folder: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(folder, '_redirects'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(' '));
  return new Map(lines.flatMap(([from, to]) => (from && to ? [[from, to]] : [])));
}
