import { z } from 'zod';
import { sentenceOf } from '../catalog/index.ts';
import { text } from '../fields.ts';
import { refuse } from '../refuse.ts';
import { en, placesIn, type WordName, where, wordNames } from '../words/index.ts';

/** Words that replace the built-in ones, by the names of the English words. Placeholders must be kept. */
export const words = z
  .strictObject(Object.fromEntries(wordNames.map((name) => [name, word(name)])))
  .optional()
  .meta({
    title: 'Words of the site',
    description:
      'Your wording for built-in texts, such as "Skip to content". Keep the parts in brackets, which values replace.',
  });

function word(name: WordName) {
  const usual = en[name];
  const places = placesIn(usual);
  const description = `${where[name]} In English: “${usual}”.`;
  return text(30 + 2 * usual.length, description)
    .check(
      refuse((input) => {
        const missing = places.filter((place) => !input.includes(place));
        const others = placesIn(input).filter((place) => !places.includes(place));
        if (missing.length === 0) return [];
        return [{ sentence: sentenceOf('wrong-format/words', { missing, others, usual }) }];
      }),
    )
    .meta({ description, examples: [usual] })
    .optional();
}
