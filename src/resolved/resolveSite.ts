import { type Address, addressLine, publishedEmail } from '../../schema/browser.ts';
import { type Site, siteFields } from '../../schema/index.ts';
import { countryName, countryOfLanguage, dialedNumber } from '../../schema/inspect.ts';
import { resolveHours } from './resolveHours.ts';
import type { ResolvedAddress, ResolvedSite } from './types.ts';
import { typesetDocument } from './typesetDocument.ts';

/** Directions in Google Maps, in its app or in any browser (Maps URLs, version 1). */
const directions = 'https://www.google.com/maps/dir/?api=1&destination=';

/**
 * site.json, with its facts filled in, as visitors see it: typeset, with each address on one line and a link to its directions,
 * the numbers that phones dial, the company's exceptions in the hours of each location, and whether the footer shows more than
 * the contact. No code for this reaches the browser.
 */
export function resolveSite(site: Site): ResolvedSite {
  const { country, language } = site;
  const name = country && countryName(country, language);
  // Visitors from the same country need no name for it.
  const isAbroad = country !== countryOfLanguage(language);
  const resolveAddress = (address: Address): ResolvedAddress => {
    const lineOf = (postalCode: string, hasName: boolean) => {
      const line = addressLine({ ...address, postalCode }, country);
      return hasName && name !== undefined ? `${line}, ${name}` : line;
    };
    return {
      ...address,
      // A postal code stays on one line.
      line: lineOf(address.postalCode.replaceAll(' ', '\u00a0'), isAbroad),
      directions: directions + encodeURIComponent(lineOf(address.postalCode, true)),
    };
  };
  const { address, hours, locations, ...resolved } = typesetDocument(site, siteFields, language);
  return {
    ...resolved,
    contactLinks: contactLinks(site),
    address: resolveAddress(address),
    ...(hours && { hours: resolveHours(hours) }),
    ...(locations && {
      locations: locations.map((location) => ({
        ...location,
        ...(location.address && { address: resolveAddress(location.address) }),
        ...(location.hours && { hours: resolveHours(location.hours, hours) }),
      })),
    }),
    ...(hasFacts(site) && { hasFacts: true }),
  };
}

/** The targets of links to the phone numbers and email addresses of a site, by the `href` in documents. */
export function contactLinks({
  phones,
  emails,
  ...region
}: Pick<Site, 'phones' | 'emails' | 'callingCode' | 'country'>): Record<string, string> {
  return Object.fromEntries([
    ...Object.entries(phones).flatMap(([name, written]) => {
      const number = dialedNumber(written, region);
      if (number === undefined) return [];
      // Messages cannot be sent to an extension, and wa.me takes the number without its plus.
      const [mobile = ''] = number.split(';');
      return [
        [`tel:${name}`, `tel:${number}`],
        [`sms:${name}`, `sms:${mobile}`],
        [`whatsapp:${name}`, `https://wa.me/${mobile.replace('+', '')}`],
      ];
    }),
    ...Object.entries(emails).map(([name, email]) => [
      `mailto:${name}`,
      `mailto:${publishedEmail(email)}`,
    ]),
  ]);
}

/** Whether the footer shows facts in addition to the contact: hours, locations, profiles, a registration. */
function hasFacts({ hours, locations, profiles, legalName, founded, taxId, licenses }: Site) {
  return [hours, locations, profiles, legalName, founded, taxId, licenses].some(
    (fact) => fact !== undefined,
  );
}
