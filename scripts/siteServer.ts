import { access, readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as a static host does: clean addresses, 404.html with its status, a year's cache
 * for names that change with their content. Port 0 takes a free one. Rejects when the folder holds no
 * site or the port is in use.
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
    setHeaders(response, pathname) {
      const fixed = pathname.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        fixed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const server = createServer((request, response) => {
    serveFiles(request, response, async () => {
      const notFound = await readFile(notFoundFile).catch(() => 'Not found');
      response.writeHead(404, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    });
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
