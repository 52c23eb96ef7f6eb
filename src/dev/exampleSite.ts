import { linksIn } from '../../schema/diagnose/links.ts';
import { contactLinks } from '../../schema/diagnose/shownSite.ts';
import type { Block } from '../../schema/index.ts';
import type { VisitorSite } from '../shared/site.ts';

/** The phone number and e-mail address for a site without any. They are reserved for examples. */
const nobodys = { phone: '(919) 555-0100', email: 'name@example.com' };

/**
 * The site with every name of a phone number or e-mail address that the blocks use, so that each link of an example has a text
 * and a target. A name that the site lacks gets its first number or address.
 */
export function exampleSite(site: VisitorSite, blocks: readonly Block[]): VisitorSite {
  const named = (prefix: string, known: Record<string, string>, nobody: string) => {
    const first = Object.values(known)[0] ?? nobody;
    const names = linksIn({ blocks })
      .filter(({ href }) => href.startsWith(prefix))
      .map(({ href }) => href.slice(prefix.length));
    return { ...Object.fromEntries(names.map((name) => [name, first])), ...known };
  };
  const phones = named('tel:', site.phones, nobodys.phone);
  const emails = named('mailto:', site.emails, nobodys.email);
  return { ...site, phones, emails, contactLinks: contactLinks({ ...site, phones, emails }) };
}
