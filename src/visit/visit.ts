import {
  createPath,
  type Location,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { Page } from '../../schema/index.ts';
import { createChannel } from '../shared/channel.ts';
import { documentPath } from '../shared/paths.ts';
import { type Documents, needsFullLoad } from './documents.ts';

/**
 * What an entry of the history keeps: its place among the entries, how far down entries were scrolled, by their keys, and the
 * dialog that it has: true for that of the form, or the name of another one.
 */
type EntryState = {
  index: number;
  positions?: Record<string, number>;
  dialog?: boolean | string;
} | null;
type Entry = Location<EntryState>;

/** What the visitor sees. It is one value, so page and address cannot differ. */
export type Shown = {
  page: Page;
  entry: Entry;
  /** How it came to be shown: by a full load, a link, Back or Forward, a dialog over the same page, or an editor's save. */
  cause: 'load' | 'link' | 'history' | 'dialog' | 'edit';
  /** Whether another page was shown before. */
  isOtherPage: boolean;
  /** How far down the entry was scrolled when it was left, in pixels. */
  scrollTop: number | undefined;
  /** The title for screen readers; empty for the page of a full load, which the browser announces. */
  announcement: string;
  /** Whether the first block may be shown before the others are rendered. */
  inSteps: boolean;
};

/** What a visit asks of the browser. */
export type VisitBrowser = {
  scrollTop(): number;
  isOnline(): boolean;
  /** Loads an address as a link does without script. */
  load(address: string): void;
  /** Loads the address that the browser is at. */
  reload(): void;
  /** Tells the visitor why a page is not shown, in one of the code's words. */
  showError(word: 'notLoaded' | 'offline'): void;
};

/** The router's navigator, and the one place that knows what is shown. */
export type Visit = Navigator & {
  getShown(): Shown;
  /** Calls `listener` when something else is shown. Returns what ends it. */
  subscribe(listener: () => void): () => void;
  /** Begins to listen to the history and to saved documents. Returns what ends it. */
  start(): () => void;
  /** Keeps the scroll position before the document is unloaded. Returns whether the address is that of the shown page. */
  leave(): boolean;
  /** Follows what could not be loaded while the browser was offline. */
  retry(): void;
};

type Options = {
  documents: Documents;
  history: Pick<
    ReturnType<typeof UNSAFE_createBrowserHistory>,
    'location' | 'createHref' | 'push' | 'replace' | 'go'
  > & { listen(onBackOrForward: () => void): () => void };
  browser: VisitBrowser;
  /** The document of the page that the browser has loaded. */
  page: Page;
};

/** A client-side navigation, by a link or by Back and Forward, that waits for its document. */
type Navigation = {
  path: string;
  cause: Shown['cause'];
  /** Makes the entry of the page the current one. */
  enter(): void;
  /** Lets the browser load the page. */
  load(): void;
  again(): void;
};

/**
 * Decides which page is shown. A link, Back and Forward are one kind of client-side navigation: the page stays until the
 * document of the next one is there, then page and address change together; a newer navigation replaces one that still waits.
 *
 * When a page cannot be loaded:
 * - the host does not have it any more, or not its code: a full load of its address, where the host's redirect or 404
 *   page answers. It follows a visitor's own action alone, so it cannot repeat itself;
 * - the browser is offline: a toast, and the navigation starts again when the browser is online;
 * - else a toast.
 * After both toasts the address is that of the page that is still shown, after Back and Forward too.
 */
export function createVisit({ documents, history, browser, page }: Options): Visit {
  const changes = createChannel<void>();
  const here = (): Entry => history.location;
  const indexOf = ({ state }: Entry) => state?.index ?? 0;

  const goBy = (steps: number) => {
    // history.go(0) would reload the page.
    if (steps !== 0) history.go(steps);
  };

  // An entry that is replaced gets a new key. The router gives the first entry of every load the same key, and positions are
  // kept by keys.
  const setIndex = (index: number) => {
    history.replace(createPath(here()).replace(/^\/+/, '/'), { index });
  };
  if (!here().state) setIndex(0);

  const positions = { ...here().state?.positions };
  let shown: Shown = {
    page,
    entry: here(),
    cause: 'load',
    isOtherPage: false,
    scrollTop: positions[here().key],
    announcement: '',
    inSteps: false,
  };
  let wanted: Navigation | undefined;
  let offline: Navigation | undefined;
  documents.put(documentPath(here().pathname), page);

  const show = (next: Page, entry: Entry, cause: Shown['cause']) => {
    const isOtherPage = cause !== 'edit' && next.path !== shown.page.path;
    const { announcement, inSteps } = isOtherPage
      ? { announcement: next.title, inSteps: cause === 'link' && entry.hash === '' }
      : shown;
    const scrollTop = positions[entry.key];
    shown = { page: next, entry, cause, isOtherPage, scrollTop, announcement, inSteps };
    changes.send();
  };

  /** Keeps, in the entry that the browser is at, how far down the shown page is scrolled. */
  const keepPosition = () => {
    positions[shown.entry.key] = browser.scrollTop();
    const entry: Entry = {
      ...here(),
      state: { index: indexOf(here()), ...here().state, positions },
    };
    history.replace(entry);
  };

  const finish = (navigation: Navigation, next: Page) => {
    wanted = undefined;
    keepPosition();
    navigation.enter();
    show(next, here(), navigation.cause);
  };

  const fail = (navigation: Navigation, error: unknown) => {
    wanted = undefined;
    const isOnline = browser.isOnline();
    if (isOnline && needsFullLoad(error)) {
      navigation.load();
      return;
    }
    if (!isOnline) offline = navigation;
    browser.showError(isOnline ? 'notLoaded' : 'offline');
    goBy(indexOf(shown.entry) - indexOf(here()));
  };

  const begin = (navigation: Navigation) => {
    wanted = navigation;
    offline = undefined;
    const ready = documents.peek(navigation.path);
    if (ready) {
      finish(navigation, ready);
      return;
    }
    documents.load(navigation.path).then(
      (loaded) => wanted === navigation && finish(navigation, loaded),
      (error) => wanted === navigation && fail(navigation, error),
    );
  };

  const follow = (to: To, state: Partial<EntryState> = {}, isReplacing = false) => {
    const address = typeof to === 'string' ? to : createPath(to);
    begin({
      path: documentPath(parsePath(address).pathname ?? '/'),
      cause: state?.dialog ? 'dialog' : 'link',
      enter() {
        // Browsers do so for a link to the current address. A page also replaces the entry of the dialog.
        const isInPlace =
          isReplacing ||
          (!state?.dialog && (address === createPath(here()) || here().state?.dialog));
        const index = indexOf(here()) + (isInPlace ? 0 : 1);
        history[isInPlace ? 'replace' : 'push'](address, { ...state, index, positions });
      },
      load: () => browser.load(address),
      again: () => follow(to, state, isReplacing),
    });
  };

  const onHistory = () => {
    // The browser makes an entry of its own for a hash that is typed; it is followed as a link is.
    const isTyped = !here().state;
    if (isTyped) setIndex(indexOf(shown.entry) + 1);
    const entry = here();
    if (entry.key === shown.entry.key) {
      wanted = undefined;
      return;
    }
    const path = documentPath(entry.pathname);
    const by = indexOf(entry) - indexOf(shown.entry);
    const isDialog = entry.state?.dialog && path === documentPath(shown.entry.pathname);
    begin({
      path,
      cause: isTyped ? 'link' : isDialog ? 'dialog' : 'history',
      enter() {},
      load: browser.reload,
      again: () => goBy(by),
    });
  };

  const onDocument = () => {
    const saved = documents.peek(documentPath(shown.entry.pathname));
    if (saved && saved !== shown.page) show(saved, shown.entry, 'edit');
  };

  return {
    createHref: history.createHref,
    go: history.go,
    push: (to, state) => follow(to, state),
    replace: (to, state) => follow(to, state, true),
    getShown: () => shown,
    subscribe: changes.listen,
    start() {
      const ends = [history.listen(onHistory), documents.subscribe(onDocument)];
      return () => {
        for (const end of ends) end();
      };
    },
    leave() {
      keepPosition();
      return here().key === shown.entry.key;
    },
    retry() {
      const navigation = offline;
      offline = undefined;
      navigation?.again();
    },
  };
}
