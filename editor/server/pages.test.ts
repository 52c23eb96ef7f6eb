// @vitest-environment node
import { expect, test } from 'vitest';
import { linksTo } from './pages.ts';

const document = (path: string, ...links: string[]) => ({
  name: `${path.slice(1)}.json`,
  text: JSON.stringify({
    path,
    title: 'A page',
    description: '',
    blocks: links.map((href) => ({ type: 'hero', headline: 'Hello', ctaText: 'Go', href })),
  }),
});

test('what leads to a page is counted in other documents, with links to its blocks', () => {
  const files = [
    document('/a', '/a', '/a#top'),
    document('/b', '/a', '/a#top', '/b'),
    document('/c'),
  ];
  const listing = { files: new Map(files.map((file) => [file.name, file])), served: [] };
  expect(linksTo(listing, 'a.json').map(({ file, href }) => [file, href])).toEqual([
    ['b.json', '/a'],
    ['b.json', '/a#top'],
  ]);
  expect(linksTo(listing, 'c.json')).toEqual([]);
});
