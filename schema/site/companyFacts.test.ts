import { expect, test } from 'vitest';
import { diagnoseAfter, pages, site } from '../../tests/tools/secondSite.ts';
import { diagnose } from '../diagnose/diagnose.ts';
import { countries, currencies } from '../knownValues.ts';

/** The messages about the second site with other facts. */
function said(facts: object) {
  const text = JSON.stringify({ ...JSON.parse(site.text), ...facts });
  const { diagnostics } = diagnose(pages, { name: 'site.json', text }, { brief: true });
  return diagnostics.map(({ message, suggestion }) => [message, suggestion].join(' '));
}

const hours = (monday: string) => ({
  hours: { timeZone: 'Europe/London', week: { monday } },
});
const zone = (timeZone: string) => ({ hours: { timeZone, week: {} } });
const exception = (date: string) => ({
  hours: { timeZone: 'UTC', week: {}, exceptions: [{ date, hours: 'closed' }] },
});

const accepted = [
  ['hours', hours('9:00-17:30')],
  ['hours with a break', hours('9:00-12:30, 14:00-18:00')],
  ['hours of an American clock', hours('9 am - 5:30 p.m.')],
  ['hours with dashes and dots', hours('9.00 – 17h30')],
  ['a night', hours('18:00-2:00')],
  ['a whole day', hours('0:00-24:00')],
  ['a closed day', hours('closed')],
  ['a time zone with an old name', zone('Asia/Kolkata')],
  ['a time zone with two parts of a place', zone('America/Argentina/Ushuaia')],
  ['a long day', hours('07:00-01:30')],
  ['a bar', hours('11:00-02:00')],
  ['a night on a 24-hour clock', hours('10:00-0:30')],
  ['a long day on an American clock', hours('7am–1:30am')],
  ['a day until midnight', hours('7am–midnight')],
  ['a day until midnight in words', hours('7:00 - 12 midnight')],
  ['a night until noon', hours('10 pm - 12 noon')],
  ['a leap day', exception('2028-02-29')],
  ['a date of every year', exception('12-25')],
  ['a date of every year in words', exception('25. Dezember')],
  ['a country', { country: 'DE' }],
  ['a trade', { schemaType: 'Dentist' }],
] as const;

test.each(accepted)('accepts %s', (_name, facts) => {
  expect(said(facts)).toEqual([]);
});

const refused = [
  [hours('9-17'), 'is not a time range. Did you mean "9:00-17:00"?'],
  [hours('8 Uhr - 12:30 Uhr, 14-18 Uhr'), 'Did you mean "8:00-12:30, 14:00-18:00"?'],
  [hours('von 9 bis 17 Uhr'), 'Did you mean "9:00-17:00"?'],
  [hours('9:00-12:00 and 13:00-17:00'), 'Did you mean "9:00-12:00, 13:00-17:00"?'],
  [hours('9am-12pm & 1pm-5pm'), 'Did you mean "9am-12pm, 1pm-5pm"?'],
  [hours('9\u202fAM–12\u202fPM, 1–5\u202fPM'), 'Did you mean "9am-12pm, 1pm-5pm"?'],
  [hours('11–5 p.m.'), 'Did you mean "11am-5pm"?'],
  [hours('09:00-12:00; 14:00-18:00'), 'Did you mean "9:00-12:00, 14:00-18:00"?'],
  [hours('9h-12h / 14h30-19h'), 'Did you mean "9:00-12:00, 14:30-19:00"?'],
  [hours('de las 9 a las 14 y de 17 a 20:30'), 'Did you mean "9:00-14:00, 17:00-20:30"?'],
  [hours('de 9 h à midi et de 14 h à 18 h'), 'Did you mean "9:00-noon, 14:00-18:00"?'],
  [hours('Open 24 hours'), 'Did you mean "0:00-24:00"?'],
  [hours('24 Stunden'), 'Did you mean "0:00-24:00"?'],
  [hours('9 to 5'), 'Did you mean "9:00-17:00"?'],
  [hours('9am until 11'), 'Did you mean "9am-11am"?'],
  [hours('Fermé'), 'Did you mean "closed"?'],
  [hours('9 a 14 h'), 'Did you mean "9:00-14:00"?'],
  [hours('geschlossen'), 'Did you mean "closed"?'],
  [hours('Cerrado'), 'Did you mean "closed"?'],
  [hours('9-5 or so'), 'Write 9:00-17:00 or 9am-5pm, or 5pm-1:30am, which ends on the next day.'],
  [hours('9:00-5:00'), 'Write 9:00-17:00, or 9am-5am if it ends on the next day.'],
  [hours('11:00-2:00'), 'It is unclear when "11:00-2:00" ends'],
  [hours('9:00-1:30'), 'Write 9:00-13:30, or 9am-1:30am if it ends on the next day.'],
  [hours('12:00-2:00'), 'Write 12:00-14:00, or 12pm-2am if'],
  [hours('6:30-11:00, 11:00-5:30'), 'Write 11:00-17:30, or 11am-5:30am if'],
  [hours('9:30-14:00, 4:00-6:30'), 'afternoon, write 9:30-14:00, 16:00-18:30.'],
  [hours('14:00-18:00, 9:00-12:00'), 'Put the earlier times first'],
  [hours('9am-25:00'), 'is not a time range.'],
  [hours('7 bis Mitternacht'), 'Did you mean "7:00-midnight"?'],
  [hours('9:00-5 pm'), 'Did you mean "9am-5pm"?'],
  [hours('13 am - 5 pm'), 'is not a time range.'],
  [hours('9:00-17:75'), 'is not a time range.'],
  [hours('24:00-25:00'), 'is not a time range.'],
  [hours('9:00-13:00, 12:00-17:00'), '9:00-12:30, 14:00-18:00'],
  [hours('14:00-18:00, 9:00-12:00'), '9:00-12:30, 14:00-18:00'],
  [hours('Closed'), 'Did you mean "closed"?'],
  [hours('by appointment'), 'is not a time range.'],
  [
    { locations: [{ name: 'Dunmouth', hours: { timeZone: 'UTC', week: { friday: '9-5' } } }] },
    'is not a time range.',
  ],
  [zone('New York'), 'is not a time zone. Did you mean "America/New_York"?'],
  [zone('europe/london'), 'Did you mean "Europe/London"?'],
  [zone('Eastern Time'), 'is not a time zone.'],
  [zone('Europe/Londn'), 'Did you mean "Europe/London"?'],
  [exception('24.12.2026'), 'Did you mean "2026-12-24"?'],
  [exception('2026-2-3'), 'Did you mean "2026-02-03"?'],
  [exception('25.12.'), 'Did you mean "12-25"?'],
  [exception('2026-02-30'), 'is not a date.'],
  [{ country: 'Germany' }, 'Did you mean "DE"?'],
  [{ country: 'España' }, 'Did you mean "ES"?'],
  [{ country: 'UK' }, 'Did you mean "GB"?'],
  [{ country: 'gb' }, 'Did you mean "GB"?'],
  [{ country: 'XX' }, 'US or DE'],
  [zone(''), 'Did you mean "Europe/London"?'],
  [
    { callingCode: '+1', phones: { workshop: '0117 496 0123' } },
    'The calling code is +1 (United States), so no phone can dial 0117 496 0123. Did you mean "+44"?',
  ],
  [{ schemaType: 'Dentst' }, 'Did you mean "Dentist"?'],
  [{ schemaType: 'dentist' }, 'Did you mean "Dentist"?'],
  [{ schemaType: 'Organization' }, 'is not one of the choices.'],
  [{ founded: '1987' }, 'a whole number'],
  [{ founded: 20260 }, '2100'],
  [{ profiles: ['instagram.com/piano'] }, 'Did you mean "https://instagram.com/piano"?'],
  [{ profiles: ['@piano'] }, 'is not the address of a profile.'],
  [{ profiles: ['http://instagram.com/piano'] }, '"https://instagram.com/piano"'],
  [{ locations: [{ name: 'Dunmouth', phone: 'worksho' }] }, 'Did you mean "workshop"?'],
] as const;

test.each(refused)('reports %j with a suggestion', (facts, message) => {
  const [first = '', ...others] = said(facts);
  expect(first).toContain(message);
  expect(others).toEqual([]);
});

test.each([
  ['GBP', '£', 'Did you mean "GBP"?'],
  ['GBP', 'euro', 'Did you mean "EUR"?'],
  ['GBP', 'Pound', 'Did you mean "GBP"?'],
  ['GBP', 'XYZ', 'USD or EUR'],
])('reports a currency changed from "%s" to "%s": %s', (from, to, suggestion) => {
  const { diagnostics } = diagnoseAfter('prices.json', (text) =>
    text.replace(`"${from}"`, `"${to}"`),
  );
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]?.message).toContain('is not a currency');
  expect(diagnostics[0]?.suggestion).toContain(suggestion);
});

// Regions in Intl that are not ISO 3166 countries: groupings, reserved codes, and codes for tests.
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ');

test('countries are all regions that Intl can name, without groupings', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  const known = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => names.of(code) && new Intl.Locale(`und-${code}`).region === code)
    .filter((code) => !noCountries.includes(code));
  expect(countries.values()).toEqual(known);
});

test('every country and currency is also known by its name', () => {
  for (const { values, names } of [countries, currencies]) {
    const namesOf = names();
    expect(values().filter((value) => namesOf(value).length === 0)).toEqual([]);
  }
});

test('texts can use facts from site.json fields, and a fact of the same name takes precedence', () => {
  const contentWith = (change: (text: string) => string) =>
    diagnoseAfter('site.json', change).content?.pages.find(({ path }) => path === '/prices');
  expect(JSON.stringify(contentWith((text) => text))).toContain('has tuned by ear since 1987.');
  const custom = contentWith((text) => text.replace('"facts": {', '"facts": { "founded": "1999",'));
  expect(JSON.stringify(custom)).toContain('since 1999.');
  const named = contentWith((text) => text.replace('{tuning-time}', '{legal-name}, {tax-id}'));
  expect(named).toBeDefined();
});
