/** Letters that Unicode does not decompose into a plain letter and a mark. */
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

/** Words in small letters without accents, for searches: "grosse 1" for "Größe 1". Other scripts stay as they are. */
export function withoutAccents(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? '');
}

/**
 * Words as a part of an address: small letters and digits, with a hyphen for everything between them. "Größe 1" is "grosse-1".
 * Empty where no letter and no digit of the Latin script is left.
 */
export function plainName(words: string): string {
  return withoutAccents(words)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
