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
])('the title “%s” is “%s” without what follows it', (title, alone) => {
  expect(titleAlone(title)).toBe(alone);
});

test('a page is called by the first words of the menus that lead to it', () => {
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
  // A button is no name of its page.
  expect([...names].filter(([path]) => path.startsWith('/'))).toEqual([
    ['/', 'Home'],
    ['/sound', 'Sound'],
    ['/faq', 'Questions'],
  ]);
  expect([...menuNames('broken')]).toEqual([['/', 'Home']]);
  expect([...menuNames(null)]).toEqual([['/', 'Home']]);
});
