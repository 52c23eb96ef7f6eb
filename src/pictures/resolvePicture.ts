import { originalUrl } from '../../schema/browser.ts';
import type { Picture } from '../../schema/index.ts';
import type { PlacedPicture, ResolvedPicture } from '../resolved/types.ts';
import { aspectBucket, type Size } from './equalArea.ts';
import type { Layout } from './layout.ts';
import { sizesOf } from './sizes.ts';

/** The files that the build has written for a picture. */
export type PictureFiles = Size &
  Required<Pick<ResolvedPicture, 'src' | 'sources'>> &
  ResolvedPicture;

/** How a picture is placed on its page. It loads lazily by default. */
export type PicturePlacement = { layout: Layout } & Pick<ResolvedPicture, 'loading'>;

/** A picture as shown on a page: browsers choose the best format that they support, at the width that they need. */
export function resolvePicture(
  picture: Pick<Picture, 'focus'>,
  files: PictureFiles,
  { layout, loading }: PicturePlacement,
): ResolvedPicture {
  const isEqualArea = layout.some(({ ratio }) => ratio === 'equal-area');
  return {
    ...files,
    ...(files.sources.length > 0 && { sizes: sizesOf(layout, files) }),
    ...(isEqualArea && { aspect: aspectBucket(files) }),
    ...placed(picture, loading),
  };
}

/** A picture with its original file, for the dev server and the editor. */
export function originalPicture(
  picture: Picture,
  loading?: ResolvedPicture['loading'],
): ResolvedPicture {
  return { src: originalUrl(picture.src), ...placed(picture, loading) };
}

function placed(picture: Pick<Picture, 'focus'>, loading: ResolvedPicture['loading']) {
  const { x, y } = focusSteps(picture);
  return {
    ...(x !== middle && { x }),
    ...(y !== middle && { y }),
    ...(loading && { loading }),
  };
}

/** The files of a picture; undefined before they are added (src/resolved/resolvePage.ts). */
export const filesOf = (picture: PlacedPicture | undefined): ResolvedPicture | undefined =>
  picture?.resolved;

const middle = 50;

/** The CSS `object-position` of a picture in percent: x from the left, y from the top. */
export function focusSteps({ focus = [] }: Pick<Picture, 'focus'>): { x: number; y: number } {
  const [x = middle, y = middle] = focus.map(focusStep);
  return { x, y };
}

/**
 * One of five positions in percent (CSS `object-position`) for a focus point from 0 to 1. It is rounded away from the center, so
 * that every crop that shows more than a third of the picture contains the point.
 */
export function focusStep(point: number): number {
  const steps = (point - 0.5) * 4;
  return middle + Math.sign(steps) * Math.ceil(Math.abs(steps) - 1e-9) * 25;
}
