import { documentUrl } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import { createChannel } from '../shared/channel.ts';

export type Documents = {
  /** The cached document of a path; undefined if it is not cached. */
  peek(path: string): Page | undefined;
  /**
   * Loads a document and everything that rendering it needs, from the cache or the host. Rejects with PageMissing, or after one
   * retry with CodeMissing or a network error.
   */
  load(path: string): Promise<Page>;
  /** Loads a document that is probably needed soon, and what rendering it needs. Failures are ignored. */
  prefetch(path: string): void;
  /** Fetches only the document, which is small. Failures are ignored. */
  prefetchDocument(path: string): void;
  /** Adds a document to the cache: the one of the first page, or one that was just saved. */
  put(path: string, page: Page): void;
  /** Calls `listener` after each change of the cache. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
};

/** The host does not have the page, or has it for other code: it was removed, moved or rebuilt after this page was loaded. */
class PageMissing extends Error {}

/** The document was loaded, but not its code: the site was rebuilt after this page was loaded. */
class CodeMissing extends Error {}

/** Whether a full load helps after an error of `load`: it shows the host's redirect, its 404 page, or the latest build. */
export function needsFullLoad(error: unknown): boolean {
  return error instanceof PageMissing || error instanceof CodeMissing;
}

/** Whether a value has the outline of a page document. The response of a captive portal, for example, does not. */
export function isPage(value: unknown): value is Page {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'blocks' in value &&
    Array.isArray(value.blocks)
  );
}

/** A document as a build sends it. */
export type SentPage = Page & {
  /** The URL of the entry of the code that it was written for. Its name has a hash of all code. Omitted in dev. */
  entry?: string | undefined;
};

/**
 * Fetches the document of a path, written for the code with this entry. Rejects if that fails, with PageMissing if the response is
 * not this page, or is for other code: its blocks may have other fields.
 */
export async function fetchDocument(path: string, entry: string | undefined): Promise<Page> {
  const isForOtherCode = (page: SentPage) => page.entry !== undefined && page.entry !== entry;
  const page = await request(path, 'default');
  if (!isForOtherCode(page)) return page;
  // The browser may have cached it before the last build.
  const latest = await request(path, 'reload');
  if (isForOtherCode(latest)) throw new PageMissing(`${path} was built for other code`);
  return latest;
}

async function request(path: string, cache: RequestCache): Promise<SentPage> {
  const response = await fetch(documentUrl(path), { cache });
  const { ok, status } = response;
  if (!ok) {
    // Too many requests or a server error: a full load would not help.
    const Failure = status === 429 || status >= 500 ? Error : PageMissing;
    throw new Failure(`${path} answered with status ${status}`);
  }
  const page: unknown = await response.json().catch((error) => {
    if (!(error instanceof SyntaxError)) throw error;
  });
  if (!isPage(page) || page.path !== path) {
    throw new PageMissing(`${path} answered with something that is not its page`);
  }
  return page;
}

/**
 * Creates the client and cache for documents, one for each full load. `prepare` loads everything else that rendering a page
 * needs (src/main.tsx); the page counts as loaded after that. `entry` is that of the running code.
 */
export function createDocuments(prepare: (page: Page) => Promise<void>, entry?: string): Documents {
  const cache = new Map<string, Page>();
  const changes = createChannel<void>();
  const pending = new Map<string, Promise<Page>>();
  /** Documents whose code may not be loaded yet. */
  const fetched = new Map<string, Promise<Page>>();

  const put = (path: string, page: Page) => {
    cache.set(path, page);
    changes.send();
  };

  const fetchPage = (path: string): Promise<Page> => {
    const page = fetched.get(path) ?? fetchDocument(path, entry);
    fetched.set(path, page);
    page.catch(() => fetched.delete(path));
    return page;
  };

  const fetchOnce = async (path: string): Promise<Page> => {
    const page = await fetchPage(path);
    // If its code is missing, the next try needs the latest document.
    fetched.delete(path);
    await prepare(page).catch((cause) => {
      throw new CodeMissing(`The code of ${path} could not be loaded.`, { cause });
    });
    put(path, page);
    return page;
  };

  const load = (path: string): Promise<Page> => {
    const cached = cache.get(path);
    if (cached) return Promise.resolve(cached);
    const started = pending.get(path);
    if (started) return started;
    const loading = fetchOnce(path)
      .catch((error) => {
        if (error instanceof PageMissing) throw error;
        return fetchOnce(path);
      })
      .finally(() => pending.delete(path));
    pending.set(path, loading);
    return loading;
  };

  return {
    peek: (path) => cache.get(path),
    load,
    prefetch: (path) => void load(path).catch(() => {}),
    prefetchDocument(path) {
      if (!cache.has(path) && !pending.has(path)) fetchPage(path).catch(() => {});
    },
    put,
    subscribe: changes.listen,
  };
}
