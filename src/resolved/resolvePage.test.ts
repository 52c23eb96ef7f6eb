import { expect, test } from 'vitest';
import type { Block, Page } from '../../schema/index.ts';
import { originals } from '../dev/preview.ts';
import { resolvePage } from './resolvePage.ts';

const page: Page = {
  $schema: './page.schema.json',
  path: '/',
  title: '',
  description: '',
  blocks: [
    { type: 'banner', text: 'Hello' },
    { type: 'hero', headline: 'Hello', picture: { src: 'pictures/the bench.jpg', alt: 'A bench' } },
    {
      type: 'card-grid',
      items: [{ title: 'One', picture: { src: 'pictures/b.jpg', decorative: true } }],
    },
    { type: 'prose', paragraphs: ['The last.'] },
  ],
};

test('adds its files to each block, and loads the picture of the first block eagerly', () => {
  const written = JSON.stringify(page);
  const [banner, hero, cards, prose] = page.blocks;
  const iconsOf = (block: Block) => (block === cards ? '/assets/icons.svg' : undefined);
  const { blocks, ...rest } = resolvePage(page, { ...originals(), iconsOf });
  expect(rest).toEqual({ path: '/', title: '', description: '' });
  expect(blocks).toEqual([
    banner,
    {
      ...hero,
      picture: {
        src: 'pictures/the bench.jpg',
        alt: 'A bench',
        resolved: { src: '/pictures/the%20bench.jpg', loading: 'first' },
      },
    },
    {
      ...cards,
      items: [
        {
          title: 'One',
          picture: {
            src: 'pictures/b.jpg',
            decorative: true,
            resolved: { src: '/pictures/b.jpg' },
          },
        },
      ],
      iconFile: '/assets/icons.svg',
    },
    prose,
  ]);
  // A block without files stays the same object, so that React need not render it again.
  expect(blocks[3]).toBe(prose);
  expect(JSON.stringify(page)).toBe(written);
});
