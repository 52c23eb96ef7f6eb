import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ctaBand } from '../../schema/blocks/ctaBand.ts';
import { prices } from '../../schema/blocks/prices.ts';
import { stats } from '../../schema/blocks/stats.ts';
import { blockDefinitions, blockSchema } from '../../schema/index.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';

/** Copies of a value, each with one field of one object removed. */
function lessOne(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, at) => lessOne(entry).map((less) => value.with(at, less)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    Object.fromEntries(Object.entries(value).filter(([other]) => other !== name)),
    ...lessOne(inner).map((less) => ({ ...value, [name]: less })),
  ]);
}

/** The blocks of an example: complete, and without each of its optional fields. */
const variantsOf = (example: unknown) =>
  [example, ...lessOne(example)].flatMap((less) => blockSchema.safeParse(less).data ?? []);

test.each(blockDefinitions.map(({ type, example }) => ({ type, example })))(
  'the block "$type" renders no empty elements if an optional field is missing',
  async ({ example }) => {
    for (const block of variantsOf(example)) {
      const { container } = await renderBlock(block);
      const empty = Array.from(
        container.querySelectorAll('h2, h3, h4, p, b, a, li, ul, ol, dl, dt, dd, figcaption'),
      ).filter((part) => !part.textContent?.trim() && !part.querySelector('svg, div'));
      expect(empty.map(({ outerHTML }) => outerHTML)).toEqual([]);
      expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/);
      cleanup();
    }
  },
);

test('a band has a primary button, a card a quiet one, and both can have a call button', async () => {
  const band = { ...ctaBand.example, phone: 'main', email: undefined };
  const buttons = async (look?: 'band' | 'card') => {
    const { container } = await renderBlock(ctaBand.schema.parse({ ...band, look }));
    const links = Array.from(container.querySelectorAll('a'), (link) => [
      link.textContent,
      link.dataset.look,
      link.getAttribute('href')?.startsWith('tel:'),
    ]);
    cleanup();
    return links;
  };
  const call = ['Call (919) 555-0100', 'quiet', true];
  const main = [ctaBand.example.ctaText, 'primary', false];
  expect(await buttons()).toEqual([main, call]);
  expect(await buttons('band')).toEqual([main, call]);
  expect(await buttons('card')).toEqual([[ctaBand.example.ctaText, 'quiet', false], call]);
});

// A hero precedes other sections, and a banner is not a section.
const sections = blockDefinitions.filter(({ type }) => type !== 'hero' && type !== 'banner');
test.each(sections.map(({ type, example }) => ({ type, example })))(
  'the block "$type" counts as bare exactly if it has no headline',
  async ({ example }) => {
    for (const block of variantsOf(example)) {
      const { container } = await renderBlock(block);
      const isBare = container.querySelector('section')?.hasAttribute('data-bare');
      expect(isBare).toBe(!('headline' in block));
      cleanup();
    }
  },
);

test.each([
  ['12345', undefined, true],
  ['123456', undefined, false],
  ['1', 'A sentence', false],
])(
  'statistics are compact on a phone if all are short: %s, %s',
  async (number, description, short) => {
    const items = [
      { number: '1', label: 'One' },
      { number, label: 'Other', description },
    ];
    await renderBlock(stats.schema.parse({ type: 'stats', items }));
    expect(screen.getByRole('list').hasAttribute('data-short')).toBe(short);
  },
);

test('a price list has one list under each heading, and one above the first', async () => {
  const item = (title: string, group?: string) => ({ title, group, price: 1 });
  const items = [item('A'), item('B'), item('C', 'Next'), item('D'), item('E', 'Last')];
  const { container } = await renderBlock(prices.schema.parse({ ...prices.example, items }));
  const lists = Array.from(container.querySelectorAll('ul'), (list) => [
    list.previousElementSibling?.textContent,
    Array.from(list.querySelectorAll('b'), (title) => title.textContent).join(''),
  ]);
  expect(lists).toEqual([
    [undefined, 'AB'],
    ['Next', 'CD'],
    ['Last', 'E'],
  ]);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Next', 'Last']);
});
