import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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

test('loads provider code of a video on click, too', async () => {
  await renderBlock({ type: 'embed', code: '<p>Film</p>', title: 'Film', kind: 'video' });
  expect(frames()).toHaveLength(0);
  screen.getByRole('button', { name: 'Play video Film Loads from another site' });
});
