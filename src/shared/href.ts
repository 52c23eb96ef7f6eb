import type { ResolvedSite } from '../resolved/types.ts';

type LinkProps = { href: string; 'data-action'?: 'lead-form' };

/**
 * The attributes of a link for an `href` of a document. Links to contacts, such as `tel:main`, and `map:address` are resolved
 * with site.json. `#lead-form` becomes a link to the form's page, so that it works without JavaScript; with
 * `data-action`, the early script and the page's click listener open the dialog instead.
 */
export function linkProps(site: ResolvedSite, href: string): LinkProps {
  if (href === '#lead-form') {
    return { href: site.leadForm.page, 'data-action': 'lead-form' };
  }
  if (href === 'map:address') return { href: site.address.directions ?? '' };
  const [contact = ''] = href.split('?');
  const link = site.contactLinks[contact];
  // The query is the subject of an email.
  return { href: link ? link + href.slice(contact.length) : href };
}

/** The number or address of a link to a contact, for copying; undefined for other links. */
export function copyableText(site: ResolvedSite, href: string): string | undefined {
  const [contact = ''] = href.split('?');
  if (!(contact in site.contactLinks)) return undefined;
  const [scheme, name = ''] = contact.split(':');
  return (scheme === 'mailto' ? site.emails : site.phones)[name];
}
