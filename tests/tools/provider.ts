import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './findProgram.ts';

/** A provider with two hosts, as most have: one for the address that owners paste, and one where its frames lead. */
export type Provider = {
  /** The origin of the address that owners paste. */
  pasted: string;
  /** The origin of everything else. */
  other: string;
  /** What arrived at both: method and path, in order. /shown/TEXT: a page with this button can be clicked. */
  arrived: string[];
  stop: () => void;
};

/** Reports when its page is painted and can be clicked. */
const shownScript = `const { origin } = new URL(document.currentScript.src);
const report = () => fetch(origin + '/shown/' + document.querySelector('a, button').textContent, { mode: 'no-cors' });
onload = () => requestAnimationFrame(() => requestAnimationFrame(report));`;

/** A page that is one large button or link, so that a click anywhere in the frame reaches it. */
const page = (
  content: string,
) => `<!doctype html><title>Provider</title><style>html, body { margin: 0 }
a, button { position: fixed; inset: 0; width: 100%; height: 100%; }</style>${content}<script src="/shown.js"></script>`;

/**
 * Starts a provider on this computer, with a certificate that only browsers without certificate checks accept.
 * - /form sends to the other host, which shows a thank-you page with a link to a payment in the whole window.
 * - /short redirects to a calendar of the other host.
 * - /voucher opens a window of the other host for a payment, and the frame goes on when that reports it.
 */
export async function startProvider(): Promise<Provider> {
  const credentials = await selfSigned();
  const arrived: string[] = [];
  const listenOn = (host: string, pages: (path: string) => string, short = '') =>
    listen(host, credentials, ({ method, url = '' }, response) => {
      arrived.push(`${method} ${url}`);
      const location = method === 'POST' ? '/thanks' : url === '/short' ? short : '';
      if (location) response.writeHead(303, { location }).end();
      else if (url === '/shown.js')
        response.setHeader('content-type', 'text/javascript').end(shownScript);
      else response.setHeader('content-type', 'text/html').end(page(pages(url)));
    });
  const other = await listenOn('127.0.0.1', (path) =>
    path === '/thanks'
      ? '<a href="/pay" target="_top">Pay</a>'
      : path === '/window'
        ? '<script>opener.postMessage("paid", "*")</script>'
        : '<button>Done</button>',
  );
  const pasted = await listenOn(
    'localhost',
    (path) =>
      path === '/voucher'
        ? `<button onclick="window.open('${other.origin}/window')">Voucher</button>
<script>onmessage = ({ data }) => { if (data === 'paid') location = '${other.origin}/paid'; }</script>`
        : `<form method="post" action="${other.origin}/sent"><button>Send</button></form>`,
    `${other.origin}/calendar`,
  );
  return {
    pasted: pasted.origin,
    other: other.origin,
    arrived,
    stop() {
      for (const { server } of [pasted, other]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

type Credentials = { key: string; cert: string };

/** Starts a server on any free port of a host. */
export async function listen(
  host: string,
  credentials: Credentials,
  answer: RequestListener,
): Promise<{ origin: string; server: Server }> {
  const server = createServer(credentials, answer);
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `https://${host}:${port}`, server };
}

/** A certificate that only browsers without certificate checks accept. */
export async function selfSigned(): Promise<Credentials> {
  const folder = await mkdtemp(path.join(tmpdir(), 'certificate-'));
  const files = { key: path.join(folder, 'key'), cert: path.join(folder, 'cert') };
  await promisify(execFile)(findProgram('openssl'), [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
    ...['-keyout', files.key, '-out', files.cert],
  ]);
  const [key, cert] = [await readFile(files.key, 'utf8'), await readFile(files.cert, 'utf8')];
  await rm(folder, { recursive: true });
  return { key, cert };
}
