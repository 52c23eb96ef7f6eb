// Runs in the head of every page before the first paint, before any of the site's code has arrived. The build puts it into
// the page as it is here, bundled and minified (build/earlyScript.ts).
import { showStoredTheme } from '../theme/preference.ts';
import { fontFamily, fontWeight } from '../theme/typeface.ts';
import { type StartData, startData } from './startData.ts';
import { fontKey, reloadedKey } from './storageKeys.ts';

declare global {
  interface Window {
    /** The element whose click waits for hydration. */
    earlyClick?: HTMLElement;
    /** What a page does whose code cannot be loaded. Returns whether it reloads. */
    doWithoutCode?: () => true | undefined;
    /** Fetches the code of the form dialog. */
    wantDialog?: () => void;
    /** Shows the dialog that waits for the form's, unless it is shown, and returns it. Visitors can close it. */
    awaitDialog?: () => HTMLDialogElement;
  }
}

const root = document.documentElement;
/** Whether the page stays without its code. */
let isPlain = false;

const page = startData();
if (page) {
  try {
    showStoredTheme();
    showStoredFont(page);
  } catch {
    // Blocked storage: nothing was chosen or fetched before.
  }
  startAfterFirstPaint(page);
  offerDialog(page);
}

/**
 * Shows the font where it was fetched with an earlier page. It is asked for at once, because with the first text that wants
 * it it would come a moment too late.
 */
function showStoredFont({ font }: StartData): void {
  if (localStorage.getItem(fontKey) !== font) return;
  const face = new FontFace(fontFamily, `url(${font})`, {
    weight: fontWeight,
    display: 'optional',
  });
  document.fonts.add(face);
  face.load().catch(() => {});
}

/**
 * Asks for the code, the data, the manifest and the print styles when the first paint is done, so that nothing competes with
 * it, each in a task of its own. A page that is not painted, in a background tab, starts a second after it has loaded.
 */
function startAfterFirstPaint({ code, data }: StartData): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const [entry, ...imports] = code;
    // What the entry imports is run as it comes, each file in a task of its own.
    for (const src of imports) addSoon('script', { type: 'module', src });
    addSoon('script', { type: 'module', src: entry, onerror: doWithoutCode });
    setTimeout(addNoscript, 0, 'late');
    for (const href of data) {
      addSoon('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href });
    }
  };
  try {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // A browser that does not tell of its first paint.
  }
  addEventListener('load', () => setTimeout(start, 1000));
  keepFirstClick(start);
}

/**
 * Without its code the page is reloaded once, because a page from a cache may name code that a new build has replaced: not
 * when that was tried already, or cannot be remembered, and not when the visitor has done something that a reload
 * would undo. Else what is in the page's `noscript` is for this browser too, and the kept click does what it does without
 * script.
 */
function doWithoutCode(): true | undefined {
  try {
    const isUsed = navigator.userActivation.hasBeenActive;
    if (navigator.onLine && !isUsed && !sessionStorage.getItem(reloadedKey)) {
      sessionStorage.setItem(reloadedKey, '1');
      location.reload();
      return true;
    }
  } catch {
    // Blocked storage.
  }
  isPlain = true;
  addNoscript('plain');
  followEarlyLink();
  return undefined;
}
window.doWithoutCode = doWithoutCode;

function followEarlyLink(): void {
  const { earlyClick } = window;
  if (!root.dataset.hydrated && earlyClick instanceof HTMLAnchorElement) {
    location.href = earlyClick.href;
  }
}

/** Prepares the form dialog: its code can be fetched, and a dialog with its title shown in its place until that has come. */
function offerDialog({ dialog: { code, title, height }, styles }: StartData): void {
  let isWanted = false;
  window.wantDialog = () => {
    if (isWanted) return;
    isWanted = true;
    for (const href of code) addSoon('link', { rel: 'modulepreload', href });
    if (styles) addSoon('link', { rel: 'preload', as: 'style', href: styles });
  };
  window.awaitDialog = () => {
    const shown = document.querySelector<HTMLDialogElement>('dialog[data-waiting]');
    if (shown) return shown;
    const dialog = Object.assign(document.createElement('dialog'), { ariaLabel: title });
    dialog.innerHTML = '<h2></h2><p>The form is on its way.<form method="dialog"><button>Close';
    dialog.firstElementChild?.append(title);
    dialog.dataset.waiting = '';
    dialog.dataset.coversPage = '';
    dialog.style.height = `${height + 90}px`;
    dialog.onclose = () => dialog.remove();
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  };
}

/**
 * Keeps the first click on something that only script can do (the form dialog, a question of the FAQ) until the page is
 * hydrated. A link whose click is kept is followed after all when that takes longer than five seconds.
 */
function keepFirstClick(start: () => void): void {
  const early = ({ target }: Event): HTMLElement | undefined => {
    if (root.dataset.hydrated || isPlain || !(target instanceof Element)) return undefined;
    return target.closest<HTMLElement>('[data-early]') ?? undefined;
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(
      intent,
      (event) => {
        if (early(event) instanceof HTMLAnchorElement) window.wantDialog?.();
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
      if (!(target instanceof HTMLAnchorElement)) return;
      window.wantDialog?.();
      window.awaitDialog?.().addEventListener('close', () => {
        delete window.earlyClick;
      });
      setTimeout(followEarlyLink, 5000);
    },
    true,
  );
}

/** Adds an element to the head in a task of its own. */
function addSoon<Name extends 'link' | 'script'>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): void {
  setTimeout(() => document.head.append(Object.assign(document.createElement(name), values)));
}

/** Adds what is in one of the head's `noscript` elements. */
function addNoscript(name: 'late' | 'plain'): void {
  const text = document.querySelector(`noscript.${name}`)?.textContent ?? '';
  document.head.insertAdjacentHTML('beforeend', text);
}
