import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hero } from '../../schema/blocks/hero.ts';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

afterEach(cleanup);

test('a button without an address scrolls to the block "hero-form"', async () => {
  await renderBlock({ type: 'hero', headline: 'Hello', ctaText: 'Start' });
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('#hero-form');
});

test('a form action leads to the page of the form where there is no script', async () => {
  await renderBlock(hero.schema.parse(hero.example));
  const link = screen.getByRole('link', { name: hero.example.ctaText });
  expect(link.getAttribute('href')).toBe(site.leadForm.page);
  expect(link.dataset.action).toBe('lead-form');
});

test('the call button dials the number of site.json', async () => {
  await renderBlock(hero.schema.parse(hero.example));
  const link = screen.getByRole('link', { name: `Call ${site.phones.main}` });
  expect(link.getAttribute('href')).toBe('tel:+19195550100');
});
