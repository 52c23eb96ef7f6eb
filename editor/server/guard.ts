import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maxDocumentSize } from '../../schema/diagnose/index.ts';
import { maxDownloadBytes } from '../../schema/inspect.ts';
import { type requests, tokenHeader } from '../api.ts';
import { sha256 } from './files/sha256.ts';
import { maxPictureBytes, type Refused } from './site.ts';

// A UTF-16 unit has at most three bytes in UTF-8.
const bytesOfLargest = 3 * maxDocumentSize;

/** The most bytes of a request without a file: a draft and its base. */
export const maxRequestBytes = 2 * bytesOfLargest + 10_000;

/** The most bytes of a request with a file of this many bytes, in base64. */
const withFile = (bytes: number) => Math.ceil(bytes / 3) * 4 + 10_000;

const tooLarge = { status: 413, message: 'That is more than a page can be.' };
const tooLargePicture = {
  status: 413,
  message: `The file has more than ${maxPictureBytes / 1_000_000} MB. Save it smaller: 3,200 pixels wide is enough for every page.`,
};
const tooLargeDownload = {
  status: 413,
  message: `The file has more than ${maxDownloadBytes / 1_000_000} MB. Save it smaller, or put it where large files are shared and link to that.`,
};

type Limit = { bytes: number; refused: Refused };

const limits = new Map<string, Limit>(
  Object.entries({
    takePicture: { bytes: withFile(maxPictureBytes), refused: tooLargePicture },
    takeDownload: { bytes: withFile(maxDownloadBytes), refused: tooLargeDownload },
  } satisfies Partial<Record<keyof typeof requests, Limit>>),
);

/** The most bytes that the body of a request of this name may have, and the answer to more. */
export function limitOf(name: string): Limit {
  return limits.get(name) ?? { bytes: maxRequestBytes, refused: tooLarge };
}

/** A secret of 256 random bits, in characters that need no escape in a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Why the endpoints refuse a request that scripts/server/localGuard.ts let in; undefined for one from the editor's own page,
 * which alone has the token. Browsers send the origin of a POST. `name` is the name of the request.
 */
export function apiRefusalOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  token: string,
  name = '',
): Refused | undefined {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined ? site !== 'same-origin' : origin === undefined) {
    return { status: 403, message: 'The editor answers its own page only.' };
  }
  if (!isToken(headers[tokenHeader], token)) {
    return {
      status: 401,
      message:
        'This tab does not have the key of the editor that runs now. Open the whole address that the terminal shows where the editor was started, then load this tab again. What you wrote is kept.',
    };
  }
  if (!/^application\/json(?:;|$)/i.test(headers['content-type'] ?? '')) {
    return { status: 415, message: 'Only the editor’s own page can ask this.' };
  }
  const { bytes, refused } = limitOf(name);
  return Number(headers['content-length'] ?? 0) > bytes ? refused : undefined;
}

/** Whether a header is the token, compared in constant time. */
function isToken(header: string | string[] | undefined, token: string): boolean {
  const digest = (text: string) => Buffer.from(sha256(text));
  return typeof header === 'string' && timingSafeEqual(digest(header), digest(token));
}
