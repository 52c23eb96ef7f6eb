import { expect, test } from 'vitest';
import { letterForms, withOrdinaryLetters, withoutGarbled } from './garbled.ts';

/** UTF-8 text as it looks in a program that reads it as Windows-1252. */
function garble(text: string): string {
  const from80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte >= 0x80 && byte < 0xa0 ? (from80[byte - 0x80] ?? '') : String.fromCharCode(byte),
  ).join('');
}

test.each([
  'Hören – don’t wait',
  'Übersicht, Öffnung, Änderung',
  '“Crème brûlée” … à la carte',
  'Straße nach Łódź? Nein: Plzeň',
  '10 € – 20 €',
  'Größe 5 m², 20 °C',
  '¿Dónde está?',
])('repairs "%s"', (text) => {
  expect(garble(text)).not.toBe(text);
  expect(withoutGarbled(garble(text))).toBe(text);
});

test.each([
  'Hören – don’t wait',
  '„Spaß“, „Ä“ und „Ü“',
  'SÃO “MAÇÃ” IRMÃ’',
  'Un café” et “déjà”',
  'BLÅ’ och “Å”',
  'Château, Âge, PÂTÉ',
  'naïve façade à 20 € – “très” bien',
])('keeps "%s"', (text) => {
  expect(withoutGarbled(text)).toBe(text);
});

test.each([
  ['certi\ufb01ed e\ufb03cient', 'certified efficient'],
  ['\u{1d5db}\u{1d5fc}\u{1d604}', 'How'],
  ['\u2f08\u7269', '\u4eba\u7269'],
  // Words split at the ends of lines would remain.
  ['cer- ti\ufb01ed', undefined],
])('writes %j with ordinary letters', (text, expected) => {
  expect(letterForms(text).length).toBeGreaterThan(0);
  expect(withOrdinaryLetters(text)).toBe(expected);
});

test.each(['5 m², ½ day™', 'ＡＢ１', 'Ⓐ ﷼', 'ŀ ĳ', '\ufb07'])('keeps the letters of %s', (text) => {
  expect(letterForms(text)).toEqual([]);
});
