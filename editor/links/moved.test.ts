import { expect, test } from 'vitest';
import { siteSchema } from '../../schema/index.ts';
import { withChangedPath, withoutPage } from './moved.ts';

const site = { redirects: [{ from: '/old', to: '/visit#request' }] };
const move = { from: '/visit', to: '/workshop', isMoved: false };

test.each([true, false])(
  'points redirects to the new address of a moved page, whether or not links change (%s)',
  (changeLinks) => {
    expect(withChangedPath(site, { ...move, changeLinks, redirect: true })).toEqual({
      redirects: [
        { from: '/old', to: '/workshop#request' },
        { from: '/visit', to: '/workshop' },
      ],
    });
  },
);

test('removes the redirect from an address that a page gets back', () => {
  const before = {
    redirects: [
      { from: '/visit', to: '/workshop' },
      { from: '/older', to: '/workshop' },
    ],
  };
  const back = { from: '/workshop', to: '/visit', isMoved: false, changeLinks: true };
  expect(withChangedPath(before, { ...back, redirect: true })).toEqual({
    redirects: [
      { from: '/older', to: '/visit' },
      { from: '/workshop', to: '/visit' },
    ],
  });
  expect(withChangedPath(before, { ...back, redirect: false })).toEqual({
    redirects: [{ from: '/older', to: '/visit' }],
  });
});

test('keeps links if asked to, and returns the same document if nothing changes', () => {
  const page = { path: '/a', blocks: [{ type: 'cta-band', href: '/visit' }] };
  expect(withChangedPath(page, { ...move, changeLinks: false, redirect: false })).toBe(page);
  expect(withChangedPath(page, { ...move, from: '/vis', changeLinks: true, redirect: false })).toBe(
    page,
  );
  expect(withChangedPath(page, { ...move, to: '/visit', changeLinks: true, redirect: true })).toBe(
    page,
  );
});

test('the moved page gets the new address, and its links to itself change', () => {
  const page = { path: '/visit', blocks: [{ type: 'cta-band', href: '/visit#request' }] };
  const own = { ...move, isMoved: true, redirect: false };
  expect(withChangedPath(page, { ...own, changeLinks: true })).toEqual({
    path: '/workshop',
    blocks: [{ type: 'cta-band', href: '/workshop#request' }],
  });
  expect(withChangedPath(page, { ...own, changeLinks: false })).toEqual({
    ...page,
    path: '/workshop',
  });
});

test('adds the redirects field in schema order and keeps all other fields', () => {
  const before = { company: 'A', unknown: 1, samples: [], url: 'https://a.test' };
  const after = withChangedPath(before, { ...move, changeLinks: true, redirect: true });
  expect(after).toEqual({ ...before, redirects: [{ from: '/visit', to: '/workshop' }] });
  const names = Object.keys(after);
  expect(names.at(-1)).toBe('unknown');
  expect(names.filter((name) => name in siteSchema.shape)).toEqual(
    Object.keys(siteSchema.shape).filter((name) => name in after),
  );
});

const entry = { text: 'Visit', href: '/gone#hours' };
const band = { type: 'cta-band', headline: 'Words', ctaText: 'More', href: '/gone#hours' };
const prose = { type: 'prose', paragraphs: [['See ', entry]] };
const leaving = (document: { blocks: object[] } | object, takesOut: boolean, redirect = false) =>
  withoutPage({ ...document }, { from: '/gone', to: '/faq', takesOut, redirect });

test('removes links to a deleted page where possible, and points all others to another page', () => {
  const page = { path: '/a', blocks: [prose, band] };
  const led = { ...band, href: '/faq' };
  expect(leaving(page, true)).toEqual({
    path: '/a',
    blocks: [{ type: 'prose', paragraphs: ['See Visit'] }, led],
  });
  // To the page itself, because it does not have that block.
  expect(leaving(page, false)).toEqual({
    path: '/a',
    blocks: [{ ...prose, paragraphs: [['See ', { ...entry, href: '/faq' }]] }, led],
  });
});

test('redirects the address of a deleted page if asked to, and always its older redirects', () => {
  const before = { redirects: [{ from: '/old', to: '/gone' }] };
  const old = { from: '/old', to: '/faq' };
  expect(leaving(before, true)).toEqual({ redirects: [old] });
  expect(leaving(before, false, true)).toEqual({
    redirects: [old, { from: '/gone', to: '/faq' }],
  });
  expect(leaving({}, false, true)).toEqual({ redirects: [{ from: '/gone', to: '/faq' }] });
});

test('lists follow the pages that move with their page', () => {
  const list = (below: string) => ({ type: 'page-list', below });
  const pageWith = (...belows: string[]) => ({ path: '/', blocks: belows.map(list) });
  const page = pageWith('/visit', '/visit/rooms', '/visitors');
  const moved = { ...move, changeLinks: true, redirect: false };
  expect(withChangedPath(page, { ...moved, changeLists: true })).toEqual(
    pageWith('/workshop', '/workshop/rooms', '/visitors'),
  );
  expect(withChangedPath(page, moved)).toBe(page);
});
