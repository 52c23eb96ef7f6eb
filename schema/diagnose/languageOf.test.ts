import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageOf } from './languageOf.ts';

test.each([
  ['en', 'We recommend two visits a year for most patients, and you can book them online.'],
  ['de', 'Wir empfehlen zwei Besuche im Jahr, und Sie können sie auch online buchen.'],
  ['es', 'Recomendamos dos visitas al año, y también se pueden reservar por internet.'],
  ['fr', 'Nous recommandons deux visites par an, et vous pouvez les réserver sur notre site.'],
  ['it', 'Consigliamo due visite all’anno, che si possono prenotare anche online con il modulo.'],
  ['nl', 'Wij raden twee bezoeken per jaar aan, en u kunt ze ook op onze site boeken.'],
  [
    'pl',
    'Zalecamy dwie wizyty w roku i można je zarezerwować na naszej stronie, także przez telefon.',
  ],
  [
    'pt',
    'Recomendamos duas visitas por ano, e você também pode marcar uma delas com o nosso formulário.',
  ],
])(
  'a sentence in %s is recognized on sites in its own language, in English, and in German',
  (language, text) => {
    for (const expected of [language, 'en', 'de'])
      expect(languageOf(text, expected)).toBe(language);
  },
);

test.each([
  ['too short', 'The Art of Piano, in Concert'],
  ['names', 'Steinway, Bechstein, Bösendorfer, Yamaha, Kawai, Fazioli, Petrof, Blüthner, Pleyel'],
  ['another alphabet', 'おすすめは年に二回です。オンラインでも予約できます。'],
])('%s has no language', (_, text) => {
  expect(languageOf(text, 'de')).toBeUndefined();
});

const sites = [
  ['tests/fixtures/clinic', 'de'],
  ['tests/fixtures/law-firm', 'es'],
  ['tests/fixtures/second-site', 'en'],
  ['tests/fixtures/site', 'en'],
] as const;

test.each(sites)('no text of %s seems to be in another language', (folder, expected) => {
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      readFileSync(`${folder}/${name}`, 'utf8').match(/(?<=")(?:[^"\\]|\\.)+(?=")/g),
    );
  expect(texts.length).toBeGreaterThan(100);
  expect(
    texts.filter((text) => text && (languageOf(text, expected) ?? expected) !== expected),
  ).toEqual([]);
});
