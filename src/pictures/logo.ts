import { initialsOf, isUnnamed } from '../../schema/browser.ts';
import type {
  Ground,
  Logo,
  PlacedPicture,
  ResolvedPicture,
  ResolvedSite,
} from '../resolved/types.ts';
import type { Layout } from './layout.ts';
import { originalPicture } from './resolvePicture.ts';

/** The box of the company's logo in the header and the footer, in rem. */
const brandLogo = { width: '13rem', height: '2.5rem' } as const;
export const brandLogoLayout: Layout = [{ ...brandLogo, ratio: 'natural' }];

/** The size of the mark before the company's name. */
const brandMark = '1.75rem';
export const brandMarkLayout: Layout = [{ width: brandMark, ratio: 'natural' }];

type Branded = Pick<ResolvedSite, 'brand' | 'company'>;

/** The logo of a site, with the files that the build has made for its pictures, or else with the original ones. */
export function logoOf({ brand = {}, company }: Branded): Logo {
  const { logo, logoOnDark, mark } = brand;
  if (logo) {
    const alt = logo.alt ?? company;
    const version = (ground: Ground, picture: PlacedPicture) => ({
      ground,
      picture: withFiles({ ...picture, alt }, ground === 'dark' ? undefined : 'eager'),
    });
    if (!logoOnDark) return { versions: [version('plate', logo)] };
    if (logoOnDark.src === logo.src) return { versions: [version('any', logo)] };
    return { versions: [version('light', logo), version('dark', logoOnDark)] };
  }
  // Screen readers skip the mark, because the name follows it.
  if (mark) return { mark: withFiles({ ...mark, alt: '' }, 'eager') };
  return { mark: isUnnamed(company) ? 'unnamed' : { initials: initialsOf(company) } };
}

function withFiles(picture: PlacedPicture, loading: ResolvedPicture['loading']): PlacedPicture {
  return { ...picture, resolved: picture.resolved ?? originalPicture(picture, loading) };
}

/** The radius of the mark with initials by the corners of the brand, as a fraction of its side. */
export const markCorners = { square: 0, soft: 0.22, round: 0.5 } as const;

/** The styles of the logo, which every page of the site has. */
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

// A transparent mark gets a white background, so that it is visible on dark pages too. The white is inset, so that it does not
// show around the mark.
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
    // Forced colors change the background but not the picture.
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
