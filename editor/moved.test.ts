// @vitest-environment node
import { expect, test } from 'vitest';
import { moved, withMoves } from './moved.ts';

const site = { redirects: [{ from: '/old', to: '/visit#request' }] };
const move = { from: '/visit', to: '/workshop', isMoved: false };

test.each([true, false])(
  'redirects to a moved page lead to its new address, links changed or not (%s)',
  (changeLinks) => {
    expect(moved(site, { ...move, changeLinks, redirect: true })).toEqual({
      redirects: [
        { from: '/old', to: '/workshop#request' },
        { from: '/visit', to: '/workshop' },
      ],
    });
  },
);

test('the page that is open follows each change of an address, its own and those it links to, in their order', () => {
  const page = {
    path: '/visit',
    title: 'Visit',
    description: '',
    blocks: [{ type: 'prose', paragraphs: [['See ', { text: 'prices', href: '/prices#all' }]] }],
  };
  const led = (path: string, href: string) => ({
    ...page,
    path,
    blocks: [{ type: 'prose', paragraphs: [['See ', { text: 'prices', href }]] }],
  });
  const own = { from: '/visit', to: '/workshop' };
  const other = { from: '/prices', to: '/costs' };
  expect(withMoves(page, [own])).toEqual(led('/workshop', '/prices#all'));
  expect(withMoves(page, [other])).toEqual(led('/visit', '/costs#all'));
  const again = { from: '/workshop', to: '/rooms' };
  expect(withMoves(page, [own, other, again])).toEqual(led('/rooms', '/costs#all'));
  expect(withMoves(page, [])).toBe(page);
});

test('a page that gets its old address back is not redirected away from it', () => {
  const before = {
    redirects: [
      { from: '/visit', to: '/workshop' },
      { from: '/older', to: '/workshop' },
    ],
  };
  const back = { from: '/workshop', to: '/visit', isMoved: false, changeLinks: true };
  expect(moved(before, { ...back, redirect: true })).toEqual({
    redirects: [
      { from: '/older', to: '/visit' },
      { from: '/workshop', to: '/visit' },
    ],
  });
  expect(moved(before, { ...back, redirect: false })).toEqual({
    redirects: [{ from: '/older', to: '/visit' }],
  });
});

test('links stay where somebody wants that, and a document that leads nowhere near stays the same one', () => {
  const page = { path: '/a', blocks: [{ type: 'cta-band', href: '/visit' }] };
  expect(moved(page, { ...move, changeLinks: false, redirect: false })).toBe(page);
  expect(moved(page, { ...move, from: '/vis', changeLinks: true, redirect: false })).toBe(page);
  expect(moved(page, { ...move, to: '/visit', changeLinks: true, redirect: true })).toBe(page);
});
