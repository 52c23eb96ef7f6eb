/**
 * Runs in the head before the first paint, before any of the site's code has arrived:
 * - puts the chosen theme on the page;
 * - asks for the code, the data, the manifest and the styles for paper when the first paint is done, so that nothing
 *   competes with it, each in a task of its own (a page that is not painted, in a background tab, starts a second after
 *   it has loaded);
 * - shows the font where it came with an earlier page;
 * - keeps the first click on something that only script can do (the form dialog, a question of the FAQ)
 *   until the page is hydrated. A link whose click is kept is followed after all when that takes longer than
 *   five seconds;
 * - `doWithoutCode`, when the code cannot be had: reloads the page once, because a page from a cache may name code
 *   that a new build has replaced. Not twice without a start between, not where that cannot be remembered, and not
 *   where the visitor has done something that a reload would undo. Else what is in the page's `noscript` is for
 *   this browser too, and the kept click does what it does without script;
 * - `awaitDialog` shows a dialog with the form's title at once, until the real one takes its place, and
 *   `wantDialog` fetches its code when a visitor is about to ask for it.
 */
export const earlyScript = `(function () {
  var doc = document, root = doc.documentElement, started, wanted, plain;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    var font = data().font;
    if (localStorage.font === font) {
      font = new FontFace('Instrument Sans', 'url(' + font + ')', { weight: '400 700', display: 'optional' });
      doc.fonts.add(font);
      // Now, and not when the first text wants it: then it would come a moment too late.
      font.load().catch(function () {});
    }
  } catch (blocked) {}

  function data() {
    return JSON.parse(doc.getElementById('start').textContent);
  }
  function add(name, values) {
    var element = Object.assign(doc.createElement(name), values);
    doc.head.append(element);
    return element;
  }
  function addSoon(name, values) {
    setTimeout(add, 0, name, values);
  }
  function addNoscript(index) {
    doc.head.insertAdjacentHTML('beforeend', doc.querySelectorAll('noscript')[index].textContent);
  }
  function preload(urls) {
    urls.forEach(function (url) { addSoon('link', { rel: 'modulepreload', href: url }); });
  }
  function start() {
    if (started) return;
    started = true;
    var page = data();
    // What the entry imports is run as it comes, each file in a task of its own.
    page.code.slice(1).forEach(function (url) { addSoon('script', { type: 'module', src: url }); });
    addSoon('script', { type: 'module', src: page.code[0], onerror: window.doWithoutCode });
    setTimeout(addNoscript, 0, 0);
    page.data.forEach(function (url) {
      addSoon('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: url });
    });
  }
  window.doWithoutCode = function () {
    try {
      if (navigator.onLine && !navigator.userActivation.hasBeenActive && !sessionStorage.reloaded) {
        sessionStorage.reloaded = 1;
        location.reload();
        return true;
      }
    } catch (blocked) {}
    plain = 1;
    addNoscript(1);
    follow();
  };
  function follow() {
    var link = window.earlyClick;
    if (!root.dataset.hydrated && link && link.href) location.href = link.href;
  }
  try {
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) start();
    }).observe({ type: 'paint', buffered: true });
  } catch (unknown) {}
  addEventListener('load', function () { setTimeout(start, 1000); });

  window.wantDialog = function () {
    if (wanted) return;
    wanted = true;
    preload(data().dialog.code);
    var styles = data().styles;
    if (styles) addSoon('link', { rel: 'preload', as: 'style', href: styles });
  };
  window.awaitDialog = function () {
    var there = doc.querySelector('dialog[data-waiting]');
    if (there) return there;
    var about = data().dialog, dialog = add('dialog', { ariaLabel: about.title });
    dialog.innerHTML = '<h2></h2><p>The form is on its way.<form method="dialog"><button>Close';
    dialog.firstChild.textContent = about.title;
    dialog.dataset.waiting = dialog.dataset.coversPage = '';
    dialog.style.height = about.height + 90 + 'px';
    dialog.onclose = function () { dialog.remove(); };
    doc.body.append(dialog);
    dialog.showModal();
    return dialog;
  };

  function early(event) {
    return !root.dataset.hydrated && !plain && event.target.closest && event.target.closest('[data-early]');
  }
  ['pointerover', 'touchstart', 'focusin'].forEach(function (intent) {
    addEventListener(intent, function (event) {
      var target = early(event);
      if (target && target.href) window.wantDialog();
    }, { passive: true });
  });
  addEventListener('click', function (event) {
    var target = early(event);
    if (!target || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    start();
    if (!target.href) { window.earlyClick = target; return; }
    if (window.earlyClick === target) return;
    window.earlyClick = target;
    window.wantDialog();
    window.awaitDialog().addEventListener('close', function () { delete window.earlyClick; });
    setTimeout(follow, 5000);
  }, true);
})();`;

declare global {
  interface Window {
    /** The element whose click waits for hydration. */
    earlyClick?: HTMLElement;
    /** What a page does whose code cannot be had. Returns whether it reloads. */
    doWithoutCode?: () => true | undefined;
    /** Fetches the code of the form dialog. */
    wantDialog?: () => void;
    /** Shows the dialog that waits for the form's, unless it is shown, and returns it. Visitors can close it. */
    awaitDialog?: () => HTMLDialogElement;
  }
}

/** Takes the waiting dialog away, because the real one is there. Returns whether there was one. */
export function endWaiting(): boolean {
  const waiting = document.querySelector<HTMLDialogElement>('dialog[data-waiting]');
  // To remove a dialog is not to close it: nobody is told that the visitor has.
  waiting?.remove();
  return waiting !== null;
}

/**
 * Tells the early script that the page answers now, and does what the visitor already asked for: in a
 * task of its own, where React can hydrate the place of the click at once.
 */
export function replayEarlyClick(): void {
  document.documentElement.dataset.hydrated = 'true';
  const { earlyClick } = window;
  delete window.earlyClick;
  if (earlyClick) setTimeout(() => earlyClick.click());
}
