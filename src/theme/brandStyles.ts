import { contrastOf } from '../../palette/colour.ts';
import { type Colours, paletteOf } from '../../palette/palette.ts';
import type { Site } from '../../schema/index.ts';
import { declarations } from './tokens.ts';

type Brand = Site['brand'];

/** The radii of corners, from those of a button to those of a band. */
const corners = {
  square: ['0', '0', '0', '0'],
  soft: ['10px', '16px', '20px', '24px'],
  // A button of one line is round at its ends.
  round: ['1.5rem', '28px', '28px', '36px'],
} as const;

/**
 * The colours and corners of a brand as styles, which every page has before its other styles: custom properties of both
 * themes, also for a part of a page with a theme of its own (`data-theme`); and what its pages are without drawings.
 */
export function brandStyles(brand: Brand): string {
  const { light, dark } = paletteOf(brand?.colors);
  const isText = [light, dark].every((colours) => colours['cta-text'] === colours.cta);
  const [button, card, art, band] = corners[brand?.corners ?? 'soft'];
  const radii = {
    'radius-button': button,
    'radius-card': card,
    'radius-art': art,
    'radius-band': band,
  };
  const darkColours = `color-scheme:dark;${inOrder(coloursOf(dark, isText))}`;
  return [
    `:root,[data-theme=light]{color-scheme:light;${inOrder({ ...coloursOf(light, isText), ...radii })}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkColours}}}`,
    // Where scrollbars take room, the backdrop ends beside it, and this is its colour over the page.
    `html:has([data-covers-page]){background:color-mix(in srgb,${dark.paper} 70%,var(--paper))}`,
    `[data-theme=dark]{${darkColours}}`,
    // What covers a page is dark in both themes.
    `:root,::backdrop{--backdrop:${dark.paper}b3}`,
    contrastOf(light.cta, light.band) < seenOnBand ? lightOnBand : '',
    isText ? '' : '@media (forced-colors:active){body{--cta-text:CanvasText}}',
    brand?.art === 'none' ? wideHeadlines : '',
  ]
    .join('')
    .replaceAll(';}', '}');
}

// Below it, a button is lost on a band of nearly its own colour, as that of a black or dark green brand.
const seenOnBand = 2.5;
const lightOnBand =
  '[data-look=band] [data-look=primary],footer{--cta:var(--band-ink);--cta-ink:var(--band);--cta-hover:color-mix(in srgb,var(--band-ink) 88%,var(--band))}';

// A headline without a picture or a drawing takes the whole width, with the text below it on the left and the buttons on the right. The
// styles are here and not with the component (src/blocks/Hero.tsx), because a site with drawings does without them.
const hero = 'main div:only-child:has(>h1)';
const wideHeadlines = [
  '@media (min-width:56rem){',
  `${hero}{display:grid;grid-template-columns:1.05fr 1fr;column-gap:var(--space-2xl);max-width:none}`,
  `${hero}>*{grid-column:1/-1}`,
  `${hero}>h1{font-size:calc(var(--text-3xl)*1.2)}`,
  `${hero}>h1+p:not(:last-child){grid-column:1}`,
  `${hero}>h1+p+div{grid-column:2;align-self:end}`,
  '}',
].join('');

/** The colours that are declared. Components use `cta` where there is no `cta-text`: most brands have one colour for both. */
function coloursOf({ 'cta-text': text, ...colours }: Colours, isText: boolean) {
  return isText ? colours : { ...colours, 'cta-text': text };
}

/** As declarations, by name: of the orders that were tried, this one takes the fewest bytes in a compressed page. */
function inOrder(values: Readonly<Record<string, string>>): string {
  return declarations(Object.fromEntries(Object.entries(values).sort(byName)));
}

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]) =>
  one < other ? -1 : 1;
