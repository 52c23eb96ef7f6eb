import { afterEach, beforeAll, expect, test, vi } from 'vitest';

const start = {
  document: '/index.json',
  code: ['/assets/browser.js'],
  site: '/site.json',
};

/** The URLs of links that the script has followed. It follows a link by clicking a detached one. */
const followed: (string | null)[] = [];

beforeAll(async () => {
  document.head.innerHTML = `<script id="start" type="application/json">${JSON.stringify(start)}</script>`;
  document.body.innerHTML = `
    <a data-action="lead-form" href="/contact-us">Book</a>
    <a id="picture" data-early href="/first.jpg"></a>
    <dialog><div data-frame='{"src":"/form.html","sandbox":"allow-forms"}'></div></dialog>`;
  // Elements added to the head would be fetched.
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.spyOn(HTMLElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
    if (!this.isConnected) followed.push(this.getAttribute('href'));
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  vi.useFakeTimers();
  await import('./earlyScript.ts');
});
afterEach(() => {
  delete window.early?.click;
  delete document.documentElement.dataset.plain;
  dialog()?.close();
  followed.length = 0;
  vi.clearAllTimers();
});

const dialog = () => document.querySelector('dialog');

const link = () => document.querySelector('a');
/** Clicks the link before the page has its code. Returns whether the browser still follows it. */
const click = (keys: MouseEventInit = {}) =>
  link()?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

test.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { shiftKey: true }],
  ['Alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a click with %s to the browser', (_name, keys) => {
  expect(click(keys)).toBe(true);
  expect(window.early?.click).toBeUndefined();
  expect(dialog()?.open).toBe(false);
});

test('opens the dialog with its form at once, and follows the link neither then nor later', () => {
  expect(click()).toBe(false);
  expect(dialog()?.open).toBe(true);
  const frame = dialog()?.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('/form.html');
  expect(frame?.getAttribute('sandbox')).toBe('allow-forms');
  vi.advanceTimersByTime(10_000);
  window.early?.giveUp();
  expect(followed).toEqual([]);
  expect(dialog()?.open).toBe(true);
});

test('waits offline and follows another link once the browser is online again', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.getElementById('picture')?.click();
  vi.advanceTimersByTime(10_000);
  expect(followed).toEqual([]);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  expect(followed).toEqual(['/first.jpg']);
});
