import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ctaBand } from '../../schema/blocks/ctaBand.ts';
import { legal } from '../../schema/blocks/legal.ts';
import { packages } from '../../schema/blocks/packages.ts';
import { process } from '../../schema/blocks/process.ts';
import type { Block, Paragraph } from '../../schema/index.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

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

test('a call-to-action band is dark by default', async () => {
  const { look: _, ...band } = ctaBand.schema.parse(ctaBand.example);
  const { container } = await renderBlock(band);
  expect(container.querySelector('[data-look=band] h2')).toBeTruthy();
  cleanup();
  const card = await renderBlock({ ...band, look: 'card' });
  expect(card.container.querySelector('[data-look=card] h2')).toBeTruthy();
});
