/** Letters that Unicode does not decompose into a base letter and a mark. */
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

/** How a language transliterates letters with diacritics, if it does not just drop the diacritics. */
const spelling: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  nb: { å: 'aa', ø: 'oe' },
  nn: { å: 'aa', ø: 'oe' },
  no: { å: 'aa', ø: 'oe' },
};

/** Words in lowercase and transliterated to ASCII by the rules of the language: "ueber uns" for "Über uns" in German. */
export function inAscii(words: string, language: string | undefined): string {
  const letters = spelling[language?.split('-')[0]?.toLowerCase() ?? ''] ?? {};
  return words
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüåø]/g, (letter) => letters[letter] ?? letter);
}

/** Words in lowercase without accents, for searches: "grosse 1" for "Größe 1". Other scripts are unchanged. */
export function withoutAccents(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? '');
}

/**
 * A URL slug: lowercase letters and digits, with a hyphen for everything in between. "Größe 1" is "grosse-1". Empty if no Latin
 * letter or digit is left.
 */
export function slugOf(words: string): string {
  return withoutAccents(words)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
