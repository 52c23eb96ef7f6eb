import { type MovedColor, movedColors } from '../../../colors/palette.ts';
import type { DocumentRule } from '../../rule.ts';

const suggestion = 'Keep it, or choose a darker color, which all pages show unchanged.';

/** Colors of the brand that pages show darker than they are written (WCAG 2.2, 1.4.3 and 1.4.11). */
export const brandContrast: DocumentRule = {
  name: 'brand-contrast',
  severity: 'warning',
  about:
    'Text has a contrast of at least 4.5:1 to what is behind it, and the edge of a button 3:1, or many people cannot read it. A color of the brand that would have less is shown darker.',
  examples: [
    {
      file: 'site.json',
      right: '"colors": ["#7a4a1e", "#2c6b4f"]',
      wrong: '"colors": ["#1f4fd1", "⟦#e8842c⟧"]',
      message:
        'White text on #e8842c is hard to read (contrast 2.7:1; 4.5:1 is needed), so buttons are shown in #b55f00 in the light theme.',
      suggestion,
    },
    {
      file: 'site.json',
      right: '"colors": ["#7a4a1e", "#2c6b4f"]',
      wrong: '"colors": ["⟦gold⟧", "#7a4a1e"]',
      message:
        '#ffd700 is too pale for buttons on a light background (contrast 1.1:1; 3:1 is needed), so they are shown in #7a4a1e there. On dark bands they are #ffd700.',
      suggestion,
    },
  ],
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
