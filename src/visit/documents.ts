import type { Page } from '../../schema/index.ts';
import { createChannel } from '../shared/channel.ts';
import { documentUrl } from '../shared/paths.ts';

export type Documents = {
  /** The document of a path, when it is here already. */
  peek(path: string): Page | undefined;
  /**
   * Fetches a document with all that rendering it needs. Rejects when it cannot be loaded: with PageMissing, or after one
   * retry with CodeMissing or the error of the network.
   */
  load(path: string): Promise<Page>;
  /** Loads a document that is probably needed soon. Failures are ignored. */
  prefetch(path: string): void;
  /** Puts a document in the cache: the one the page came with, or one that an editor has just saved. */
  put(path: string, page: Page): void;
  /** Calls `listener` after each change of the cache. Returns what ends it. */
  subscribe(listener: () => void): () => void;
};

/** The host has no such page: it was removed or moved since this page was loaded. */
class PageMissing extends Error {}

/** The document came and the code that renders it did not: the site was built anew since this page was loaded. */
class CodeMissing extends Error {}

/** Whether a full load can show more than this error of `load`: the host's redirect, its 404 page, or the page as built now. */
export function needsFullLoad(error: unknown): boolean {
  return error instanceof PageMissing || error instanceof CodeMissing;
}

/** Whether an answer is a document at all, and not a log-in page of a hotel's network. */
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

/** Fetches the document of a path. Rejects when it cannot be loaded; with PageMissing when the host answers with something else. */
export async function fetchDocument(path: string): Promise<Page> {
  const response = await fetch(documentUrl(path));
  const { ok, status } = response;
  if (!ok) {
    // Too many requests, or a fault of the host: a full load would show no more.
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
 * The one client for documents, created at start-up. `prepare` loads what rendering a page needs (the
 * code of its blocks) before the page counts as loaded.
 */
export function createDocuments(prepare: (page: Page) => Promise<void>): Documents {
  const cache = new Map<string, Page>();
  const changes = createChannel<void>();
  const underWay = new Map<string, Promise<Page>>();

  const put = (path: string, page: Page) => {
    cache.set(path, page);
    changes.send();
  };

  const fetchOnce = async (path: string): Promise<Page> => {
    const page = await fetchDocument(path);
    await prepare(page).catch((cause) => {
      throw new CodeMissing(`The code of ${path} could not be loaded.`, { cause });
    });
    put(path, page);
    return page;
  };

  const load = (path: string): Promise<Page> => {
    const cached = cache.get(path);
    if (cached) return Promise.resolve(cached);
    const running = underWay.get(path);
    if (running) return running;
    const loading = fetchOnce(path)
      .catch((error) => {
        if (error instanceof PageMissing) throw error;
        return fetchOnce(path);
      })
      .finally(() => underWay.delete(path));
    underWay.set(path, loading);
    return loading;
  };

  return {
    peek: (path) => cache.get(path),
    load,
    prefetch: (path) => void load(path).catch(() => {}),
    put,
    subscribe: changes.listen,
  };
}
