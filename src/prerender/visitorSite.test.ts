import { expect, test } from 'vitest';
import { drawingNames } from '../../schema/drawings.ts';
import { site } from '../../tests/tools/content.ts';
import allDrawings from '../art/allDrawings.ts';
import { drawingWords } from '../art/labels/index.ts';
import { visitorSite } from './visitorSite.ts';

test.each(['de', 'es', 'fr'] as const)(
  'screen readers read what drawings show in the language of the site: %s',
  (language) => {
    const { drawings = {} } = visitorSite({ ...site, language: `${language}-XX` });
    for (const name of drawingNames) {
      expect(drawings[name]?.label).toBe(drawingWords[language].alternatives[name]);
      expect(drawings[name]?.file).toBe(`/drawings/${language}/${name.replace('/', '-')}.svg`);
    }
  },
);

test('drawings of a language that the code has not, and of English, are described in English', () => {
  for (const language of ['en-GB', 'nl-NL']) {
    const { drawings = {} } = visitorSite({ ...site, language });
    for (const name of drawingNames) expect(drawings[name]?.label).toBe(allDrawings[name].label);
  }
});
