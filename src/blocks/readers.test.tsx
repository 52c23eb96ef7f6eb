import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ctaBand } from '../../schema/blocks/ctaBand.ts';
import { legal } from '../../schema/blocks/legal.ts';
import { packages } from '../../schema/blocks/packages.ts';
import { process } from '../../schema/blocks/process.ts';
import { stats } from '../../schema/blocks/stats.ts';
import type { Block, Paragraph } from '../../schema/index.ts';
import { site } from '../../tests/tools/content.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { BlockView } from '../renderer/BlockView.tsx';
import { SiteProvider } from '../shared/site.ts';
import { contactLinks } from '../shown/shownSite.ts';

test('links in a paragraph can dial, write an email or lead to a page', async () => {
  await renderBlock({
    type: 'prose',
    paragraphs: [
      [
        'Call us ',
        { text: 'now', href: 'tel:main' },
        ', or ',
        { strong: 'read' },
        { text: 'the answers', href: '/faq' },
      ],
    ],
  });
  expect(screen.getByRole('link', { name: 'now' }).getAttribute('href')).toBe('tel:+19195550100');
  expect(screen.getByRole('link', { name: 'the answers' }).getAttribute('href')).toBe('/faq');
  expect(screen.getByText('read').tagName).toBe('STRONG');
});

const points: Extract<Paragraph, { list: unknown }>['list'] = [
  'One',
  ['Two, ', { text: 'the answers', href: '/faq' }],
];
const [section] = legal.example.items;

test.each<[string, Block]>([
  ['prose', { type: 'prose', paragraphs: [{ list: points }, { list: points, numbered: true }] }],
  [
    'a policy',
    {
      type: 'legal',
      introduction: [{ list: points }],
      items: [{ id: 'a', title: 'A', ...section, paragraphs: [{ list: points, numbered: true }] }],
    },
  ],
])('in %s, lists have bullets or numbers, and their items can have links', async (_name, block) => {
  const { container } = await renderBlock(block);
  for (const name of ['ul', 'ol']) {
    const [list] = Array.from(container.querySelectorAll(name)).slice(-1);
    expect(list?.textContent).toBe('OneTwo, the answers');
    expect(list?.querySelector('a')?.getAttribute('href')).toBe('/faq');
  }
});

test('price list entries share a list under the heading of their group', async () => {
  await renderBlock({
    type: 'prices',
    headline: 'Prices',
    currency: 'USD',
    items: [
      { title: 'Cleaning', price: 90, group: 'Care' },
      { title: 'Check-up', price: 40 },
      { title: 'Crown', from: 900, group: 'Repair' },
    ],
  });
  const lists = screen.getAllByRole('list').map((list) => list.textContent);
  expect(lists).toEqual([
    expect.stringMatching(/Cleaning.*Check-up/),
    expect.stringContaining('Crown'),
  ]);
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Care',
    'Repair',
  ]);
});

test('a call button shows and dials the number named by its block', async () => {
  const phones = { ...site.phones, service: '(919) 555-0142' };
  const calling = { ...site, phones, contactLinks: contactLinks({ ...site, phones }) };
  await renderBlock({ type: 'hero', headline: 'Hello' });
  cleanup();
  render(
    <SiteProvider value={calling}>
      <BlockView block={{ type: 'hero', headline: 'Hello', phone: 'service' }} place="test" />
    </SiteProvider>,
  );
  const link = screen.getByRole('link', { name: 'Call (919) 555-0142' });
  expect(link.getAttribute('href')).toBe('tel:+19195550142');
});

test('the contents of a legal text link to its numbered sections and to related pages', async () => {
  await renderBlock(legal.schema.parse(legal.example));
  const all = screen.getAllByRole('link').filter((link) => link.closest('nav'));
  const links = all.filter((link) => link.closest('li'));
  expect(links).toHaveLength(legal.example.items.length);
  for (const [index, link] of links.entries()) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    const section = document.getElementById(id);
    expect(section?.textContent).toBe(link.textContent);
    expect(section?.textContent).toMatch(new RegExp(`^${index + 1}\\. `));
  }
  expect(all.at(-1)?.getAttribute('href')).toBe(legal.example.related?.[0]?.href);
  expect(all).toHaveLength(links.length + 1);
  cleanup();
  await renderBlock(legal.schema.parse({ ...legal.example, numbered: false }));
  expect(document.body.textContent).not.toMatch(/1\. /);
});

test('only the recommended package stands out', async () => {
  const [first, ...others] = packages.example.items.map(({ highlight: _, ...item }) => item);
  const items = [{ ...first, highlight: 'Most chosen' }, ...others];
  await renderBlock(packages.schema.parse({ ...packages.example, items }));
  const looks = screen.getAllByRole('link').map((link) => link.getAttribute('data-look'));
  expect(looks).toEqual(['primary', ...others.map(() => 'quiet')]);
  expect(document.querySelectorAll('[data-recommended]')).toHaveLength(1);
});

test('hides the decorative numbers of a process from screen readers', async () => {
  await renderBlock(process.schema.parse(process.example));
  for (const number of document.querySelectorAll('.number')) {
    expect(number.getAttribute('aria-hidden')).toBe('true');
    expect(number.textContent).toMatch(/^0\d$/);
  }
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(process.example.items.length);
});

test('labels a banner as an announcement, with or without a link', async () => {
  await renderBlock({ type: 'banner', text: 'Open on Sunday' });
  expect(screen.getByLabelText('Announcement').textContent).toBe('Open on Sunday');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await renderBlock({ type: 'banner', text: 'Open on Sunday', ctaText: 'Call', href: 'tel:main' });
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+19195550100');
});

test('sections of a legal text are one level below its headline', async () => {
  const headings = (level: number) => screen.queryAllByRole('heading', { level });
  const sections = legal.example.items.length;
  await renderBlock(legal.schema.parse(legal.example));
  expect([headings(2).length, headings(3).length]).toEqual([sections, 0]);
  cleanup();
  await renderBlock(legal.schema.parse({ ...legal.example, headline: 'SMS program' }));
  expect([headings(2).length, headings(3).length]).toEqual([1, sections]);
});

test('statistics are side by side on a phone if all are short and have no description', async () => {
  const short = { number: '200+', label: 'rooms' };
  const isSideBySide = async (other: object) => {
    await renderBlock(
      stats.schema.parse({ type: 'stats', items: [short, { ...short, ...other }] }),
    );
    const found = document.querySelector('[data-short]') !== null;
    cleanup();
    return found;
  };
  expect(await isSideBySide({})).toBe(true);
  expect(await isSideBySide({ number: 'Since 1995' })).toBe(false);
  expect(await isSideBySide({ description: 'In three counties.' })).toBe(false);
});

test('a call-to-action band is dark by default', async () => {
  const { look: _, ...band } = ctaBand.schema.parse(ctaBand.example);
  const { container } = await renderBlock(band);
  expect(container.querySelector('[data-look=band] h2')).toBeTruthy();
  cleanup();
  const card = await renderBlock({ ...band, look: 'card' });
  expect(card.container.querySelector('[data-look=card] h2')).toBeTruthy();
});
