import { blockTypes } from '../../schema/index.ts';
import { pages } from '../support/content.ts';
import { startChromium } from './engines/chromium.ts';
import type { Window } from './engines/engine.ts';
import { expect, phone, test } from './test.ts';

// Pictures of blocks are compared in Chromium alone (tests/browser/devServer.spec.ts), because engines smooth letters in their
// own ways. In the others each block and what is in it has the box that it has there.
test.use({ device: { ...phone, reducedMotion: true } });

/** An element of a block: its name for messages, and its left edge, its distance from the block's top, and its size. */
type Box = { name: string; box: [left: number, top: number, width: number, height: number] };

/** The fewest pages that have every block type, one after the other. */
function pagesWithAllTypes(): string[] {
  const missing = new Set<string>(blockTypes);
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

/** Measures a page in the typeface of the site, and without scrollbars, whose width differs between engines. */
async function measure(): Promise<Box[]> {
  const { font } = JSON.parse(document.querySelector('#start')?.textContent ?? '');
  const face = new FontFace('Instrument Sans', `url(${font})`, { weight: '400 700' });
  document.fonts.add(await face.load());
  document.documentElement.style.overflow = 'hidden';
  const parts = 'h1, h2, h3, p, li, figure, figcaption, blockquote, a, button, svg, iframe';
  return Array.from(document.querySelectorAll('main > *, body aside')).flatMap((block, index) => {
    const from = block.getBoundingClientRect();
    const inside = Array.from(block.querySelectorAll(parts)).filter(
      (part) => part.checkVisibility() && !part.closest('.visually-hidden'),
    );
    return [block, ...inside].map((element): Box => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const text = element.textContent?.slice(0, 30) ?? '';
      return {
        name: `block ${index + 1}, ${element.localName} "${text}"`,
        box: [left, top - from.top, width, height],
      };
    });
  });
}

async function measureAt(window: Window, address: string, width: number): Promise<Box[]> {
  await window.resize(width, 844);
  await window.open(address);
  return window.evaluate(measure);
}

test('every block type has the boxes that it has in Chromium', async ({
  engineName,
  visitor: _visitor,
  engine,
  site,
}) => {
  test.skip(engineName === 'chromium', 'Chromium is what the others are compared with.');
  if ('missing' in engine) return;
  const device = { width: 390, height: 844, reducedMotion: true };
  const chromium = await startChromium();
  const [here, there] = [await engine.openWindow(device), await chromium.openWindow(device)];
  const differences: string[] = [];
  for (const path of pagesWithAllTypes()) {
    for (const width of [390, 1280]) {
      const address = new URL(path, site.origin).href;
      const wanted = await measureAt(there, address, width);
      const found = await measureAt(here, address, width);
      expect(found.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
      found.forEach(({ name, box }, index) => {
        const other = wanted[index]?.box ?? [];
        const isSame = box.every((length, side) => Math.abs(length - (other[side] ?? 0)) <= 2);
        if (isSame) return;
        const [a, b] = [box, other].map((lengths) => lengths.map((length) => length.toFixed(1)));
        differences.push(`${path} at ${width} px, ${name}: ${a?.join(' ')}, not ${b?.join(' ')}`);
      });
    }
  }
  await chromium.close();
  await here.close();
  expect(differences).toEqual([]);
});
