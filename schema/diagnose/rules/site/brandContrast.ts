import { type MovedColor, movedColors } from '../../../colors/palette.ts';
import type { DocumentRule } from '../../rule.ts';

const suggestion = 'Keep it, or choose a darker color, which all pages show unchanged.';

/** Colors of the brand that pages show darker than they are written (WCAG 2.2, 1.4.3 and 1.4.11). */
export const brandContrast: DocumentRule = {
  name: 'brand-contrast',

  check: ({ site, siteSource }) =>
    movedColors(site.brand?.colors ?? []).map((moved) => ({
      source: siteSource,
      path: ['brand', 'colors', moved.index],
      message: messageOf(moved),
      suggestion,
    })),
};

function messageOf({ front, ground, contrast, least, users, shown, isPale }: MovedColor): string {
  const need = `(contrast ${ratio(contrast)}; ${least}:1 is needed)`;
  if (isPale) {
    return `${front} is too pale for ${users} on a light background ${need}, so they are shown in ${shown} there. On dark bands they are ${front}.`;
  }
  const what = front === '#fff' ? `White text on ${ground} is` : `${front} on ${ground} is`;
  return `${what} hard to read ${need}, so ${users} are shown in ${shown} in the light theme.`;
}

/** A contrast with one decimal, rounded down, so that a failing contrast never looks like a passing one. */
function ratio(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
}
