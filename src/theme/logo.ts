import type { Picture, Site } from '../../schema/index.ts';
import { initialsOf, isUnnamed } from '../../schema/initials.ts';
import { escapeText } from '../pictures/escapeText.ts';
import { brandLogo, brandMark } from '../pictures/layouts.ts';
import { originalMarkup } from '../pictures/markup.ts';

type Branded = Pick<Site, 'brand' | 'company'>;

/**
 * The HTML of the logo in the header and the footer: the picture `brand.logo` in its versions for light and dark backgrounds,
 * or the company's name with a mark before it. Visitors' code contains neither this code nor its styles (logoStyles), because
 * every page has the result.
 */
export function logoMarkup({ brand = {}, company }: Branded): string {
  const { logo, logoOnDark, mark } = brand;
  if (!logo) return `${markMarkup(mark, company)}<span>${escapeText(company)}</span>`;
  const form = (picture: Picture, ground: Ground) =>
    `<span data-logo="${ground}">${pictureHtml(picture, logo.alt ?? company, ground !== 'dark')}</span>`;
  if (!logoOnDark) return form(logo, 'plate');
  if (logoOnDark.src === logo.src) return form(logo, 'any');
  return form(logo, 'light') + form(logoOnDark, 'dark');
}

/** The background that a version of the logo is for. `plate` is for a light one, and gets a white plate on a dark one. */
type Ground = 'light' | 'dark' | 'any' | 'plate';

/** The HTML that the build has made for a picture, or else HTML with the original file. */
function pictureHtml({ src, markup }: Picture, alt: string, isEager = true): string {
  return markup ?? originalMarkup({ src, alt }, { isFirst: false, isEager });
}

/** The mark before the name. Screen readers skip it, because the name says the same. */
function markMarkup(mark: Picture | undefined, company: string): string {
  if (mark) return `<span data-logo="mark">${pictureHtml(mark, '')}</span>`;
  if (isUnnamed(company)) return unnamedMark;
  const initials = initialsOf(company);
  // The initials are in an attribute and not in the text, so that they are not copied or found by a search.
  return initials && `<b data-initials="${escapeText(initials)}" aria-hidden="true"></b>`;
}

/** The mark of a company that has no name yet. */
const unnamedMark =
  '<svg data-mark viewBox="0 0 28 28" aria-hidden="true"><rect fill="none" stroke="var(--mark,var(--blue))" stroke-width="2" x="1" y="1" width="26" height="26" rx="5"/><rect fill="var(--cta)" x="7" y="7" width="14" height="14" rx="2"/></svg>';

/** The radius of the mark with initials by the corners of the brand, as a fraction of its side. */
export const markCorners = { square: 0, soft: 0.22, round: 0.5 } as const;

/** The styles for the HTML of `logoMarkup`, which every page of the site has. */
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

// A transparent mark has white under it, so that it is visible on dark pages too. The white ends before the edge of the mark,
// so that it does not show around it.
const markFrame = (corners: keyof typeof markCorners) =>
  `[data-logo]{flex:none}[data-logo] img{display:block;width:${brandMark};height:${brandMark};border-radius:${corners === 'square' ? '0' : '.25rem'};background:linear-gradient(#fff 0 0) 50%/90% 90% no-repeat;object-fit:contain}`;

function groundStyles(hasPlate: boolean, isForAll: boolean): string {
  if (isForAll) return '';
  // The footer is dark in both themes. Print is light.
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
    // Forced colors change the background, but not the picture.
    '@media (forced-colors:active){[data-logo]{padding:.375rem .5rem;background:#fff;forced-color-adjust:none}[data-logo=dark]{background:#000}}',
  ].join('');
}

function initialsStyles(initials: string, corner: number): string {
  if (initials === '') return '';
  const size = initials.length > 1 ? 'var(--text-xs)' : 'var(--text-m)';
  return [
    // Forced colors show the border.
    `[data-initials]{display:grid;flex:none;place-items:center;width:${brandMark};height:${brandMark};border:1px solid #0000;border-radius:${corner * 100}%;background:var(--mark,var(--blue));font-size:${size};line-height:1;letter-spacing:0;-webkit-print-color-adjust:exact;print-color-adjust:exact}`,
    '[data-initials]::before{content:attr(data-initials);color:var(--surface)}',
    'footer [data-initials]::before{color:var(--band)}',
  ].join('');
}
