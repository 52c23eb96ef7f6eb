import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { SiteProvider } from '../shared/site.ts';
import { showFormDialog } from '../start/formDialog.ts';
import { FormFrame } from './FormFrame.tsx';

// The test decides what is in view.
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

/** The form in its dialog, which the page opens and closes. */
function Dialog({ isShown }: { isShown: boolean }) {
  const root = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isShown) showFormDialog(root.current);
    else root.current?.close();
  }, [isShown]);
  return (
    <SiteProvider value={form}>
      <dialog ref={root}>
        <FormFrame height={768} isShown={isShown} />
      </dialog>
    </SiteProvider>
  );
}

const element = (isShown: boolean) => <Dialog isShown={isShown} />;

function frameOf(container: HTMLElement): HTMLIFrameElement {
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  // Nothing is fetched here, so the page in the frame has no window.
  const value = { postMessage() {} };
  Object.defineProperty(frame, 'contentWindow', { value, configurable: true });
  return frame;
}

const show = () => frameOf(render(element(true)).container);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const load = (frame: HTMLIFrameElement) => fireEvent.load(frame);
const isLoading = () => screen.queryByText('Loading the form …') !== null;
// By role, because that only finds visible elements.
const isOffered = () => screen.queryByRole('status') !== null;

/** Simulates a message from the page in a window. */
function hear(source: Window | null, data: unknown = 'ready', origin = provider): void {
  const message = new MessageEvent('message', { data, origin });
  Object.defineProperty(message, 'source', { value: source });
  act(() => void window.dispatchEvent(message));
}

test('withdraws the offer on a message from the form, but not from another window', () => {
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

test('applies the height requested by the form, but not by any other page', () => {
  const frame = show();
  hear(window, 'setHeight:1200:2412');
  hear(frame.contentWindow, 'setHeight:1200:2412', 'https://elsewhere.example');
  expect(frame.getAttribute('height')).toBe('768');
  hear(frame.contentWindow, 'setHeight:1200:2412');
  expect(frame.getAttribute('height')).toBe('1200');
  hear(frame.contentWindow, 'scrollIntoView:2412');
  expect(frame.getAttribute('height')).toBe('1200');
});

test('starts iframe-resizer when the form has loaded and when it reports that it is ready', () => {
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
])('if the frame contains %s (%s), offers phone and email: %s', (_what, URL, expected) => {
  const frame = show();
  Object.defineProperty(frame, 'contentDocument', { value: { URL } });
  load(frame);
  comeIntoView();
  wait(10_000);
  expect(isOffered()).toBe(expected);
});

test('reloads a form that has not responded when it is shown again, and keeps one that has', () => {
  const { container, rerender } = render(element(true));
  const lost = frameOf(container);
  comeIntoView();
  load(lost);
  wait(10_000);
  rerender(element(false));
  rerender(element(true));
  const next = frameOf(container);
  expect(next).not.toBe(lost);
  expect([isLoading(), isOffered()]).toEqual([true, false]);
  hear(next.contentWindow);
  rerender(element(false));
  rerender(element(true));
  expect(frameOf(container)).toBe(next);
});
