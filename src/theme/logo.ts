import type { Picture, Site } from '../../schema/index.ts';
import { initialsOf, isUnnamed } from '../../schema/initials.ts';
import { escapeText } from '../pictures/escapeText.ts';
import { brandLogo, brandMark } from '../pictures/layouts.ts';
import { originalMarkup } from '../pictures/markup.ts';

type Branded = Pick<Site, 'brand' | 'company'>;

/**
 * What the header and the footer show as the logo, as HTML: the picture of `brand.logo` in its forms for light and dark grounds, or
 * the company's name with a mark before it. Neither the code for it nor its styles (logoStyles) are in visitors' code, because
 * every page brings them along.
 */
export function logoMarkup({ brand = {}, company }: Branded): string {
  const { logo, logoOnDark, mark } = brand;
  if (!logo) return `${markMarkup(mark, company)}<span>${escapeText(company)}</span>`;
  const form = (picture: Picture, ground: Ground) =>
    `<span data-logo="${ground}">${shown(picture, logo.alt ?? company, ground !== 'dark')}</span>`;
  if (!logoOnDark) return form(logo, 'plate');
  if (logoOnDark.src === logo.src) return form(logo, 'any');
  return form(logo, 'light') + form(logoOnDark, 'dark');
}

/** The ground that a form of the logo is for. With `plate` it is for a light one, and dark ones have a white plate under it. */
type Ground = 'light' | 'dark' | 'any' | 'plate';

/** The elements that the build has made of a picture, or else the picture as it is in its folder. */
function shown({ src, markup }: Picture, alt: string, isEager = true): string {
  return markup ?? originalMarkup({ src, alt }, { isFirst: false, isEager });
}

/** The mark before the name. Nobody has it read: the name says the same. */
function markMarkup(mark: Picture | undefined, company: string): string {
  if (mark) return `<span data-logo="mark">${shown(mark, '')}</span>`;
  if (isUnnamed(company)) return unnamedMark;
  const initials = initialsOf(company);
  // They are no text of the page, so that they are in no text that is copied or searched.
  return initials && `<b data-initials="${escapeText(initials)}" aria-hidden="true"></b>`;
}

/** The mark of a company that has no name yet. */
const unnamedMark =
  '<svg data-mark viewBox="0 0 28 28" aria-hidden="true"><rect fill="none" stroke="var(--mark,var(--blue))" stroke-width="2" x="1" y="1" width="26" height="26" rx="5"/><rect fill="var(--cta)" x="7" y="7" width="14" height="14" rx="2"/></svg>';

/** How round the mark of initials is, by the corners of the brand: as parts of its side. */
export const markCorners = { square: 0, soft: 0.22, round: 0.5 } as const;

/** The styles of what `logoMarkup` makes, for each page of the site. */
export function logoStyles({ brand = {}, company }: Branded): string {
  const { logo, logoOnDark, mark, corners = 'soft' } = brand;
  if (logo) return logoFrame + groundStyles(!logoOnDark, logoOnDark?.src === logo.src);
  if (mark) return markFrame(corners);
  if (isUnnamed(company)) return unnamedStyles;
  return initialsStyles(initialsOf(company), markCorners[corners]);
}

const unnamedStyles = '[data-mark]{width:min(1.75rem,9vw);height:auto;overflow:visible}';

const logoFrame = [
  '[data-logo]{display:block;min-width:0}',
  '[data-logo] picture{display:block}',
  `[data-logo] img{display:block;width:auto;max-width:min(${brandLogo.width},100%);height:${brandLogo.height};object-fit:contain;object-position:0}`,
].join('');

// A mark whose ground is transparent is seen on dark pages too. The white under it ends before its edge, and does not shine out there.
const markFrame = (corners: keyof typeof markCorners) =>
  `[data-logo]{flex:none}[data-logo] img{display:block;width:${brandMark};height:${brandMark};border-radius:${corners === 'square' ? '0' : '.25rem'};background:linear-gradient(#fff 0 0) 50%/90% 90% no-repeat;object-fit:contain}`;

function groundStyles(hasPlate: boolean, isForAll: boolean): string {
  if (isForAll) return '';
  // The footer is dark in both themes, and paper is light.
  const onDark = (styles: (scope: string) => string) =>
    `@media screen and (prefers-color-scheme:dark){${styles(':root:not([data-theme=light])')}}@media screen{${styles(':is([data-theme=dark],footer)')}}`;
  if (hasPlate) {
    const plate = 'padding:.375rem .5rem;border-radius:.375rem;background:#fff';
    return `${onDark((scope) => `${scope} [data-logo]{${plate}}`)}@media (forced-colors:active){[data-logo]{${plate};forced-color-adjust:none}}`;
  }
  return [
    '[data-logo=dark]{display:none}',
    onDark(
      (scope) => `${scope} [data-logo=dark]{display:block}${scope} [data-logo=light]{display:none}`,
    ),
    // Colours that a visitor forces change the ground, and no picture.
    '@media (forced-colors:active){[data-logo]{padding:.375rem .5rem;background:#fff;forced-color-adjust:none}[data-logo=dark]{background:#000}}',
  ].join('');
}

function initialsStyles(initials: string, corner: number): string {
  if (initials === '') return '';
  const size = initials.length > 1 ? 'var(--text-xs)' : 'var(--text-m)';
  return [
    // Forced colours show the border.
    `[data-initials]{display:grid;flex:none;place-items:center;width:${brandMark};height:${brandMark};border:1px solid #0000;border-radius:${corner * 100}%;background:var(--mark,var(--blue));font-size:${size};line-height:1;letter-spacing:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}`,
    '[data-initials]::before{content:attr(data-initials);color:var(--surface)}',
    'footer [data-initials]::before{color:var(--band)}',
  ].join('');
}
