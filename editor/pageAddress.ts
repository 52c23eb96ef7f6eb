import { plainName } from '../schema/plainName.ts';

/** How a language spells letters with diacritics in ASCII, where it does not just drop the diacritics. */
const spelling: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  nb: { å: 'aa', ø: 'oe' },
  nn: { å: 'aa', ø: 'oe' },
  no: { å: 'aa', ø: 'oe' },
};
const mostLetters = 60;

/**
 * The address to propose for a new page with a title, on a site in a language: "/ueber-uns" for "Über uns". If it is
 * taken, a number is appended.
 */
export function proposedAddress(
  title: string,
  taken: readonly string[],
  language: string | undefined,
): string {
  const letters = spelling[language?.split('-')[0]?.toLowerCase() ?? ''] ?? {};
  const spelt = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüåø]/g, (letter) => letters[letter] ?? letter);
  const whole = plainName(spelt.replaceAll('&', ' '));
  const cut =
    whole.length > mostLetters ? whole.slice(0, mostLetters + 1).replace(/-[^-]*$/, '') : whole;
  const name = cut.slice(0, mostLetters);
  if (name === '') return '/';
  let address = `/${name}`;
  for (let number = 2; taken.includes(address); number += 1) address = `/${name}-${number}`;
  return address;
}
