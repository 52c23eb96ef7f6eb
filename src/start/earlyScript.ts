// Runs in the head of every page before the first paint and before any of the site's code is loaded. The build bundles and
// minifies it (scripts/build/earlyScript.ts), and fills in the site's words in double braces (src/prerender/earlyWords.ts).
import type { StoredState } from '../shared/router.ts';
import { showStoredTheme } from '../theme/preference.ts';
import type { StartData } from './startData.ts';
import { reloadedKey } from './storageKeys.ts';

declare global {
  interface Window {
    /** The element whose click is kept until the page is hydrated. */
    earlyClick?: HTMLElement;
    /** Handles code that cannot be loaded. Returns true when the page reloads. */
    doWithoutCode?: () => true | undefined;
    /** The address that the page was loaded for, with `history.state`. Back may leave it before the code runs. */
    loadedEntry?: Location & { state?: StoredState };
    /** Preloads the code of the form dialog. */
    wantDialog?: () => void;
    /** Shows the waiting dialog, unless it is shown, and returns it. The form dialog replaces it; visitors can close it. */
    awaitDialog?: () => HTMLDialogElement;
  }
}

const { dataset } = document.documentElement;
const page: StartData = JSON.parse(textOf('#start'));

const waiting = 'dialog[data-waiting]';
let isStarted = false;
let isDialogWanted = false;
/** Whether the page goes on without its code. */
let isPlain = false;

try {
  showStoredTheme();
} catch {
  // Storage is blocked, so no theme is stored.
}

/**
 * Requests the manifest and print styles, the code and the data. Each script and preload is added in a task of
 * its own. The entry's imports are scripts of their own, so that each runs as soon as it is loaded.
 */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const [entry, ...imports] = page.code;
  for (const src of imports) addSoon('script', { type: 'module', src });
  addSoon('script', { type: 'module', src: entry, onerror: doWithoutCode });
  addNoscript('noscript');
  for (const href of [page.document, page.site]) {
    addSoon('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
  }
}

// It starts after the first paint, so that nothing competes with that. A page that is not painted, in a background tab, starts
// one second after its load event.
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length) start();
}).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, 1000));

Object.assign(window, {
  doWithoutCode,
  wantDialog,
  awaitDialog,
  loadedEntry: { ...location, state: history.state },
});

// A page whose code cannot be loaded is reloaded once, because a cached page may refer to code that a new build has replaced.
// It is not reloaded again, nor if storage is blocked, the browser is offline, or the visitor has done something that a reload
// would undo. Then the page goes on without it: styles see `data-plain`, the content of `noscript.plain` is added to the head,
// and a kept click on a link is followed.
function doWithoutCode(): true | undefined {
  try {
    if (
      navigator.onLine &&
      !navigator.userActivation.hasBeenActive &&
      !sessionStorage[reloadedKey]
    ) {
      sessionStorage[reloadedKey] = 1;
      location.reload();
      return true;
    }
  } catch {
    // Storage is blocked, so the page is not reloaded.
  }
  isPlain = true;
  dataset.plain = '';
  addNoscript('.plain');
  return followEarlyLink();
}

function wantDialog(): void {
  if (isDialogWanted) return;
  isDialogWanted = true;
  for (const href of page.dialogCode) addSoon('link', { rel: 'modulepreload', href });
  if (page.styles) addSoon('link', { rel: 'preload', as: 'style', href: page.styles });
}

function awaitDialog(): HTMLDialogElement {
  const shown = document.querySelector<HTMLDialogElement>(waiting);
  if (shown) return shown;
  const { title, height } = page.dialog;
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<h2></h2><p>{{formIsComing}}<form method="dialog"><button>{{close}}';
  dialog.firstElementChild?.append(title);
  dialog.ariaLabel = title;
  dialog.dataset.waiting = dialog.dataset.coversPage = '';
  dialog.style.height = `${height + 200}px`;
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

// A click on an element that needs script (`data-early`: the form dialog, a question of the FAQ) is kept until the page is
// hydrated. If that takes longer than five seconds, a link is followed as without script.
for (const intent of ['pointerover', 'focusin']) {
  addEventListener(
    intent,
    (event) => {
      if (early(event)?.hasAttribute('href')) wantDialog();
    },
    { passive: true },
  );
}
addEventListener(
  'click',
  (event) => {
    const target = early(event);
    if (!target || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    start();
    if (window.earlyClick === target) return;
    showAnswer(false);
    window.earlyClick = target;
    showAnswer(true);
    if (!target.hasAttribute('href')) return;
    wantDialog();
    if (!isDialogEntry()) enterDialog();
    awaitDialog().addEventListener('close', () => {
      delete window.earlyClick;
      if (!dataset.hydrated && isDialogEntry()) history.back();
    });
    setTimeout(followEarlyLink, 5000);
  },
  true,
);

addEventListener('popstate', () => {
  if (!dataset.hydrated && !isDialogEntry())
    document.querySelector<HTMLDialogElement>(waiting)?.close();
});

/**
 * Gives the waiting dialog its own history entry, in the router's format (LeadForm.tsx), so that Back closes it and the router
 * continues from it after hydration.
 */
function enterDialog(): void {
  const { idx = 0, usr = { index: 0 }, ...state } = history.state ?? {};
  history.replaceState({ ...state, usr, idx }, '');
  history.pushState(
    { usr: { ...usr, index: usr.index + 1, dialog: true }, key: 'early', idx: idx + 1 },
    '',
  );
}

function isDialogEntry(): boolean {
  return history.state?.usr?.dialog === true;
}

/** The `data-early` element of an event, while the page is not hydrated; null or undefined otherwise. */
function early({ target }: Event) {
  if (target instanceof Element && !dataset.hydrated && !isPlain) {
    return target.closest<HTMLElement>('[data-early]');
  }
  return undefined;
}

function followEarlyLink(): undefined {
  const href = window.earlyClick?.getAttribute('href');
  if (!href || dataset.hydrated) return;
  // It replaces the dialog's history entry, because Back to that would fail again.
  if (navigator.onLine) location.replace(href);
  else addEventListener('online', followEarlyLink);
}

/** Shows or hides the answer of the pressed question, as its block does after hydration (Faq.tsx). */
function showAnswer(isOpen: boolean): void {
  const question = window.earlyClick;
  const answer =
    question?.parentElement?.nextElementSibling?.querySelector<HTMLElement>('faq-answer');
  if (!question || !answer) return;
  question.dataset.state = isOpen ? 'open' : 'closed';
  question.ariaExpanded = `${isOpen}`;
  answer.hidden = isOpen ? false : 'until-found';
}

/** Adds an element to the head in a task of its own. */
function addSoon<Name extends 'link' | 'script'>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): void {
  setTimeout(() => document.head.append(Object.assign(document.createElement(name), values)));
}

/** Adds the content of one of the two `noscript` elements to the head: the first, or the one for browsers without script. */
function addNoscript(selector: 'noscript' | '.plain'): void {
  document.head.insertAdjacentHTML('beforeend', textOf(selector));
}

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? '';
}
