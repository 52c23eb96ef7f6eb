// Windows-1252, which UTF-8 is often misread as: "ö" becomes "Ã¶". Listed here because Node decodes it as Latin-1.
const from80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

// Ligatures and other forms of letters that PDFs contain, and the mathematical letters that pose as bold ones on social networks.
// They can be replaced by ordinary letters without loss, which ² and ™ cannot.
const form = /[\u2f00-\u2fdf\ufb00-\ufdef\ufe70-\ufefc\u{1d400}-\u{1d7ff}]/gu;

/** The special forms of letters in a text, each replaceable by ordinary letters. */
export function letterForms(text: string): readonly string[] {
  // The ranges also contain code points without a character.
  return [...new Set(text.match(form))].filter((letter) => letter.normalize('NFKC') !== letter);
}

/** A text with ordinary letters; undefined if its words were also split, as at the ends of lines in a PDF. */
export function withOrdinaryLetters(text: string): string | undefined {
  if (/\p{Ll}- \p{Ll}/u.test(text)) return undefined;
  return text.replace(form, (letter) => letter.normalize('NFKC'));
}

function byteOf(character: string): number {
  const index = from80.indexOf(character);
  return index < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + index;
}

const strict = new TextDecoder('utf-8', { fatal: true });

// The two-, three- and four-byte characters used in Western languages: letters, quotation marks and dashes, symbols, emoji.
const sequence = /[ÂÃÄÅ].|[âï]..|ð.../gu;

/** Repairs each character that was read in the wrong encoding. Returns the text itself if there is none. */
export function withoutGarbled(text: string): string {
  return text.replace(sequence, (input, offset: number) => {
    const bytes = Array.from(input, byteOf);
    // A capital before a quotation mark, as in “Ä”, is intended.
    const isQuoted = /^[ÂÃÄÅ][\u2010-\u203a]/.test(input);
    const [before = '', after = ''] = [text[offset - 1], text[offset + 2]];
    if (isQuoted && (/\p{Lu}/u.test(before) || !/\p{Ll}/u.test(after))) return input;
    if (bytes.some((byte) => byte < 0x80 || byte > 0xff)) return input;
    try {
      return strict.decode(Uint8Array.from(bytes));
    } catch {
      return input;
    }
  });
}
