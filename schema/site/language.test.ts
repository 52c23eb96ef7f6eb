import { expect, test } from 'vitest';
import { pages, site } from '../../tests/tools/secondSite.ts';
import { diagnose } from '../diagnose/diagnose.ts';
import { wordsOf } from '../words/index.ts';

const said = (language: string) => {
  const text = JSON.stringify({ ...JSON.parse(site.text), language });
  const { diagnostics } = diagnose(pages, { name: 'site.json', text }, { brief: true });
  return diagnostics.map(({ suggestion }) => suggestion);
};

test.each(['en', 'de-AT', 'es-419', 'zh-Hans', 'sr-Latn-RS', 'ar-EG'])(
  'accepts the language %s',
  (tag) => {
    expect(said(tag)).toEqual([]);
  },
);

test('Latin American Spanish uses the Spanish words', () => {
  expect(wordsOf('es-419', undefined)).toEqual(wordsOf('es', undefined));
});

test.each([
  ['en-UK', 'en-GB'],
  ['en_us', 'en-US'],
  ['English', 'en-GB'],
  ['Deutsch', 'de-DE'],
  ['Spanish', 'es-ES'],
])('for the language %s, suggests %s', (input, tag) => {
  expect(said(input)).toEqual([`Did you mean "${tag}"?`]);
});
