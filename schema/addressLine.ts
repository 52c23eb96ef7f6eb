import type { Site } from './site.ts';

/** The street address in one line, as pages show it. */
export function addressLine({
  address: { street, city, region, postalCode },
}: Pick<Site, 'address'>): string {
  return `${street}, ${city}, ${region} ${postalCode}`;
}
