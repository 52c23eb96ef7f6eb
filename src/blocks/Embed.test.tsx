import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

afterEach(cleanup);

test('the frame of the blog has a name, its limits and a link to the blog by itself', async () => {
  await renderBlock({ type: 'embed', source: 'blog' });
  const frame = screen.getByTitle(site.blog?.title ?? '');
  expect(frame.getAttribute('src')).toBe(site.blog?.src);
  expect(frame.getAttribute('allow')).toBe('');
  expect(screen.getByRole('link').getAttribute('href')).toBe(site.blog?.src);
});

test('the form has the height that the document gives it', async () => {
  await renderBlock({ type: 'embed', source: 'lead-form', height: 850 });
  expect(screen.getByTitle(site.leadForm.title).getAttribute('height')).toBe('850');
  cleanup();
  await renderBlock({ type: 'embed', source: 'lead-form' });
  expect(screen.getByTitle(site.leadForm.title).getAttribute('height')).toBe('768');
});

test('the script of the provider is on the page from when a form that asks for it is seen until it is gone', async () => {
  let see = () => {};
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = () => tell([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const scripts = () => document.querySelectorAll(`script[src="${site.leadForm.embedScript}"]`);
  await renderBlock({ type: 'embed', source: 'lead-form' });
  act(see);
  expect(scripts()).toHaveLength(0);
  cleanup();
  await renderBlock({ type: 'embed', source: 'lead-form', embedScript: true });
  expect(scripts()).toHaveLength(0);
  act(see);
  expect(scripts()).toHaveLength(1);
  cleanup();
  expect(scripts()).toHaveLength(0);
  vi.unstubAllGlobals();
});

test('what happens next is a list beside the form, with a number to call', async () => {
  await renderBlock({
    type: 'embed',
    source: 'lead-form',
    headline: 'Write to us',
    phone: 'contact',
    next: ['We read it.', 'We answer.'],
  });
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('What happens next');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'We read it.',
    'We answer.',
  ]);
  // Beside the form, and under one that does not come.
  const calls = document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  expect(Array.from(calls, ({ text }) => text)).toEqual([
    `Call ${site.phones.contact}`,
    `Call ${site.phones.contact}`,
  ]);
});
