import { readFile } from 'node:fs/promises';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Group } from '../../schema/browser.ts';
import { valueAt } from '../../schema/inspect.ts';
import { blockForms } from '../adapter/pageForm.ts';
import { examples, preparePage, readSite } from '../site.ts';
import { fieldAt, piecesOf } from './marks.ts';
import { notEdited, type PageView } from './messages.ts';
import { PagePreview } from './PagePreview.tsx';

afterEach(cleanup);

const site = readSite(JSON.parse(await readFile('tests/fixtures/clinic/site.json', 'utf8')));

async function pageWith(...blocks: Group[]) {
  if (!site) throw new Error('The site of the clinic has errors.');
  await preparePage({ blocks: examples }, { hasFacts: true, languages: [] });
  const page = { path: '/', title: '', description: '', blocks };
  const view: PageView = { ...notEdited, page, site, theme: 'light' };
  return <PagePreview view={view} blockRef={() => () => {}} />;
}

test.each(blockForms)('shows a new $type before its pictures are chosen', async ({ first }) => {
  const page = await pageWith(first);
  await act(async () => render(page));
  expect(screen.queryByText(/has errors/)).toBeNull();
});

test('a block that cannot be rendered does not show the block that was in its place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const stats = { type: 'stats', items: [{ number: '12', label: 'chairs' }] };
  const { rerender } = render(null);
  for (const blocks of [[stats], [{ type: 'faq' }, stats]]) {
    const page = await pageWith(...blocks);
    await act(async () => rerender(page));
  }
  expect(screen.getAllByText(/chairs/)).toHaveLength(1);
  expect(screen.getByText(/^FAQ has errors/)).toBeDefined();
});

test('each mark leads to the text that it encloses, also when blocks move and move back', async () => {
  const statsOf = (label: string) => ({
    type: 'stats',
    items: [
      { number: '12', label },
      { number: '3', label: 'rooms' },
    ],
  });
  const [first, second] = [statsOf('chairs'), statsOf('windows')];
  const { container, rerender } = render(null);
  for (const blocks of [[first, second], [second, first], [first, second], [second]]) {
    const page = await pageWith(...blocks);
    await act(async () => rerender(page));
    const pieces = piecesOf(container.textContent ?? '');
    const marked = pieces.flatMap((piece, index) => {
      const field = typeof piece === 'object' && 'start' in piece && fieldAt(piece.start);
      if (!field || field.place.isSite) return [];
      return [{ text: pieces[index + 1], field: valueAt({ blocks }, field.place.path) }];
    });
    expect(marked.map(({ text }) => text)).toEqual(
      blocks.flatMap(({ items }) => items.flatMap(({ number, label }) => [number, label])),
    );
    expect(marked.map(({ field }) => field)).toEqual(marked.map(({ text }) => text));
  }
});
