import type { Size } from './evenSteps.ts';
import { focusSteps } from './markup.ts';
import type { PictureUse } from './showPictures.ts';

/** A part of a picture: its left and upper edge and its size, as shares of the whole from 0 to 1. */
export type Crop = { left: number; top: number; width: number; height: number };

type Use = Pick<PictureUse, 'layout' | 'opened'> & {
  picture: Pick<PictureUse['picture'], 'focus'>;
};

const whole: Crop = { left: 0, top: 0, width: 1, height: 1 };

/**
 * The part of a picture that its places can show: a photo that is more upright than every box, or flatter than every box, is
 * cropped to the nearest one. A box then shows the same as of the whole picture, because it crops at the same point. Where
 * places crop at different points, or one shows the whole picture, that is the whole.
 */
export function cropOf(uses: readonly Use[], { width, height }: Size): Crop {
  const ratios = uses
    .flatMap(({ layout, opened = [] }) => [...layout, ...opened])
    .map(({ ratio }) => {
      const [across, down = Number.NaN] = ratio.split('/').map(Number);
      return Number(across) / down;
    });
  if (ratios.some(Number.isNaN)) return whole;
  const own = width / height;
  const [most, least] = [Math.max(...ratios), Math.min(...ratios)];
  const points = uses.map(({ picture }) => focusSteps(picture));
  if (own > most) return cropped('x', 'left', 'width', most / own);
  if (own < least) return cropped('y', 'top', 'height', own / least);
  return whole;

  function cropped(
    axis: 'x' | 'y',
    start: 'left' | 'top',
    side: 'width' | 'height',
    share: number,
  ) {
    const [step = 50, ...others] = new Set(points.map((point) => point[axis]));
    if (others.length > 0) return whole;
    return { ...whole, [start]: (step / 100) * (1 - share), [side]: share };
  }
}
