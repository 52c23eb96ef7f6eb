// Runs in the head of every page, before the first paint and before the site's code. The build bundles and minifies it
// (scripts/build/earlyScript.ts).

import { type Early, reloadedKey } from './early.ts';
import { showFormDialog } from './formDialog.ts';
import { showStoredTheme } from './preference.ts';
import type { StartData } from './startData.ts';

const { dataset } = document.documentElement;
const page: StartData = JSON.parse(textOf('#start'));
const early: Early = { pathname: location.pathname, reloadOnce, giveUp };
window.early = early;

let isStarted = false;
let followTimer: number | undefined;

try {
  showStoredTheme();
} catch {
  // Storage is blocked, so no theme is stored.
}

/**
 * Requests the touch icon and print styles, the code and the data. Each element is added in a separate task. The imports of the
 * entry are separate scripts, so that each runs as soon as it has loaded.
 */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  const [entry, ...imports] = page.code;
  for (const src of imports) addToHead('script', { type: 'module', src });
  addToHead('script', { type: 'module', src: entry, onerror: () => reloadOnce() || giveUp() });
  addNoscript('noscript');
  for (const href of [page.document, page.site]) {
    addToHead('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
  }
}

// Starts when the first frame is laid out and its files are requested: a PerformanceObserver would report its paint up to 500 ms
// later on a slow phone. A background tab has no frames, so it starts one second after its load event.
requestAnimationFrame(() => setTimeout(start));
addEventListener('load', () => setTimeout(start, 1000));

// The page is not reloaded if storage is blocked, the browser is offline, or the visitor has interacted with it.
function reloadOnce(): boolean {
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
  return false;
}

// `data-plain` is set for styles, the content of `noscript.plain` is added to the head, and a kept click on a link is followed.
function giveUp(): void {
  delete dataset.hydrated;
  dataset.plain = '';
  addNoscript('.plain');
  followClick();
}

// Keeps a click on an element that needs JavaScript (a form link; `data-early`: an FAQ question, a gallery picture), and replays
// it after hydration. The form's dialog opens at once, and works without hydration. If hydration takes more than five seconds, any
// other link is followed as it is without JavaScript.
addEventListener(
  'click',
  (event) => {
    const { target: pressed } = event;
    const target =
      pressed instanceof Element && pressed.closest<HTMLElement>('[data-early],[data-action]');
    if (!target || dataset.hydrated || dataset.plain === '') return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    start();
    setExpanded(early.click, false);
    early.click = target;
    setExpanded(target, true);
    clearTimeout(followTimer);
    if (target.dataset.action) {
      // The only dialog of a prerendered page.
      const dialog = document.querySelector('dialog');
      showFormDialog(dialog);
      dialog?.addEventListener('close', () => delete early.click);
    } else followTimer = window.setTimeout(followClick, 5000);
  },
  true,
);

function followClick(): void {
  const { click } = early;
  const href = click?.getAttribute('href');
  if (!href || href.startsWith('#') || click?.dataset.action || dataset.hydrated) return;
  if (navigator.onLine) {
    delete early.click;
    // Not location.assign: before the load event, that would replace the page's history entry.
    Object.assign(document.createElement('a'), { href }).click();
  } else addEventListener('online', followClick);
}

/** Shows or hides the answer of a question (src/blocks/Faq.tsx). */
function setExpanded(question: HTMLElement | undefined, isExpanded: boolean): void {
  if (question?.ariaExpanded) question.ariaExpanded = `${isExpanded}`;
}

/** Adds an element to the head, in a separate task. */
function addToHead<Name extends 'link' | 'script'>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): void {
  setTimeout(() => document.head.append(Object.assign(document.createElement(name), values)));
}

/** Adds the content of one of the two `noscript` elements to the head: the first, or the one for browsers without JavaScript. */
function addNoscript(selector: 'noscript' | '.plain'): void {
  document.head.insertAdjacentHTML('beforeend', textOf(selector));
}

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? '';
}
