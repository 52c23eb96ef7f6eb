// @vitest-environment node
import { expect, test } from 'vitest';
import { moved } from './moved.ts';

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
