import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { ownValue, parseAddress, parseJson } from '../../schema/browser.ts';
import { groupBy } from '../../schema/diagnose/index.ts';
import type { LinkResult, LinkResults } from '../../schema/index.ts';
import { expectNoLinks } from './expectNoLinks.ts';
import { stampOf } from './ownedFiles.ts';
import { writeAtomically } from './writeAtomically.ts';

const maxRedirects = 5;
const maxHostsAtOnce = 4;

type Options = {
  /** Milliseconds between two requests to the same host. */
  pauseMs?: number;
  timeoutMs?: number;
  onProgress?: (done: number, all: number) => void;
};

/**
 * Requests each address with HEAD, or GET if HEAD fails, one request at a time per host. Bodies are not read. A page counts as
 * existing if the status says nothing about it, such as 403 or 429.
 */
export async function checkLinks(
  urls: Iterable<string>,
  { pauseMs = 1000, timeoutMs = 10_000, onProgress = () => {} }: Options = {},
): Promise<LinkResults> {
  const all = [...new Set(urls)];
  const waiting = [...groupBy(all, (url) => new URL(url).host).values()];
  const results: Record<string, LinkResult> = {};
  const work = async () => {
    for (let ofHost = waiting.shift(); ofHost; ofHost = waiting.shift()) {
      for (const [index, url] of ofHost.entries()) {
        if (index > 0) await wait(pauseMs);
        results[url] = await checkLink(url, timeoutMs);
        onProgress(Object.keys(results).length, all.length);
      }
    }
  };
  await Promise.all(Array.from({ length: maxHostsAtOnce }, work));
  return results;
}

async function checkLink(url: string, timeoutMs: number): Promise<LinkResult> {
  let at = new URL(url);
  // The address to write instead, as long as all redirects so far are permanent.
  let moved: string | undefined = url;
  try {
    for (let count = 0; count <= maxRedirects; count += 1) {
      const { status, location, noFrames } = await answerOf(at, timeoutMs);
      if (location === undefined) {
        if (status === 404 || status === 410) return { kind: 'gone' };
        return moved === undefined || moved === url || status >= 400
          ? { kind: 'there', ...(noFrames && { noFrames }) }
          : { kind: 'moved', to: withFragment(moved, url) };
      }
      const next = parseAddress(location, at);
      if (!next) return { kind: 'gone' };
      at = next;
      moved = moved !== undefined && [301, 308].includes(status) ? at.href : undefined;
    }
    return { kind: 'circle' };
  } catch (error) {
    return { kind: 'silent', reason: reasonOf(error) };
  }
}

async function answerOf(
  url: URL,
  timeoutMs: number,
): Promise<{ status: number; location?: string; noFrames?: true | undefined }> {
  const request = async (method: 'HEAD' | 'GET') => {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(url, { method, redirect: 'manual', signal });
    await answer.body?.cancel();
    return answer;
  };
  let answer = await request('HEAD');
  const isSure = answer.status < 400 || [429, 503].includes(answer.status);
  if (!isSure) answer = await request('GET');
  const location = answer.headers.get('location');
  const isRedirect = [301, 302, 303, 307, 308].includes(answer.status) && location !== null;
  const noFrames = (answer.ok && refusesFrames(answer.headers)) || undefined;
  return { status: answer.status, ...(isRedirect && { location }), noFrames };
}

/**
 * Whether a page can be framed by no other site: by its policy (Content Security Policy Level 3, frame-ancestors), which replaces
 * X-Frame-Options (RFC 7034). A policy that names hosts may name this site's.
 */
function refusesFrames(headers: Headers): boolean {
  const policies = (headers.get('content-security-policy') ?? '').toLowerCase().split(/[;,]/);
  const ancestors = policies
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name === 'frame-ancestors');
  return ancestors.length > 0
    ? ancestors.some((sources) =>
        sources.slice(1).every((one) => ["'none'", "'self'"].includes(one)),
      )
    : /^\s*(?:deny|sameorigin)\b/i.test(headers.get('x-frame-options') ?? '');
}

/** A redirect keeps the fragment (RFC 9110, 10.2.2). */
function withFragment(to: string, from: string): string {
  return to.includes('#') ? to : to + new URL(from).hash;
}

function reasonOf(error: unknown) {
  if (error instanceof Error && error.name === 'TimeoutError') return 'time';
  const code = String(ownValue(error instanceof Error ? error.cause : undefined, 'code') ?? '');
  if (code === 'ENOTFOUND') return 'name';
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'connection';
}

/** The file with the results of a folder's last check, which the editor reads. */
function fileFor(folder: string): string {
  const { dir, base } = path.parse(path.resolve(folder));
  return path.join(dir, '.editor', 'links', `${base}.json`);
}

const resultShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('there'), noFrames: z.literal(true).optional() }),
  z.object({ kind: z.enum(['gone', 'circle']) }),
  z.object({ kind: z.literal('moved'), to: z.string() }),
  z.object({
    kind: z.literal('silent'),
    reason: z.enum(['name', 'time', 'certificate', 'connection']),
  }),
]);
const checkShape = z.object({ time: z.iso.datetime(), results: z.record(z.string(), resultShape) });
export type LinkCheck = z.output<typeof checkShape>;

/** Stores the results of a check for the editor. Rejects if one of its folders is a link. */
export async function keepLinkCheck(folder: string, results: LinkResults): Promise<void> {
  const file = fileFor(folder);
  const links = path.dirname(file);
  await expectNoLinks([path.dirname(links), links]);
  await mkdir(path.dirname(file), { recursive: true });
  await writeAtomically(file, JSON.stringify({ time: new Date().toISOString(), results }));
}

/**
 * Returns a function that reads the last check of a folder of documents, and rereads it only if its file has changed. It returns
 * undefined if there is none or it cannot be read; the next check replaces it, and nothing else depends on it.
 */
export function linkCheckReader(folder: string): () => Promise<LinkCheck | undefined> {
  const file = fileFor(folder);
  let known: { stamp: string; check: LinkCheck | undefined } | undefined;
  return async () => {
    const stats = await stat(file).catch(() => undefined);
    if (!stats) return undefined;
    const stamp = stampOf(stats);
    if (known?.stamp === stamp) return known.check;
    const text = await readFile(file, 'utf8').catch(() => '');
    const check = checkShape.safeParse(parseJson(text)).data;
    known = { stamp, check };
    return check;
  };
}
