import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { buildSite } from './build/buildSite.ts';
import { findBrowser, playwrightArguments } from './findBrowser.ts';
import { type GuideShot, guideFolder, guideShots } from './generate/guideShots.ts';
import { type Box, boxOf, outline, type Part, writePicture } from './generate/pictureParts.ts';
import { siteServer } from './server/siteServer.ts';

const viewport = { width: 1100, height: 900 };
// The margin around the area of a picture, in CSS pixels.
const margin = 24;

/** Retakes the pictures of docs/site.md. Rejects if a page no longer has one of their parts. */
export async function writeGuidePictures(): Promise<number> {
  const shots = Object.entries(guideShots);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: playwrightArguments(),
  });
  await mkdir(guideFolder, { recursive: true });
  for (const content of new Set(shots.map(([, shot]) => shot.content))) {
    const build = await mkdtemp(path.join(tmpdir(), 'guide-'));
    await buildSite({ content, out: build });
    const { origin, stop } = await siteServer(build);
    for (const [field, shot] of shots.filter(([, each]) => each.content === content)) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(origin); // Caches the font, so that the next page is painted with it.
      await page.goto(origin + shot.route);
      await page.evaluate(() => document.fonts.ready);
      const picture = await pictureOf(page, shot).catch((error) => {
        throw new Error(`The picture of "${field}": ${error}`);
      });
      await writePicture(path.join(guideFolder, `${field}.webp`), picture);
      await page.close();
    }
    await stop();
    await rm(build, { recursive: true });
  }
  await browser.close();
  return shots.length;
}

async function pictureOf(page: Page, { open, area, parts }: GuideShot): Promise<Buffer> {
  if (open !== undefined) await shown(page.locator(open)).click();
  const named: Part[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const found = part.startsWith('=')
      ? page.locator(part.slice(1))
      : page.locator(area).getByText(part);
    named.push({ name, box: await boxOf(page, shown(found)) });
  }
  const areas = await page.locator(area).filter({ visible: true }).all();
  const around = bounds(await Promise.all(areas.map((each) => boxOf(page, each))));
  // A frame in a dialog may be taller than its visible part.
  const framed = named.map(({ name, box }) => ({ name, box: common(box, around) }));
  await outline(page, framed);
  const clip = around;
  const top = Math.max(0, clip.y - margin);
  const height = clip.y + clip.height + margin - top;
  return await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: top, width: viewport.width, height },
  });
}

const shown = (found: Locator) => found.filter({ visible: true }).first();

/** The intersection of two boxes. */
function common(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

function bounds(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
