import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import { maxDownloadBytes } from '../../schema/inspect.ts';
import { tokenHeader } from '../api.ts';
import { sha256 } from './files/sha256.ts';
import { maxPictureBytes, type Refused } from './site.ts';

/** The maximum bytes of a request without a file: a draft and its base. A UTF-16 unit has at most three bytes in UTF-8. */
export const maxRequestBytes = 2 * 3 * maxDocumentSize + 10_000;

/** The maximum bytes of a request with a file of this many bytes, in base64. */
const withFile = (bytes: number) => Math.ceil(bytes / 3) * 4 + 10_000;

/** The maximum bytes of a body, and the message for a larger one. */
type Limit = { bytes: number; message: string };

const limits = new Map<string, Limit>([
  [
    'uploadPicture',
    {
      bytes: withFile(maxPictureBytes),
      message: `The file is larger than ${maxPictureBytes / 1_000_000} MB. Make it smaller: 3,000 pixels wide is enough for every page.`,
    },
  ],
  [
    'uploadDownload',
    {
      bytes: withFile(maxDownloadBytes),
      message: `The file is larger than ${maxDownloadBytes / 1_000_000} MB. Make it smaller, or upload it to a file-sharing service and link to it.`,
    },
  ],
]);

/** The limit of the request of this name. */
export function limitOf(name: string): Limit {
  return limits.get(name) ?? { bytes: maxRequestBytes, message: 'This is too large for a page.' };
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
  if (!/^application\/json(?:;|$)/i.test(headers['content-type'] ?? '')) {
    return { status: 415, message: 'Only the editor’s own page can do this.' };
  }
  const { bytes, message } = limitOf(name);
  return Number(headers['content-length'] ?? 0) > bytes ? { status: 413, message } : undefined;
}

/** Whether a header is the token, compared in constant time. */
function isToken(header: string | string[] | undefined, token: string): boolean {
  const digest = (text: string) => Buffer.from(sha256(text));
  return timingSafeEqual(digest(String(header)), digest(token));
}
