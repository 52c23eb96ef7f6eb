import { sentenceOf } from '../../catalog/index.ts';
import { initialsOf } from '../../initials.ts';
import { type Field, textContentOf } from '../../kinds.ts';
import { allFields } from '../../schemaAt.ts';
import { type Brand, hasCharacter, typefaceNames, typefacesOf } from '../../typefaces.ts';
import { documentsOf, fieldsFor } from '../documents.ts';
import { usableFont } from '../fonts.ts';
import { letterForms } from '../garbled.ts';
import type { DocumentRule } from '../rule.ts';
import { onceSaved } from '../savedResults.ts';
import type { Finding, FontFile, SourceTree, ValuePath } from '../types.ts';

/** Letters, digits, and marks of one script. Other missing characters, such as arrows, look fine in a fallback font. */
const isLetter = /[\p{L}\p{Nd}]|(?!\p{Script=Inherited})\p{M}/u;

const scripts = Object.entries({
  // Full-width letters and digits belong to the typefaces of these scripts.
  'Chinese and Japanese': /[\uff01-\uffee\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  ...{ Latin: /\p{scx=Latin}/u, Greek: /\p{scx=Greek}/u, Cyrillic: /\p{scx=Cyrillic}/u },
  ...{ Arabic: /\p{scx=Arabic}/u, Hebrew: /\p{scx=Hebrew}/u, Thai: /\p{scx=Thai}/u },
  ...{ Devanagari: /\p{scx=Devanagari}/u, Korean: /\p{scx=Hangul}/u },
});

/** The name of a letter's script; empty for digits and rarer scripts. */
function scriptOf(letter: string): string {
  return scripts.find(([, isOfScript]) => isOfScript.test(letter))?.[0] ?? '';
}

type TextPlace = { source: SourceTree; path: ValuePath };

/** The missing letters of one script, and the texts with them. */
type MissingLetters = { letters: Set<string>; places: Set<TextPlace> };

// One message per script: an alphabet is missing for one reason.
const missingCharacter: DocumentRule = {
  name: 'missing-character',
  needs: 'site',
  check(documents) {
    const { site, fonts } = documents;
    const initials = site.brand?.mark ? [] : Array.from(initialsOf(site.company ?? ''));
    return setsOf(site.brand, fonts).flatMap((set) => {
      const isMissing = memoized(
        (one: string) =>
          isLetter.test(one) &&
          letterForms(one).length === 0 &&
          set.some(({ lacks }) => lacks(one)),
      );
      const byScript = new Map<string, MissingLetters>();
      for (const { schema, document, source } of documentsOf(documents)) {
        if (!lettersOf(document).some(isMissing)) continue;
        for (const { path, value, field } of allFields(schema, document)) {
          if (typeof value !== 'string' || !isShown(field)) continue;
          const place = { source, path };
          for (const one of new Set(value.normalize('NFC'))) {
            if (!isMissing(one)) continue;
            const script = scriptOf(one);
            const missing = byScript.get(script) ?? { letters: new Set(), places: new Set() };
            byScript.set(script, missing);
            missing.letters.add(one);
            missing.places.add(place);
          }
        }
      }
      return Array.from(byScript, ([script, { letters, places }]): Finding[] => {
        const [first] = places;
        if (!first) return [];
        const all = [...letters];
        const sentence = sentenceOf('missing-character', {
          names: set.filter(({ lacks }) => all.some(lacks)).map(({ name }) => name),
          others: typefaceNames.filter((name) => all.every((one) => hasCharacter(name, one))),
          letters: all,
          script,
          texts: places.size,
          hasInitials: set.some(
            ({ isOfIcon, lacks }) =>
              isOfIcon && initials.some((one) => letters.has(one) && lacks(one)),
          ),
        });
        return [{ ...first, sentence }];
      }).flat();
    });
  },
};

/** The different characters that a document shows. An unchanged document is not read again. */
const lettersOf = onceSaved(
  'letters',
  ({ page }): object => page,
  (document): string[] => {
    const texts = allFields(fieldsFor(document), document).flatMap(({ value, field }) =>
      typeof value === 'string' && isShown(field) ? [value] : [],
    );
    const all = texts.join('\n').normalize('NFC');
    // Searching for a letter is faster than reading each one.
    const common = Array.from(commonLetters).filter((one) => all.includes(one));
    return [...common, ...new Set(all.replace(/[a-zA-Z0-9 ]+/g, ''))];
  },
);

const commonLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A function of single characters that remembers its results. */
function memoized(work: (character: string) => boolean): (character: string) => boolean {
  const known = new Map<string, boolean>();
  return (character) => {
    const result = known.get(character) ?? work(character);
    known.set(character, result);
    return result;
  };
}

function isShown({ kind }: Field): boolean {
  return textContentOf(kind) === 'words';
}

/** The typefaces of a site, grouped for their messages: those of the list, and each font file of the owner. */
function setsOf(brand: Brand | undefined, fonts: readonly FontFile[] | undefined) {
  const { text, headlines } = typefacesOf(brand);
  const chosen = (headlines ? [headlines, text] : [text]).map((typeface, index) => ({
    typeface,
    // Icons show initials in the typeface of headlines.
    isOfIcon: index === 0,
  }));
  const ofList = chosen.flatMap(({ typeface, isOfIcon }) => {
    if (!('name' in typeface)) return [];
    const { name } = typeface;
    return [{ name: `${name}`, isOfIcon, lacks: (one: string) => !hasCharacter(name, one) }];
  });
  const ofFiles = chosen.flatMap(({ typeface, isOfIcon }) => {
    const font = 'file' in typeface ? usableFont(fonts, typeface.file) : undefined;
    if (!font) return [];
    const lacks = (one: string) => !font.characters.has(one.codePointAt(0) ?? 0);
    return [[{ name: font.src, isOfIcon, lacks }]];
  });
  return [ofList, ...ofFiles];
}

export const fontRules: readonly DocumentRule[] = [missingCharacter];
