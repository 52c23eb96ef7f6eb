import { borders, content, type LayoutOf } from '../pictures/layout.ts';
import { space } from '../theme/tokens.ts';

/** From the breakpoint `columns` on the photo is next to the text; from `wide` on it is `width` wide. */
export const bandPhoto = {
  columns: 42,
  wide: 64,
  width: '24rem',
  sideRatio: '4/3',
  below: '16/9',
} as const;

export const ctaBandLayout: LayoutOf = (block) => {
  const isCard = block.type === 'cta-band' && block.look === 'card';
  const padding = isCard ? `2*${space['space-xl']} - ${borders}` : `2*${space['space-2xl']}`;
  const inside = `${content} - ${padding}`;
  const { columns, wide, width, sideRatio, below } = bandPhoto;
  return [
    { from: wide, width, ratio: sideRatio },
    { from: columns, width: `calc((${inside} - ${space['space-2xl']})/2)`, ratio: sideRatio },
    { width: `calc(${inside})`, ratio: below },
  ];
};
