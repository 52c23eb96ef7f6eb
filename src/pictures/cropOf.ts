import type { Picture } from '../../schema/index.ts';
import type { Size } from './equalArea.ts';
import type { Layout } from './layout.ts';
import { focusSteps } from './resolvePicture.ts';

/** A part of a picture: its left and top edge and its size, as fractions of the whole, from 0 to 1. */
export type Crop = { left: number; top: number; width: number; height: number };

type Use = {
  picture: Pick<Picture, 'focus'>;
  layout: Layout;
  /** Its layout when a visitor opens it; undefined if visitors cannot open it. */
  opened: Layout | undefined;
};

const uncropped: Crop = { left: 0, top: 0, width: 1, height: 1 };

/**
 * The part of a picture that its uses can show. A photo that is narrower or wider than every box is cropped to the nearest ratio.
 * Each box still shows the same part, because it crops at the same focus point. The result is the whole picture if the uses have
 * different focus points, or if one of them shows all of it.
 */
export function cropOf(uses: readonly Use[], { width, height }: Size): Crop {
  // A picture can have thousands of uses, but they share a few ratios.
  const different = new Set(
    uses.flatMap(({ layout, opened = [] }) => [...layout, ...opened].map(({ ratio }) => ratio)),
  );
  const ratios = Array.from(different, (ratio) => {
    const [across, down = Number.NaN] = ratio.split('/').map(Number);
    return Number(across) / down;
  });
  if (ratios.some(Number.isNaN)) return uncropped;
  const ratio = width / height;
  const [max, min] = [Math.max(...ratios), Math.min(...ratios)];
  const points = uses.map(({ picture }) => focusSteps(picture));
  if (ratio > max) return cropped('x', 'left', 'width', max / ratio);
  if (ratio < min) return cropped('y', 'top', 'height', ratio / min);
  return uncropped;

  function cropped(
    axis: 'x' | 'y',
    start: 'left' | 'top',
    side: 'width' | 'height',
    share: number,
  ) {
    const [step = 50, ...others] = new Set(points.map((point) => point[axis]));
    if (others.length > 0) return uncropped;
    return { ...uncropped, [start]: (step / 100) * (1 - share), [side]: share };
  }
}
