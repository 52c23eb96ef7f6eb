import { cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { EditorProvider } from '../document/EditorContext.ts';
import { SearchPreview } from './SearchPreview.tsx';
import { useAddBlock } from './useAddBlock.ts';

const dispatch = vi.fn();
let props: Record<string, string>;
let chosen: number;
const content = ['a', 'b', 'c'].map((id) => ({ type: 'hero', props: { id } }));
vi.mock('@puckeditor/core', () => ({
  createUsePuck: () => (select: (state: object) => unknown) =>
    select({
      appState: { data: { content, root: { props } } },
      selectedItem: content[chosen],
      dispatch,
    }),
  useGetPuck: () => () => ({}),
}));

afterEach(cleanup);

function shown(own: Record<string, string>) {
  props = own;
  const { container } = render(
    <EditorProvider value={{ site, pages: [], problems: [], theme: 'light' }}>
      <SearchPreview />
    </EditorProvider>,
  );
  const texts = Array.from(container.querySelectorAll('p'), (line) =>
    line.textContent?.replace(/[\u00a0\u2060]/g, ' '),
  );
  cleanup();
  return texts;
}

test('a result of a search has the title of the tab, the address without what nobody reads, and facts filled in', () => {
  const host = new URL(site.url).host;
  const page = { title: 'Quiet rooms', description: 'Ask {company}.', path: '/sound' };
  const [title, address, description] = shown(page);
  expect(title).toMatch(/^Quiet rooms/);
  expect([address, description]).toEqual([`${host}/sound`, `Ask ${site.company}.`]);
  expect(shown({ ...page, path: '/' })[1]).toBe(host);
  // The settings of the site are no page.
  expect(shown({ company: 'Example' })).toEqual([]);
});

test.each([
  ['after the chosen one', 0, 1],
  ['after the last one where that is chosen', 2, 3],
  ['at the end where none is', -1, 3],
])('a new block comes %s', (_name, index, place) => {
  chosen = index;
  dispatch.mockClear();
  const { result } = renderHook(() => useAddBlock());
  expect(result.current('faq')).toBe(place);
  expect(dispatch.mock.calls).toMatchObject([[{ componentType: 'faq', destinationIndex: place }]]);
});
