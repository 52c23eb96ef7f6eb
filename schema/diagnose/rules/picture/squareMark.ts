import type { DocumentRule } from '../../rule.ts';

const suggestion = {
  inFile:
    'Ask for the square form of the logo, the one without the name. Without "mark", the icon has the initials of the company.',
  inForm:
    'Ask for the square form of the logo, the one without the name. Without a mark, the icon has the initials of the company.',
};

/** The largest ratio of the sides of a square: a logo that is drawn by hand is a pixel off. */
const nearlySquare = 1.05;

export const squareMark: DocumentRule = {
  name: 'square-mark',

  check({ site, siteSource, pictures = [] }) {
    const { mark } = site.brand ?? {};
    const { size } = pictures.find(({ src }) => src === mark?.src) ?? {};
    if (!size) return [];
    const { width, height } = size;
    if (Math.max(width, height) <= Math.min(width, height) * nearlySquare) return [];
    return [
      {
        source: siteSource,
        path: ['brand', 'mark', 'src'],
        message: `The mark is ${width} by ${height} pixels, which is not square.`,
        suggestion,
      },
    ];
  },
};
