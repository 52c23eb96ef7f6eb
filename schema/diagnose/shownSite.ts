import { type Address, addressLine } from '../addressLine.ts';
import { type Site, siteSchema } from '../site.ts';
import { typesetDocument } from './prose.ts';

/** site.json, with its facts filled in, as visitors are shown it: typeset, and its addresses in one line. */
export function shownSite(site: Site): Site {
  const { country, language } = site;
  const name = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
  const withLine = (address: Address): Address => ({
    ...address,
    line: addressLine(address, country) + (name === undefined ? '' : `, ${name}`),
  });
  const { address, locations, ...shown } = typesetDocument(site, siteSchema, language);
  return {
    ...shown,
    address: withLine(address),
    ...(locations && {
      locations: locations.map((location) =>
        location.address ? { ...location, address: withLine(location.address) } : location,
      ),
    }),
  };
}
