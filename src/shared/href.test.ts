import { expect, test } from 'vitest';
import { site } from '../../tests/tools/content.ts';
import { copyableText, linkProps } from './href.ts';

test.each([
  ['/faq', { href: '/faq' }],
  ['#process', { href: '#process' }],
  ['https://example.com/x', { href: 'https://example.com/x' }],
  ['tel:main', { href: 'tel:+19195550100' }],
  ['sms:main', { href: 'sms:+19195550100' }],
  ['whatsapp:main', { href: 'https://wa.me/19195550100' }],
  ['mailto:general', { href: 'mailto:hello@example.com' }],
  ['mailto:general?subject=A%20visit', { href: 'mailto:hello@example.com?subject=A%20visit' }],
  [
    'map:address',
    {
      href: 'https://www.google.com/maps/dir/?api=1&destination=1%20Test%20Street%2C%20Testville%2C%20NC%2027599',
    },
  ],
  ['#lead-form', { href: '/contact-us#contact-form', 'data-action': 'lead-form' }],
])('turns %s into a link that works without JavaScript', (href, props) => {
  expect(linkProps(site, href)).toEqual(props);
});

test('phone numbers and email addresses can be copied, pages cannot', () => {
  expect(copyableText(site, 'tel:main')).toBe(site.phones.main);
  expect(copyableText(site, 'mailto:general?subject=A')).toBe(site.emails.general);
  expect(copyableText(site, 'whatsapp:main')).toBe(site.phones.main);
  expect(copyableText(site, '/faq')).toBeUndefined();
});
