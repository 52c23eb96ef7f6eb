// The browser proposes the name, and the server makes it: both from here.

/** Names that Windows keeps for devices, whatever ending they have. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;
const mostLetters = 60;
/** The letters that do not fall apart into a plain one and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

/**
 * The name of a file, without its ending, for a picture that shows these words: small letters, digits and hyphens, at most 60,
 * which every disk and host takes. "The boardroom, at night" is "the-boardroom-at-night"; where no letter is left, "picture".
 */
export function pictureName(words: string): string {
  const plain = words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const cut = plain.slice(0, mostLetters + 1);
  const whole = cut.length > mostLetters ? cut.replace(/-[^-]*$/, '').slice(0, mostLetters) : cut;
  if (whole === '') return 'picture';
  return reserved.test(whole) ? `${whole}-picture` : whole;
}

/**
 * The file name to propose for a picture with this "alt". Words with a digit are omitted: where an "alt" has a number and the
 * same words as its file name, the rule weak-alt reports it.
 */
export function proposedName(alt: string): string {
  return pictureName(alt.replace(/\S*\d\S*/g, ' '));
}
