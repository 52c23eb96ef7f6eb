import { picturesIn } from '../../pictures.ts';
import { repeatsIn } from '../../repeats.ts';
import type { DocumentRule } from '../../rule.ts';
import { textsIn } from '../../strings.ts';
import type { Finding, Message } from '../../types.ts';

const asWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The ways of an "alt" to say nothing. `others` are all texts of the block that the picture is in. */
function weakness(alt: string, src: string, others: readonly string[]): Message | undefined {
  const file = src.split('/').at(-1) ?? '';
  const words = asWords(alt);
  const isFileName =
    /\.(?:jpe?g|png|webp|avif|svg|heic|gif)$/i.test(alt.trim()) ||
    /^(?:img|dsc|dscn|pxl|image|photo|screenshot)[\s_-]*\d+/i.test(alt.trim()) ||
    (/\d/.test(words) && words === asWords(file.replace(/\.\w+$/, '')));
  if (isFileName) {
    return {
      message: 'The "alt" is the name of a file.',
      suggestion: 'Say what the picture shows, as to somebody on the phone.',
    };
  }
  const opening =
    /^(?:an? |the )?(?:image|picture|photo|photograph|graphic)s? (?:of|showing) /i.exec(alt);
  if (opening) {
    return {
      message: `The "alt" begins with "${opening[0].trim()}", which a screen reader has said before.`,
      suggestion: 'Begin with what the picture shows.',
    };
  }
  if (others.some((text) => asWords(text) === words)) {
    return {
      message: 'The "alt" repeats a text beside the picture.',
      suggestion:
        'Say what only the picture shows, or write "decorative": true in its place where that is nothing.',
    };
  }
  return undefined;
}

export const weakAlt: DocumentRule = {
  name: 'weak-alt',
  severity: 'warning',
  about:
    'A screen reader reads "alt" in the place of the picture, so it says what the picture shows: not the name of its file, not that it is an image, and nothing that is read beside it or was said of another picture.',
  examples: [
    {
      file: 'restoration.json',
      right: 'A keyboard on a bench under a window, in the morning',
      wrong: '⟦IMG_2041.jpg⟧',
      message: 'The "alt" is the name of a file.',
      suggestion: 'Say what the picture shows, as to somebody on the phone.',
    },
    {
      file: 'restoration.json',
      right: 'A keyboard on a bench under a window, in the morning',
      wrong: '⟦Image of a bench⟧',
      message: 'The "alt" begins with "Image of", which a screen reader has said before.',
      suggestion: 'Begin with what the picture shows.',
    },
    {
      file: 'restoration.json',
      right: 'A keyboard on a bench under a window, in the morning',
      wrong: '⟦Restored, from the keys to the strings⟧',
      message: 'The "alt" repeats a text beside the picture.',
      suggestion:
        'Say what only the picture shows, or write "decorative": true in its place where that is nothing.',
    },
  ],
  check: ({ pages }) =>
    pages.flatMap(({ page, source }) => {
      const described = picturesIn(page).flatMap(({ path, picture: { alt, src } }) =>
        alt === undefined ? [] : [{ path: [...path, 'alt'], alt, src }],
      );
      const weak = described.flatMap(({ path, alt, src }): Finding[] => {
        const block = page.blocks[Number(path[1])];
        const own = path.slice(2).join();
        const others = textsIn(block ?? {}, () => true)
          .filter((text) => text.path.join() !== own)
          .map(({ text }) => text);
        const found = weakness(alt, src, others);
        return found ? [{ source, path, ...found }] : [];
      });
      const repeated = repeatsIn(described, ({ alt }) => asWords(alt))
        .filter(({ item, first }) => item.src !== first.src)
        .map(({ item: { path }, first }) => ({
          source,
          path,
          message: `The "alt" is that of "${first.src}" on the same page.`,
          suggestion: 'Say what only this picture shows.',
        }));
      return [...weak, ...repeated];
    }),
};
