import { movedColours } from '../../../../palette/palette.ts';
import type { DocumentRule } from '../../rule.ts';

const suggestion =
  'The colour stays in the dark theme and wherever it can be seen. Keep it, or choose a darker one, which all pages show as it is.';

/** Colours of the brand that pages show darker than they are written (WCAG 2.2, 1.4.3 and 1.4.11). */
export const brandContrast: DocumentRule = {
  name: 'brand-contrast',
  severity: 'warning',
  about:
    'Text has a contrast of at least 4.5:1 to what is behind it, and the edge of a button 3:1, or many people cannot read it. A colour of the brand that would have less is shown darker.',
  examples: [
    {
      file: 'site.json',
      right: '"colors": ["#7a4a1e", "#2c6b4f"]',
      wrong: '"colors": ["#1f4fd1", "⟦#e8842c⟧"]',
      message: 'White on #e8842c is 2.7:1; buttons use #b55f00, 4.5:1.',
      suggestion,
    },
    {
      file: 'site.json',
      right: '"colors": ["#7a4a1e", "#2c6b4f"]',
      wrong: '"colors": ["⟦gold⟧", "#b8430f"]',
      message: '#ffd700 on #efeeeb is 1.2:1; links use #806b00, 4.5:1.',
      suggestion,
    },
  ],
  check: ({ site, siteSource }) =>
    movedColours(site.brand?.colors ?? []).map((moved) => ({
      source: siteSource,
      path: ['brand', 'colors', moved.index],
      message: `${inWords(moved.front, true)} on ${inWords(moved.ground)} is ${ratio(moved.contrast)}; ${moved.users} use ${moved.shown}, ${ratio(moved.shownContrast)}.`,
      suggestion,
    })),
};

function inWords(colour: string, isFirst = false): string {
  if (colour !== '#fff') return colour;
  return isFirst ? 'White' : 'white';
}

/** A contrast with one decimal, rounded down, so that a failing contrast never looks like a passing one. */
function ratio(contrast: number): string {
  return `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;
}
