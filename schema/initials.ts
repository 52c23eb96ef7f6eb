/** Whether a name is the placeholder of a site whose company has no name yet. */
export function isUnnamed(company: string): boolean {
  return /^company name$/i.test(company.trim());
}

/** Legal forms at the end of company names, in the countries of the supported languages. */
const legalForm =
  /^(?:inc|llc|llp|ltd|plc|corp|co|gmbh|ag|kg|ohg|gbr|ug|mbh|sa|sas|sarl|srl|sl|slu|slp|ltda)$/i;

/** Signs of Indic scripts that join a letter to the next one (Unicode, Canonical_Combining_Class 9). */
const joiner = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]+$/u;

/**
 * The initials of a company, for a mark without a picture: of its first two significant words, or of the only one. "Harbor Piano
 * Workshop" is "HP", "Praxis am Markt" is "PM", "Acme Ltd." is "A". Empty for a name without letters or digits, and for a company
 * without a name.
 */
export function initialsOf(company: string): string {
  if (isUnnamed(company)) return '';
  const words = company
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}.'’]+/u)
    .map((word) => word.replace(/[.'’]/g, ''))
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first = '', ...rest] = words;
  // Lowercase words such as "am", "y", "de la" do not count, unless the first word is in lowercase too.
  const isSmall = (word: string) => /^\p{Ll}/u.test(word);
  const counts = (word: string) => isSmall(first) || !isSmall(word);
  const second = rest.find((word) => counts(word) && !legalForm.test(word)) ?? '';
  const initialOf = (word: string) => /^.\p{M}*/u.exec(word)?.[0].replace(joiner, '').toUpperCase();
  return [first, second].map((word) => initialOf(word) ?? '').join('');
}
