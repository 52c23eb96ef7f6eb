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

/** What an entry of the history keeps: its place among the entries, and how far down entries were scrolled, by their keys. */
type EntryState = { index: number; positions?: Record<string, number>; dialog?: boolean } | null;
type Entry = Location<EntryState>;

/** What the visitor sees. It is one value, so page and address cannot differ. */
export type Shown = {
  page: Page;
  entry: Entry;
  /** How it came to be shown: by a full load, a link, Back or Forward, the form dialog over the same page, or an editor's save. */
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
  showError(message: string): void;
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

/** A change of what is shown that waits for its document. */
type Move = {
  path: string;
  cause: Shown['cause'];
  /** Makes the entry of the page the current one. */
  enter(): void;
  /** Lets the browser load the page. */
  load(): void;
  again(): void;
};

const notLoaded = 'The page could not be loaded.';

/**
 * Decides which page is shown. A link, Back and Forward are all one kind of move: the page stays until the document of the
 * next one is there, then page and address change together; a newer move replaces an older one that still waits.
 *
 * When a page cannot be loaded:
 * - the host does not have it any more, or not its code: a full load of its address, where the host's redirect or 404
 *   page answers. It follows a visitor's move alone, so it cannot repeat itself;
 * - the browser is offline: a toast, and the move is made again when the browser is online;
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

  // The router gives the first entry of every load the same key, and positions are kept by keys.
  const name = (index: number) => {
    history.replace(createPath(here()).replace(/^\/+/, '/'), { index });
  };
  if (!here().state) name(0);

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
  let wanted: Move | undefined;
  let offline: Move | undefined;
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

  const finish = (move: Move, next: Page) => {
    wanted = undefined;
    keepPosition();
    move.enter();
    show(next, here(), move.cause);
  };

  const fail = (move: Move, error: unknown) => {
    wanted = undefined;
    const isOnline = browser.isOnline();
    if (isOnline && needsFullLoad(error)) {
      move.load();
      return;
    }
    if (!isOnline) offline = move;
    browser.showError(
      isOnline
        ? `${notLoaded} Check your connection and try again.`
        : `${notLoaded} It opens as soon as you are online again.`,
    );
    goBy(indexOf(shown.entry) - indexOf(here()));
  };

  const begin = (move: Move) => {
    wanted = move;
    offline = undefined;
    const ready = documents.peek(move.path);
    if (ready) {
      finish(move, ready);
      return;
    }
    documents.load(move.path).then(
      (loaded) => wanted === move && finish(move, loaded),
      (error) => wanted === move && fail(move, error),
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
    if (isTyped) name(indexOf(shown.entry) + 1);
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
      const move = offline;
      offline = undefined;
      move?.again();
    },
  };
}
