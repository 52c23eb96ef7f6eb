import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { languages, placesIn, translationLanguage, wordNames, wordsOf } from './index.ts';
import { language } from './language.ts';

test('every language file is registered', () => {
  const other = ['index.ts', 'language.ts', 'onlyFor.ts', 'where.ts'];
  const files = readdirSync('schema/words').filter(
    (name) => !/\.test\./.test(name) && !other.includes(name),
  );
  expect(files.sort()).toEqual(
    Object.keys(languages)
      .map((name) => `${name}.ts`)
      .sort(),
  );
});

describe.each(Object.entries(languages))('the words in the language "%s"', (_name, words) => {
  test.each(wordNames)('%s has the placeholders of the English word', (name) => {
    expect(words[name]).toMatch(/\p{L}|^\[/u);
    expect(words[name]).not.toMatch(/^\s|\s$|[{}]|"|'|\.\.\./);
    expect(placesIn(words[name]).sort()).toEqual(placesIn(languages.en[name]).sort());
  });
});

test.each(Object.entries(languages))(
  'different English words differ in "%s", so that adjacent buttons never look alike',
  (_name, words) => {
    const alike = wordNames.flatMap((name, index) =>
      wordNames
        .slice(index + 1)
        .filter(
          (other) => words[name] === words[other] && languages.en[name] !== languages.en[other],
        )
        .map((other) => `${name} and ${other}: ${words[name]}`),
    );
    expect(alike).toEqual([]);
  },
);

test('missing words, unknown words and wrong placeholders do not compile', () => {
  const { close: _close, ...withoutClose } = languages.en;
  // @ts-expect-error: close is missing.
  language(withoutClose);
  // @ts-expect-error: English has no such word.
  language({ ...languages.en, open: 'Open' });
  // @ts-expect-error: the placeholder of the value is missing.
  language({ ...languages.en, copy: 'Copy' });
  // @ts-expect-error: there is no placeholder of this name.
  language({ ...languages.en, copy: 'Copy [words]' });
  expect(language(languages.en)).toBe(languages.en);
});

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['fr-CA', 'fr'],
  ['it', undefined],
  ['den', undefined],
])('pages in "%s" use the words in %s', (pages, expected) => {
  expect(translationLanguage(pages)).toBe(expected);
  const { close, menu } = languages[translationLanguage(pages) ?? 'en'];
  expect(wordsOf(pages)).toMatchObject({ close, menu });
});

test('a tax number has the name that it has in the country', () => {
  const names = ['en-US', 'en-GB', 'de-DE', 'de-CH'].map((tag) => wordsOf(tag).taxId);
  expect(names.map((text) => text.replace(/:.*/, ''))).toEqual([
    ...['Tax ID', 'VAT number', 'Steuernummer', 'UID'],
  ]);
});

test('a site can override the words of its language', () => {
  const custom = wordsOf('de-DE', { close: 'Zu', theme: undefined });
  expect(custom).toEqual({ ...de, close: 'Zu' });
  // The language itself is unchanged.
  expect(wordsOf('de-DE').close).toBe('Schließen');
});
