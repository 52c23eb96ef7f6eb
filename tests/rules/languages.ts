import type { Examples } from './example.ts';

export const languagesExamples: Examples = {
  'language-address': [
    {
      file: 'de/besuch.json',
      right: '"path": "/de/besuch"',
      wrong: '"path": "⟦/besuch⟧"',
      fix: true,
    },
  ],
  'language-folder': [
    { file: 'de/site.json', right: '"language": "de-DE"', wrong: '"language": "⟦fr-FR⟧"' },
    { file: 'de/site.json', right: '"language": "de-DE"', wrong: '"language": "⟦en-GB⟧"' },
  ],
  'wrong-translation': [
    { file: 'de/besuch.json', right: '"translates": "/visit"', wrong: '"translates": "⟦/de⟧"' },
  ],
  'translated-link': [
    {
      file: 'de/home.json',
      right: '"href": "/de/besuch"',
      wrong: '"href": "⟦/visit⟧"',
      suggest: true,
    },
  ],
  'not-translated': [
    {
      file: 'de/not-found.json',
      right:
        '"description": "Unter dieser Adresse gibt es keine Seite der Werkstatt. Zur Startseite geht es über den Knopf auf dieser Seite."',
      wrong:
        '"description": "⟦There is no page at this address of the workshop. The way back leads over the home page and the pianos.⟧"',
    },
  ],
  'same-as-inherited': [
    {
      file: 'de/site.json',
      right: '"language": "de-DE",',
      wrong: '"language": "de-DE",\n  "⟦phones⟧": { "workshop": "+44 20 7946 0018" },',
      suggest: true,
    },
  ],
  'other-language': [
    {
      file: 'home.json',
      right: '"By ear, from the middle outwards."',
      wrong:
        '"⟦Wir stimmen von der Mitte nach außen, und das Klavier ist nach einer Stunde fertig.⟧"',
    },
  ],
  'unknown-language': [
    { file: 'site.json', right: '"language": "en-GB"', wrong: '"language": "⟦it-IT⟧"' },
  ],
};
