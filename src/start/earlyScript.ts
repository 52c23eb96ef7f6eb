// Runs in the head of every page before the first paint, before any of the site's code has arrived. The build puts it into
// the page as it is here, bundled and minified (build/earlyScript.ts), with the words of the site in double braces (src/prerender/earlyWords.ts).
import { hasLittleData } from '../shared/hasLittleData.ts';
import { showStoredTheme } from '../theme/preference.ts';
import { fontWeight } from '../theme/typeface.ts';
import type { StartData } from './startData.ts';
import { fontKey, reloadedKey } from './storageKeys.ts';

declare global {
  interface Window {
    /** The element whose click waits for hydration. */
    earlyClick?: HTMLElement;
    /** What a page does whose code cannot be loaded. Returns whether it reloads. */
    doWithoutCode?: () => true | undefined;
    /**
     * The typefaces, which are fetched when the page is painted (showTypeface.ts): that of headlines, where it is another one,
     * and that of texts.
     */
    typefaces?: FontFace[];
    /** Fetches the code of the form dialog. */
    wantDialog?: () => void;
    /** Shows the dialog that waits for the form's, unless it is shown, and returns it. Visitors can close it. */
    awaitDialog?: () => HTMLDialogElement;
  }
}

const { dataset } = document.documentElement;
const page: StartData = JSON.parse(textOf('#start'));

const waiting = 'dialog[data-waiting]';
let isStarted = false;
let isDialogWanted = false;
/** Whether the page stays without its code. */
let isPlain = false;
const typefaces = page.fonts.map(
  ([family, url]) => new FontFace(family, `url(${url})`, { weight: fontWeight }),
);

try {
  showStoredTheme();
  if (localStorage[fontKey] === `${page.fonts}`) typefaces.forEach(showStoredTypeface);
} catch {
  // Blocked storage: nothing was chosen or fetched before.
}

/**
 * Shows the typeface in all texts where it was fetched with an earlier page. It is asked for at once, because with the first
 * text that wants it it would come a moment too late.
 */
function showStoredTypeface(typeface: FontFace): void {
  // Too late, it is not shown. Where it is not shown before it has come, this would make it fail in Firefox and WebKit.
  typeface.display = 'optional';
  document.fonts.add(typeface);
  load(typeface);
}

function load(typeface: FontFace): void {
  typeface.load().catch(() => {});
}

/**
 * Asks for the typeface, for the manifest and the print styles, and for the code and the data, each in a task of its own.
 * What the entry imports is run as it comes.
 */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  // A page that is painted without it shows it later, if at all (showTypeface.ts).
  if (!hasLittleData()) typefaces.forEach(load);
  const [entry, ...imports] = page.code;
  for (const src of imports) addSoon('script', { type: 'module', src });
  addSoon('script', { type: 'module', src: entry, onerror: doWithoutCode });
  addNoscript('noscript');
  for (const href of [page.document, page.site]) {
    addSoon('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
  }
}

// When the first paint is done, so that nothing competes with it. A page that is not painted, in a background tab, starts a
// second after it has loaded.
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length) start();
}).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(start, 1000));

Object.assign(window, { doWithoutCode, wantDialog, awaitDialog, typefaces });

// Without its code the page is reloaded once, because a page from a cache may name code that a new build has replaced: not
// when that was tried already, or cannot be remembered, and not when the visitor has done something that a reload would
// undo. Else what is in the page's `noscript` is for this browser too, and the kept click does what it does without
// script.
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
    // Blocked storage.
  }
  isPlain = true;
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

// The first click on something that only script can do (the form dialog, a question of the FAQ) is kept until the page is
// hydrated. A link whose click is kept is followed after all when that takes longer than five seconds.
for (const intent of ['pointerover', 'touchstart', 'focusin']) {
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
    window.earlyClick = target;
    if (!target.hasAttribute('href')) return;
    wantDialog();
    enterDialog();
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
 * Gives the waiting dialog an entry of its own in the history, as the router would (LeadForm.tsx), so that Back closes it
 * and hydration goes on from there.
 */
function enterDialog(): void {
  const { idx = 0, ...state } = history.state ?? {};
  history.replaceState({ ...state, idx }, '');
  history.pushState({ usr: { dialog: true }, key: 'early', idx: idx + 1 }, '');
}

function isDialogEntry(): boolean {
  return history.state?.usr?.dialog === true;
}

/** The element of an event that does nothing without script, while the page's script is not there; else undefined. */
function early({ target }: Event) {
  if (target instanceof Element && !dataset.hydrated && !isPlain) {
    return target.closest<HTMLElement>('[data-early]');
  }
  return undefined;
}

function followEarlyLink(): undefined {
  const href = window.earlyClick?.getAttribute('href');
  // It replaces the dialog's entry, on which Back would fail again.
  if (href && !dataset.hydrated) location.replace(href);
}

/** Adds an element to the head in a task of its own. */
function addSoon<Name extends 'link' | 'script'>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): void {
  setTimeout(() => document.head.append(Object.assign(document.createElement(name), values)));
}

/** Adds what is in one of the head's two `noscript` elements: the first, or the one that replaces script. */
function addNoscript(selector: 'noscript' | '.plain'): void {
  document.head.insertAdjacentHTML('beforeend', textOf(selector));
}

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? '';
}
