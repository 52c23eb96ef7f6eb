type Address = { street: string; city: string; region: string; postalCode: string };

/** The street address of site.json in one line, as pages show it. */
export function addressLine({ address }: { address: Address }): string {
  const { street, city, region, postalCode } = address;
  return `${street}, ${city}, ${region} ${postalCode}`;
}
