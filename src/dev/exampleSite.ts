import { linksIn } from '../../schema/diagnose/links.ts';
import type { Block } from '../../schema/index.ts';
import type { VisitorSite } from '../shared/site.ts';

/** What stands for a number and an address where a site has none: numbers and domains that belong to nobody. */
const nobodys = { phone: '(919) 555-0100', email: 'name@example.com' };

/**
 * A site that knows each phone number and e-mail address that blocks refer to, so that every link of an example has a text and
 * leads somewhere: a name that the site has not is that of its first number or address.
 */
export function exampleSite(site: VisitorSite, blocks: readonly Block[]): VisitorSite {
  const named = (prefix: string, known: Record<string, string>, nobody: string) => {
    const first = Object.values(known)[0] ?? nobody;
    const names = linksIn({ blocks })
      .filter(({ href }) => href.startsWith(prefix))
      .map(({ href }) => href.slice(prefix.length));
    return { ...Object.fromEntries(names.map((name) => [name, first])), ...known };
  };
  return {
    ...site,
    phones: named('tel:', site.phones, nobodys.phone),
    emails: named('mailto:', site.emails, nobodys.email),
  };
}
