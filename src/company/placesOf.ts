import type { Address } from '../../schema/addressLine.ts';
import type { Site } from '../../schema/index.ts';
import type { OpeningHours } from '../../schema/openingHours.ts';

/** A location with all that the company has in the place of what it does not say itself. */
export type Place = {
  name: string;
  address: Address;
  /** The name of a phone number of site.json. */
  phone: string;
  hours: OpeningHours | undefined;
  serves: string | undefined;
};

/** The locations of a company; the company itself where it names none. */
export function placesOf({ company, address, hours, footer, locations }: Site): Place[] {
  const { phone } = footer;
  if (!locations) return [{ name: company, address, phone, hours, serves: undefined }];
  return locations.map((location) => ({
    name: location.name,
    address: location.address ?? address,
    phone: location.phone ?? phone,
    hours: location.hours ?? hours,
    serves: location.serves,
  }));
}
