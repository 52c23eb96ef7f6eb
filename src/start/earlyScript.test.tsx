import { afterEach, beforeAll, expect, test, vi } from 'vitest';

const start = {
  document: '/index.json',
  code: ['/assets/browser.js'],
  dialogCode: ['/assets/dialog.js'],
  site: '/site.json',
  dialog: { title: 'Book a tuning', height: 600 },
};

beforeAll(async () => {
  document.head.innerHTML = `<script id="start" type="application/json">${JSON.stringify(start)}</script>`;
  document.body.innerHTML =
    '<a data-early href="/contact-us">Book</a><button data-early>Q</button>';
  // What is put into the head would be fetched.
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  vi.stubGlobal('location', { reload: vi.fn(), replace: vi.fn() });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe() {}
    },
  );
  vi.useFakeTimers();
  await import('./earlyScript.ts');
});
afterEach(() => {
  delete window.earlyClick;
  document.querySelector('dialog')?.remove();
  history.replaceState(null, '');
});

const link = () => document.querySelector('a');
/** Clicks on the link as a visitor does before the page has its code. Returns whether the browser still follows it. */
const click = (keys: MouseEventInit = {}) =>
  link()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

test.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('a click with %s is left to the browser, which opens a tab or a window', (_name, keys) => {
  expect(click(keys)).toBe(true);
  expect(window.earlyClick).toBeUndefined();
  expect(document.querySelector('dialog')).toBeNull();
});

test('a click on the button of the form shows a dialog with its title at once', () => {
  expect(click()).toBe(false);
  expect(window.earlyClick).toBe(link());
  expect(document.querySelector('dialog')?.textContent).toContain('Book a tuning');
});

test('the dialog has an entry of the history as the router would make it, and Back closes it', () => {
  history.replaceState({ idx: 3, key: 'kept' }, '');
  const before = history.length;
  click();
  expect(history.length).toBe(before + 1);
  expect(history.state).toMatchObject({ usr: { dialog: true }, idx: 4 });
  history.replaceState({ idx: 3, key: 'kept' }, '');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(window.earlyClick).toBeUndefined();
});

test('where the code does not come within some seconds, the link is followed after all', () => {
  click();
  vi.advanceTimersByTime(1000);
  expect(location.replace).not.toHaveBeenCalled();
  vi.advanceTimersByTime(9000);
  // In the place of the dialog's entry, on which Back would lead to the same failure.
  expect(location.replace).toHaveBeenCalledWith('/contact-us');
});

test('offline, the link is followed only when the browser is online again', () => {
  vi.mocked(location.replace).mockClear();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  click();
  vi.advanceTimersByTime(10_000);
  expect(location.replace).not.toHaveBeenCalled();
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(location.replace).toHaveBeenCalledWith('/contact-us');
});

test('a question shows its answer at once, one at a time', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    ['a', 'b']
      .map(
        (id) =>
          `<h3><button id="${id}" data-early></button></h3><div><faq-answer hidden="until-found"></faq-answer></div>`,
      )
      .join(''),
  );
  const state = () =>
    Array.from(document.querySelectorAll('faq-answer'), (answer) => answer.hasAttribute('hidden'));
  document.getElementById('a')?.click();
  expect(state()).toEqual([false, true]);
  expect(document.getElementById('a')?.ariaExpanded).toBe('true');
  document.getElementById('b')?.click();
  expect(state()).toEqual([true, false]);
  expect(document.getElementById('a')?.ariaExpanded).toBe('false');
});

test('the code of the page finds the dialog that waits, and shows no second one', () => {
  click();
  const shown = document.querySelector('dialog');
  expect(window.awaitDialog?.()).toBe(shown);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test('who closes the waiting dialog gets no form later', () => {
  click();
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  expect(document.querySelector('dialog')).toBeNull();
  expect(window.earlyClick).toBeUndefined();
});

test('a page without its code is reloaded once, whatever else is stored, and then its links and buttons are as without script', () => {
  sessionStorage.setItem('kept by another page', '1');
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  expect(window.doWithoutCode?.()).toBe(true);
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.plain).toBeUndefined();
  expect(click()).toBe(false);
  delete window.earlyClick;
  expect(window.doWithoutCode?.()).toBeUndefined();
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(document.documentElement.dataset.plain).toBe('');
  expect(click()).toBe(true);
  expect(window.earlyClick).toBeUndefined();
});
