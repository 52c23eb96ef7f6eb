// @vitest-environment node
import { expect, test } from 'vitest';
import { picturesIn } from '../../schema/diagnose/pictures.ts';
import { pictureWidths } from '../../schema/fields.ts';
import type { Block } from '../../schema/index.ts';
import { layoutOf, openedLayoutOf } from './layouts.ts';
import { focusStep } from './markup.ts';
import { fallbackWidthOf, neededWidth, pixelsOf, shownWidth, sizesOf, widthsOf } from './sizes.ts';

const photo = { width: 4032, height: 3024 };
const flat = { width: 4000, height: 2000 };
const upright = { width: 3024, height: 4032 };
const hero: Block = {
  type: 'hero',
  headline: 'Hello',
  picture: { src: 'pictures/bench.jpg', alt: 'The bench' },
};
const heroLayout = layoutOf(hero, ['picture']);
/** Every place of a picture; a new block with one belongs here. */
const picture = { src: 'pictures/bench.jpg', alt: 'The bench' };
const people: Block = {
  type: 'people',
  headline: 'Hello',
  items: [{ name: 'Ada', role: 'Tuner', picture }],
};
const credentials: Block = { type: 'credentials', items: [{ name: 'Guild', logo: picture }] };
const work: Block = {
  type: 'work',
  items: [{ title: 'A grand', place: 'Here', year: 2026, pictures: [picture] }],
};
const gallery: Block = { type: 'gallery', items: [{ picture }] };
const places = [
  { name: 'hero', block: hero, layout: heroLayout },
  { name: 'people', block: people, layout: layoutOf(people, ['items', 0, 'picture']) },
  { name: 'a logo', block: credentials, layout: layoutOf(credentials, ['items', 0, 'logo']) },
  { name: 'work', block: work, layout: layoutOf(work, ['items', 0, 'pictures', 0]) },
  {
    name: 'an opened picture of a gallery',
    block: gallery,
    layout: openedLayoutOf(gallery, ['items', 0, 'picture']) ?? [],
  },
];
/** Places whose pictures are smaller than the schema asks for, because another place of the same field is larger. */
const smallPlaces = [
  { name: 'a picture in the grid', layout: layoutOf(gallery, ['items', 0, 'picture']) },
  { name: 'a further picture of a job', layout: layoutOf(work, ['items', 0, 'pictures', 1]) },
];

test.each([
  ['2rem', 1000, 32],
  ['50vw', 1000, 500],
  ['min(76rem, 100vw)', 1000, 1000],
  ['calc((100vw - 2*min(clamp(1.25rem, 4vw, 2.5rem), 5.2vw))/2)', 1000, 460],
])('%s in a window of %i pixels is %i', (css, window, pixels) => {
  expect(pixelsOf(css, window)).toBeCloseTo(pixels, 3);
});

test('what is no width in rem and vw is an error', () => {
  expect(() => pixelsOf('50%', 1000)).toThrow('"50%" is no width');
});

test.each([
  [390, 350],
  [768, 706.56],
  [1280, 522.93],
  [1600, 522.93],
])('the picture of a hero is as wide as its column, in a window of %i pixels', (window, width) => {
  expect(shownWidth(heroLayout, photo, window)).toBeCloseTo(width, 1);
});

test('a flat picture is wider than its box, which crops its sides; a high one is not', () => {
  expect(shownWidth(heroLayout, flat, 1280)).toBeCloseTo(522.93 * 1.5, 0);
  expect(shownWidth(heroLayout, upright, 1280)).toBeCloseTo(522.93, 1);
});

test.each([...places, ...smallPlaces])(
  'every screen finds a width for $name that is large enough and not much larger',
  ({ layout }) => {
    for (const picture of [photo, upright]) {
      const widths = widthsOf(layout, picture);
      expect(widths.length).toBeLessThanOrEqual(6);
      for (let window = 320; window <= 2560; window += 20) {
        for (const density of window <= 480 ? [1, 2, 3] : [1, 2]) {
          const wanted = shownWidth(layout, picture, window) * density;
          const taken = widths.find((width) => width >= wanted);
          // The largest one is for the largest screen of the list; a larger screen gets nearly its sharpness.
          expect((taken ?? widths.at(-1) ?? 0) / wanted, `${window} at ${density}`).toBeGreaterThan(
            0.8,
          );
          const isSmallest = taken === widths[0];
          if (taken && !isSmallest)
            expect(taken / wanted, `${window} at ${density}`).toBeLessThan(1.5);
        }
      }
    }
  },
);

test('no width is larger than the picture, and a small one is made once', () => {
  expect(widthsOf(heroLayout, { width: 700, height: 525 })).toEqual([436, 646, 700]);
  expect(widthsOf(heroLayout, { width: 300, height: 225 })).toEqual([300]);
  expect(fallbackWidthOf(heroLayout, { width: 300, height: 225 })).toBe(300);
});

test.each(places)('the schema asks for the width that $name needs', ({ block, layout }) => {
  const [found] = picturesIn({ blocks: [block] });
  const minimum = found && pictureWidths.get(found.field.schema)?.minimum;
  const needed = neededWidth(layout, photo);
  expect(Math.abs((minimum ?? 0) - needed)).toBeLessThan(10);
});

test('"sizes" has the widths of the layout, and "auto" where the box alone decides', () => {
  const sizes = sizesOf(heroLayout, photo, false);
  expect(sizes).toMatch(/^\(min-width:56rem\) calc\(.*\),calc\(min\(100vw,76rem\)[^)]*.*\)$/);
  expect(sizesOf(heroLayout, upright, true)).toMatch(/^auto,/);
  expect(sizesOf(heroLayout, flat, true)).not.toContain('auto');
});

test('each entry of "sizes" is the width that the arithmetic says', () => {
  for (const picture of [photo, flat, upright]) {
    const entries = sizesOf(heroLayout, picture, false).split(/,(?=\(min-width|calc)/);
    for (let window = 320; window <= 2000; window += 40) {
      const entry = entries.find((each) => {
        const from = /^\(min-width:([^)]*)\)/.exec(each)?.[1];
        return from === undefined || pixelsOf(from, window) <= window;
      });
      const width = pixelsOf(entry?.replace(/^\(min-width[^)]*\) /, '') ?? '', window);
      expect(Math.abs(width - shownWidth(heroLayout, picture, window))).toBeLessThan(1);
    }
  }
});

test('the focus is in every crop that shows a third of a picture or more', () => {
  for (let point = 0; point <= 100; point += 1) {
    const step = focusStep(point / 100);
    expect([0, 25, 50, 75, 100]).toContain(step);
    for (let shown = 34; shown <= 100; shown += 1) {
      // CSS object-position: so many percent of what is cropped are before the box.
      const start = (step / 100) * (100 - shown);
      expect(start, `${point} of ${shown}`).toBeLessThanOrEqual(point);
      expect(start + shown, `${point} of ${shown}`).toBeGreaterThanOrEqual(point);
    }
  }
});

test.each([
  [100, 100, 1],
  [200, 50, 2],
  [50, 100, 0.71],
  // What is flatter or higher than a logo can be is no larger for it.
  [2000, 100, 2.83],
])(
  'a logo of %i by %i has the area of a square, and %f times its width',
  (width, height, factor) => {
    const logo = layoutOf(credentials, ['items', 0, 'logo']);
    const shown = shownWidth(logo, { width, height }, 1280);
    expect(shown / pixelsOf(logo[0]?.width ?? '', 1280)).toBeCloseTo(factor, 2);
    const isClamped = width / height > 8;
    if (!isClamped) expect((shown * shown * height) / width / 72 ** 2).toBeCloseTo(1, 1);
  },
);

test('a logo and a picture that is opened have their own ratio', () => {
  expect(sizesOf(layoutOf(credentials, ['items', 0, 'logo']), flat, true)).toBe(
    'auto,calc(4.5rem*1.41)',
  );
  expect(shownWidth(openedLayoutOf(gallery, ['items', 0, 'picture']) ?? [], flat, 1280)).toBe(1200);
});
