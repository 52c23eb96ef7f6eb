import { ownValue } from './values.ts';

const words: Readonly<Record<string, string>> = {
  true: 'Yes',
  false: 'No',
  sunk: 'Slightly darker',
  'lead-form': 'The form',
  blog: 'The blog',
  zone: 'Zone with a dashed line',
  opening: 'Gap in a wall',
  solid: 'Solid thing',
  ft: 'Feet',
  in: 'Inches',
  m: 'Meters',
  cm: 'Centimeters',
  U: 'Rack units',
  straight: 'Straight to the live site',
  review: 'For review first',
  cloudflare: 'Cloudflare Pages',
  goatcounter: 'GoatCounter',
  'github-pages': 'GitHub Pages',
  apache: 'Apache (web space with FTP)',
  nginx: 'nginx',
};

/** Labels of choices that mean something else in other fields, by field name. */
const fieldWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  provider: { cloudflare: 'Cloudflare Web Analytics' },
  // Of a field of a form.
  kind: {
    text: 'Short text',
    choice: 'One of several options',
    choices: 'Any of several options',
    consent: 'Consent (a box to check)',
  },
};

/**
 * The label of a choice in a form: "sunk" is “Slightly darker”, "card-grid" is “Card grid”. `field` is the field's name:
 * "cloudflare" is a host, but as the `provider` of statistics it is another product.
 */
export function choiceWords(choice: unknown, field?: string | number): string {
  const input = String(choice);
  const known =
    ownValue(ownValue(fieldWords, String(field)) ?? {}, input) ?? ownValue(words, input);
  const spaced = input.replaceAll('-', ' ');
  return known ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
