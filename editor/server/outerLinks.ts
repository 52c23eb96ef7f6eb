import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { isObject, ownValue, parseAddress, parseJson } from '../../schema/browser.ts';
import { forEachField, kinds } from '../../schema/inspect.ts';
import { writeAtomically } from '../../scripts/content/writeAtomically.ts';
import { type LinkResult, linkResultShape, type OuterLink, siteName } from '../api.ts';
import { schemaOf } from '../documentSchema.ts';
import { type AskOptions, askSite, NotAsked, type SiteAnswer } from './askSite.ts';
import type { Listing } from './documents.ts';
import { queue } from './queue.ts';
import { Refusal } from './refusal.ts';
import { documentOf } from './source.ts';

const day = 24 * 60 * 60 * 1000;
const mostHops = 5;
// In ms, between two requests to one host.
const onePause = 1000;

const keptShape = z.record(z.string(), linkResultShape);

/** The addresses of other sites that documents name, each once, with the places that name it. */
export function outerLinksIn({ files }: Listing): Map<string, OuterLink['places']> {
  const found = new Map<string, OuterLink['places']>();
  const site = files.get(siteName);
  const own = originOf(String(ownValue(site && documentOf(site), 'url')));
  for (const [name, file] of files) {
    const document = documentOf(file);
    if (!isObject(document)) continue;
    forEachField(schemaOf(name), document, (place, text, { kind }) => {
      const info = kinds[kind];
      const target = info.structure === 'text' ? info.refersTo : undefined;
      if (typeof text !== 'string' || (target !== 'place' && target !== 'file')) return;
      const origin = originOf(text);
      // Links to this site itself are checked as documents are. A redirect of a folder ends in "/*".
      if (origin === undefined || origin === own || text.endsWith('*')) return;
      const places = found.get(text) ?? [];
      places.push({ file: name, path: [...place] });
      found.set(text, places);
    });
  }
  return found;
}

/** The origin of an address of the web; undefined for any other text. */
function originOf(text: string): string | undefined {
  return /^https?:\/\//i.test(text) ? parseAddress(text)?.origin : undefined;
}

export type LinkChecker = Awaited<ReturnType<typeof linkChecker>>;

type Options = AskOptions & {
  /** The file in which results are kept. */
  file: string;
  /** Between two requests to one host, in milliseconds. */
  pause?: number;
};

/**
 * Checks addresses of other sites: one request at a time for each host, a pause between two requests, HEAD before GET.
 * A result is used for a day.
 */
export async function linkChecker({ file, pause = onePause, ...options }: Options) {
  const inTurn = new Map<string, ReturnType<typeof queue>>();
  const going = new Map<string, Promise<LinkResult>>();
  const saving = queue();
  const kept = new Map(
    Object.entries(keptShape.safeParse(parseJson(await textOf(file))).data ?? {}),
  );

  /** One request, after the pause since the previous request to its host. */
  function ask(url: URL, method: 'HEAD' | 'GET'): Promise<SiteAnswer> {
    const turn = inTurn.get(url.host) ?? queue();
    inTurn.set(url.host, turn);
    const answer = turn(() => askSite(url, method, options));
    void turn(() => wait(pause, undefined, { ref: false }));
    return answer;
  }

  /**
   * Sends HEAD; then GET if the answer is an error, since many sites answer HEAD wrongly. A site that answers 429 or
   * 503 gets no second request.
   */
  async function answerOf(url: URL): Promise<SiteAnswer> {
    const answer = await ask(url, 'HEAD');
    const isSure = answer.status < 400 || [429, 503].includes(answer.status);
    return isSure ? answer : await ask(url, 'GET');
  }

  async function requestLink(url: string): Promise<LinkResult> {
    const time = new Date().toISOString();
    let at = new URL(url);
    // The current address while all redirects so far are permanent; else undefined.
    let moved: string | undefined = url;
    for (let hop = 0; hop <= mostHops; hop += 1) {
      const { status, location } = await answerOf(at);
      const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== undefined;
      if (!isRedirect) {
        if (status === 404 || status === 410) return { kind: 'gone', status, time };
        if (status >= 400) return { kind: 'refused', status, time };
        return moved !== undefined && moved !== url
          ? { kind: 'moved', status, to: withFragment(moved, url), time }
          : { kind: 'there', status, time };
      }
      const next = parseAddress(location, at);
      if (!next) return { kind: 'gone', status, time };
      at = next;
      at.username = '';
      at.password = '';
      moved = moved !== undefined && [301, 308].includes(status) ? at.href : undefined;
    }
    return { kind: 'circle', time };
  }

  async function result(url: string): Promise<LinkResult> {
    try {
      const found = await requestLink(url);
      kept.set(url, found);
      // If the result cannot be written, the address is just requested again the next time.
      await saving(() => save()).catch(() => {});
      return found;
    } catch (error) {
      const time = new Date().toISOString();
      // This can be the fault of the site or of the connection, so it is not kept.
      return error instanceof NotAsked
        ? { kind: 'private', time }
        : { kind: 'silent', time, reason: reasonOf(error) };
    }
  }

  async function save(): Promise<void> {
    const fresh = Array.from(kept).filter(([, { time }]) => isFresh(time));
    await mkdir(path.dirname(file), { recursive: true });
    await writeAtomically(file, JSON.stringify(Object.fromEntries(fresh)));
  }

  function freshResult(url: string): LinkResult | undefined {
    const found = kept.get(url);
    return found && isFresh(found.time) ? found : undefined;
  }

  return {
    /** The links to other sites in a listing, each with its result if that is at most a day old. */
    list: (listing: Listing): OuterLink[] =>
      Array.from(outerLinksIn(listing), ([url, places]) => {
        const found = freshResult(url);
        return { url, places, ...(found && { result: found }) };
      }),

    /** Checks an address that the documents of a listing contain; refused for every other one. */
    async check(listing: Listing, url: string): Promise<LinkResult> {
      if (!outerLinksIn(listing).has(url)) {
        throw new Refusal(404, { message: 'No page has this link any more.' });
      }
      const found = freshResult(url);
      if (found) return found;
      const asked = going.get(url) ?? result(url).finally(() => going.delete(url));
      going.set(url, asked);
      return await asked;
    },
  };
}

function isFresh(time: string): boolean {
  const age = Date.now() - Date.parse(time);
  return age >= 0 && age < day;
}

/** A redirect keeps the fragment (RFC 9110, 10.2.2). */
function withFragment(to: string, from: string): string {
  const { hash } = new URL(from);
  return to.includes('#') ? to : to + hash;
}

function reasonOf(error: unknown): 'name' | 'time' | 'certificate' | 'line' {
  const code = String(ownValue(isObject(error) ? error : {}, 'code') ?? '');
  if (error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name)) return 'time';
  if (code === 'ENOTFOUND') return 'name';
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'line';
}

async function textOf(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch(() => '');
}
