import { type Colors, contrastOf, paletteOf } from '../../schema/colors/index.ts';
import type { Site } from '../../schema/index.ts';
import { declarations } from './tokens.ts';

/** The radii of the corners of buttons, cards, drawings and bands, by the brand's choice. */
const corners = {
  square: ['0', '0', '0', '0'],
  soft: ['10px', '16px', '20px', '24px'],
  // The ends of a button with one line of text are semicircles.
  round: ['1.5rem', '28px', '28px', '36px'],
} as const;

/**
 * The colors and corners of a brand as CSS custom properties, which precede the other styles of every page. They cover both
 * themes, including parts of a page with another theme (`data-theme`).
 */
export function brandStyles({ brand }: Pick<Site, 'brand'>): string {
  const { light, dark, isPale } = paletteOf(brand?.colors);
  const isText = [light, dark].every((colors) => colors['cta-text'] === colors.cta);
  const [button, card, art, band] = corners[brand?.corners ?? 'soft'];
  const radii = {
    'radius-button': button,
    'radius-card': card,
    'radius-art': art,
    'radius-band': band,
  };
  const darkColors = `color-scheme:dark;${declarations(colorsOf(dark, isText))}`;
  return [
    `:root,[data-theme=light]{color-scheme:light;${declarations({ ...colorsOf(light, isText), ...radii })}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkColors}}}`,
    // The backdrop does not cover the scrollbar gutter, so the gutter gets the same color.
    `html:has(dialog[open],[data-covers-page]){background:color-mix(in srgb,${dark.paper} 70%,var(--paper))}`,
    `[data-theme=dark]{${darkColors}}`,
    // The backdrop of a dialog is dark in both themes.
    `:root,::backdrop{--backdrop:${dark.paper}b3}`,
    isPale ? paleOnDark(dark) : '',
    !isPale && contrastOf(light.cta, light.band) < seenOnBand ? lightOnBand : '',
    isText ? '' : '@media (forced-colors:active){body{--cta-text:CanvasText}}',
  ]
    .join('')
    .replaceAll(';}', '}');
}

// Below this contrast a button is barely visible on a band, for example with a black or dark green brand.
const seenOnBand = 2.5;
const lightOnBand =
  '[data-look=band] [data-look=primary],footer{--cta:var(--band-ink);--cta-ink:var(--band);--cta-hover:color-mix(in srgb,var(--band-ink) 88%,var(--band))}';

/** On dark backgrounds, a brand with a pale color uses the buttons of the dark theme in both themes. */
const paleOnDark = ({ cta, 'cta-ink': ink, 'cta-hover': hover }: Colors) =>
  `[data-look=band] [data-look=primary],footer,[data-floating-actions]{--cta:${cta};--cta-ink:${ink};--cta-hover:${hover}}`;

/** The colors to declare. `cta-text` is omitted if it equals `cta`, as for most brands: components fall back to `cta`. */
function colorsOf({ 'cta-text': text, ...colors }: Colors, isText: boolean) {
  return isText ? colors : { ...colors, 'cta-text': text };
}
