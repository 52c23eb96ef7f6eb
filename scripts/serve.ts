// npm run serve -- [--dir DIR] [--port N]: serves a build as a static host does, with the 404 page.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '4173' },
  },
});

const notFound = await readFile(path.join(values.dir, '404.html')).catch(() => {
  console.error(`There is no built site in ${values.dir}. Run "npm run build" first.`);
  process.exit(2);
});

const serveFiles = sirv(values.dir, {
  etag: true,
  setHeaders(response, pathname) {
    // Names of assets change with their content; everything else is asked for again.
    const fixed = pathname.startsWith('/assets/');
    response.setHeader('cache-control', fixed ? 'public, max-age=31536000, immutable' : 'no-cache');
  },
});

const server = createServer((request, response) => {
  serveFiles(request, response, () => {
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : notFound);
  });
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${values.port} is in use. Choose another: npm run serve -- --port 4174`
      : error.message,
  );
  process.exit(2);
});
server.listen(Number(values.port), () => {
  console.log(`The site is served at http://localhost:${values.port}/ (Ctrl+C stops it)`);
});
