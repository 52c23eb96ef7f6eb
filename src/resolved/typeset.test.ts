import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

// In the examples, _ is a no-break space and ~ a narrow one.
const marked = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~');

test.each([
  ['en-US', `IT that is somebody's job`, 'IT that is somebody’s job'],
  ['en-US', `instead of "Zone 14".`, 'instead of “Zone 14”.'],
  ['en-US', `("we," "us" or "our")`, '(“we,” “us” or “our”)'],
  ['en-US', `"Don't say 'never'"`, '“Don’t say ‘never’”'],
  ['en-US', `attorneys' fees, the '90s, rock 'n' roll`, 'attorneys’ fees, the ’90s, rock ’n’ roll'],
  ['en-US', 'Guarantee - installed', 'Guarantee_- installed'],
  [
    'en-US',
    '10 Gbps, 2.4 GHz, 24 ft, 14 days, 15+ years',
    '10_Gbps, 2.4_GHz, 24_ft, 14_days, 15+_years',
  ],
  ['en-US', 'warranties of 2-10 years', 'warranties of 2–10_years'],
  ['de-DE', `"Wie geht's?" - "Mit 'Schwung'!"`, '„Wie geht’s?“_- „Mit ‚Schwung‘!“'],
  ['de-DE', '10 Gbps in 14 Tagen, 2-10 Jahre', '10_Gbps in 14_Tagen, 2–10_Jahre'],
  ['de-CH', `"Grüezi"`, '«Grüezi»'],
  ['fr-FR', `L'appel : "Bonjour !" en 14 jours ?`, 'L’appel~: «~Bonjour~!~» en 14_jours~?'],
  ['fr-FR', '« Bonjour », à 10:30', '«~Bonjour~», à 10:30'],
  ['es-ES', `El "punto" - en 14 días, 2-10 años`, 'El “punto”_- en 14_días, 2-10_años'],
])('in %s, typesets "%s" as "%s"', (language, text, set) => {
  expect(marked(typeset(text, language))).toBe(set);
});

test.each([
  [`a 24" screen`],
  [`a 24" screen and a "wall" of 32" screens`],
  [`6'2" and 5' tall`],
  [`"a" and "b`],
  [`an 'open word`],
  ['call (919) 555-0100, 1-800-555-0100 or 1-800 numbers'],
  ['12-10-2026, 5 - 3, part 10-20, 802.11-20'],
  [`o'brien@example.com or "https://example.com/it's?a-b"`],
  ['Wi-Fi, 30-day, CAT6A, hand-over'],
  ['{install-days}, a -- b'],
  ['- item'],
  ['“set”, it’s 10\u00a0Gbps\u00a0— whole'],
])('keeps "%s"', (text) => {
  expect(typeset(text, 'en-US')).toBe(text);
});

test('in a language without rules, only changes the space before a unit symbol', () => {
  const text = `10 Gbps - it's "what" 14 days`;
  for (const language of ['pl', 'ja-JP', 'he-IL', 'haw']) {
    expect(marked(typeset(text, language)), language).toBe(text.replace(' G', '_G'));
  }
});

const languages = ['en-US', 'en-GB', 'de-DE', 'de-CH', 'fr-FR', 'es-MX', 'it'];
// Texts composed of what the rules look for.
const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(...`"' -–—’“”«»;:!?.,(\u00a0\u202f`),
      fc.constantFrom('n', 'tis', '90s', 'a', 'días', '7', '10', 'days', 'Gbps', '%'),
      fc.constantFrom('a@b.c', 'https://', 'www.', '\ue000', '😀', '𝐀'),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(''));

const withoutPunctuation = (text: string) => text.replace(/[\s"'’‘‚“”„«»‹›–—-]/gu, '');

test('typesetting is idempotent and never changes letters, digits or addresses', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...languages), (text, language) => {
      const set = typeset(text, language);
      expect(typeset(set, language)).toBe(set);
      expect(withoutPunctuation(set)).toBe(withoutPunctuation(text));
      for (const address of text.match(/\S*@\S*/g) ?? []) expect(set).toContain(address);
      // Line breaks and tabs are not spaces between words.
      expect(set.match(/[\n\t]/g)).toEqual(text.match(/[\n\t]/g));
    }),
    { seed: 1, numRuns: 2000 },
  );
});
