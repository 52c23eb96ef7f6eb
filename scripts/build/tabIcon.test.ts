import { expect, test } from 'vitest';
import { tabIcon } from './tabIcon.ts';

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><title>Logo</title><style>.a{fill:#1f4fd1}</style><path class="a" d="M0 0h8v8z"/></svg>\n';

test('encodes the site’s mark as a data URL that browsers can decode', () => {
  const [type, ...rest] = tabIcon(favicon).split(',');
  expect(type).toBe('data:image/svg+xml');
  const written = rest.join(',');
  // These would end the attribute or the address.
  expect(written).not.toMatch(/["#]/);
  const drawing = decodeURIComponent(written.replaceAll('&amp;', '&'));
  expect(drawing.replaceAll("'", '"')).toBe(favicon.replace('<title>Logo</title>', '').trim());
});

test('escapes both kinds of quotation marks, percent signs and ampersands', () => {
  const odd =
    '<svg xmlns="http://www.w3.org/2000/svg"><style>.a{font-family:\'A\';x:50%23}</style><b c="d&amp;e"/></svg>';
  const written = tabIcon(odd).replace('data:image/svg+xml,', '');
  expect(decodeURIComponent(written.replaceAll('&amp;', '&'))).toBe(odd);
});

test('inlines icons of up to 1,100 characters, and uses a file for larger ones', () => {
  const icon = (length: number) => {
    const [start, end] = ['<svg a="', '"/>'];
    return `${start}${'b'.repeat(length - start.length - end.length)}${end}`;
  };
  expect(tabIcon(icon(1100))).toMatch(/^data:/);
  expect(tabIcon(icon(1101))).toBe('/favicon.svg');
  // Removed whitespace and titles do not count.
  expect(tabIcon(`<svg>${'\n  '.repeat(600)}</svg>`)).toBe('data:image/svg+xml,<svg> </svg>');
  expect(tabIcon(`<svg><title>${'c'.repeat(2000)}</title></svg>`)).toBe(
    'data:image/svg+xml,<svg></svg>',
  );
});

test('uses a file for a large mark and for a bitmap', () => {
  expect(tabIcon(favicon.replace('M0', `M${'0 '.repeat(600)}`))).toBe('/favicon.svg');
  expect(tabIcon(undefined)).toBe('/favicon.ico');
});
