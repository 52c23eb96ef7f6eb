import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Page, pageSchema } from '../../schema/index.ts';
import { renderBlock } from '../../tests/tools/renderBlock.tsx';
import { withLists } from '../prerender/pageLists.ts';

afterEach(cleanup);

function page(path: string, fields: Partial<Page> = {}): Page {
  return pageSchema.parse({
    ...{ path, title: `Page ${path}`, description: `What ${path} is about. `.repeat(4).trim() },
    blocks: [{ type: 'hero', headline: `Headline of ${path}` }],
    ...fields,
  });
}

const hero = { type: 'hero', headline: 'Hello' } as const;
const list = { type: 'page-list', below: '/news' } as const;
const news = page('/news', { title: 'News', blocks: [hero, list] });
const articles = [
  page('/news/b', { date: '2025-12-31' }),
  page('/news/undated'),
  page('/news/2026/a', { date: '2026-11-03', author: 'Ada Thorne' }),
  page('/news/c', { date: '2025-12-31' }),
  page('/newsletter', { date: '2026-11-04' }),
];
const teaser = page('/', { blocks: [hero, { ...list, headline: 'What is new', limit: 2 }] });

/** A page with its lists, of a site with these articles. */
function pageAt(path: string, pages = [teaser, news, ...articles]) {
  const found = withLists(pages, 'en-GB').find((one) => one.path === path);
  if (!found) throw new Error(`There is no page ${path}.`);
  return found;
}

const titles = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('a complete list has the newest pages first, by year, and those without a date last', async () => {
  const [, block] = pageAt('/news').blocks;
  if (!block) throw new Error('The list is missing.');
  await renderBlock(block);
  expect(titles(2)).toEqual(['2026', '2025', 'Page /news/undated']);
  expect(titles(3)).toEqual(['Page /news/2026/a', 'Page /news/b', 'Page /news/c']);
  const time = screen.getByText('3 November 2026', { collapseWhitespace: true });
  expect(time.getAttribute('datetime')).toBe('2026-11-03');
  expect(screen.queryByText(/Show all/)).toBeNull();
});

test('a short list has no years, and a link to the complete one', async () => {
  const [, block] = pageAt('/').blocks;
  if (!block) throw new Error('The list is missing.');
  await renderBlock(block);
  expect(titles(3)).toEqual(['Page /news/2026/a', 'Page /news/b']);
  expect(screen.getByRole('link', { name: 'Show all – News' }).getAttribute('href')).toBe('/news');
});

test('a page with a date has its day and author, and leads to the pages before and after it', async () => {
  const first = pageAt('/news/2026/a');
  expect(first.blocks[0]).toMatchObject({
    eyebrow: '3\u00a0November\u00a02026 · Ada Thorne',
  });
  const block = pageAt('/news/b').blocks.at(-1);
  if (!block) throw new Error('The links are missing.');
  await renderBlock(block);
  const links = within(screen.getByRole('navigation', { name: 'More pages' }));
  expect(links.getByRole('link', { name: /^Next/ }).getAttribute('href')).toBe('/news/2026/a');
  expect(links.getByRole('link', { name: /^Previous/ }).getAttribute('href')).toBe('/news/c');
});

test('a new page changes only the lists that show it and its neighbors', () => {
  const before = [teaser, news, page('/about'), ...articles];
  const added = page('/news/d', { date: '2026-12-01' });
  const textsOf = (pages: Page[]) =>
    new Map(withLists(pages, 'en-GB').map((one) => [one.path, JSON.stringify(one)]));
  const [old, current] = [textsOf(before), textsOf([...before, added])];
  const changed = [...current].filter(([path, text]) => text !== old.get(path));
  expect(changed.map(([path]) => path).sort()).toEqual(['/', '/news', '/news/2026/a', '/news/d']);
});

test('a list without pages is left out, and a page without lists is the same object', () => {
  const about = page('/about');
  expect(withLists([about, news], 'en-GB')[0]).toBe(about);
  expect(pageAt('/news', [news, about]).blocks).toEqual([hero]);
});
