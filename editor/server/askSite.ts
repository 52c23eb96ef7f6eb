import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './publicAddress.ts';

/** The status and the redirect of an answer. The body is not read. */
export type SiteAnswer = { status: number; location?: string };

/** The address may not be requested: it is of this computer or its network, or no address of the web. */
export class NotAsked extends Error {}

export type AskOptions = {
  /** Sent with every request, so that the owner of a site can see who asks. */
  userAgent: string;
  /** How long one request may take, in milliseconds. */
  limit?: number;
  /** Which IP addresses may be requested. */
  isAllowed?: (address: string) => boolean;
  /** The IP addresses of a host name. */
  resolve?: (host: string) => Promise<readonly string[]>;
};

const tenSeconds = 10_000;

/**
 * Sends one request to an address (http: or https:), and follows no redirect. The host name is resolved once, each of
 * its IP addresses must be allowed, and the connection is made to one of them, so that a second DNS answer cannot lead
 * elsewhere. Sends no cookie, no login and no Referer. Rejects with NotAsked, or with the error of the network.
 */
export async function askSite(
  url: URL,
  method: 'HEAD' | 'GET',
  { userAgent, limit = tenSeconds, isAllowed = isPublicAddress, resolve = addressesOf }: AskOptions,
): Promise<SiteAnswer> {
  if (!['http:', 'https:'].includes(url.protocol)) throw new NotAsked(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const signal = AbortSignal.timeout(limit);
  const addresses = isIP(host) ? [host] : await within(signal, resolve(host));
  const [address] = addresses;
  if (address === undefined || !addresses.every(isAllowed)) throw new NotAsked(host);
  const isSecure = url.protocol === 'https:';
  return await new Promise<SiteAnswer>((done, fail) => {
    const send = isSecure ? requestSecure : requestPlain;
    const request = send({
      host: address,
      port: url.port || undefined,
      path: url.pathname + url.search,
      method,
      headers: { host: url.host, 'user-agent': userAgent, accept: '*/*' },
      ...(isSecure && !isIP(host) && { servername: host }),
      agent: false,
      signal,
    });
    request.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      done({ status, ...(headers.location !== undefined && { location: headers.location }) });
      // The body is not read, however long it is.
      response.destroy();
    });
    request.on('error', fail);
    request.end();
  });
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** A promise that is rejected when the signal aborts first. */
function within<Result>(signal: AbortSignal, promise: Promise<Result>): Promise<Result> {
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason), { once: true });
    promise.then(done, fail);
  });
}
