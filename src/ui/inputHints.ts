import type { Input } from '../../schema/index.ts';

type Hints = { type?: string; inputMode?: 'email' | 'tel' | 'numeric'; autoComplete?: string };

/** What people call the details that browsers can fill in (HTML, autofill field names). Any of these names also means itself. */
const details: Readonly<Record<string, string>> = {
  'full-name': 'name',
  'first-name': 'given-name',
  firstname: 'given-name',
  'last-name': 'family-name',
  lastname: 'family-name',
  company: 'organization',
  // "street-address" is for controls with several lines.
  street: 'address-line1',
  address: 'address-line1',
  'street-address': 'address-line1',
  zip: 'postal-code',
  postcode: 'postal-code',
  city: 'address-level2',
  town: 'address-level2',
  state: 'address-level1',
  region: 'address-level1',
  country: 'country-name',
  'job-title': 'organization-title',
  website: 'url',
};
const known = new Set(['name', 'organization-title', ...Object.values(details)]);

/** How a browser helps to fill a field in: its keyboard and the details that it knows. */
export function inputHints({ kind, name }: Input): Hints {
  if (kind === 'email') return { type: 'email', inputMode: 'email', autoComplete: 'email' };
  if (kind === 'phone') return { type: 'tel', inputMode: 'tel', autoComplete: 'tel' };
  if (kind === 'date') return { type: 'date' };
  const normalized = name.toLowerCase().replaceAll('_', '-');
  const detail = details[normalized] ?? normalized;
  return { autoComplete: known.has(detail) ? detail : undefined };
}
