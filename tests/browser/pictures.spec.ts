import type { Locator, Page } from '@playwright/test';
import type { Page as PageDocument } from '../../schema/index.ts';
import { layoutOf } from '../../src/blocks/layouts.ts';
import type { Layout } from '../../src/pictures/layout.ts';
import { pixelsOf } from '../../src/pictures/pixelsOf.ts';
import { boxIn, renderedWidth } from '../../src/pictures/sizes.ts';
import { picturesOn } from '../../src/resolved/resolvePage.ts';
import { contentOf } from '../tools/content.ts';
import { maxShift } from '../tools/countShifts.ts';
import { drag, hydrated, open, typefaceShown } from '../tools/page.ts';
import { expect, test } from '../tools/test.ts';

// The second site has pictures in all blocks that support them: a hero photo on /restoration, a pair on /visit, logos on /work.
const { pages } = await contentOf('tests/fixtures/second-site');
const withPictures = pages.filter((page) => picturesOn(page).length > 0);
/** Matches the files that the build made from the pictures. */
const pictureFile = /\/assets\/picture-[\w-]{8}-(\d+)\.(\w+)$/;

// The form on /visit is on another site, which does not exist.
test.use({
  baseURL: `http://localhost:${process.env.SECOND_PORT}`,
  allowed: /forms\.piano\.test/,
});

/** The pictures of the blocks of a page. */
const imagesOf = (page: Page) => page.locator('main picture img');
const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

/** The width and file of a shown picture; undefined for a hidden one, such as a logo for the other theme. */
type Shown = { width: number; file: string; widths: number[] } | undefined;

/** Scrolls to each shown picture that is not loaded, so that the browser requests it. Returns how many there are. */
const scrollToMissing = (page: Page) =>
  imagesOf(page).evaluateAll(async (images: HTMLImageElement[]) => {
    let missing = 0;
    for (const image of images) {
      if (!image.checkVisibility() || (image.complete && image.naturalWidth > 0)) continue;
      missing += 1;
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    return missing;
  });

/** Waits until all shown pictures have loaded. */
const expectAllLoaded = (page: Page) => expect.poll(() => scrollToMissing(page)).toBe(0);

const shownOf = (page: Page): Promise<Shown[]> =>
  imagesOf(page).evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      if (!image.checkVisibility()) return undefined;
      const srcset = image.parentElement?.querySelector('source')?.srcset ?? '';
      return {
        width: image.getBoundingClientRect().width,
        file: new URL(image.currentSrc).pathname,
        widths: Array.from(srcset.matchAll(/ (\d+)w/g), ([, width]) => Number(width)),
      };
    }),
  );

/** Expects that a picture is as wide as its layout says, and shows a file of the needed width. */
function expectFile(src: string, layout: Layout, shown: Shown, screen: Screen, size: Size) {
  if (!shown) return;
  const where = `${src} in ${screen.width} px at ${screen.density}x`;
  const box = boxIn(layout, screen.width);
  const covered = renderedWidth(layout, size, screen.width);
  const isWhole = box.ratio === 'equal-area' || box.ratio === 'natural';
  const width = isWhole ? covered : pixelsOf(box.width, screen.width);
  expect(Math.abs(shown.width - width), `${where} is ${shown.width} px wide`).toBeLessThan(1.5);
  const [, made, ending] = pictureFile.exec(shown.file) ?? [];
  if (src.endsWith('.svg')) {
    expect(ending).toBe('svg');
    return;
  }
  expect(ending, where).toBe('avif');
  const needed = Math.min(covered * screen.density, Math.max(...shown.widths));
  const share = Number(made) / needed;
  expect(share, `${where}: ${shown.file} for ${needed}`).toBeGreaterThan(0.79);
  // Either it is the smallest file, or it is the next one above the needed width.
  if (Number(made) > Math.min(...shown.widths))
    expect(share, `${where}: ${shown.file} for ${needed}`).toBeLessThan(1.5);
}

type Screen = { width: number; density: number };
type Size = { width: number; height: number };

/** The top of each block and the box of each picture, on the page. */
const places = (page: Page) =>
  page.locator('main > *, main :has(> picture)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top + scrollY, width, height];
      }),
  );

/** The layout shift so far (Layout Instability API). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );

/**
 * Opens a page whose pictures are delayed until each has been in view. Expects that nothing moves when they load, that each is
 * fetched once in the width for this screen, and that hidden ones are not fetched.
 */
async function expectPictures(page: Page, document: PageDocument, screen: Screen): Promise<void> {
  const requests: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pictureFile, async (request) => {
    requests.push(new URL(request.request().url()).pathname);
    await held;
    await request.continue();
  });
  // Disables reveal animations, so that boxes are in their final place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(document.path, { waitUntil: 'commit' });
  await hydrated(page);
  await typefaceShown(page);
  await scrollToMissing(page);
  const before = await places(page);
  expect(requests).not.toEqual([]);
  release();
  await expectAllLoaded(page);
  // The height of a file is rounded to whole pixels, so its ratio differs slightly from the photo's.
  const after = await places(page);
  expect(after).toHaveLength(before.length);
  for (const [index, place] of after.entries()) {
    for (const [side, value] of place.entries())
      expect(Math.abs(value - (before[index]?.[side] ?? 0)), `place ${index}`).toBeLessThan(1);
  }
  expect(await shiftOf(page)).toBeLessThan(maxShift);

  const shown = await shownOf(page);
  const sizes = await imagesOf(page).evaluateAll((all: HTMLImageElement[]) =>
    all.map((one) => ({
      width: Number(one.getAttribute('width')),
      height: Number(one.getAttribute('height')),
    })),
  );
  const uses = picturesOn(document);
  const bySrc = new Map(uses.map(({ picture }, index) => [picture.src, sizes[index]]));
  expect(shown).toHaveLength(uses.length);
  for (const [index, { picture, block, path }] of uses.entries()) {
    const size = sizes[index];
    const layout = layoutOf(block, path, (src) => bySrc.get(src));
    if (size) expectFile(picture.src, layout, shown[index], screen, size);
  }
  const logos = await page
    .locator('img:not(main img)')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ src }) => new URL(src).pathname));
  expect(requests.filter((file) => !logos.includes(file)).toSorted()).toEqual(
    Array.from(new Set(shown.flatMap((one) => (one ? [one.file] : [])))).toSorted(),
  );
  await page.unrouteAll();
}

for (const screen of [
  { width: 390, density: 3 },
  { width: 768, density: 2 },
  { width: 1280, density: 1 },
  { width: 1280, density: 2 },
]) {
  test.describe(`a window of ${screen.width} pixels at ${screen.density}x`, () => {
    test.use({
      viewport: { width: screen.width, height: 900 },
      deviceScaleFactor: screen.density,
    });
    test('fetches each picture once, in the shown width, and nothing moves when it loads', {
      tag: screen.width === 390 ? [] : '@slow',
    }, async ({ page }) => {
      for (const document of withPictures) await expectPictures(page, document, screen);
    });
  });
}

test('a placeholder shows a picture’s colors until it loads', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/assets/picture-*', async (request) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await request.continue();
  });
  await page.goto('/restoration', { waitUntil: 'commit' });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const placeholder = page.locator('main img[src^="data:"]').first();
  await expect.poll(() => placeholder.evaluate(isLoaded)).toBe(true);
  for (const go of held) go();
  await expect.poll(() => imagesOf(page).first().evaluate(isLoaded)).toBe(true);
});

/** The elements in an element with their attributes, whose order does not matter. */
const markupOf = (element: Element) =>
  Array.from(element.querySelectorAll('*'), (one) => [
    one.tagName,
    Object.fromEntries(Array.from(one.attributes, ({ name, value }) => [name, value])),
  ]);

test('client-side navigation renders the same picture markup as prerendering', {
  tag: '@slow',
}, async ({ page }) => {
  const route = '/restoration';
  await page.goto(route);
  const prerendered = await page.locator('main picture').evaluate(markupOf);
  await page.goto('/');
  await hydrated(page);
  await page.locator(`main a[href="${route}"]`).first().click();
  await expect(page).toHaveURL(route);
  expect(await page.locator('main picture').evaluate(markupOf)).toEqual(prerendered);
  await expect(page.getByRole('img', { name: 'A keyboard on a bench' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    // The browser's document for a picture has style attributes, which the site's policy blocks.
    allowed: /forms\.piano\.test|style-src-attr/,
  });
  test('every picture loads, and one in a gallery links to its largest file', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const document of withPictures) {
      await page.goto(document.path);
      expect(await imagesOf(page).count()).toBe(picturesOn(document).length);
      await expectAllLoaded(page);
    }
    await page.goto('/work');
    await page.locator('#bench a').first().click();
    await expect(page).toHaveURL(/\/assets\/picture-[\w-]+\.jpg$/);
  });
});

test.describe('on paper', () => {
  test('every picture is uncropped, and logos are for light backgrounds in any theme', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.addInitScript(() => {
      if (location.hostname === 'localhost') localStorage.setItem('theme', 'dark');
    });
    for (const document of withPictures) {
      await open(page, document.path);
      await expectAllLoaded(page);
      const uses = picturesOn(document);
      const isShown = await imagesOf(page).evaluateAll((images) =>
        images.map((image) => {
          const frame = image.closest('picture')?.parentElement;
          return image.checkVisibility() && !!frame && getComputedStyle(frame).clipPath === 'none';
        }),
      );
      expect(isShown).toEqual(uses.map(({ path }) => path.at(-1) !== 'logoOnDark'));
    }
  });
});

test.describe('a pair of pictures', () => {
  const pairRoute = '/visit';
  const pairOf = (page: Page) => page.locator('main section', { hasText: 'As it came' });
  const handleOf = (page: Page) =>
    page.getByRole('slider', { name: 'Compare “As it came” with “As it left”' });
  /** The position and clipping of the first picture, and the position of the divider. */
  const widths = async (page: Page) => {
    const first = pairOf(page).locator('div:has(> picture)').first();
    return first.evaluate((frame) => {
      const { width, left } = frame.getBoundingClientRect();
      const line = frame.parentElement?.querySelector('span');
      const edge = line ? Number.parseFloat(getComputedStyle(line, '::before').left) : 0;
      return {
        width: Math.round(width),
        edge: Math.round(edge),
        left,
        clip: getComputedStyle(frame).clipPath,
      };
    });
  };

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('can be compared by touch, and vertical movement scrolls the page', {
      tag: '@slow',
    }, async ({ page }) => {
      await open(page, pairRoute);
      const handle = handleOf(page);
      await handle.scrollIntoViewIfNeeded();
      await restOf(page);
      const { x, y } = await middleOf(handle);
      const edge = async () => (await widths(page)).edge;
      const top = () => page.evaluate(() => scrollY);
      await expect(handle).toHaveCSS('pointer-events', 'none');
      // Two fingers zoom the page.
      await expect(handle.locator('..')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
      expect(await edge()).toBe(175);
      // Records every position, because even a brief jump at the start of scrolling is visible.
      const places = await page.evaluateHandle((): string[] => []);
      await handle.evaluate((input: HTMLInputElement, all) => {
        const note = () => all.push(input.value);
        const pair = input.closest('[style*="--share"]') ?? document.body;
        new MutationObserver(note).observe(pair, { attributeFilter: ['style'] });
      }, places);
      const placesSince = () => places.evaluate((all) => [...new Set(all.splice(0))]);
      // Starting at the handle, elsewhere, and moving slightly sideways: the page scrolls, and the handle does not move.
      for (const [from, across] of [
        [x, 0],
        [x - 120, 0],
        [x + 100, 40],
      ] as const) {
        const before = await top();
        await drag(page, { x: from, y }, { x: from + across, y: y - 150 });
        await expect.poll(top).toBeGreaterThan(before + 100);
        await restOf(page);
        expect(await edge()).toBe(175);
        expect((await placesSince()).filter((place) => place !== '50')).toEqual([]);
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), before);
        // The browser's process learns of a scroll later than the page, and a touch starts where it knows the handle.
        await restOf(page);
      }
      const before = await top();
      await drag(page, { x, y }, { x: x - 100, y: y + 20 });
      await expect.poll(async () => Math.abs((await edge()) - 75)).toBeLessThan(8);
      expect(await placesSince()).not.toEqual([]);
      await drag(page, { x: x + 40, y }, { x: x + 120, y: y - 20 });
      await expect.poll(async () => Math.abs((await edge()) - 295)).toBeLessThan(8);
      expect(await top()).toBe(before);
      await page.touchscreen.tap(x - 60, y);
      await expect.poll(async () => Math.abs((await edge()) - 115)).toBeLessThan(3);
      await expect(handle).toHaveAttribute('aria-valuetext', '30% As it came');
    });
  });

  test('can be compared with the mouse, without selecting text', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, pairRoute);
    const handle = handleOf(page);
    await expect(handle).toHaveCSS('pointer-events', 'none');
    await handle.scrollIntoViewIfNeeded();
    const { x, y } = await middleOf(handle);
    const edge = async () => (await widths(page)).edge;
    await page.mouse.move(x - 50, y);
    await page.mouse.down();
    await expect.poll(edge).toBe(125);
    await page.mouse.move(x + 500, y + 300);
    await expect.poll(edge).toBe(350);
    await page.mouse.move(x + 60, y + 400);
    await expect.poll(edge).toBe(235);
    await page.mouse.up();
    await page.mouse.move(x, y);
    expect(await edge()).toBe(235);
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    await page.keyboard.press('Home');
    await expect.poll(edge).toBe(0);
  });

  test.describe('in forced colors', () => {
    test.use({ forcedColors: 'active' });
    test('has a visible handle', { tag: '@slow' }, async ({ page }) => {
      await open(page, pairRoute);
      const ring = pairOf(page).locator('svg:has(path)').first();
      const colors = await ring.evaluate((element) => {
        const { backgroundColor, borderTopColor, stroke } = getComputedStyle(element);
        return { backgroundColor, borderTopColor, stroke };
      });
      expect(colors.borderTopColor).not.toBe(colors.backgroundColor);
      expect(colors.stroke).not.toBe(colors.backgroundColor);
      await handleOf(page).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(ring).toHaveCSS('outline-style', 'solid');
    });
  });

  test('prints as two uncropped pictures, each with its title below', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.goto(pairRoute);
    await page.emulateMedia({ media: 'print' });
    await expect(pairOf(page).getByRole('slider')).toBeHidden();
    expect((await widths(page)).clip).toBe('none');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('shows two uncropped pictures', { tag: '@slow' }, async ({ page }) => {
      await page.goto(pairRoute);
      const section = pairOf(page);
      await expect(section.getByRole('slider')).toBeHidden();
      const boxes = await Promise.all(
        (await section.locator('div:has(> picture)').all()).map((frame) => frame.boundingBox()),
      );
      const [before, after] = boxes;
      expect(boxes).toHaveLength(2);
      expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0);
      expect((await widths(page)).clip).toBe('none');
    });
  });
});

test.describe('a list of cards', () => {
  // This page's form is on another site, which does not exist.
  test.use({ allowed: /forms\.piano\.test/ });

  test('aligns the text of a single card in a row with that in the other rows', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.goto('/visit');
    const texts = page.locator('ul[data-layout=list] > li:nth-child(n + 2) > p');
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await texts.evaluateAll((all) =>
        all.map((text) => Math.round(text.getBoundingClientRect().left)),
      );
      expect(lefts).toEqual([lefts[0], lefts[0]]);
    }
  });
});
/** Waits until the page stops scrolling, because momentum continues after a quick swipe. */
async function restOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = -1, frames = 0; frames < 10; frames += 1) {
      if (top !== scrollY) frames = 0;
      top = scrollY;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
