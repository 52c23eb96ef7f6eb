import { type BlockType, blockTypes, type Page } from '../../schema/index.ts';
import { contentOf, pages } from '../tools/content.ts';
import { startChromium } from './engines/chromium.ts';
import type { SiteInFront } from './siteInFront.ts';
import { expect, phone, test } from './test.ts';
import { type Visitor, visitorOf } from './visitor.ts';

// Screenshots of blocks are compared only in Chromium (tests/browser/devServer.spec.ts), because engines differ in text
// antialiasing. In other engines, the boxes of each block and its elements must match Chromium's.
const device = { ...phone, reducedMotion: true };
test.use({ device });

/** An element of a block: its name for messages, its left edge, its distance from the block's top, and its size. */
type Box = { name: string; box: [left: number, top: number, width: number, height: number] };

const typesOn = (all: readonly Page[]) =>
  new Set(all.flatMap(({ blocks }) => blocks.map(({ type }) => type)));

/** A few pages that together have all of these block types, chosen greedily. */
function pagesWith(types: readonly BlockType[], pages: readonly Page[]): string[] {
  const missing = new Set(types);
  const chosen: string[] = [];
  while (missing.size > 0) {
    const news = pages.map(({ path, blocks }) => ({
      path,
      types: new Set(blocks.map(({ type }) => type).filter((type) => missing.has(type))),
    }));
    const best = news.reduce((a, b) => (b.types.size > a.types.size ? b : a));
    if (best.types.size === 0) throw new Error(`No page has ${[...missing].join(', ')}.`);
    chosen.push(best.path);
    for (const type of best.types) missing.delete(type);
  }
  return chosen;
}

/** Measures a page in the site's typefaces, and without scrollbars, whose width differs between engines. */
async function measure(): Promise<Box[]> {
  await document.fonts.ready;
  document.documentElement.style.overflow = 'hidden';
  // A loading form has a temporary note.
  for (const note of document.querySelectorAll('p:has(+ iframe)')) note.remove();
  // The position of inline links depends on line breaks, which differ between engines.
  const parts =
    'h1, h2, h3, p, li, figure, figcaption, blockquote, a[data-look], button, svg, iframe';
  return Array.from(document.querySelectorAll('main > *, body aside')).flatMap((block, index) => {
    const from = block.getBoundingClientRect();
    const inside = Array.from(block.querySelectorAll(parts)).filter(
      (part) => part.checkVisibility() && !part.closest('.visually-hidden'),
    );
    return [block, ...inside].map((element): Box => {
      const { left, top, width, height } = element.getBoundingClientRect();
      // Engines format an hour as 8 or 08.
      const text = element.textContent?.replace(/\d+/g, '0').slice(0, 30) ?? '';
      return {
        name: `block ${index + 1}, ${element.localName} "${text}"`,
        box: [left, top - from.top, width, height],
      };
    });
  });
}

/**
 * Whether two boxes match within the rounding of engines: WebKit rounds line heights to whole pixels, up to 3% less than
 * Chromium, and letter widths differ. So a text that nearly fills its lines may need one line more or less (30 px).
 */
function isLike(own: Box['box'], other: readonly number[]): boolean {
  const [left = 0, top = 0, width = 0, height = 0] = other;
  const across = 2 + 0.01 * (left + width);
  const down = 30 + 0.03 * (top + height);
  return own.every((length, side) => {
    return Math.abs(length - (other[side] ?? Number.NaN)) <= (side % 2 === 0 ? across : down);
  });
}

async function measureAt(visitor: Visitor, path: string, width: number): Promise<Box[]> {
  await visitor.resize(width, device.height);
  await visitor.open(path);
  // Code that loads later shows whether the company is open.
  await visitor.until(() => document.querySelectorAll('main p:empty').length, 0);
  return visitor.read(measure);
}

async function compareWithChromium(
  visitor: Visitor,
  site: SiteInFront,
  paths: readonly string[],
): Promise<string[]> {
  const chromium = await startChromium();
  const other = visitorOf(await chromium.openWindow(device), site);
  const differences: string[] = [];
  for (const path of paths) {
    for (const width of [390, 1280]) {
      const wanted = await measureAt(other, path, width);
      const found = await measureAt(visitor, path, width);
      expect(found.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
      found.forEach(({ name, box }, index) => {
        const expected = wanted[index]?.box ?? [];
        if (isLike(box, expected)) return;
        const [own, theirs] = [box, expected].map((lengths) => lengths.map(Math.round).join(' '));
        differences.push(`${path} at ${width} px, ${name}: ${own}, not ${theirs}`);
      });
    }
  }
  await chromium.close();
  return differences;
}

const second = await contentOf('tests/fixtures/second-site');
const lawFirm = await contentOf('tests/fixtures/law-firm');
const sites = [
  { name: 'test site', port: process.env.TEST_PORT, pages },
  { name: 'second site', port: process.env.SECOND_PORT, pages: second.pages },
  { name: 'law firm', port: process.env.LAW_FIRM_PORT, pages: lawFirm.pages },
];
/** The block types of each site that the sites before it do not have. */
const known = new Set<BlockType>();
const comparisons = sites.map(({ name, port, pages: of }) => {
  const types = blockTypes.filter((type) => !known.has(type) && typesOn(of).has(type));
  for (const type of types) known.add(type);
  return { name, port, paths: pagesWith(types, of) };
});

test('the sites have every block type', () => {
  expect(blockTypes.filter((type) => !known.has(type))).toEqual([]);
});

for (const { name, port, paths } of comparisons) {
  test.describe(`on the ${name}`, () => {
    test.use({ baseURL: `http://localhost:${port}` });

    test('every block type has the same boxes as in Chromium', async ({ visitor, site }) => {
      expect(await compareWithChromium(visitor, site, paths)).toEqual([]);
    });
  });
}
