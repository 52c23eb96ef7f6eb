import { vi } from 'vitest';
import { pathOfDocument } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import { wordsOf } from '../../schema/words/index.ts';
import {
  createPath,
  type Location,
  type Path,
  parsePath,
  type To,
} from '../../src/shared/router.ts';
import { createDocuments } from '../../src/visit/documents.ts';
import {
  createVisit,
  type Positions,
  type View,
  type VisitBrowser,
} from '../../src/visit/visit.ts';

/** A host's responses to a request for a page's document. */
export const answers = ['page', 'missing', 'fault', 'no code'] as const;
export type Answer = (typeof answers)[number];

export const pageOf = (path: string): Page => ({
  path,
  title: `Page ${path}`,
  description: '',
  blocks: [],
});

const english = wordsOf('en');

/** A browser with one tab and a history, and a host whose responses the test controls. */
class Tab implements VisitBrowser {
  entries: Location[];
  index = 0;
  top = 0;
  online = true;
  loads: string[] = [];
  toasts: string[] = [];
  requests: { path: string; answer(response: Response | Error): void }[] = [];
  lacksCode = false;
  private stored = '{}';
  private keys = 0;
  private steps: number[] = [];
  private popped = () => {};

  constructor(at = '/') {
    this.entries = [{ ...toPath(at), state: null, key: 'default' }];
  }

  // The history as scripts see it. Entry states are copied, and traversal is asynchronous.

  get location(): Location {
    return structuredClone(this.entries[this.index] ?? { ...toPath('/'), state: null, key: '' });
  }

  createHref = (to: To) => createPath(toPath(to));

  push = (to: To, state?: unknown) => {
    this.entries = [...this.entries.slice(0, this.index + 1), this.entry(to, state)];
    this.index += 1;
  };

  replace = (to: To, state?: unknown) => {
    this.entries[this.index] = this.entry(to, state);
  };

  go = (by: number) => {
    this.steps.push(by);
  };

  listen = (listener: () => void) => {
    this.popped = listener;
    return () => {
      this.popped = () => {};
    };
  };

  private entry(to: To, state: unknown): Location {
    const own = { key: `key ${this.keys++}`, state, ...toPath(to) };
    return structuredClone({ ...own, state: own.state ?? null });
  }

  scrollTop = () => this.top;
  isOnline = () => this.online;
  load = (address: string) => this.loads.push(address);
  reload = () => this.loads.push('reload');
  readPositions = (): Positions => JSON.parse(this.stored);
  storePositions = (positions: Positions) => {
    this.stored = JSON.stringify(positions);
  };
  showError = () => this.toasts.push(english.notLoaded);

  // Actions of the visitor and the host.

  get address() {
    return createPath(this.location);
  }

  /** The visitor presses Back or Forward. */
  press(by: number) {
    this.go(by);
    this.walk();
  }

  /** Performs the pending traversal steps. */
  walk() {
    for (const by of this.steps.splice(0)) {
      if (by === 0) this.reload();
      else if (this.entries[this.index + by]) {
        this.index += by;
        this.popped();
      }
    }
  }

  /** The visitor changes the hash in the address bar. */
  type(hash: string) {
    const entry = { ...this.location, hash, state: null, key: 'default' };
    this.entries = [...this.entries.slice(0, this.index + 1), entry];
    this.index += 1;
    this.popped();
  }

  fetch = (url: string) =>
    new Promise<Response>((resolve, reject) => {
      const answer = (response: Response | Error) =>
        response instanceof Error ? reject(response) : resolve(response);
      this.requests.push({ path: pathOfDocument(url), answer });
    });

  /** The host responds to the request for a path, and to a retry. */
  async answer(path: string, kind: Answer) {
    this.lacksCode = kind === 'no code';
    for (let tries = 0; tries < 2; tries += 1) {
      const now = this.requests.filter((one) => one.path === path);
      this.requests = this.requests.filter((one) => one.path !== path);
      for (const { answer } of now) {
        if (kind === 'fault') answer(new TypeError('Failed to fetch'));
        else if (kind === 'missing') answer(new Response('', { status: 404 }));
        else answer(Response.json(pageOf(path)));
      }
      await settled();
    }
    this.lacksCode = false;
    this.walk();
  }
}

export const toPath = (to: To): Path => ({
  pathname: '/',
  search: '',
  hash: '',
  ...(typeof to === 'string' ? parsePath(to) : to),
});

export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Starts a visit at the current entry of a tab, as a full page load does. `page` is the page that the host sent. */
export function visitIn(
  tab: Tab,
  page = pageOf(tab.location.pathname),
  { beforeHydration }: { beforeHydration?: () => void } = {},
) {
  vi.stubGlobal('fetch', tab.fetch);
  const documents = createDocuments(async () => {
    if (tab.lacksCode) throw new Error('The code is gone.');
  });
  const visit = createVisit({
    documents,
    history: tab,
    browser: tab,
    page,
  });
  beforeHydration?.();
  const seen: View[] = [];
  // Scrolls as a page does when it is shown (arrive.ts).
  const scroll = () => {
    const view = visit.getView();
    seen.push(view);
    if (view.cause === 'history') tab.top = view.scrollTop ?? 0;
    if (view.cause === 'link') tab.top = 0;
  };
  visit.subscribe(scroll);
  let isWaiting = false;
  visit.onWaiting((waits) => {
    isWaiting = waits;
  });
  const end = visit.start();
  return {
    tab,
    visit,
    documents,
    seen,
    end,
    view: () => visit.getView(),
    isWaiting: () => isWaiting,
  };
}

export const open = (at?: string, page?: Page) => visitIn(new Tab(at), page);
