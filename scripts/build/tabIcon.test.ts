import { expect, test } from 'vitest';
import { tabIcon } from './tabIcon.ts';

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>Logo</title><style>.a{fill:#1f4fd1}</style><path class="a" d="M0 0h8v8z"/></svg>\n';

test('the icon of the tab is the mark of the site, as a browser reads it from its address', () => {
  const [type, ...rest] = tabIcon(favicon).split(',');
  expect(type).toBe('data:image/svg+xml');
  const written = rest.join(',');
  // What would end the attribute, or the address.
  expect(written).not.toMatch(/["#]/);
  const drawing = decodeURIComponent(written.replaceAll('&amp;', '&'));
  expect(drawing.replaceAll("'", '"')).toBe(favicon.replace('<title>Logo</title>', '').trim());
});

test('a mark with quotation marks of both kinds, percent signs and ampersands is read as it is written', () => {
  const odd =
    '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{font-family:\'A\';x:50%23}</style><b c="d&amp;e"/></svg>';
  const written = tabIcon(odd).replace('data:image/svg+xml,', '');
  expect(decodeURIComponent(written.replaceAll('&amp;', '&'))).toBe(odd);
});

test('an icon of 1,100 characters is in the page, and one of more is a file', () => {
  const icon = (length: number) => {
    const [start, end] = ['<svg a="', '"/>'];
    return `${start}${'b'.repeat(length - start.length - end.length)}${end}`;
  };
  expect(tabIcon(icon(1100))).toMatch(/^data:/);
  expect(tabIcon(icon(1101))).toBe('/favicon.svg');
  // What is not sent does not count.
  expect(tabIcon(`<svg>${'\n  '.repeat(600)}</svg>`)).toBe('data:image/svg+xml,<svg> </svg>');
  expect(tabIcon(`<svg><title>${'c'.repeat(2000)}</title></svg>`)).toBe(
    'data:image/svg+xml,<svg></svg>',
  );
});

test('a large mark is fetched once, and so is one that is no SVG', () => {
  expect(tabIcon(favicon.replace('M0', `M${'0 '.repeat(600)}`))).toBe('/favicon.svg');
  expect(tabIcon(undefined)).toBe('/icon-192.png');
});
