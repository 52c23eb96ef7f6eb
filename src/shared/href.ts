import type { Site } from '../../schema/index.ts';

/** A `tel:` address after RFC 3966: the digits, with the country's calling code where there is none. */
export function telephoneHref(site: Site, name: string): string {
  const number = site.phones[name] ?? '';
  const digits = number.replace(/\D/g, '');
  return `tel:${number.startsWith('+') ? '+' : site.callingCode}${digits}`;
}

type LinkProps = { href: string; 'data-action'?: 'lead-form'; 'data-early'?: '' };

/**
 * The attributes of a link for an `href` of a document. `tel:main`, `mailto:general` and `map:address` become what
 * site.json says. `#lead-form` leads to the page that holds the form, so that it works without script
 * and before hydration; the mark tells the page's click listener to open the dialog instead.
 */
export function linkProps(site: Site, href: string): LinkProps {
  if (href === '#lead-form') {
    return { href: site.leadForm.page, 'data-action': 'lead-form', 'data-early': '' };
  }
  if (href.startsWith('tel:')) return { href: telephoneHref(site, href.slice(4)) };
  if (href.startsWith('mailto:')) return { href: `mailto:${site.emails[href.slice(7)] ?? ''}` };
  if (href === 'map:address') return { href: site.address.directions ?? '' };
  return { href };
}

/** What a visitor would copy from a `tel:` or `mailto:` link, or nothing. */
export function copyableText(site: Site, href: string): string | undefined {
  if (href.startsWith('tel:')) return site.phones[href.slice(4)];
  if (href.startsWith('mailto:')) return site.emails[href.slice(7)];
  return undefined;
}
