import { contactIn, contactSchemes } from '../../schema/browser.ts';
import type { Block } from '../../schema/index.ts';
import { linksIn } from '../../schema/inspect.ts';
import { contactLinks } from '../resolved/resolveSite.ts';
import type { VisitorSite } from '../shared/site.ts';

/** Reserved example values for a site without any phone number or email address. */
const placeholders = { phone: '(919) 555-0100', email: 'name@example.com' };

/**
 * Adds all names of phone numbers and email addresses that the blocks use to a site, so that each link of an example has text and
 * a target. A name that the site lacks gets the site's first number or address.
 */
export function exampleSite(site: VisitorSite, blocks: readonly Block[]): VisitorSite {
  const named = (field: 'phones' | 'emails', nobody: string) => {
    const first = Object.values(site[field])[0] ?? nobody;
    const names = linksIn({ blocks }).flatMap(({ href }) => {
      const contact = contactIn(href);
      return contact && contactSchemes[contact.scheme] === field ? [contact.name] : [];
    });
    return { ...Object.fromEntries(names.map((name) => [name, first])), ...site[field] };
  };
  const phones = named('phones', placeholders.phone);
  const emails = named('emails', placeholders.email);
  return { ...site, phones, emails, contactLinks: contactLinks({ ...site, phones, emails }) };
}
