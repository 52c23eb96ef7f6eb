import { inAscii, slugOf } from '../../schema/browser.ts';
import { shortName } from '../pictureName.ts';
import { transliterate } from './transliterate.ts';

/**
 * The address to propose for a new page with a title, on a site in a language: "/ueber-uns" for "Über uns". A number is
 * appended if it is taken.
 */
export function proposedAddress(
  title: string,
  used: readonly string[],
  language: string | undefined,
): string {
  const name = shortName(
    slugOf(inAscii(transliterate(title, language), language).replaceAll('&', ' ')),
  );
  if (name === '') return '/';
  let address = `/${name}`;
  for (let number = 2; used.includes(address); number += 1) address = `/${name}-${number}`;
  return address;
}
