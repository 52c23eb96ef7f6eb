import { isCameraName } from '../../../cameraName.ts';
import { textContentOf } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { picturesIn, picturesOfSite } from '../../pictures.ts';
import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding, Message } from '../../types.ts';

const asWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isFileName(alt: string, src: string): boolean {
  const stem = (src.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  if (/\.(?:jpe?g|png|webp|avif|svg|heic|gif)$/i.test(alt) || isCameraName(alt)) return true;
  // A good file name is made of the words of the "alt", so equal words alone prove nothing.
  const isSame = alt.toLowerCase() === stem.toLowerCase() && /[-_]/.test(alt);
  return isSame || (/\d/.test(alt) && asWords(alt) === asWords(stem));
}

/** "A picture of", in the four languages that texts are typeset in (schema/typeset.ts). */
const openings = [
  '(?:an? |the )?(?:close-up )?(?:image|picture|photo|photograph|graphic)s? (?:of|showing|shows)(?= )',
  '(?:das |die |eine? )?(?:bild|foto|fotografie|abbildung|aufnahme|grafik) (?:vo[nm]|der|des|eine[rs]|mit|zeigt)(?= )',
  "(?:l['’]|la |une )?(?:image|photo|photographie|illustration) (?:(?:de|du|des|montrant|montre|qui montre)(?= )|d['’])",
  '(?:el |la |una? )?(?:imagen|foto|fotografía|ilustración) (?:del?|muestra|que muestra|mostrando)(?= )',
].map((opening) => new RegExp(`^${opening}`, 'iu'));

/**
 * Why an "alt" tells nothing; undefined where it does. `others` are the texts of the picture's block, except those about
 * pictures, and the title of the page.
 */
function weakness(alt: string, src: string, others: readonly string[]): Message | undefined {
  const words = asWords(alt);
  if (words === '') {
    return {
      message: { inFile: 'The "alt" has no word.', inForm: 'What it shows has no word.' },
      suggestion: 'Say what the picture shows, as to somebody on the phone.',
    };
  }
  if (isFileName(alt.trim(), src)) {
    return {
      message: {
        inFile: 'The "alt" is the name of a file.',
        inForm: 'This is the name of a file, and not what the picture shows.',
      },
      suggestion: 'Say what the picture shows, as to somebody on the phone.',
    };
  }
  const [opening] = openings.flatMap((pattern) => pattern.exec(alt.trim())?.[0] ?? []);
  if (opening !== undefined) {
    return {
      message: {
        inFile: `The "alt" begins with "${opening}", which a screen reader has said before.`,
        inForm: `It begins with "${opening}", which a screen reader has said before.`,
      },
      suggestion: 'Begin with what the picture shows.',
    };
  }
  if (others.some((text) => asWords(text) === words)) {
    return {
      message: {
        inFile: 'The "alt" repeats a text beside the picture.',
        inForm: 'It repeats a text beside the picture.',
      },
      suggestion: {
        inFile:
          'Say what only the picture shows, or write "decorative": true in its place where that is nothing.',
        inForm: 'Say what only the picture shows, or choose "Decorative" where that is nothing.',
      },
    };
  }
  return undefined;
}

export const weakAlt: DocumentRule = {
  name: 'weak-alt',

  check: ({ pages, site, siteSource }) => {
    const ofSite = picturesOfSite(site).flatMap(({ path, picture: { alt, src } }): Finding[] => {
      const found = alt === undefined ? undefined : weakness(alt, src, []);
      return found ? [{ source: siteSource, path: [...path, 'alt'], ...found }] : [];
    });
    const ofPages = pages.flatMap(({ page, source }) => {
      const described = picturesIn(page).flatMap(({ path, picture: { alt, src } }) =>
        alt === undefined ? [] : [{ path: [...path, 'alt'], alt, src }],
      );
      if (described.length === 0) return [];
      const alts = new Set(described.map(({ path }) => path.join()));
      const texts: { block: unknown; text: string }[] = [];
      forEachField(pageSchema, page, (path, text, { kind }) => {
        const isRead = typeof text === 'string' && textContentOf(kind) === 'words';
        if (isRead && !alts.has(path.join())) texts.push({ block: path[1], text });
      });
      const weak = described.flatMap(({ path, alt, src }): Finding[] => {
        const others = texts.filter(({ block }) => block === path[1]).map(({ text }) => text);
        const found = weakness(alt, src, [page.title, ...others]);
        return found ? [{ source, path, ...found }] : [];
      });
      const repeated = repeatsIn(described, ({ alt }) => asWords(alt))
        .filter(({ item, first }) => item.src !== first.src)
        .map(({ item: { path }, first }) => ({
          source,
          path,
          message: {
            inFile: `The "alt" is that of "${first.src}" on the same page.`,
            inForm: 'Another picture of this page says the same.',
          },
          suggestion: 'Say what only this picture shows.',
        }));
      return [...weak, ...repeated];
    });
    return [...ofPages, ...ofSite];
  },
};
