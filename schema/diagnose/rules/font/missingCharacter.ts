import { type Field, textContentOf } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { type Site, siteSchema } from '../../../site.ts';
import { hasCharacter, typefacesOf } from '../../../typefaces.ts';
import { usableFont } from '../../fonts.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { FontFile, SourceTree, ValuePath } from '../../types.ts';
import { amount } from '../../words.ts';

/** Letters and digits alone. Other missing characters, such as arrows, look right in another typeface. */
const isLetter = /[\p{L}\p{Nd}]/u;

// The most characters that one message names.
const mostNamed = 8;

export const missingCharacter: DocumentRule = {
  name: 'missing-character',

  check({ pages, site, siteSource, fonts }) {
    if (!site.brand?.typeface) return [];
    const documents = [
      ...pages.map(({ page, source }) => ({ schema: pageSchema, document: page, source })),
      { schema: siteSchema, document: site, source: siteSource },
    ];
    return setsOf(site, fonts).flatMap((set) => {
      const missing = new Set<string>();
      const places: { source: SourceTree; path: ValuePath }[] = [];
      for (const { schema, document, source } of documents) {
        forEachField(schema, document, (path, value, field) => {
          if (typeof value !== 'string' || !isShown(field)) return;
          const letters = Array.from(value).filter(
            (one) => isLetter.test(one) && set.some(({ lacks }) => lacks(one)),
          );
          if (letters.length === 0) return;
          for (const one of letters) missing.add(one);
          places.push({ source, path: [...path] });
        });
      }
      const [first] = places;
      if (!first) return [];
      const names = set
        .filter(({ lacks }) => Array.from(missing).some(lacks))
        .map(({ name }) => name);
      const [is, it] = [names.length > 1 ? 'do' : 'does', missing.size > 1 ? 'them' : 'it'];
      return [
        {
          ...first,
          message: `${names.map((name) => `"${name}"`).join(' and ')} ${is} not have ${listOf([...missing])}, which the site has in ${amount(places.length, 'text')}.`,
          suggestion: `Choose a typeface or a font of your own that has ${it}.`,
        },
      ];
    });
  },
};

function isShown({ kind }: Field): boolean {
  return textContentOf(kind) === 'words';
}

/** The typefaces of a site, in sets that one message names together: those of the list, and each font file of the owner. */
function setsOf({ brand }: Site, fonts: readonly FontFile[] | undefined) {
  const { text, headlines } = typefacesOf(brand);
  const chosen = headlines ? [headlines, text] : [text];
  const listed = chosen.flatMap((typeface) => ('name' in typeface ? [typeface.name] : []));
  const own = chosen.flatMap((typeface) => {
    const font = 'file' in typeface ? usableFont(fonts, typeface.file) : undefined;
    if (!font) return [];
    const lacks = (one: string) => !font.characters.has(one.codePointAt(0) ?? 0);
    return [[{ name: font.src, lacks }]];
  });
  const ofList = listed.map((name) => ({ name, lacks: (one: string) => !hasCharacter(name, one) }));
  return [ofList, ...own];
}

function listOf(letters: readonly string[]): string {
  const named = letters.slice(0, mostNamed).map((one) => `"${one}"`);
  const rest = letters.length - named.length;
  if (rest > 0) return `the letters ${named.join(', ')} and ${rest} more`;
  return `the letter${letters.length > 1 ? 's' : ''} ${named.join(', ').replace(/, (?=[^,]*$)/, ' and ')}`;
}
