import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A box in CSS pixels, from the top of the page. */
export type Box = { x: number; y: number; width: number; height: number };

/** The box of an element, even inside a frame. */
export async function boxOf(page: Page, found: Locator): Promise<Box> {
  const box = await found.boundingBox();
  if (!box) throw new Error(`Nothing is shown of ${found}.`);
  return { ...box, y: box.y + (await page.evaluate(() => scrollY)) };
}

/** Writes a picture of a page for a guide. */
export async function writePicture(file: string, picture: Buffer): Promise<void> {
  await sharp(picture).webp({ quality: 80 }).toFile(file);
}

export type Part = { name: string; box: Box };
type Piece = { text: string; style: Readonly<Record<string, string>> };

const color = '#c4006a';

// The height of a part's name, in CSS pixels.
const lineHeight = 20;

/** Draws a frame around each part of a page, labeled if the part has a name. Returns a function that removes the frames. */
export async function outline(page: Page, parts: readonly Part[]): Promise<() => Promise<void>> {
  const pieces = parts.flatMap((part) => framesOf(part, parts));
  const layer = await page.evaluateHandle(layPieces, pieces);
  return () => layer.evaluate((element) => element.remove());
}

/**
 * A frame around a part, and its name: above its right end, below it if there is no room above, or to its right if another part
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
    border: `2px solid ${color}`,
    borderRadius: '6px',
  };
  if (name === '') return [{ text: '', style: frame }];
  const isAtTop = box.y < 2 * lineHeight;
  const isBelow = all.some(({ box: { x, y, width, height } }) => {
    const gap = box.y - (y + height);
    return gap > -1 && gap < 2 * lineHeight && x < box.x + box.width && box.x < x + width;
  });
  const above = isAtTop ? box.y + box.height + 6 : top - lineHeight;
  const label = {
    // A name longer than its frame starts at the frame's left edge.
    left: isBelow ? `${right + 4}px` : `max(${left}px, ${right}px - ${name.length}ch - 12px)`,
    top: `${isBelow ? top + 2 : above}px`,
    padding: '0 6px',
    borderRadius: '4px',
    background: color,
    color: '#fff',
    font: `600 13px/${lineHeight}px monospace`,
    whiteSpace: 'nowrap',
  };
  return [
    { text: '', style: frame },
    { text: name, style: label },
  ];
}

/** Runs in the page: shows pieces above everything else, even above an open dialog. */
function layPieces(pieces: readonly Piece[]): HTMLElement {
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
  return layer;
}
