import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/support/content.ts';
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

const form = { ...site, leadForm: { ...site.leadForm, src: 'https://forms.example.com/quote' } };

function show(): HTMLIFrameElement {
  render(
    <SiteProvider value={form}>
      <FormFrame height={768} />
    </SiteProvider>,
  );
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  // Nothing is fetched here, so the page in the frame has no window of its own.
  Object.defineProperty(frame, 'contentWindow', { value: {} });
  return frame;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
// By role, as only what is displayed is found.
const isOffered = () => screen.queryByRole('status') !== null;

/** A message as the page of a window sends it. */
function hear(source: Window | null): void {
  const message = new MessageEvent('message', { data: 'height=500' });
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

test('phone and e-mail are offered where the form has not shown itself within ten seconds of being seen', () => {
  show();
  wait(60_000);
  expect(isOffered()).toBe(false);
  comeIntoView();
  wait(3000);
  expect(isOffered()).toBe(false);
  wait(7000);
  expect(isOffered()).toBe(true);
  const number = site.phones[site.leadForm.phone];
  expect(screen.getByRole('link', { name: `Call ${number}` })).toBeTruthy();
});

test('a message of the form takes the offer back, and one of another window does not', () => {
  const frame = show();
  comeIntoView();
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
  comeIntoView();
  wait(10_000);
  expect(isOffered()).toBe(false);
});

test.each([
  ['a page of this site', 'http://localhost:3000/demo/lead-form.html', false],
  ['nothing yet', 'about:blank', true],
])('where the frame holds %s, another way is offered: %s, %s', (_what, URL, expected) => {
  const frame = show();
  Object.defineProperty(frame, 'contentDocument', { value: { URL } });
  comeIntoView();
  wait(10_000);
  expect(isOffered()).toBe(expected);
});

test('a frame that is taken away leaves nothing behind that listens or waits', () => {
  const removed = vi.spyOn(window, 'removeEventListener');
  show();
  comeIntoView();
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls.map(([type]) => type)).toContain('message');
});
