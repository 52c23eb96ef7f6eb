import type { Site } from '../../../schema/index.ts';
import { href } from '../../../schema/inspect.ts';

/**
 * Converts an address that was copied elsewhere to a link: a page of this site to its path, a phone number or e-mail
 * address to its name in the site settings. Undefined where it cannot be a link of a site, such as a file of a
 * computer.
 */
export function linkFor(
  address: string,
  { url, phones, emails }: Pick<Site, 'url' | 'phones' | 'emails'>,
): string | undefined {
  const [, scheme, contact = ''] = /^(tel|mailto):([^?]*)/i.exec(address.trim()) ?? [];
  if (scheme !== undefined) {
    const kind = scheme.toLowerCase();
    const isPhone = kind === 'tel';
    const found = Object.entries(isPhone ? phones : emails).find(
      ([name, one]) => name === contact || (isPhone ? samePhone(one, contact) : one === contact),
    );
    return found && `${kind}:${found[0]}`;
  }
  if (address.startsWith(`${url.replace(/\/$/, '')}/`)) {
    const { pathname, search, hash } = new URL(address);
    const own = (pathname.replace(/\/$/, '') || '/') + search + hash;
    if (href.safeParse(own).success) return own;
  }
  // An http address is kept: the field reports it, with a button that corrects it.
  return href.safeParse(address).success || /^http:\/\//i.test(address) ? address : undefined;
}

/** Whether two numbers end in the same digits, with or without the prefix of a country. */
function samePhone(a: string, b: string): boolean {
  const [long = '', short = ''] = [a, b]
    .map((phone) => phone.replace(/\D/g, ''))
    .sort((one, other) => other.length - one.length);
  return short.length >= 7 && long.endsWith(short);
}
