import type { Address } from './site/address.ts';

export type { Address } from './site/address.ts';

// Countries that write the postal code before the town: in Europe, in Latin America, and elsewhere if a supported language is
// spoken. Most of them omit the state or province (Universal Postal Union, S42).
const codeFirst = new Set(
  'AD AL AR AT BA BE BG BO BR CH CL CR CU CY CZ DE DK DO EE ES FI FO FR GF GL GP GR GT HR HU IS IT LI LT LU LV MA MC MD ME MF MK MQ MX NI NL NO PF PL PM PT PY RE RO RS SE SI SK SM SN SV TN TR UY VA YT'.split(
    ' ',
  ),
);

/** A street address on one line, in the order used in its country (ISO 3166). */
export function addressLine(
  { street, city, region, postalCode }: Address,
  country?: string,
): string {
  if (country !== undefined && codeFirst.has(country)) {
    const province = region === undefined || region === city ? '' : `, ${region}`;
    return `${street}, ${postalCode} ${city}${province}`;
  }
  return `${street}, ${city}${region === undefined ? '' : `, ${region}`} ${postalCode}`;
}
