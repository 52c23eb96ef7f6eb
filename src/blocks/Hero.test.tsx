import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hero } from '../../schema/blocks/hero.ts';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { renderOnSite } from '../../tests/tools/renderOnSite.tsx';
import { BlockView } from '../renderer/BlockView.tsx';

test('a button without a link scrolls to the block "hero-form"', async () => {
  await renderBlock({ type: 'hero', headline: 'Hello', ctaText: 'Start' });
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('#hero-form');
});

test('without JavaScript, a form link leads to the page with the form', async () => {
  await renderBlock(hero.schema.parse(hero.example));
  const link = screen.getByRole('link', { name: hero.example.ctaText });
  expect(link.getAttribute('href')).toBe(site.leadForm.page);
  expect(link.dataset.action).toBe('lead-form');
});

test.each([
  [false, 'takes the whole width'],
  [true, 'has the size of those beside drawings'],
])('if drawings on the site are %s, a headline without a picture %s', async (hasDrawings) => {
  await renderBlock({ type: 'hero', headline: 'Hello' });
  cleanup();
  renderOnSite(<BlockView block={{ type: 'hero', headline: 'Hello' }} place="test" />, {
    ...site,
    hasDrawings,
  });
  const text = screen.getByRole('heading').parentElement;
  expect(text?.hasAttribute('data-alone')).toBe(!hasDrawings);
});

test('the call button dials the number in site.json', async () => {
  await renderBlock(hero.schema.parse(hero.example));
  const link = screen.getByRole('link', { name: `Call ${site.phones.main}` });
  expect(link.getAttribute('href')).toBe('tel:+19195550100');
});
