import type { OpeningHours } from '../../schema/browser.ts';
import type { ResolvedAddress, ResolvedSite } from '../resolved/types.ts';

/** A location of a company. Facts that it omits come from the company. */
export type Place = {
  name: string;
  address: ResolvedAddress;
  /** The name of a phone number in site.json. */
  phone: string;
  hours: OpeningHours | undefined;
  serves: string | undefined;
};

/** The locations of a company. A company without `locations` has one: itself. */
export function placesOf({ company, address, hours, footer, locations }: ResolvedSite): Place[] {
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
