// Characters that can join others: marks, emoji, flags, Hangul letters. Without them, each code point is a character.
const joining =
  /[\r\p{M}\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\u0e33\u0eb3\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]/u;

// Characters of Chinese, Japanese and Korean, their punctuation, and fullwidth forms (Unicode Standard Annex 11).
const wide =
  /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/u;

// Beyond the limit of every field. Segmenting longer texts takes quadratic time.
const maxSegmented = 4000;

let graphemes: Intl.Segmenter | undefined;

/**
 * The length of a text as people see it: what they take for one character counts one, however many code points it has (the emoji
 * of a family, a letter with its accents). A Chinese, Japanese or Korean character counts two: it is as wide as two Latin letters,
 * and says as much.
 */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of charactersOf(text)) width += wide.test(character) ? 2 : 1;
  return width;
}

/** Whether a text has characters that count two. */
export function hasWideCharacters(text: string): boolean {
  return wide.test(text);
}

function charactersOf(text: string): readonly string[] {
  if (text.length > maxSegmented || !joining.test(text)) return Array.from(text);
  graphemes ??= new Intl.Segmenter();
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
