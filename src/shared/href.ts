import { contactIn, contactSchemes } from '../../schema/browser.ts';
import type { ShownSite } from '../shown/types.ts';

type LinkProps = { href: string; 'data-action'?: 'lead-form'; 'data-early'?: '' };

/**
 * The attributes of a link for an `href` of a document. `tel:main`, `sms:main`, `whatsapp:main`, `mailto:general` and
 * `map:address` are resolved with site.json. `#lead-form` becomes a link to the form's page, so that it works without script and before hydration;
 * `data-action` tells the page's click listener to open the dialog instead.
 */
export function linkProps(site: ShownSite, href: string): LinkProps {
  if (href === '#lead-form') {
    return { href: site.leadForm.page, 'data-action': 'lead-form', 'data-early': '' };
  }
  if (href === 'map:address') return { href: site.address.directions ?? '' };
  return { href: messageLink(site, href) ?? site.contactLinks[href] ?? href };
}

/** Where a link to a phone number leads that sends a message. It has no extension. */
function messageLink({ contactLinks }: ShownSite, href: string): string | undefined {
  const { scheme, name } = contactIn(href) ?? {};
  if (scheme !== 'sms' && scheme !== 'whatsapp') return undefined;
  const [number] = contactLinks[`tel:${name}`]?.slice('tel:'.length).split(';') ?? [];
  if (number === undefined) return undefined;
  return scheme === 'sms' ? `sms:${number}` : `https://wa.me/${number.replace('+', '')}`;
}

/** The number or address of a link to a contact, to be copied; undefined for other links. */
export function copyableText(site: ShownSite, href: string): string | undefined {
  const contact = contactIn(href);
  return contact && site[contactSchemes[contact.scheme]][contact.name];
}
