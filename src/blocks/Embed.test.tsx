import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

afterEach(cleanup);

test('shows the blog in a named, sandboxed frame with a link to it', async () => {
  await renderBlock({ type: 'embed', source: 'blog' });
  const frame = screen.getByTitle(site.blog?.title ?? '');
  expect(frame.getAttribute('src')).toBe(site.blog?.src);
  expect(frame.getAttribute('allow')).toBe('fullscreen');
  expect(screen.getByRole('link').getAttribute('href')).toBe(site.blog?.src);
});

test('gives the form the height set in the document', async () => {
  await renderBlock({ type: 'embed', source: 'lead-form', height: 850 });
  expect(screen.getByTitle(site.leadForm.title).getAttribute('height')).toBe('850');
  cleanup();
  await renderBlock({ type: 'embed', source: 'lead-form' });
  expect(screen.getByTitle(site.leadForm.title).getAttribute('height')).toBe('768');
});

test("loads the provider's script while a form that needs it is on screen", async () => {
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

test('lists the next steps next to the form, with a number to call', async () => {
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
  // Once next to the form, and once below a form that does not load.
  const calls = document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  expect(Array.from(calls, ({ text }) => text)).toEqual([
    `Call ${site.phones.contact}`,
    `Call ${site.phones.contact}`,
  ]);
});

const frames = () => document.querySelectorAll('iframe');

test("runs provider code in a page without the site's origin", async () => {
  const code = '<script src="https://widget.example.com/reviews.js"></script>';
  await renderBlock({ type: 'embed', code, title: 'Reviews' });
  const frame = screen.getByTitle('Reviews');
  expect(frame.getAttribute('src')).toMatch(/^\/embeds\/[0-9a-f]{16}$/);
  expect(frame.getAttribute('sandbox')).not.toContain('allow-same-origin');
  expect(document.querySelector('script[src*="widget"]')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe(frame.getAttribute('src'));
});

test('loads provider code of a video on click, too', async () => {
  await renderBlock({ type: 'embed', code: '<p>Film</p>', title: 'Film', kind: 'video' });
  expect(frames()).toHaveLength(0);
  screen.getByRole('button', { name: 'Play video Film Loads from another site' });
});
