import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { showInStore, storeOf } from '../../tests/tools/formInStore.tsx';
import { SearchPreview } from './SearchPreview.tsx';

/** The lines of the search result for a document. */
function shown(document: object, name?: string) {
  const { container, unmount } = showInStore(storeOf(document, name), <SearchPreview />);
  const lines = Array.from(container.querySelectorAll('p'), ({ textContent }) =>
    textContent.replace(/[\u00a0\u2060]/g, ' '),
  );
  unmount();
  return lines;
}

test('a search result has the tab title, a short address, and facts filled in', () => {
  const { host } = new URL(site.url);
  const page = { title: 'Quiet rooms', description: 'Ask {company}.', path: '/sound', blocks: [] };
  const [title, address, description] = shown(page);
  expect(title).toMatch(/^Quiet rooms/);
  expect([address, description]).toEqual([`${host}/sound`, `Ask ${site.company}.`]);
  expect(shown({ ...page, path: '/' })[1]).toBe(host);
  expect(shown({ company: 'Example' }, 'site.json')).toEqual([]);
});
