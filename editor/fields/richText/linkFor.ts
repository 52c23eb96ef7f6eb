import { contactIn, isSamePhone, phoneIn, subjectIn } from '../../../schema/browser.ts';
import type { Site } from '../../../schema/index.ts';
import { href } from '../../../schema/inspect.ts';

/**
 * Converts an address that was copied elsewhere to a link: a page of this site to its path, a phone number or email
 * address to its name in the site settings. Undefined if it cannot be a link of a site, such as a local file.
 */
export function linkFor(
  address: string,
  { url, phones, emails }: Pick<Site, 'url' | 'phones' | 'emails'>,
): string | undefined {
  const phone = href.safeParse(address).success ? undefined : phoneIn(address.trim());
  const known = contactIn(address.trim().replace(/^\w+:/, (scheme) => scheme.toLowerCase()));
  const scheme = phone?.scheme ?? known?.scheme;
  if (scheme) {
    const contact = known?.name;
    const found = Object.entries(scheme === 'mailto' ? emails : phones).find(
      ([name, one]) =>
        name === contact || (phone ? isSamePhone(one, phone.number) : one === contact),
    );
    const subject = scheme === 'mailto' ? subjectIn(address) : '';
    if (found) return `${scheme}:${found[0]}${subject}`;
    // The field reports it.
    return known ? undefined : address;
  }
  if (address.startsWith(`${url.replace(/\/$/, '')}/`)) {
    const { pathname, search, hash } = new URL(address);
    const link = (pathname.replace(/\/$/, '') || '/') + search + hash;
    if (href.safeParse(link).success) return link;
  }
  // An http address is kept: the field reports it, with a button that corrects it.
  return href.safeParse(address).success || /^http:\/\//i.test(address) ? address : undefined;
}
