import { content, type LayoutOf, type Ratio } from '../pictures/layout.ts';

/** The maximum width of a frame of each ratio. None is higher than 40rem. */
export const frameWidths = { '16:9': '60rem', '4:3': '48rem', '1:1': '36rem', '9:16': '22rem' };

/** The height of a map without a height or a ratio, in pixels. */
export const mapHeight = 450;

const cssRatios: Readonly<Record<keyof typeof frameWidths, Ratio>> = {
  '16:9': '16/9',
  '4:3': '4/3',
  '1:1': '1/1',
  '9:16': '9/16',
};

export const embedLayout: LayoutOf = (block) => {
  const { ratio, height, kind } = block.type === 'embed' ? block : {};
  const pixels = height ?? (kind === 'map' && !ratio ? mapHeight : undefined);
  if (pixels !== undefined) {
    // The frame is as wide as the content. These are its ratios in a desktop and on a phone.
    return [
      { from: 42, width: `calc${content}`, ratio: `1136/${pixels}` },
      { width: `calc${content}`, ratio: `350/${pixels}` },
    ];
  }
  const shown = ratio ?? '16:9';
  return [{ width: `min(${content}, ${frameWidths[shown]})`, ratio: cssRatios[shown] }];
};
