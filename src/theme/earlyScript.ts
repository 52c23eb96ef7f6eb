/**
 * Runs in the head before the first paint, before any of the site's code has arrived:
 * puts the chosen theme on the page, and keeps the first click on something that only script can do
 * (the form dialog, a question of the FAQ) until the page is hydrated. A link whose click is kept
 * is followed after all when hydration takes longer than five seconds.
 */
export const earlyScript = `(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch (blocked) {}
  addEventListener('click', function (event) {
    if (root.dataset.hydrated || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    var target = event.target.closest && event.target.closest('[data-early]');
    if (!target) return;
    event.preventDefault();
    window.earlyClick = target;
    if (target.href) setTimeout(function () {
      if (!root.dataset.hydrated) location.href = target.href;
    }, 5000);
  }, true);
})();`;

declare global {
  interface Window {
    /** The element whose click waits for hydration. */
    earlyClick?: HTMLElement;
  }
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
