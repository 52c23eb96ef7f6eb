import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockOf } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { showBlockOriginals } from '../pictures/showPictures.ts';
import { SiteProvider } from '../shared/site.ts';
import { ComparedPair } from './ComparedPair.tsx';

/** The handle, which styles show where there is script. This DOM does not know whether there is. */
const slider = (name?: string) =>
  screen.getByRole<HTMLInputElement>('slider', { hidden: true, ...(name && { name }) });

const block: BlockOf<'before-after'> = {
  type: 'before-after',
  headline: 'Tuned',
  beforeTitle: 'As it came',
  afterTitle: 'As it left',
  pair: {
    before: { src: 'pictures/a.jpg', alt: 'Grey keys' },
    after: { src: 'pictures/b.jpg', alt: 'White keys' },
  },
  items: [{ before: 'Out of tune.', after: 'In tune.' }],
};

test('a pair has both pictures, in the order of the titles, and a handle that says what it does', async () => {
  await renderBlock(showBlockOriginals(block));
  const names = screen.getAllByRole('img').map((img) => img.getAttribute('alt'));
  expect(names).toEqual(['Grey keys', 'White keys']);
  const handle = slider('Compare “As it came” with “As it left”');
  expect(handle.getAttribute('aria-valuetext')).toBe('50% As it came');
  // Where there is no script, and on paper.
  expect(handle.closest('[data-needs-script]')).toBeTruthy();
});

test('the handle shows more of one picture or of the other, and says how much', async () => {
  await renderBlock(showBlockOriginals(block));
  const handle = slider();
  const pair = handle.parentElement?.parentElement;
  await waitFor(() => expect(pair?.style.getPropertyValue('--share')).toBe('0.5'));
  fireEvent.input(handle, { target: { value: '72.5' } });
  expect(pair?.style.getPropertyValue('--share')).toBe('0.725');
  expect(handle.getAttribute('aria-valuetext')).toBe('73% As it came');
  fireEvent.input(handle, { target: { value: '0' } });
  expect(pair?.style.getPropertyValue('--share')).toBe('0');
});

test('a handle that was moved before hydration counts', () => {
  const { pair } = block;
  if (!pair) throw new Error('The block has no pair.');
  const view = (
    <SiteProvider value={site}>
      <ComparedPair pair={pair} beforeTitle="As it came" afterTitle="As it left" />
    </SiteProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(view);
  document.body.append(container);
  slider().value = '80';
  render(view, { container, hydrate: true });
  expect(slider().parentElement?.parentElement?.style.getPropertyValue('--share')).toBe('0.8');
});

test('one finger scrolls the page over the handle, and two zoom it', async () => {
  await renderBlock(showBlockOriginals(block));
  const styles = Array.from(document.querySelectorAll('style'), (style) => style.textContent);
  const [, touch] = /touch-action:\s*([^;}]*)/.exec(styles.join('\n')) ?? [];
  expect(touch).toBe('pan-y pinch-zoom');
});

test('without a pair there is no handle', async () => {
  await renderBlock({ ...block, pair: undefined });
  expect(screen.queryByRole('slider', { hidden: true })).toBeNull();
});
