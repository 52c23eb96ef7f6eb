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
  'github-pages': 'GitHub Pages',
  apache: 'Apache (web space with FTP)',
  nginx: 'nginx',
};

/** A choice of a field as a form shows it: "sunk" is “Slightly darker”, "card-grid" is “Card grid”. */
export function choiceWords(choice: unknown): string {
  const written = String(choice);
  const known = Object.hasOwn(words, written) ? words[written] : undefined;
  const spaced = written.replaceAll('-', ' ');
  return known ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
