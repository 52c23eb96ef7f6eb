import { expect, test } from 'vitest';
import { type Crop, cropOf } from './cropOf.ts';
import type { Box, Layout } from './layout.ts';
import { focusSteps } from './resolvePicture.ts';

const box = (ratio: Box['ratio']): Box => ({ width: '20rem', ratio });
const use = (layout: Layout, focus?: [number, number]) => ({
  layout,
  opened: undefined,
  picture: focus ? { focus } : {},
});

/** The visible part of a crop in a box, as fractions of the whole picture (CSS `object-fit: cover` with `object-position`). */
function seen(
  part: Crop,
  picture: { width: number; height: number },
  ratio: number,
  focus: [number, number],
): Crop {
  const partRatio = (picture.width * part.width) / (picture.height * part.height);
  const [across, down] = [Math.min(1, ratio / partRatio), Math.min(1, partRatio / ratio)];
  const { x, y } = focusSteps({ focus });
  return {
    left: part.left + part.width * (x / 100) * (1 - across),
    top: part.top + part.height * (y / 100) * (1 - down),
    width: part.width * across,
    height: part.height * down,
  };
}

test('boxes of all ratios and focus points show the same with the crop as with the whole picture', () => {
  const ratios = ['1/1', '4/3', '16/9', '2/1', '4/5'] as const;
  const uncropped = { left: 0, top: 0, width: 1, height: 1 };
  for (const first of ratios) {
    for (const second of ratios) {
      for (const width of [1000, 2268, 3024, 4032, 6000, 12_000]) {
        for (const x of [0, 0.3, 0.5, 1]) {
          const focus: [number, number] = [x, 1 - x];
          const picture = { width, height: 3024 };
          const part = cropOf([use([box(first)], focus), use([box(second)], focus)], picture);
          for (const ratio of [first, second]) {
            const [across = 1, down = 1] = ratio.split('/').map(Number);
            const found = seen(part, picture, across / down, focus);
            const expected = seen(uncropped, picture, across / down, focus);
            for (const side of ['left', 'top', 'width', 'height'] as const)
              expect(found[side]).toBeCloseTo(expected[side], 9);
          }
        }
      }
    }
  }
});

test('crops tall and wide photos to the part that their boxes show', () => {
  const upright = cropOf([use([box('4/3'), box('16/9')])], { width: 3000, height: 4000 });
  expect(upright).toEqual({ left: 0, top: 0.21875, width: 1, height: 0.5625 });
  const flat = cropOf([use([box('1/1')], [0, 0.5])], { width: 4000, height: 2000 });
  expect(flat).toEqual({ left: 0, top: 0, width: 0.5, height: 1 });
});

test.each([
  ['one place shows it as it is', [use([box('4/3')]), use([box('natural')])]],
  ['it is a logo', [use([box('equal-area')])]],
  ['it is opened', [{ ...use([box('1/1')]), opened: [box('natural')] }]],
  ['places crop at different points', [use([box('1/1')]), use([box('1/1')], [0.5, 0])]],
])('does not crop a picture if %s', (_why, uses) => {
  expect(cropOf(uses, { width: 3000, height: 4000 })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
});

test('handles a picture with very many uses', () => {
  const picture = { width: 4032, height: 3024 };
  const one = use([box('16/9')], [0.5, 0.2]);
  const many = Array.from({ length: 200_000 }, () => one);
  expect(cropOf(many, picture)).toEqual(cropOf([one], picture));
});
