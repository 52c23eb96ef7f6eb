import { expect, test } from 'vitest';
import { diagnose } from '../../schema/index.ts';
import { pages, site } from '../../tests/tools/secondSite.ts';
import { linkProps } from '../shared/href.ts';
import { resolveSite } from './resolveSite.ts';

/** The error about a phone number of the second site in a country, or else the target of its link. */
function tapOn(workshop: string, callingCode: string, country?: string) {
  const settings = { ...JSON.parse(site.text), phones: { workshop }, callingCode, country };
  const file = { name: 'site.json', text: JSON.stringify(settings) };
  const { content, diagnostics } = diagnose(pages, file, { brief: true });
  const [first] = diagnostics;
  if (first) return { ...first, count: diagnostics.length };
  expect(content?.site.phones.workshop).toBe(workshop);
  return content && linkProps(resolveSite(content.site), 'tel:workshop').href;
}

test.each([
  ['+49', '0221 4710 123', '+492214710123'],
  ['+49', '+49 (0)221 4710 123', '+492214710123'],
  ['+49', '0049 221 4710 123', '+492214710123'],
  ['+44', '020 7946 0018', '+442079460018'],
  ['+44', '+44 (0)117 496 0123', '+441174960123'],
  ['+33', '01 42 68 53 00', '+33142685300'],
  ['+41', '044 668 18 00', '+41446681800'],
  ['+43', '01 58858-0', '+431588580'],
  ['+31', '020 123 4567', '+31201234567'],
  ['+61', '02 9374 4000', '+61293744000'],
  ['+39', '06 6982 1234', '+390669821234'],
  ['+39', '+39 (0)6 6982 1234', '+390669821234'],
  ['+36', '06 1 234 5678', '+3612345678'],
  ['+7', '8 495 123-45-67', '+74951234567'],
  ['+1', '(919) 555-0100', '+19195550100'],
  ['+1', '1-919-555-0100', '+19195550100'],
  ['+1', '011 49 221 4710 123', '+492214710123'],
  ['+1', '0049 221 4710 123', '+492214710123'],
  ['+1', '(919) 555-0100 ext. 12', '+19195550100;ext=12'],
  ['+44', '020 7946 0018 x12', '+442079460018;ext=12'],
  ['+1', '1-800-FLOWERS', '+18003569377'],
  ['+1', '1-800-CONTACTS', '+18002668228'],
  ['+49', '116117', '116117'],
  ['+49', '112', '112'],
  ['+33', '3949', '3949'],
  ['+376', '843 843', '+376843843'],
])('in %s, a tap on %s dials %s', (callingCode, written, dialed) => {
  expect(tapOn(written, callingCode)).toBe(`tel:${dialed}`);
});

test('the country decides if several share a calling code', () => {
  expect(tapOn('06 6988 1234', '+39', 'VA')).toBe('tel:+390669881234');
  expect(tapOn('020 7946 0018', '+44', 'US')).toBe('tel:+442079460018');
});

test.each([
  ['+49', '+49 221 4710–123', 'Did you mean "+49 221 4710-123"?'],
  ['+49', '+49 221/4710 123', 'Did you mean "+49 221 4710 123"?'],
  ['+49', '030/1234567', 'Did you mean "030 1234567"?'],
  ['+44', 'Tel.: 0117 496 0123', 'Did you mean "0117 496 0123"?'],
  ['+1', '1-800-flowers', 'Did you mean "1-800-FLOWERS"?'],
  ['+44', '.......', '07400 123456'],
  ['+44', '0117 496 0123 after noon', '07400 123456'],
  ['+49', '0221 4710 123 oder 0221 4710 129', 'separate name'],
  ['+1', '(919) 555-0100 / 555-0142', 'separate name'],
])('in %s, rejects %s', (callingCode, written, suggestion) => {
  expect(tapOn(written, callingCode)).toMatchObject({
    rule: 'wrong-format',
    suggestion: expect.stringContaining(suggestion),
    count: 1,
  });
});

test.each([
  ['+44', '7946 0018', '07400 123456'],
  ['+1', '555-0100', '(201) 555-0123'],
  ['+1', '(119) 555-0100', '(201) 555-0123'],
  ['+49', '0221 4710 123 4710 129 4710', '01512 3456789'],
])('in %s, rejects %s, which cannot be dialed', (callingCode, written, example) => {
  expect(tapOn(written, callingCode)).toMatchObject({
    rule: 'undialable-phone',
    suggestion: expect.stringContaining(example),
    count: 1,
  });
});
