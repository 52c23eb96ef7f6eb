import { isCameraName } from '../../cameraName.ts';
import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { repeatsIn } from '../../repeats.ts';
import { picturesIn } from '../pictures.ts';
import { type DocumentRule, inDocuments } from '../rule.ts';

const asWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function isFileName(alt: string, src: string): boolean {
  const stem = (src.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
  if (/\.(?:jpe?g|png|webp|avif|svg|heic|gif)$/i.test(alt) || isCameraName(alt)) return true;
  // A good file name consists of the words of the "alt", so matching words alone prove nothing.
  const isSame = alt.toLowerCase() === stem.toLowerCase() && /[-_]/.test(alt);
  return isSame || (/\d/.test(alt) && asWords(alt) === asWords(stem));
}

const nouns: Readonly<Record<string, string>> = {
  en: 'images?|pictures?|photos?|photographs?|graphics?|illustration',
  de: 'bild|fotos?|fotografie|abbildung|aufnahme|grafik|illustration',
  fr: 'images?|photos?|photographie|illustration',
  es: 'imagen|fotos?|fotografía|ilustración',
};

/** "A picture of", "Photo: …", "This is a photo of", in English and the site's language. */
function openingIn(language: string): RegExp {
  const all = `${nouns.en}|${nouns[language.slice(0, 2)] ?? nouns.en}`;
  return new RegExp(
    `^(?:(?:this is|dies ist|hier ist|ceci est|esta es) )?(?:(?:an?|the|das|die|der|eine?|la|le|une?|una?|el) |l['’])?(?:close-up )?(?:${all})(?: ?:|(?: (?:of|showing|shows|vo[nm]|der|des|eine[rs]|mit|zeigt|de|du|montrant|montre|qui montre|del?|muestra|que muestra|mostrando)(?= )| d['’]))`,
    'iu',
  );
}

/** Why the description of a picture is useless; undefined for a good one. */
function weakness(alt: string, src: string, opening: RegExp): Sentence | undefined {
  if (asWords(alt) === '') return sentenceOf('weak-alt/no-words');
  if (isFileName(alt.trim(), src)) return sentenceOf('weak-alt');
  const [start] = opening.exec(alt.trim()) ?? [];
  return start === undefined ? undefined : sentenceOf('weak-alt/opening', { start });
}

const weakAlt: DocumentRule = {
  name: 'weak-alt',
  check: inDocuments(
    'weak-alt',
    ({ site }) => site.language ?? '',
    ({ document, source }, language) => {
      const opening = openingIn(language);
      const described = picturesIn(document).flatMap(({ path, picture: { alt, src } }) =>
        alt === undefined ? [] : [{ path: [...path, 'alt'], alt, src }],
      );
      const weak = described.flatMap(({ path, alt, src }) => {
        const sentence = weakness(alt, src, opening);
        return sentence ? [{ source, path, sentence }] : [];
      });
      const repeated = repeatsIn(described, ({ alt }) => asWords(alt))
        .filter(({ item, first }) => item.src !== first.src)
        .map(({ item: { path } }) => ({ source, path, sentence: sentenceOf('weak-alt/repeated') }));
      return [...weak, ...repeated];
    },
  ),
};

export const altRules: readonly DocumentRule[] = [weakAlt];
