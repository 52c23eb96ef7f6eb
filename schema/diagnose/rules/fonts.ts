import { type Field, textContentOf } from '../../kinds.ts';
import { pageFields } from '../../page.ts';
import { type Site, siteFields } from '../../site.ts';
import { hasCharacter, typefacesOf } from '../../typefaces.ts';
import { say } from '../catalog/index.ts';
import { fontsIn, usableFont } from '../fonts.ts';
import type { DocumentRule } from '../rule.ts';
import { forEachField } from '../schemaAt.ts';
import type { FontFile, SourceTree, ValuePath } from '../types.ts';

/** The lowest and highest weight of text (including bold words) and of headlines (src/theme/typeface.ts). */
const used = { text: [400, 700], headlines: [600, 700] } as const;

const singleWeight: DocumentRule = {
  name: 'single-weight',
  check: ({ site, siteSource: source, fonts }) =>
    fontsIn(site).flatMap(({ path, src, use }) => {
      const font = usableFont(fonts, src);
      const [min, max] = used[use];
      const { weights } = font ?? {};
      // A headline font with one weight is accepted: it is bold by design.
      if (!font || (!weights && use === 'headlines')) return [];
      if (weights && weights.min <= min && weights.max >= max) return [];
      return [{ source, path, says: say('single-weight', { src, min, max }) }];
    }),
};

/** Only letters and digits. Other missing characters, such as arrows, look fine in a fallback font. */
const isLetter = /[\p{L}\p{Nd}]/u;

const missingCharacter: DocumentRule = {
  name: 'missing-character',
  check({ pages, site, siteSource, fonts }) {
    if (!site.brand?.typeface) return [];
    const documents = [
      ...pages.map(({ page, source }) => ({ schema: pageFields, document: page, source })),
      { schema: siteFields, document: site, source: siteSource },
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
      const says = say('missing-character', { names, letters: [...missing], texts: places.length });
      return [{ ...first, says }];
    });
  },
};

function isShown({ kind }: Field): boolean {
  return textContentOf(kind) === 'words';
}

/** The typefaces of a site, grouped for one message each: those of the list, and each font file of the owner. */
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

export const fontRules: readonly DocumentRule[] = [missingCharacter, singleWeight];
