import { documentPath } from '../../schema/browser.ts';
import type { Page } from '../../schema/index.ts';
import { createChannel } from '../shared/channel.ts';
import {
  createPath,
  type Entry,
  type EntryState,
  type Navigator,
  parsePath,
  type RouterHistory,
  type To,
} from '../shared/router.ts';
import { type Documents, needsFullLoad } from './documents.ts';

/** The shown page with its history entry. It is one value, so that page and URL cannot differ. */
export type View = {
  page: Page;
  entry: Entry;
  /** Why it is shown: a full load, a link, Back or Forward, a dialog over the same page, or a saved document. */
  cause: 'load' | 'link' | 'history' | 'dialog' | 'edit';
  /** Whether the page differs from the one shown before. */
  isOtherPage: boolean;
  /** The scroll position at which the entry was left, in pixels; undefined if it is new. */
  scrollTop: number | undefined;
  /** The title for screen readers; empty after a full load, which the browser announces. */
  announcement: string;
  /** Whether the first block may be shown before the others are rendered. */
  inSteps: boolean;
};

/** The scroll positions at which entries were left, in pixels, by their keys. */
export type Positions = Record<string, number>;

/** The browser functions that a visit uses. */
export type VisitBrowser = {
  scrollTop(): number;
  isOnline(): boolean;
  /** Loads a URL with a full load. */
  load(address: string): void;
  /** Reloads the browser's current URL. */
  reload(): void;
  /** Shows the visitor that a page could not be loaded. */
  showError(): void;
  /** The stored scroll positions. */
  readPositions(): Positions;
  storePositions(positions: Positions): void;
};

/** The router's navigator and the state of what is shown. */
export type Visit = Navigator & {
  getView(): View;
  /** Calls `listener` when something else is shown. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
  /**
   * Calls `listener` with whether a navigation waits for its document, after each change. Returns a function that unsubscribes
   * it.
   */
  onWaiting(listener: (isWaiting: boolean) => void): () => void;
  /** Starts to listen to the history and to changed documents. Returns a function that stops listening. */
  start(): () => void;
  /** Stores the scroll position before the document is unloaded. Returns whether the URL is that of the shown page. */
  leave(): boolean;
};

type Options = {
  documents: Documents;
  history: RouterHistory;
  browser: VisitBrowser;
  /** The document of the page that the browser has loaded. */
  page: Page;
};

/** How long going back from a dialog may take. */
const maxLeaveMs = 2000;

/** A client-side navigation, by a link or by Back and Forward, while it waits for its document. */
type Navigation = {
  path: string;
  cause: View['cause'];
  /** Makes the page's history entry the current one. */
  enter(): void;
  /** Shows the page with a full load. */
  load(): void;
  /** Begins the navigation of a link again. */
  again?: (() => void) | undefined;
};

/**
 * Decides which page is shown. Links, Back and Forward are the same kind of client-side navigation: the old page is shown until
 * the document of the next one has loaded, then page and URL change together. A newer navigation replaces a pending one.
 *
 * If the host no longer has a page, or its code, the URL gets a full load, which shows the host's redirect or 404 page. Only an
 * action of the visitor causes it, so it cannot loop. After any other failure a toast is shown, and the URL is again that of the
 * page that is still shown, also after Back and Forward.
 */
export function createVisit({ documents, history, browser, page }: Options): Visit {
  const changes = createChannel<void>();
  const waits = createChannel<boolean>();
  const here = (): Entry => history.location;
  const indexOf = ({ state }: Entry) => state?.index ?? 0;

  const goBy = (steps: number) => {
    // history.go(0) would reload the page.
    if (steps !== 0) history.go(steps);
  };

  // Replacing an entry gives it a new key. The router gives the first entry of every load the same key, but positions need
  // different ones.
  const setIndex = (index: number) => {
    history.replace(createPath(here()).replace(/^\/+/, '/'), { index });
  };
  if (!here().state) setIndex(0);

  const loaded = here();
  let positions = { ...browser.readPositions() };
  let view: View = {
    page,
    entry: loaded,
    cause: 'load',
    isOtherPage: false,
    scrollTop: positions[loaded.key],
    announcement: '',
    inSteps: false,
  };
  let pending: Navigation | undefined;
  // Going back from a dialog takes a moment, and cancels a navigation that is pending or begins in the meantime. The last one begins
  // again afterwards.
  let leaving: { followed: (() => void) | undefined } | undefined;
  documents.put(documentPath(loaded.pathname), page);

  const show = (next: Page, entry: Entry, cause: View['cause']) => {
    const isOtherPage = cause !== 'edit' && next.path !== view.page.path;
    const { announcement, inSteps } = isOtherPage
      ? { announcement: next.title, inSteps: cause === 'link' && entry.hash === '' }
      : view;
    const scrollTop = positions[entry.key];
    view = { page: next, entry, cause, isOtherPage, scrollTop, announcement, inSteps };
    changes.send();
  };

  // Another load of the tab may have stored positions since this one was put into the back/forward cache.
  const keepPosition = () => {
    const position = { [view.entry.key]: browser.scrollTop() };
    positions = { ...positions, ...browser.readPositions(), ...position };
    browser.storePositions(positions);
  };

  const waitFor = (navigation: Navigation | undefined) => {
    if (pending === navigation) return;
    pending = navigation;
    waits.send(navigation !== undefined);
  };

  const finish = (navigation: Navigation, next: Page) => {
    waitFor(undefined);
    keepPosition();
    navigation.enter();
    show(next, here(), navigation.cause);
  };

  const fail = (navigation: Navigation, error: unknown) => {
    waitFor(undefined);
    // Offline, a full load would show the browser's error page.
    if (browser.isOnline() && needsFullLoad(error)) {
      navigation.load();
      return;
    }
    browser.showError();
    goBy(indexOf(view.entry) - indexOf(here()));
  };

  const begin = (navigation: Navigation) => {
    const ready = documents.peek(navigation.path);
    if (ready) {
      finish(navigation, ready);
      return;
    }
    waitFor(navigation);
    documents.load(navigation.path).then(
      (loaded) => pending === navigation && finish(navigation, loaded),
      (error) => pending === navigation && fail(navigation, error),
    );
  };

  const follow = (to: To, state: Partial<EntryState> = {}, isReplacing = false) => {
    const again = state?.dialog ? undefined : () => follow(to, state, isReplacing);
    if (leaving && again) leaving.followed = again;
    const address = typeof to === 'string' ? to : createPath(to);
    begin({
      path: documentPath(parsePath(address).pathname ?? '/'),
      cause: state?.dialog ? 'dialog' : 'link',
      enter() {
        // As in browsers, a link to the current URL replaces the entry. The entry of a dialog is always replaced.
        const isInPlace =
          isReplacing || here().state?.dialog || (!state?.dialog && address === createPath(here()));
        const index = indexOf(here()) + (isInPlace ? 0 : 1);
        history[isInPlace ? 'replace' : 'push'](address, { ...state, index });
      },
      load: () => browser.load(address),
      again,
    });
  };

  const onHistory = () => {
    const { followed } = leaving ?? {};
    leaving = undefined;
    showEntry();
    followed?.();
  };

  const showEntry = () => {
    // The browser adds an entry for a typed hash. It is handled like a link.
    const isTyped = !here().state;
    if (isTyped) setIndex(indexOf(view.entry) + 1);
    const entry = here();
    if (entry.key === view.entry.key) {
      waitFor(undefined);
      return;
    }
    const path = documentPath(entry.pathname);
    const isDialog = entry.state?.dialog && path === documentPath(view.entry.pathname);
    begin({
      path,
      cause: isTyped ? 'link' : isDialog ? 'dialog' : 'history',
      enter() {},
      load: browser.reload,
    });
  };

  const onDocument = () => {
    const saved = documents.peek(documentPath(view.entry.pathname));
    if (saved && saved !== view.page) show(saved, view.entry, 'edit');
  };

  return {
    createHref: history.createHref,
    go(by) {
      if (here().state?.dialog) {
        leaving = { followed: pending?.again };
        const left = leaving;
        // In a browser without the Navigation API, the form's frame may go back instead.
        setTimeout(() => {
          if (leaving === left) leaving = undefined;
        }, maxLeaveMs);
      }
      history.go(by);
    },
    push: (to, state) => follow(to, state),
    replace: (to, state) => follow(to, state, true),
    getView: () => view,
    subscribe: changes.listen,
    onWaiting: waits.listen,
    start() {
      const ends = [history.listen(onHistory), documents.subscribe(onDocument)];
      // The visitor may have gone back or forward since the page was loaded.
      onHistory();
      return () => {
        for (const end of ends) end();
      };
    },
    leave() {
      keepPosition();
      return here().key === view.entry.key;
    },
  };
}
