import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFields } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { SiteProvider } from '../shared/site.ts';
import { SectionMenu } from './SectionMenu.tsx';

/** Shows the menu of a page with `count` blocks that have a name and an id, one without an id, and one without a name. */
function show(count: number, overrides: object = {}) {
  const named = Array.from({ length: count }, (_, index) => ({
    id: `part-${index}`,
    menuName: `Part ${index}`,
  }));
  const page = pageFields.parse({
    path: '/',
    title: 'A long page',
    description:
      'A page with some blocks that its section menu names, and with others that it leaves out.',
    blocks: [...named, { menuName: 'Nowhere' }, { id: 'unnamed' }].map((fields) => ({
      type: 'prose',
      ...fields,
      headline: 'A part',
      paragraphs: ['Text.'],
    })),
    ...overrides,
  });
  render(
    <SiteProvider value={site}>
      <SectionMenu page={page} blocks={page.blocks} />
    </SiteProvider>,
  );
}

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const button = [site.header.ctaText, site.leadForm.page];

test("lists at least four blocks that have a name and an id, in order, with the header's button", () => {
  show(3);
  expect(screen.queryByRole('navigation')).toBeNull();
  cleanup();
  show(4);
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeTruthy();
  expect(links()).toEqual([
    ...[0, 1, 2, 3].map((part) => [`Part ${part}`, `#part-${part}`]),
    button,
  ]);
});

test("shows the header's button of the page", () => {
  show(4, { header: { ctaText: 'Send a Message', href: '#part-3' } });
  expect(links().at(-1)).toEqual(['Send a Message', '#part-3']);
});

test('shows the main button of the page, unless its text is long', () => {
  const parts = Array.from({ length: 4 }, (_, index) => ({
    ...{ type: 'prose', id: `part-${index}`, menuName: `Part ${index}` },
    ...{ headline: 'A part', paragraphs: ['Text.'] },
  }));
  const withHero = (ctaText: string) =>
    show(4, { blocks: [{ type: 'hero', headline: 'Cakes', ctaText, href: '#part-1' }, ...parts] });
  withHero('Book a tasting');
  expect(links().at(-1)).toEqual(['Book a tasting', '#part-1']);
  cleanup();
  withHero('Book a tasting for two or more');
  expect(links().at(-1)).toEqual(button);
});

test('has no button if the page has floating actions', () => {
  show(4, { floatingActions: { ctaText: 'Free Survey', callText: 'Call Now' } });
  expect(links()).toHaveLength(4);
});
