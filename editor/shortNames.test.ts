import { expect, test } from 'vitest';
import { menuNames, titleAlone } from './shortNames.ts';

test.each([
  ['Video walls | Example Ltd', 'Video walls'],
  ['Video walls – for rooms — and halls', 'Video walls'],
  ['Video walls · Example', 'Video walls'],
  ['Video|walls', 'Video|walls'],
  ['Wi-Fi-Planung', 'Wi-Fi-Planung'],
  ['| Example', '| Example'],
  [' | Example', ' | Example'],
  ['', ''],
])('shortens the title “%s” to “%s”', (title, alone) => {
  expect(titleAlone(title)).toBe(alone);
});

test('names a page by its first link with a text in the menus', () => {
  const site = {
    header: {
      href: '/visit',
      ctaText: 'Book a visit',
      links: [
        { text: '', href: '/sound' },
        { text: 'Sound', href: '/sound' },
        { text: 'Call', href: 'tel:main' },
      ],
    },
    footer: {
      columns: [
        {
          title: 'More',
          links: [
            { text: 'Quiet rooms', href: '/sound' },
            { text: 'Start', href: '/' },
            { text: 'Questions', href: '/faq' },
          ],
        },
      ],
    },
    redirects: [{ from: '/old', to: '/faq' }],
  };
  const names = menuNames(site);
  // The text of a button is not a name for its page.
  expect([...names].filter(([path]) => path.startsWith('/'))).toEqual([
    ['/', 'Home'],
    ['/sound', 'Sound'],
    ['/faq', 'Questions'],
  ]);
  expect([...menuNames('broken')]).toEqual([['/', 'Home']]);
  expect([...menuNames(null)]).toEqual([['/', 'Home']]);
});
