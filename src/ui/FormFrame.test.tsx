import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { SiteProvider } from '../shared/site.ts';
import { FormFrame } from './FormFrame.tsx';

// The part of the page that a visitor sees is decided here by hand.
let comeIntoView: () => void;
const stopWatching = vi.fn();
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    tell([{ isIntersecting: false }]);
    comeIntoView = () => act(() => tell([{ isIntersecting: true }]));
  }
  observe() {}
  disconnect = stopWatching;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const provider = 'https://forms.example.com';
const form = { ...site, leadForm: { ...site.leadForm, src: `${provider}/quote` } };

const shown = (isShown: boolean) => (
  <SiteProvider value={form}>
    <FormFrame height={768} isShown={isShown} />
  </SiteProvider>
);

function frameOf(container: HTMLElement): HTMLIFrameElement {
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  // Nothing is fetched here, so the page in the frame has no window.
  const value = { postMessage() {} };
  Object.defineProperty(frame, 'contentWindow', { value, configurable: true });
  return frame;
}

const show = () => frameOf(render(shown(true)).container);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const load = (frame: HTMLIFrameElement) => fireEvent.load(frame);
const isLoading = () => screen.queryByText('Loading the form …') !== null;
// By role, as only what is displayed is found.
const isOffered = () => screen.queryByRole('status') !== null;

/** A message as the page of a window sends it. */
function hear(source: Window | null, data: unknown = 'ready', origin = provider): void {
  const message = new MessageEvent('message', { data, origin });
  Object.defineProperty(message, 'source', { value: source });
  act(() => void window.dispatchEvent(message));
}

test('the form of a provider is fetched when the visitor comes near it, at its height, with its name', () => {
  const frame = show();
  expect(frame.getAttribute('loading')).toBe('lazy');
  expect(frame.getAttribute('height')).toBe('768');
  expect(frame.title).toBe(site.leadForm.title);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

test('a slow form is said to be loading, and nobody is asked whether it is there', () => {
  const frame = show();
  comeIntoView();
  expect(isLoading()).toBe(true);
  wait(20_000);
  expect([isLoading(), isOffered()]).toEqual([true, false]);
  load(frame);
  expect(isLoading()).toBe(false);
});

test('a form that does not load at all leaves phone and e-mail', () => {
  show();
  wait(120_000);
  expect(isOffered()).toBe(false);
  comeIntoView();
  wait(60_000);
  expect(isOffered()).toBe(true);
  const number = site.phones[site.leadForm.phone];
  expect(screen.getByRole('link', { name: `Call ${number}` })).toBeTruthy();
});

test('phone and e-mail are offered when a frame has loaded and its form gives no sign', () => {
  const frame = show();
  comeIntoView();
  load(frame);
  wait(3000);
  expect(isOffered()).toBe(false);
  wait(7000);
  expect(isOffered()).toBe(true);
});

test('a message of the form takes the offer back, and one of another window does not', () => {
  const frame = show();
  comeIntoView();
  load(frame);
  wait(10_000);
  hear(window);
  hear(null);
  expect(isOffered()).toBe(true);
  hear(frame.contentWindow);
  expect(isOffered()).toBe(false);
});

test('a form that has sent a message before it was seen is there', () => {
  const frame = show();
  hear(frame.contentWindow);
  expect(isLoading()).toBe(false);
  load(frame);
  comeIntoView();
  wait(60_000);
  expect(isOffered()).toBe(false);
});

test('the frame takes the height that its form asks for, and no other page', () => {
  const frame = show();
  hear(window, 'setHeight:1200:2412');
  hear(frame.contentWindow, 'setHeight:1200:2412', 'https://elsewhere.example');
  expect(frame.getAttribute('height')).toBe('768');
  hear(frame.contentWindow, 'setHeight:1200:2412');
  expect(frame.getAttribute('height')).toBe('1200');
  hear(frame.contentWindow, 'scrollIntoView:2412');
  expect(frame.getAttribute('height')).toBe('1200');
});

test('a form with iframe-resizer is started when it has loaded or says that it is ready', () => {
  const frame = show();
  const postMessage = vi.fn();
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
  hear(frame.contentWindow, '[iFrameResizerChild]Ready', 'https://elsewhere.example');
  expect(postMessage).not.toHaveBeenCalled();
  load(frame);
  hear(frame.contentWindow, '[iFrameResizerChild]Ready');
  const starts = postMessage.mock.calls.map(([message]) => String(message));
  expect(starts).toEqual([0, 1].map(() => expect.stringMatching(/^\[iFrameSizer\]/)));
});

test.each([
  ['a page of this site', 'http://localhost:3000/demo/lead-form.html', false],
  ['nothing yet', 'about:blank', true],
])('where the frame holds %s, another way is offered: %s, %s', (_what, URL, expected) => {
  const frame = show();
  Object.defineProperty(frame, 'contentDocument', { value: { URL } });
  load(frame);
  comeIntoView();
  wait(10_000);
  expect(isOffered()).toBe(expected);
});

test('a form that has not come is loaded again when it is shown again, and one that has is kept', () => {
  const { container, rerender } = render(shown(true));
  const lost = frameOf(container);
  comeIntoView();
  load(lost);
  wait(10_000);
  rerender(shown(false));
  rerender(shown(true));
  const next = frameOf(container);
  expect(next).not.toBe(lost);
  expect([isLoading(), isOffered()]).toEqual([true, false]);
  hear(next.contentWindow);
  rerender(shown(false));
  rerender(shown(true));
  expect(frameOf(container)).toBe(next);
});

test('a frame that is taken away leaves nothing behind that listens or waits', () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  show();
  comeIntoView();
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls.map(([type]) => type)).toContain('message');
});
