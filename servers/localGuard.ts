import { type IncomingMessage, Server, STATUS_CODES } from 'node:http';
import type { Plugin } from 'vite';

/** Why a request is not answered. */
export type Refused = { status: number; message: string };

type Asked = Pick<IncomingMessage, 'url' | 'headersDistinct'>;

/**
 * Why a request is not answered, or undefined for one of this computer's own. Every site that is open in the same
 * browser can send requests to a server on this computer. A browser says from where: with Sec-Fetch-Site (W3C Fetch
 * Metadata) and with Origin (RFC 6454). "none" is an address that was typed or opened by a program. Another port of
 * this computer is another site, though a browser calls it "same-site". A name of another site that leads here (DNS
 * rebinding) would make the server part of that site, so Host has to be one of `ownHosts`.
 */
export function refusalOf(
  { url = '', headersDistinct: headers }: Asked,
  ownHosts: readonly string[],
): Refused | undefined {
  if (!isPath(url)) return { status: 400, message: 'The address of this request cannot be read.' };
  const { host: hosts = [], origin: origins = [], 'sec-fetch-site': sites = [] } = headers;
  const host = hosts.join().toLowerCase();
  if (!ownHosts.includes(host)) {
    const names = ownHosts.map((own) => `http://${own}/`).join(', ');
    return { status: 403, message: `This server answers under its own addresses only: ${names}` };
  }
  const isForeign =
    origins.some((origin) => origin !== `http://${host}`) ||
    sites.some((site) => site !== 'same-origin' && site !== 'none');
  return isForeign ? { status: 403, message: foreign } : undefined;
}

/** As `refusalOf`, for a WebSocket: a browser always names its origin when it asks for one. */
export function upgradeRefusalOf(asked: Asked, ownHosts: readonly string[]): Refused | undefined {
  const isUnsigned = asked.headersDistinct.origin === undefined;
  return refusalOf(asked, ownHosts) ?? (isUnsigned ? { status: 403, message: foreign } : undefined);
}

const foreign =
  'Another site asked for this, so it is not answered. To open it yourself, copy the address that the terminal shows into the address bar of your browser.';

/**
 * Whether a request's target is a path that every part of the server reads alike: no address of another host
 * ("//host", "http://host/"), and no percent sign or null that cannot be decoded.
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

/** Where Vite starts the program in which a developer writes code. */
export const openInEditorPath = '/__open-in-editor';

// No other site loads an answer or shows it in a frame, and it is of no other type than it says.
const headersOfAll = {
  'content-security-policy': "frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Refuses what another site asks of `npm run dev` and `npm run edit`, before any part of Vite sees it. */
export function localGuard(): Plugin {
  return {
    name: 'local-guard',
    apply: 'serve',
    configureServer(server) {
      const { httpServer } = server;
      if (!httpServer) return; // Unit tests: nothing listens.
      if (!(httpServer instanceof Server))
        throw new Error('The guard checks requests of HTTP only.');
      const ownHosts = () => [
        ...loopbackHosts(httpServer),
        ...(server.resolvedUrls?.network ?? []).map((url) => new URL(url).host),
      ];

      const answer = takeOver(httpServer, 'request');
      httpServer.on('request', (request, response) => {
        for (const [name, value] of Object.entries(headersOfAll)) response.setHeader(name, value);
        const refused = refusalOf(request, ownHosts());
        if (!refused) return answer(request, response);
        // What a refused request still carries is not read.
        response.writeHead(refused.status, { 'content-type': 'text/plain', connection: 'close' });
        response.end(`${refused.message}\n`);
      });

      // It starts a program, so it takes proof and not only the absence of doubt: a page of this server asks for it.
      server.middlewares.use(openInEditorPath, (request, response, next) => {
        if (request.headers['sec-fetch-site'] === 'same-origin') return next();
        response.writeHead(403, { 'content-type': 'text/plain' }).end(`${foreign}\n`);
      });

      const upgrade = takeOver(httpServer, 'upgrade');
      httpServer.on('upgrade', (request, socket, head) => {
        const refused = upgradeRefusalOf(request, ownHosts());
        if (!refused) return upgrade(request, socket, head);
        socket.on('error', () => {}); // A client that is gone has nothing to be told.
        const status = `${refused.status} ${STATUS_CODES[refused.status]}`;
        socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      });
    },
  };
}

/** The names of this computer for itself, with the port of a server, as a browser writes them in Host. */
function loopbackHosts(httpServer: Server): string[] {
  const address = httpServer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  return names.map((name) => new URL(`http://${name}:${port}`).host);
}

/** Takes an event away from those who listen to it; what comes back hands it on to them. */
function takeOver(httpServer: Server, event: 'request' | 'upgrade') {
  const listeners = httpServer.listeners(event);
  httpServer.removeAllListeners(event);
  return (...payload: unknown[]) => {
    for (const listener of listeners) Reflect.apply(listener, httpServer, payload);
  };
}
