import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpServer, Plugin } from 'vite';
import { embedsFolder } from '../../schema/browser.ts';

/** The response to a rejected request. */
export type Refused = { status: number; message: string };

type Asked = Pick<IncomingMessage, 'url' | 'headersDistinct'>;

/**
 * Returns the response that rejects a request; undefined for requests from the server's own pages. Every site open in the same
 * browser can send requests to a server on this computer. The browser reports the source of a request in Sec-Fetch-Site (W3C
 * Fetch Metadata) and Origin (RFC 6454). "none" means that the address was typed or opened by a program. Another port on this
 * computer counts as another site, although browsers call it "same-site". Host must be one of `ownHosts`, because with DNS
 * rebinding another site's name can resolve to this server.
 */
export function refusalOf(
  { url = '', headersDistinct: headers }: Asked,
  ownHosts: readonly string[],
): Refused | undefined {
  if (!isPath(url)) return { status: 400, message: 'Bad request: not a valid address.' };
  const { host: hosts = [], origin: origins = [], 'sec-fetch-site': sites = [] } = headers;
  const host = hosts.join().toLowerCase();
  if (!ownHosts.includes(host)) {
    const names = ownHosts.map((ownHost) => `http://${ownHost}/`).join(', ');
    return { status: 403, message: `This server answers only at these addresses: ${names}` };
  }
  const isForeign =
    origins.some((origin) => origin !== `http://${host}`) ||
    sites.some((site) => site !== 'same-origin' && site !== 'none' && !isOfCode(url));
  return isForeign ? { status: 403, message: foreign } : undefined;
}

/**
 * Whether a path is that of a page with an embed code. It is sandboxed, so browsers call it another site when it reloads itself
 * (scripts/server/devAnswers.ts). Other sites can neither read nor frame it, and it has no more access than they have.
 */
function isOfCode(url: string): boolean {
  return url.startsWith(embedsFolder) && /^[0-9a-f]{16}$/.test(url.slice(embedsFolder.length));
}

const foreign =
  'This request came from another site, so it was rejected. To open the page, copy the address from the terminal into your browser’s address bar.';

/**
 * Whether a request target is a path that all parts of the server interpret in the same way: not the address of another host
 * ("//host", "http://host/"), decodable, and without a null character.
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

// Prevents other sites from loading or framing a response, and browsers from sniffing its type.
const headersOfAll = {
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Sets the headers of every response, and answers a request that `refusalOf` rejects. Returns whether it may be handled. */
export function isAllowed(
  request: IncomingMessage,
  response: ServerResponse,
  ownHosts: readonly string[],
): boolean {
  for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
  const refused = refusalOf(request, ownHosts);
  if (!refused) return true;
  // The rest of a rejected request is not read.
  response.writeHead(refused.status, { 'content-type': 'text/plain', connection: 'close' });
  response.end(`${refused.message}\n`);
  return false;
}

/** Rejects requests from other sites to `npm run dev`, before Vite handles them. */
export function localGuard(): Plugin {
  return {
    name: 'local-guard',
    apply: 'serve',
    // Vite would accept every numeric address and every port, and would reject others without the headers above.
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
          if (isAllowed(request, response, ownHosts())) next();
        });

        // This address starts a program, so the usual checks are not enough: the browser must report this server as the source.
        middlewares.use(openInEditorPath, (request, response, next) => {
          if (request.headers['sec-fetch-site'] === 'same-origin') return next();
          response.writeHead(403, { 'content-type': 'text/plain' }).end(`${foreign}\n`);
        });

        // Vite requires a token that only its own pages can read, but answers a ping without one. Its listener, which runs next,
        // ignores a closed connection.
        httpServer?.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
          if (refusalOf(request, ownHosts())) socket.destroy();
        });
        if (httpServer) refuseUnreadable(httpServer);
      },
    },
  };
}

/**
 * Replaces an address that is not a path with one that Vite's listeners reject. The original would make them throw, which ends
 * the process.
 */
function refuseUnreadable(httpServer: HttpServer): void {
  for (const event of ['request', 'upgrade']) {
    httpServer.prependListener(event, (request: IncomingMessage) => {
      if (!isPath(request.url ?? '')) request.url = '/%';
    });
  }
}

/** The values of Host with which browsers on this computer reach the server. */
export function loopbackHosts(httpServer: Pick<HttpServer, 'address'> | null): string[] {
  const address = httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return names.map((name) => new URL(`http://${name}:${port}`).host);
}
