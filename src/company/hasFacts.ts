import type { Site } from '../../schema/index.ts';

/** Whether site.json has facts that the footer shows beside the contact: hours, locations, profiles, a registration. */
export function hasFacts(site: Site): boolean {
  const { hours, locations, profiles, legalName, founded, taxId, licences } = site;
  return [hours, locations, profiles, legalName, founded, taxId, licences].some(
    (fact) => fact !== undefined,
  );
}
