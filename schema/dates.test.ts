import { expect, test } from 'vitest';
import { datesMeantBy, readDate } from './dates.ts';

test.each([
  ['2026-12-24', '2026-12-24'],
  ['12-25', '12-25'],
  ['25 December', '12-25'],
  ['December 25', '12-25'],
  ['december 25th', '12-25'],
  ['25th of December', '12-25'],
  ['25. Dezember', '12-25'],
  ['1. März', '03-01'],
  ['25 décembre', '12-25'],
  ['1er janvier', '01-01'],
  ['25 de diciembre', '12-25'],
  ['29 February', '02-29'],
])('reads "%s" as %s', (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each([
  '31 April',
  '02-30',
  '0000-01-01',
  '13-01',
  '2026-02-29',
  '0 May',
  '25 Decembr',
  '25/12',
  'May',
  '24',
  '',
])('rejects "%s"', (text) => {
  expect(readDate(text)).toBeUndefined();
});

test.each([
  ['04/05/2027', ['2027-04-05', '2027-05-04']],
  ['24/12/2026', ['2026-12-24']],
  ['12/26/2026', ['2026-12-26']],
  ['4.5.2027', ['2027-05-04']],
  ['5/5/2027', ['2027-05-05']],
  ['2026/12/24', ['2026-12-24']],
  ['2026-12-24T00:00:00Z', ['2026-12-24']],
  ['20261224', ['2026-12-24']],
  ['25/12', ['12-25']],
  ['Thursday, 24 December 2026', ['2026-12-24']],
  ['December 24, 2026', ['2026-12-24']],
  ['24 de diciembre de 2026', ['2026-12-24']],
  ['31.02.2027', []],
  ['30/30/2027', []],
  ['24-26 December 2026', []],
  ['soon', []],
])('"%s" can mean %j', (text, dates) => {
  expect(datesMeantBy(text)).toEqual(dates);
});

test('suggests no date for another day of the week', () => {
  expect(datesMeantBy('Saturday, 19 December 2026')).toEqual(['2026-12-19']);
  expect(datesMeantBy('Monday, 19 December 2026')).toEqual([]);
  expect(datesMeantBy('Montag, 19. Dezember 2026')).toEqual([]);
});

test.each([
  ['it-IT', '24 dicembre', '12-24'],
  ['pl', 'czwartek, 24 grudnia 2026', '2026-12-24'],
  ['pt-BR', '24 de dezembro de 2026', '2026-12-24'],
])('knows the names of months in %s: %s', (language, text, date) => {
  expect(datesMeantBy(text, language)).toEqual([date]);
  expect(datesMeantBy(text, 'not a language')).toEqual([]);
});
