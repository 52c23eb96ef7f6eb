import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BlockOf } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { originals } from '../dev/preview.ts';
import { resolveBlock } from '../resolved/resolvePage.ts';
import { SiteProvider } from '../shared/site.ts';
import { ComparedPair } from './ComparedPair.tsx';

/** The handle, hidden in this DOM, which does not evaluate whether scripting is enabled. */
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

test('shows both pictures in the order of their titles, and a handle with a name', async () => {
  await renderBlock(resolveBlock(block, originals()));
  const names = screen.getAllByRole('img').map((img) => img.getAttribute('alt'));
  expect(names).toEqual(['Grey keys', 'White keys']);
  const handle = slider('Compare “As it came” with “As it left”');
  expect(handle.getAttribute('aria-valuetext')).toBe('50% As it came');
  // Hidden without JavaScript and in print.
  expect(handle.closest('[data-needs-script]')).toBeTruthy();
});

test('moving the handle reveals one picture or the other, and announces the percentage', async () => {
  await renderBlock(resolveBlock(block, originals()));
  const handle = slider();
  const pair = handle.parentElement?.parentElement;
  await waitFor(() => expect(pair?.style.getPropertyValue('--share')).toBe('0.5'));
  fireEvent.input(handle, { target: { value: '72.5' } });
  expect(pair?.style.getPropertyValue('--share')).toBe('0.725');
  expect(handle.getAttribute('aria-valuetext')).toBe('73% As it came');
  fireEvent.input(handle, { target: { value: '0' } });
  expect(pair?.style.getPropertyValue('--share')).toBe('0');
});

test('applies a handle position from before hydration', () => {
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

test('has no handle without a pair', async () => {
  await renderBlock({ ...block, pair: undefined });
  expect(screen.queryByRole('slider', { hidden: true })).toBeNull();
});
