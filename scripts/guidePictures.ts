import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { siteServer } from '../servers/siteServer.ts';
import { findBrowser, playwrightArguments } from './findBrowser.ts';
import { type GuideShot, guideFolder, guideShots } from './generate/guideShots.ts';

const viewport = { width: 1100, height: 900 };
// In CSS pixels: what is around the area of a picture.
const margin = 24;

/** Takes the pictures of docs/site.md again. Rejects where one of their parts is not on its page any more. */
export async function writeGuidePictures(): Promise<number> {
  const shots = Object.entries(guideShots);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: playwrightArguments(),
  });
  await mkdir(guideFolder, { recursive: true });
  for (const content of new Set(shots.map(([, shot]) => shot.content))) {
    const build = await mkdtemp(path.join(tmpdir(), 'guide-'));
    await promisify(execFile)('node', [
      ...['--import', 'tsx', 'scripts/build.ts', '--content', content, '--out', build],
    ]);
    const { server, origin } = await siteServer(build);
    for (const [field, shot] of shots.filter(([, each]) => each.content === content)) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(origin); // From the second page on, the font is shown (docs/performance.md).
      await page.goto(origin + shot.route);
      await page.evaluate(() => document.fonts.ready);
      const picture = await pictureOf(page, shot).catch((error) => {
        throw new Error(`The picture of "${field}": ${error}`);
      });
      await sharp(picture)
        .webp({ quality: 80 })
        .toFile(path.join(guideFolder, `${field}.webp`));
      await page.close();
    }
    server.close();
    await rm(build, { recursive: true });
  }
  await browser.close();
  return shots.length;
}

type Box = { x: number; y: number; width: number; height: number };

async function pictureOf(page: Page, { open, area, parts }: GuideShot): Promise<Buffer> {
  if (open !== undefined) await shown(page.locator(open)).click();
  const named: Part[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const found = part.startsWith('=')
      ? page.locator(part.slice(1))
      : page.locator(area).getByText(part);
    named.push({ name, box: await boxOf(shown(found)) });
  }
  const areas = await page.locator(area).filter({ visible: true }).all();
  const around = bounds(await Promise.all(areas.map(boxOf)));
  // A frame in a dialog may be taller than what is shown of it.
  const framed = named.map(({ name, box }) => ({ name, box: common(box, around) }));
  await page.evaluate(
    outline,
    framed.flatMap((part) => framesOf(part, framed)),
  );
  const clip = around;
  const top = Math.max(0, clip.y - margin);
  const height = clip.y + clip.height + margin - top;
  return await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: top, width: viewport.width, height },
  });
}

const shown = (found: Locator) => found.filter({ visible: true }).first();

/** Where something is, from the top of the page. */
async function boxOf(found: Locator): Promise<Box> {
  return await found.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y: y + scrollY, width, height };
  });
}

/** What two boxes have in common. */
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

type Part = { name: string; box: Box };
type Piece = { text: string; style: Readonly<Record<string, string>> };

const colour = '#c4006a';

// Of the name of a part, in CSS pixels.
const lineHeight = 20;

/**
 * A frame around a part, and its name: over its right end, below it where nothing is above, and beside it where another part
 * is above.
 */
function framesOf({ name, box }: Part, all: readonly Part[]): Piece[] {
  const [left, top] = [box.x - 6, box.y - 6];
  const right = left + box.width + 12;
  const frame = {
    left: `${left}px`,
    top: `${top}px`,
    width: `${box.width + 12}px`,
    height: `${box.height + 12}px`,
    border: `2px solid ${colour}`,
    borderRadius: '6px',
  };
  const isAtTop = box.y < 2 * lineHeight;
  const isBelow = all.some(({ box: { x, y, width, height } }) => {
    const gap = box.y - (y + height);
    return gap > -1 && gap < 2 * lineHeight && x < box.x + box.width && box.x < x + width;
  });
  const above = isAtTop ? box.y + box.height + 6 : top - lineHeight;
  const label = {
    // A name that is longer than its frame begins where that begins.
    left: isBelow ? `${right + 4}px` : `max(${left}px, ${right}px - ${name.length}ch - 12px)`,
    top: `${isBelow ? top + 2 : above}px`,
    padding: '0 6px',
    borderRadius: '4px',
    background: colour,
    color: '#fff',
    font: `600 13px/${lineHeight}px monospace`,
    whiteSpace: 'nowrap',
  };
  return [
    { text: '', style: frame },
    { text: name, style: label },
  ];
}

/** Runs in the page: puts pieces above all else, a dialog that is open included. */
function outline(pieces: readonly Piece[]): void {
  const layer = document.body.appendChild(document.createElement('div'));
  layer.popover = 'manual';
  layer.showPopover();
  Object.assign(layer.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: `${document.documentElement.scrollHeight}px`,
    margin: '0',
    border: '0',
    padding: '0',
    background: 'none',
    overflow: 'visible',
  });
  for (const { text, style } of pieces) {
    const element = layer.appendChild(document.createElement('div'));
    element.textContent = text;
    Object.assign(element.style, { position: 'absolute', boxSizing: 'border-box', ...style });
  }
}
