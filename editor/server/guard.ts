import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import { tokenHeader } from '../api.ts';
import { maxWriteBytes } from '../home/folderApi.ts';
import { sha256 } from './files/sha256.ts';
import type { Refused } from './site.ts';

/** The maximum bytes of a request without files. A UTF-16 unit has at most three bytes in UTF-8. */
export const maxRequestBytes = 2 * 3 * maxDocumentSize + 10_000;

/** The maximum bytes of a body, the message for a larger one, and the type of the body if it is not JSON. */
type Limit = { bytes: number; message: string; type?: string };

/** The limit of the request of this name. */
export function limitOf(name: string): Limit {
  return name === 'write'
    ? {
        bytes: maxWriteBytes + maxRequestBytes,
        message: `These files are larger than ${maxWriteBytes / 1_000_000} MB together. Save fewer pictures at once.`,
        type: 'application/octet-stream',
      }
    : { bytes: maxRequestBytes, message: 'This is too large for a page.' };
}

/** A secret of 256 random bits, in characters that need no escape in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Why the endpoints refuse a request that passed scripts/server/localGuard.ts; undefined for a request from the editor's
 * page, which alone has the token. Browsers send the origin of a POST. `name` is the name of the request.
 */
export function apiRefusalOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  token: string,
  name = '',
): Refused | undefined {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined ? site !== 'same-origin' : origin === undefined) {
    return { status: 403, message: 'Only the editor’s own page can open this.' };
  }
  if (!isToken(headers[tokenHeader], token)) {
    return {
      status: 401,
      message:
        'This tab does not have the key of the running editor. Open the full address that the terminal shows, then reload this tab. Your changes are kept.',
    };
  }
  const { bytes, message, type = 'application/json' } = limitOf(name);
  const [sent = ''] = (headers['content-type'] ?? '').split(';');
  if (sent.toLowerCase() !== type) {
    return { status: 415, message: 'Only the editor’s own page can do this.' };
  }
  return Number(headers['content-length'] ?? 0) > bytes ? { status: 413, message } : undefined;
}

/** Whether a header is the token, compared in constant time. */
function isToken(header: string | string[] | undefined, token: string): boolean {
  const digest = (text: string) => Buffer.from(sha256(text));
  return timingSafeEqual(digest(String(header)), digest(token));
}
