import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { site } from '../../tests/support/content.ts';
import { renderBlock } from '../../tests/support/renderBlock.tsx';

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
  expect(screen.getByRole('link', { name: `Call ${site.phones.contact}` })).toBeTruthy();
});
