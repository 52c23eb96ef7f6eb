import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpServer, Plugin } from 'vite';
import { embedsFolder } from '../../schema/browser.ts';

/** The answer to a refused request. */
export type Refused = { status: number; message: string };

type Asked = Pick<IncomingMessage, 'url' | 'headersDistinct'>;

/**
 * Decides whether a request is refused; undefined for a request of the server's own pages. Every site that is open in the
 * same browser can send requests to a server on this computer. The browser tells the source of a request in Sec-Fetch-Site (W3C
 * Fetch Metadata) and Origin (RFC 6454). "none" means that the address was typed or opened by a program. Another port of this
 * computer counts as another site, although browsers call it "same-site". Host must be one of `ownHosts`, because with DNS
 * rebinding the name of another site leads to this server.
 */
export function refusalOf(
  { url = '', headersDistinct: headers }: Asked,
  ownHosts: readonly string[],
): Refused | undefined {
  if (!isPath(url)) return { status: 400, message: 'Bad request: not a valid address.' };
  const { host: hosts = [], origin: origins = [], 'sec-fetch-site': sites = [] } = headers;
  const host = hosts.join().toLowerCase();
  if (!ownHosts.includes(host)) {
    const names = ownHosts.map((own) => `http://${own}/`).join(', ');
    return { status: 403, message: `This server answers only at these addresses: ${names}` };
  }
  const isForeign =
    origins.some((origin) => origin !== `http://${host}`) ||
    sites.some((site) => site !== 'same-origin' && site !== 'none' && !isOfCode(url));
  return isForeign ? { status: 403, message: foreign } : undefined;
}

/**
 * Whether a path is that of a page with a provider's code. It is sandboxed, so when it loads itself again (scripts/server/devAnswers.ts),
 * browsers call it another site. Other sites can neither read it nor show it, and it can do nothing here that they cannot.
 */
function isOfCode(url: string): boolean {
  return url.startsWith(embedsFolder) && /^[0-9a-f]{16}$/.test(url.slice(embedsFolder.length));
}

const foreign =
  'This request came from another site, so it was rejected. To open the page, copy the address from the terminal into your browser’s address bar.';

/**
 * Whether the target of a request is a path that all parts of the server read in the same way: not the address of another
 * host ("//host", "http://host/"), nothing that cannot be decoded, and no null character.
 */
function isPath(target: string): boolean {
  const path = target.replace(/\?.*/s, '');
  if (!/^\/(?!\/)[^\\]*$/.test(path)) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** The address at which Vite opens a file in the developer's editor. */
export const openInEditorPath = '/__open-in-editor';

// Other sites cannot load an answer or show it in a frame, and a browser does not guess its type.
const headersOfAll = {
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Refuses requests of other sites to `npm run dev` and `npm run edit`, before any part of Vite answers them. */
export function localGuard(): Plugin {
  return {
    name: 'local-guard',
    apply: 'serve',
    // Vite would let every numeric address and every port through, and would answer others without the headers above.
    config: () => ({ server: { allowedHosts: true } }),
    configureServer: {
      order: 'pre',
      handler(server) {
        const { httpServer, middlewares } = server;
        const ownHosts = () => [
          ...loopbackHosts(httpServer),
          ...(server.resolvedUrls?.network ?? []).map((url) => new URL(url).host),
        ];
        middlewares.use((request, response, next) => {
          for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
          const refused = refusalOf(request, ownHosts());
          if (!refused) return next();
          // The rest of a refused request is not read.
          response.writeHead(refused.status, { 'content-type': 'text/plain', connection: 'close' });
          response.end(`${refused.message}\n`);
        });

        // This address starts a program, so the usual checks are not enough: the browser must name this server as the source.
        middlewares.use(openInEditorPath, (request, response, next) => {
          if (request.headers['sec-fetch-site'] === 'same-origin') return next();
          response.writeHead(403, { 'content-type': 'text/plain' }).end(`${foreign}\n`);
        });

        // Vite asks for a token that only its own pages can read, but answers a ping without one. Its listener, which runs next,
        // leaves a closed connection alone.
        httpServer?.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
          if (refusalOf(request, ownHosts())) socket.destroy();
        });
        if (httpServer) refuseUnreadable(httpServer);
      },
    },
  };
}

/** Replaces an address that is not a path, for which Vite's listeners throw and end the process, by one that they refuse. */
function refuseUnreadable(httpServer: HttpServer): void {
  for (const event of ['request', 'upgrade']) {
    httpServer.prependListener(event, (request: IncomingMessage) => {
      if (!isPath(request.url ?? '')) request.url = '/%';
    });
  }
}

/** The values of Host with which browsers on this computer reach the server. */
function loopbackHosts(httpServer: HttpServer | null): string[] {
  const address = httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return names.map((name) => new URL(`http://${name}:${port}`).host);
}
