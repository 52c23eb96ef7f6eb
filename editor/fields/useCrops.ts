import { useMemo } from 'react';
import { type Block, blockSchema, type ValuePath } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import { useDocument } from '../document/OpenDocument.ts';
import { boxIn, layoutOf } from '../site.ts';

/** How a layout crops a picture: the window sizes as a label, and the aspect ratio as in CSS. */
export type Crop = { label: string; ratio: string };

const windows = [
  { name: 'Phone', width: 390 },
  { name: 'Tablet', width: 768 },
  { name: 'Desktop', width: 1280 },
];

/** The distinct crops of the picture in a field. Empty while the block is not valid. */
export function useCrops(path: ValuePath): Crop[] {
  const block = valueAt(useDocument(), path.slice(0, 2));
  // The path is a new array on each render; its text is stable.
  const place = path.slice(2).join('.');
  return useMemo(() => {
    // The picture of the page itself is shown in lists.
    if (place === '')
      return cropsOf({ type: 'page-list', below: '/news' }, ['entries', '0', 'picture']);
    const { data } = blockSchema.safeParse(block);
    return data ? cropsOf(data, place.split('.')) : [];
  }, [block, place]);
}

/** The crops that the layout of a block makes of a picture. `path` is the path of the picture's field in the block. */
export function cropsOf(block: Block, path: readonly string[]): Crop[] {
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const layout = layoutOf(block, steps);
  const found = windows.map((size) => ({ ...size, ratio: boxIn(layout, size.width).ratio }));
  // A box without a fixed ratio crops nothing.
  const ratios = new Set<string>(
    found.map(({ ratio }) => ratio).filter((ratio) => /^\d+\/\d+$/.test(ratio)),
  );
  return Array.from(ratios, (ratio) => {
    const names = found.filter((size) => size.ratio === ratio).map((size) => size.name);
    return { label: `${names.join(', ')} (${ratio.replace('/', ':')})`, ratio };
  });
}
