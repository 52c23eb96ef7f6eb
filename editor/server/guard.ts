import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { largest } from '../../schema/diagnose/rules/file/tooLarge.ts';
import { tokenHeader } from '../api.ts';

// A UTF-16 unit has at most three bytes in UTF-8.
const bytesOfLargest = 3 * largest;

/** The most bytes that a request may carry: a draft and the document that it is a change of. */
export const mostBytes = 2 * bytesOfLargest + 10_000;

/** Why a request is not answered. */
export type Turned = { status: number; message: string } | undefined;

/**
 * Why a request for the editor's page is not answered: a name of another site that leads here (DNS rebinding)
 * would make this server part of that site.
 */
export function turnedFromPage({ host }: IncomingHttpHeaders, port: number): Turned {
  const own = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  return host !== undefined && own.includes(host)
    ? undefined
    : { status: 403, message: 'The editor answers under its own address alone.' };
}

/**
 * Why a request is not answered by the endpoints: other sites in the same browser can send requests here, but
 * cannot read the token that the editor's page carries, and cannot hide where they come from.
 */
export function turnedFromApi(
  method: string,
  headers: IncomingHttpHeaders,
  { port, token }: { port: number; token: string },
): Turned {
  const turned = turnedFromPage(headers, port);
  if (turned) return turned;
  const { origin, 'sec-fetch-site': site } = headers;
  const isForeign =
    (origin !== undefined && origin !== `http://${headers.host}`) ||
    (site !== undefined && site !== 'same-origin');
  const isUnsigned = method !== 'GET' && origin === undefined && site === undefined;
  if (isForeign || isUnsigned) {
    return { status: 403, message: 'The editor takes requests of its own page alone.' };
  }
  if (!isSame(headers[tokenHeader], token)) {
    return { status: 401, message: 'The editor was started anew. Load this page again.' };
  }
  const length = headers['content-length'];
  const hasBody = length !== undefined ? length !== '0' : 'transfer-encoding' in headers;
  if (hasBody && !/^application\/json(?:;|$)/i.test(headers['content-type'] ?? '')) {
    return { status: 415, message: 'A request carries JSON.' };
  }
  if (Number(length ?? 0) > mostBytes) return tooMuch;
  return undefined;
}

export const tooMuch = { status: 413, message: 'That is more than a page can be.' };

/** Whether a header is the token; takes the same time whatever it is. */
function isSame(header: string | string[] | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof header === 'string' && timingSafeEqual(digest(header), digest(token));
}
