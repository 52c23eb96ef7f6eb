import fc from 'fast-check';
import { expect, test } from 'vitest';
import { downloadName, pictureName, proposedName } from './pictureName.ts';

test.each([
  ['The boardroom, at night', 'the-boardroom-at-night'],
  ['Große Übergabe in Kraków: “fertig”', 'grosse-ubergabe-in-krakow-fertig'],
  ['The CEO’s office', 'the-ceos-office'],
  ['../../etc/passwd', 'etc-passwd'],
  ['..\\..\\boot.ini', 'boot-ini'],
  ['/absolute', 'absolute'],
  ['a\0b', 'a-b'],
  ['.htaccess', 'htaccess'],
  ['CON', 'con-picture'],
  ['lpt1', 'lpt1-picture'],
  ['console', 'console'],
  ['会議室', 'picture'],
  ['🙂', 'picture'],
  ['', 'picture'],
  // Exactly the maximum length.
  [`${'long '.repeat(11)}words`, `${'long-'.repeat(11)}words`],
  ['a'.repeat(300), 'a'.repeat(60)],
  [`${'long '.repeat(11)}wordthatdoesnotfit`, 'long-'.repeat(11).slice(0, -1)],
])('names a picture of %j %s', (words, name) => {
  expect(pictureName(words)).toBe(name);
});

test.each([
  ['Price list 2026.pdf', 'price-list-2026'],
  ['v1.2 notes.docx', 'v1-2-notes'],
  ['CON.pdf', 'con-file'],
  ['会議.pdf', 'file'],
])('names the file “%s” %s, without its extension', (file, name) => {
  expect(downloadName(file)).toBe(name);
});

test('omits words with digits from the proposed name', () => {
  expect(proposedName('Room 12, with two 4K screens')).toBe('room-with-two-screens');
  expect(proposedName('2024')).toBe('picture');
});

test('returns a valid file name for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (words) => {
      const name = pictureName(words);
      expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(name.length).toBeLessThanOrEqual(68);
      expect(pictureName(name)).toBe(name);
    }),
  );
});
