import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { defaultPalette } from '../schema/colors/palette.ts';
import { type DrawingName, drawingNames } from '../schema/drawings.ts';
import { labelSets } from '../src/art/labelSets.ts';
import type { SceneDrawing } from '../src/art/scene/scene.ts';
import { colored, drawingSvg } from './build/share/drawingPicture.ts';

/** An SVG document as a PNG of a width in pixels. */
function png(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/**
 * Writes pictures of a scene of src/art/scenes to a folder: in both themes, for windows of these widths in CSS pixels (on a
 * phone the drawing has nearly the whole window, else half of it), twice as large. Prints the bytes of the drawing.
 */
export async function writeDrawing(
  name: string,
  widths: readonly number[],
  folder: string,
): Promise<void> {
  const { default: drawing }: { default: SceneDrawing } = await import(
    `../src/art/scenes/${name}.ts`
  );
  await mkdir(folder, { recursive: true });
  for (const window of widths) {
    const width = window < 640 ? window - 58 : Math.min(548, window / 2 - 80);
    const labels = width < labelSets.wide.from ? 'narrow' : 'wide';
    for (const theme of ['light', 'dark'] as const) {
      const file = path.join(folder, `${name}-${window}-${theme}.png`);
      await writeFile(
        file,
        png(drawingSvg(drawing.markup, defaultPalette[theme], labels), width * 2),
      );
      console.log(file);
    }
  }
  const bytes = Buffer.byteLength(drawing.markup);
  const compressed = brotliCompressSync(drawing.markup).length;
  console.log(`${name}: ${bytes} bytes, ${compressed} compressed.`);
}

/** The markup of a drawing's file (scripts/generate/drawings.ts). */
async function readDrawing(name: DrawingName): Promise<string> {
  const file = `src/art/drawings/${name.replace('/', '-')}.svg`;
  return (await readFile(file, 'utf8')).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** The widths in which drawings are shown: beside a headline at 1280 pixels, in a pair at 768, on phones of 390 and of 320. */
const shownWidths = [518, 320, 332, 262];
const rowsOfSheet = 5;

/** Writes contact sheets of all drawings to a folder, for a person to review. */
export async function writeSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const theme of ['light', 'dark'] as const) {
    for (let first = 0; first < drawingNames.length; first += rowsOfSheet) {
      const rows = await Promise.all(
        drawingNames
          .slice(first, first + rowsOfSheet)
          .map((name, row) => sheetRow(name, row, theme)),
      );
      const width = 20 + shownWidths.reduce((sum, each) => sum + each + 20, 0);
      const height = rows.length * rowHeight;
      const ground = colored(
        '<rect width="100%" height="100%" fill="var(--paper)"/>',
        defaultPalette[theme],
      );
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${rows.join('')}</svg>`;
      const file = path.join(folder, `sheet-${theme}-${first / rowsOfSheet + 1}.png`);
      await writeFile(file, png(svg, width));
      console.log(file);
    }
  }
}

const rowHeight = 540;

async function sheetRow(name: DrawingName, row: number, theme: 'light' | 'dark') {
  const drawing = await readDrawing(name);
  let x = 20;
  const cells = shownWidths.map((width) => {
    const labels = width < labelSets.wide.from ? 'narrow' : 'wide';
    const picture = png(drawingSvg(drawing, defaultPalette[theme], labels), width).toString(
      'base64',
    );
    const height = (width * 560) / 590;
    const cell = `<image x="${x}" y="${row * rowHeight + 34}" width="${width}" height="${height}" href="data:image/png;base64,${picture}"/>`;
    x += width + 20;
    return cell;
  });
  const title = colored(
    `<text x="20" y="${row * rowHeight + 22}" font-family="Arial, Liberation Sans" font-size="16" fill="var(--muted)">${name}</text>`,
    defaultPalette[theme],
  );
  return title + cells.join('');
}
