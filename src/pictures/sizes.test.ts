import { expect, test } from 'vitest';
import type { Block } from '../../schema/index.ts';
import { picturesIn } from '../../schema/inspect.ts';
import { layoutOf, openedLayoutOf } from '../blocks/layouts.ts';
import { pageListLayout } from '../blocks/PageList.layout.ts';
import { picturesOn } from '../resolved/resolvePage.ts';
import { pixelsOf } from './pixelsOf.ts';
import { focusStep } from './resolvePicture.ts';
import {
  boxIn,
  fallbackWidthOf,
  neededWidth,
  renderedWidth,
  sharedWidthsOf,
  sizesOf,
  standardWidthOf,
  widthsOf,
} from './sizes.ts';

const photo = { width: 4032, height: 3024 };
const flat = { width: 4000, height: 2000 };
const upright = { width: 3024, height: 4032 };
const picture = { src: 'pictures/bench.jpg', alt: 'The bench' };
const hero: Block = { type: 'hero', headline: 'Hello', picture };
const heroLayout = layoutOf(hero, ['picture']);

/** A grid of `count` cards, the last of which has a photo. */
function cards(count: number, layout: 'cards' | 'compact' | 'list'): Block {
  const items = Array.from({ length: count }, () => ({ title: 'A card' }));
  return { type: 'card-grid', layout, items: [...items.slice(1), { title: 'A card', picture }] };
}
const pair: Block = {
  type: 'before-after',
  headline: 'Hello',
  beforeTitle: 'Before',
  afterTitle: 'After',
  pair: { before: picture, after: picture },
  items: [],
};
const video: Block = { type: 'embed', url: 'https://youtu.be/aqz-KE-bpKQ', title: 'Film', picture };
const person = {
  name: 'Ada',
  role: 'Teacher',
  company: 'School',
  content: 'Well done.',
  rating: 5,
};
const testimonials: Block = {
  type: 'testimonials',
  headline: 'Hello',
  items: [{ ...person, portrait: picture }],
};
const band: Block = { type: 'cta-band', headline: 'Hello', ctaText: 'Go', href: '/', picture };

/** A block of `count` people, the first of whom has a portrait. */
function people(count: number): Block {
  const items = Array.from({ length: count }, () => ({ name: 'Ada', role: 'Tuner' }));
  const first = { name: 'Ada', role: 'Tuner', picture };
  return { type: 'people', headline: 'Hello', items: [first, ...items.slice(1)] };
}
const credentials: Block = { type: 'credentials', items: [{ name: 'Guild', logo: picture }] };
/** A job with `count` pictures. */
function work(count: number): Block {
  const pictures = Array.from({ length: count }, () => picture);
  return { type: 'work', items: [{ title: 'A grand', place: 'Here', year: 2026, pictures }] };
}

/** A gallery of `count` pictures, whose names are their indexes. */
function gallery(count: number): Block {
  const items = Array.from({ length: count }, (_, index) => ({
    picture: { ...picture, src: `${index}` },
  }));
  return { type: 'gallery', items };
}

/**
 * Every place where a picture is shown. Add new blocks with pictures here. `isSmaller`: the same field needs less than elsewhere.
 */
const places = [
  { name: 'hero', block: hero },
  ...[2, 3, 4, 5].map((count) => ({ name: `${count} cards`, block: cards(count, 'cards') })),
  ...[2, 3, 5].map((count) => ({
    name: `${count} compact cards`,
    block: cards(count, 'compact'),
    isSmaller: true,
  })),
  { name: 'list of cards', block: cards(2, 'list'), isSmaller: true },
  { name: 'pair', block: pair },
  { name: 'a video', block: video },
  { name: 'portrait', block: testimonials },
  { name: 'band', block: band },
  { name: '3 people', block: people(3) },
  ...[1, 2, 4, 8].map((count) => ({
    name: `${count} people`,
    block: people(count),
    isSmaller: true,
  })),
  { name: 'a logo', block: credentials },
  ...[1, 2, 3].map((count) => ({ name: `a job with ${count} pictures`, block: work(count) })),
  ...[3, 4, 5].map((count) => ({
    name: `the second of ${count} pictures of a job`,
    block: work(count),
    layout: layoutOf(work(count), ['items', 0, 'pictures', 1]),
    isSmaller: true,
  })),
  {
    name: 'an opened picture of a gallery',
    block: gallery(2),
    layout: openedLayoutOf(gallery(2), ['items', 0, 'picture']) ?? [],
  },
  ...[2, 3, 5].map((count) => ({
    name: `the first of ${count} pictures in the grid of a gallery`,
    block: gallery(count),
    layout: layoutOf(gallery(count), ['items', 0, 'picture']),
    isSmaller: true,
  })),
  {
    name: 'a page in a list',
    block: hero,
    document: { picture, blocks: [] },
    layout: pageListLayout,
  },
  { name: 'band like a card', block: { ...band, look: 'card' } satisfies Block },
].flatMap((place) => {
  const [use] = picturesOn({ blocks: [place.block] });
  const usual = { isSmaller: false, document: { blocks: [place.block] } };
  return use ? [{ ...usual, layout: layoutOf(use.block, use.path), ...place }] : [];
});

test.each([
  ['2rem', 1000, 32],
  ['50vw', 1000, 500],
  ['min(76rem, 100vw)', 1000, 1000],
  ['calc((100vw - 2*min(clamp(1.25rem, 4vw, 2.5rem), 5.2vw))/2)', 1000, 460],
])('%s at a window width of %i pixels is %i', (css, window, pixels) => {
  expect(pixelsOf(css, window)).toBeCloseTo(pixels, 3);
});

test.each(['2em', '50%', 'min(2rem', '2rem 3rem', 'wide(2rem)', '2rem)', ''])(
  'rejects the width "%s"',
  (css) => {
    expect(() => pixelsOf(css, 1000)).toThrow(`"${css}" is not a width in rem and vw.`);
  },
);

test.each([
  [390, 350],
  [768, 706.56],
  [1280, 522.93],
  [1600, 522.93],
])("a hero's picture is as wide as its column, at a window width of %i pixels", (window, width) => {
  expect(renderedWidth(heroLayout, photo, window)).toBeCloseTo(width, 1);
});

test('a wide picture overflows the sides of its box, and a tall one does not', () => {
  expect(renderedWidth(heroLayout, flat, 1280)).toBeCloseTo(522.93 * 1.5, 0);
  expect(renderedWidth(heroLayout, upright, 1280)).toBeCloseTo(522.93, 1);
});

test.each(places)(
  'every screen finds a file for $name that is wide enough and not much wider',
  ({ layout }) => {
    for (const picture of [photo, upright]) {
      const widths = widthsOf(layout, picture);
      expect(widths.length).toBeLessThanOrEqual(6);
      for (let window = 320; window <= 2560; window += 20) {
        for (const density of window <= 480 ? [1, 2, 3] : [1, 2]) {
          const target = renderedWidth(layout, picture, window) * density;
          // A file 1% narrower looks as sharp, and browsers accept it.
          const chosen = widths.find((width) => width >= target * 0.99);
          // The widest file suits the largest screen of the list; it is nearly as sharp on a larger one.
          expect(
            (chosen ?? widths.at(-1) ?? 0) / target,
            `${window} at ${density}`,
          ).toBeGreaterThan(0.79);
          const isSmallest = chosen === widths[0];
          // Few visitors have a window of this width on a low-density screen.
          const isRare = density === 1 && window < 1024;
          if (chosen && !isSmallest)
            expect(chosen / target, `${window} at ${density}`).toBeLessThan(isRare ? 2.1 : 1.5);
        }
      }
    }
  },
);

test('places share files of similar widths that are wide enough and not much wider', () => {
  const layouts = places.map(({ layout }) => layout);
  const shared = sharedWidthsOf(layouts, photo);
  const all = new Set(layouts.flatMap((layout) => widthsOf(layout, photo)));
  expect(shared.length).toBeLessThan(0.6 * all.size);
  expect(shared.at(-1)).toBe(Math.max(...all));
  for (const target of all) {
    const chosen = shared.find((width) => width >= target) ?? 0;
    expect(chosen / target).toBeGreaterThanOrEqual(1);
    expect(chosen / target).toBeLessThanOrEqual(1.1);
  }
  // A single place has all of its widths.
  for (const layout of layouts)
    expect(sharedWidthsOf([layout], photo)).toEqual(widthsOf(layout, photo));
});

test('no file is wider than the picture, and a small picture has only one', () => {
  expect(widthsOf(heroLayout, { width: 700, height: 525 })).toEqual([436, 646, 700]);
  expect(widthsOf(heroLayout, { width: 300, height: 225 })).toEqual([300]);
  expect(fallbackWidthOf(heroLayout, { width: 300, height: 225 })).toBe(300);
});

test('an eye sees every pixel of a file at a phone density of 2, but not at 3', () => {
  const standard = standardWidthOf(heroLayout, photo);
  const fetched = (window: number, density: number) =>
    widthsOf(heroLayout, photo).find(
      (width) => width >= renderedWidth(heroLayout, photo, window) * density,
    ) ?? 0;
  expect(fetched(390, 3)).toBeGreaterThan(standard);
  expect(fetched(1280, 2)).toBeGreaterThan(standard);
  expect(fetched(390, 2)).toBeLessThanOrEqual(standard);
  expect(fetched(1600, 1)).toBeLessThanOrEqual(standard);
});

test.each(places)(
  'the schema requires the width that $name needs',
  ({ document, layout, isSmaller }) => {
    const [found] = picturesIn(document);
    const minimum = found?.field.info.pictureSize?.minimum ?? 0;
    const needed = neededWidth(layout, photo);
    const required = `The schema requires ${minimum} pixels in width. The layout needs ${Math.round(needed)}`;
    if (isSmaller) expect(needed, required).toBeLessThan(minimum);
    else expect(Math.abs(minimum - needed), required).toBeLessThan(10);
  },
);

test.each(places)('the schema requires the height that $name needs', ({ document, layout }) => {
  const [found] = picturesIn(document);
  const height = found?.field.info.pictureSize?.height ?? 0;
  // Cropped at its sides in every place with a fixed ratio.
  const street = { width: 40_000, height: 1000 };
  const heightIn = (boxes: typeof layout) =>
    boxes.some(({ ratio }) => ratio === 'natural' || ratio === 'equal-area')
      ? 0
      : (neededWidth(boxes, street) * street.height) / street.width;
  const same = places.filter(
    ({ document: other }) => picturesIn(other)[0]?.field.schema === found?.field.schema,
  );
  const needed = Math.max(...[layout, ...same.map(({ layout: other }) => other)].map(heightIn));
  const required = `The schema requires ${height} pixels in height. The layout needs ${Math.round(needed)}`;
  expect(Math.abs(height - needed), required).toBeLessThan(10);
});

test.each(places.filter(({ name }) => name !== 'an opened picture of a gallery'))(
  'the schema knows the ratios to which $name is cropped on a phone and on a desktop',
  ({ block, document, layout }) => {
    const [found] = picturesIn(document);
    const { ratios = [], ratiosIn } = found?.field.info.pictureSize ?? {};
    const inLayout = block.type === 'card-grid' && ratiosIn?.[block.layout ?? 'cards'];
    const cropped = [390, 1280].flatMap((window) => {
      const [across, down = Number.NaN] = boxIn(layout, window).ratio.split('/').map(Number);
      return Number.isNaN(down) ? [] : [Number(across) / down];
    });
    // The second of two pictures of a job is a square on a desktop.
    const known = new Set([...(inLayout || ratios), ...(block.type === 'work' ? [1] : [])]);
    for (const ratio of cropped) expect(known).toContain(ratio);
    if (block.type !== 'work') expect(new Set(cropped)).toEqual(known);
  },
);

test('each picture of a pair has a layout', () => {
  expect(picturesOn({ blocks: [pair] }).map(({ path }) => path)).toEqual([
    ['pair', 'before'],
    ['pair', 'after'],
  ]);
});

test.each([
  [{ layout: 'cards', count: 3, index: 2 }, 390, 348],
  [{ layout: 'cards', count: 3, index: 2 }, 1280, (1136 - 48) / 3 - 2],
  [{ layout: 'cards', count: 5, index: 4 }, 1280, (1136 - 24) / 2 - 2],
  [{ layout: 'cards', count: 5, index: 0 }, 1280, (1136 - 48) / 3 - 2],
  [{ layout: 'compact', count: 4, index: 0 }, 1280, (1136 - 72) / 4],
  [{ layout: 'list', count: 4, index: 0 }, 1280, 144],
  [{ layout: 'list', count: 4, index: 0 }, 390, 96],
] as const)(
  'a photo of %j at a window width of %i pixels is %f wide',
  ({ layout, count, index }, window, width) => {
    const boxes = layoutOf(cards(count, layout), ['items', index, 'picture']);

    expect(renderedWidth(boxes, upright, window)).toBeCloseTo(width, 0);
  },
);

test.each([
  [2, 0, 390, (350 - 16) / 2],
  [2, 0, 1280, (1136 - 24) / 2],
  // If their number is odd, the first spans two columns.
  [3, 0, 390, 350],
  [3, 1, 390, (350 - 16) / 2],
  [3, 0, 1280, (1136 - 48) / 3],
  [4, 3, 1280, (1136 - 24) / 2],
  [5, 2, 1280, (1136 - 48) / 3],
  [5, 4, 1280, (1136 - 24) / 2],
  // Each row of three has its first picture above the others.
  [6, 3, 390, 350],
])(
  'in a gallery of %i pictures, picture %i at a window width of %i pixels is %f wide',
  (count, index, window, width) => {
    const boxes = layoutOf(gallery(count), ['items', index, 'picture']);
    expect(renderedWidth(boxes, photo, window)).toBeCloseTo(width, 0);
  },
);

test.each([
  { window: 390, sizes: [photo, upright, flat], sums: [350, 350 - 16, 350 - 16] },
  { window: 1280, sizes: [photo, upright, flat], sums: [1136 - 48, 1136 - 48, 1136 - 48] },
  { window: 1280, sizes: [upright, upright], sums: [864, 864] },
])(
  'pictures in a row of a gallery have one height, and fill it unless they get too tall: %j',
  ({ window, sizes, sums }) => {
    const block = gallery(sizes.length);
    const sizeOf = (src: string) => sizes[Number(src)];
    const rendered = sizes.map((size, index) => {
      const layout = layoutOf(block, ['items', index, 'picture'], sizeOf);
      const width = renderedWidth(layout, size, window);
      return { width, height: (width * size.height) / size.width, row: sums[index] };
    });
    for (const row of new Set(sums)) {
      const others = rendered.filter((one) => one.row === row);
      expect(others.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(row, 0);
      for (const { height } of others) expect(height).toBeCloseTo(others[0]?.height ?? 0, 0);
    }
  },
);

test.each([
  [1, 0, 390, 350],
  [1, 0, 1280, 625.3],
  [2, 0, 1280, 370.4],
  // The second is a square next to the first, with the same height.
  [2, 1, 1280, 246.9],
  [2, 1, 390, 350],
  [3, 2, 390, 171],
  [3, 2, 1280, 308.7],
  [4, 3, 390, 350],
  [4, 3, 1280, 203.1],
  [5, 4, 1280, 308.7],
])(
  'in a job with %i pictures, picture %i at a window width of %i pixels is %f wide',
  (count, index, window, width) => {
    const boxes = layoutOf(work(count), ['items', 0, 'pictures', index]);
    expect(renderedWidth(boxes, upright, window)).toBeCloseTo(width, 0);
  },
);

test('"sizes" contains the widths of the layout', () => {
  const sizes = sizesOf(heroLayout, photo);
  expect(sizes).toMatch(/^\(min-width:56rem\) calc\(.*\),calc\(min\(100vw,76rem\)[^)]*.*\)$/);
});

test('each entry of "sizes" equals the computed width', () => {
  for (const picture of [photo, flat, upright]) {
    const entries = sizesOf(heroLayout, picture).split(/,(?=\(min-width|calc)/);
    for (let window = 320; window <= 2000; window += 40) {
      const entry = entries.find((each) => {
        const from = /^\(min-width:([^)]*)\)/.exec(each)?.[1];
        return from === undefined || pixelsOf(from, window) <= window;
      });
      const width = pixelsOf(entry?.replace(/^\(min-width[^)]*\) /, '') ?? '', window);
      expect(Math.abs(width - renderedWidth(heroLayout, picture, window))).toBeLessThan(1);
    }
  }
});

test('every crop of at least a third of the picture contains the focus', () => {
  for (let point = 0; point <= 100; point += 1) {
    const step = focusStep(point / 100);
    expect([0, 25, 50, 75, 100]).toContain(step);
    for (let share = 34; share <= 100; share += 1) {
      // CSS object-position: this percentage of the cropped part is before the box.
      const start = (step / 100) * (100 - share);
      expect(start, `${point} of ${share}`).toBeLessThanOrEqual(point);
      expect(start + share, `${point} of ${share}`).toBeGreaterThanOrEqual(point);
    }
  }
});

test.each([
  [100, 100, 1],
  [200, 50, 2],
  [50, 100, 0.71],
  // A flatter or taller picture than a logo can be is not enlarged any further.
  [2000, 100, 2.83],
])(
  'a logo of %i by %i has the area of a square, and %f times its width',
  (width, height, factor) => {
    const logo = layoutOf(credentials, ['items', 0, 'logo']);
    const rendered = renderedWidth(logo, { width, height }, 1280);
    expect(rendered / pixelsOf(logo[0]?.width ?? '', 1280)).toBeCloseTo(factor, 2);
    const isClamped = width / height > 8;
    if (!isClamped) expect((rendered * rendered * height) / width / 72 ** 2).toBeCloseTo(1, 1);
  },
);
