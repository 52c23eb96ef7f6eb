import { connect } from 'node:net';
import { randomBelow } from '../../scripts/random.ts';

/** Request lines that people or scanners send, none of which may crash a server. */
export const requestLines: readonly string[] = [
  ...['GET //[ HTTP/1.1', 'GET //[x HTTP/1.1', 'GET /[ HTTP/1.1', 'GET //%5b HTTP/1.1'],
  ...['GET /%zz HTTP/1.1', 'GET /%c3 HTTP/1.1', 'GET /% HTTP/1.1', 'GET /%00 HTTP/1.1'],
  ...['GET /%0d%0aX-Evil:1 HTTP/1.1', 'GET /\0 HTTP/1.1', 'GET /\x7f HTTP/1.1', 'GET /é HTTP/1.1'],
  ...['GET http://evil.test/ HTTP/1.1', 'GET http://[/ HTTP/1.1', 'GET https:// HTTP/1.1'],
  ...['OPTIONS * HTTP/1.1', 'OPTIONS / HTTP/1.1', 'GET * HTTP/1.1', 'CONNECT a:1 HTTP/1.1'],
  ...['CONNECT [::1 HTTP/1.1', 'TRACE / HTTP/1.1', 'POST / HTTP/1.1', 'HEAD / HTTP/1.1'],
  ...[
    'PUT /x HTTP/1.1',
    'DELETE / HTTP/1.1',
    'PATCH / HTTP/1.1',
    'FOO / HTTP/1.1',
    'GET  HTTP/1.1',
  ],
  ...['GET / HTTP/1.0', 'GET / HTTP/0.9', 'GET / HTTP/9.9', 'GET /', 'GET', '', ' ', '\0', '{}'],
  ...['GET /..%2f..%2fpackage.json HTTP/1.1', 'GET /../../package.json HTTP/1.1'],
  ...['GET /%2e%2e/%2e%2e/package.json HTTP/1.1', 'GET /..%5c..%5cpackage.json HTTP/1.1'],
  ...['GET /a/..%2f..%2f..%2fpackage.json HTTP/1.1', 'GET ////etc/passwd HTTP/1.1'],
  ...['GET /.%00./package.json HTTP/1.1', 'GET \\..\\package.json HTTP/1.1', 'GET /?%zz HTTP/1.1'],
  ...['GET /?a=%00 HTTP/1.1', 'GET ? HTTP/1.1', 'GET # HTTP/1.1', 'GET /#x HTTP/1.1'],
  ...[`GET /${'a'.repeat(300)} HTTP/1.1`, `GET /${'a/'.repeat(3000)} HTTP/1.1`],
  ...[`GET /${'a'.repeat(100_000)} HTTP/1.1`, `GET /${'../'.repeat(4000)} HTTP/1.1`],
  ...[`${'A'.repeat(100_000)} / HTTP/1.1`, 'PRI * HTTP/2.0', '\x16\x03\x01\x02\x00\x01\x00'],
];

/** Header lines of the same kind. */
export const headerLines: readonly string[] = [
  ...['Range: bytes=0-0', 'Range: bytes=5-2', 'Range: bytes=-1', 'Range: bytes=99999999-'],
  ...['Range: bytes=0-0,2-3', 'Range: bytes=a-b', 'Range: bytes=', 'Range: x', 'Range: bytes=-0'],
  ...['If-None-Match: *', 'If-Match: "x"', 'If-Range: "x"', 'If-Modified-Since: x', 'TE: x'],
  ...['Accept-Encoding: br', 'Accept-Encoding: gzip;q=0, *', 'Accept-Encoding: \xff', 'X: \0'],
  ...['Host: a:b:c', 'Host: [', 'Host: \xff', 'Host: /', 'Content-Length: -1', 'Content-Length: x'],
  ...['Content-Length: 5', 'Transfer-Encoding: chunked', 'Transfer-Encoding: x', 'Expect: x'],
  ...['Expect: 100-continue', 'Upgrade: websocket', 'Connection: Upgrade', ': x', 'x', ' x: y'],
  ...['Accept: \0', 'Cookie: =;=', 'Origin: null', 'Referer: [', `X: ${'x'.repeat(100_000)}`],
];

/** `count` requests made from these lines with some bytes changed, reproducibly for the same seed. */
export function hostileRequests(count: number, seed: number): string[] {
  const below = randomBelow(seed);
  const pick = (items: readonly string[]) => items[below(items.length)] ?? '';
  return Array.from({ length: count }, () => {
    const headers = Array.from({ length: below(4) }, () => pick(headerLines));
    const lines = [pick(requestLines), 'Host: localhost', ...headers, 'Connection: close'];
    let text = `${lines.join('\r\n')}\r\n\r\n`;
    for (let change = below(4); change > 0; change -= 1) {
      const at = below(Math.min(text.length, 200));
      text = text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + below(2));
    }
    return text;
  });
}

/**
 * Sends bytes and returns the response until the server closes the connection. After `patience` milliseconds, ends the request,
 * in case the server waits for more. Rejects if it does not close even then.
 */
export function sendBytes(origin: string, text: string, patience = 20_000): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const end = setTimeout(() => socket.end(), patience);
    const fail = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The server does not close after ${JSON.stringify(text.slice(0, 300))}.`));
    }, patience + 20_000);
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    // A server may close the connection before it has read a long request.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(end);
      clearTimeout(fail);
      resolve(answer);
    });
    socket.write(Buffer.from(text, 'latin1'));
  });
}

/** Sends requests, a few at a time, and calls `look` with each request and its response. */
export async function sendAll(
  origin: string,
  requests: readonly string[],
  look: (request: string, answer: string) => void,
): Promise<void> {
  const waiting = [...requests];
  const one = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      look(next, await sendBytes(origin, next, 300));
    }
  };
  await Promise.all(Array.from({ length: 20 }, one));
}
