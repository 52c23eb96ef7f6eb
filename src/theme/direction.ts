// The Unicode scripts in current use that are written from right to left.
const scripts: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Nkoo',
  'Rohg',
  'Syrc',
  'Thaa',
]);

/** Whether a language is written from right to left: "ar", "he-IL", "ur", "az-Arab". */
export function isRightToLeft(language: string): boolean {
  return scripts.has(new Intl.Locale(language).maximize().script ?? '');
}

/**
 * Styles for a right-to-left site, in addition to logical properties: arrows point the other way, drawings, timelines and
 * phone numbers keep their order, and joined letters have no letter-spacing.
 */
export function directionStyles({ language }: { language: string }): string {
  if (!isRightToLeft(language)) return '';
  const icons = ['left', 'right'].map((side) => `svg:has(>use[href$="-${side}"])`).join();
  return `${icons}{scale:-1 1}svg>*{direction:ltr}a[href^="tel:"],a[href^="tel:"] *{unicode-bidi:plaintext}*{letter-spacing:0!important}:root{--onward:to left}`;
}
