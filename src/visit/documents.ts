import type { Page } from '../../schema/index.ts';
import { createChannel } from '../shared/channel.ts';

export type Documents = {
  /** The document of a path, when it is here already. */
  peek(path: string): Page | undefined;
  /**
   * Fetches a document with all that drawing it needs. Rejects when it cannot be had after one retry, with
   * CodeMissing when it is the code.
   */
  load(path: string): Promise<Page>;
  /** Loads a document that will probably be wanted; says nothing when it cannot. */
  prefetch(path: string): void;
  /** Puts a document in the cache: the one the page came with, or one that an editor has just saved. */
  put(path: string, page: Page): void;
  /** Calls `listener` after each change of the cache. Returns what ends it. */
  subscribe(listener: () => void): () => void;
};

/** The document came and the code that renders it did not: the site was built anew since this page was loaded. */
export class CodeMissing extends Error {}

/** Where the build puts the document of a path. */
export function documentUrl(path: string): string {
  return `${path === '/' ? '' : path}/page.json`;
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

/** Fetches the document of a path. Rejects when it cannot be had, or what comes is none. */
export async function fetchDocument(path: string): Promise<Page> {
  const response = await fetch(documentUrl(path));
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}`);
  const page: unknown = await response.json();
  if (!isPage(page)) throw new Error(`${path} answered with something that is not a page`);
  return page;
}

/**
 * The one client for documents, created at start-up. `prepare` loads what drawing a page needs (the
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
      .catch(() => fetchOnce(path))
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
