import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawingNames } from '../../../schema/drawings.ts';
import { readTranslatedDrawing } from '../../prerender/readTranslatedDrawing.ts';
import { sheet } from '../drawing.ts';
import { type LabelSet, labelSets } from '../labelSets.ts';
import { textWidth } from '../scene/widths.ts';
import { drawingWords } from './index.ts';
import { labelTexts } from './labelText.ts';
import { translatedDrawing } from './translatedDrawing.ts';

const fileOf = (name: string) =>
  readFileSync(`src/art/drawings/${name.replace('/', '-')}.svg`, 'utf8');
const textsIn = (svg: string) =>
  Array.from(svg.matchAll(/<text [^>]*>([^<]*)/g), ([, text = '']) => text);
/** A text without its length, which is the same in all languages. */
const wordsIn = (text: string) => text.split(' · ').filter((part) => !/^[\d′″ ]+$/.test(part));

test('every label of the drawings can be said in every language, and no other one', () => {
  const all = drawingNames.flatMap((name) => textsIn(fileOf(name)).flatMap(wordsIn));
  expect(new Set(all)).toEqual(new Set(labelTexts));
});

test('labels that are set anew in their own words stand where they stood', () => {
  for (const name of drawingNames) {
    const [before, after] = [fileOf(name), translatedDrawing(fileOf(name), (text) => text)];
    const withoutNumbers = (svg: string) => svg.replace(/-?\d+/g, '#');
    const numbers = (svg: string) => Array.from(svg.matchAll(/-?\d+/g), Number);
    expect(withoutNumbers(after), name).toBe(withoutNumbers(before));
    // The scene places labels before it rounds.
    const old = numbers(before);
    const moved = numbers(after).map((number, index) => Math.abs(number - (old[index] ?? 0)));
    expect(Math.max(...moved), name).toBeLessThanOrEqual(2);
  }
});

test('a label that is longer in another language stays on the sheet, at either side', () => {
  const long = 'Wandhalterung für einen sehr breiten Bildschirm';
  const group = (x: number, end: number) =>
    `<g id="wide" class="l"><path class="l" d="M${end + 20} 90L${end} 50"/><text x="${x}" y="45">TV</text></g>`;
  for (const x of [8, sheet.width - 8]) {
    const { boxes } = boxesIn(
      translatedDrawing(group(x, x), () => long),
      'wide',
    );
    const [box] = boxes;
    expect(box?.text).toBe(long);
    expect(box?.left).toBeGreaterThanOrEqual(0);
    expect(box?.right).toBeLessThanOrEqual(sheet.width);
  }
});

/** The words of a set of labels: their boxes on the sheet. */
function boxesIn(svg: string, set: LabelSet) {
  const { size } = labelSets[set];
  const [, labels = ''] = new RegExp(`<g id="${set}"(.*?)</g>`).exec(svg) ?? [];
  const lines = Array.from(labels.matchAll(/M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)/g), (found) =>
    found.slice(1).map(Number),
  );
  const boxes = Array.from(labels.matchAll(/<text x="(-?\d+)" y="(-?\d+)">([^<]*)/g), (found) => {
    const [, x, y, text = ''] = found;
    const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u00a0', ' ');
    const half = (textWidth(plain) * size) / 2;
    return {
      text,
      left: Number(x) - half,
      right: Number(x) + half,
      top: Number(y) - size * 0.8,
      bottom: Number(y) + size * 0.2,
    };
  });
  return { boxes, lines };
}

describe.each(Object.entries(drawingWords))(
  'the drawings in the language "%s"',
  (language, words) => {
    test.each(drawingNames)(
      '%s has labels inside its sheet, apart from each other and from lines',
      async (name) => {
        const svg = await readTranslatedDrawing(
          `/drawings/${language}/${name.replace('/', '-')}.svg`,
        );
        if (!svg) throw new Error('The drawing is not there.');
        // What is drawn is the same.
        const art = (file: string) => file.split('<g id="wide"')[0];
        expect(art(svg)).toBe(art(fileOf(name)));
        expect(textsIn(svg)).toHaveLength(textsIn(fileOf(name)).length);
        for (const set of ['wide', 'narrow'] as const) {
          const { boxes, lines } = boxesIn(svg, set);
          for (const [index, box] of boxes.entries()) {
            expect.soft(box.left, box.text).toBeGreaterThanOrEqual(0);
            expect.soft(box.right, box.text).toBeLessThanOrEqual(sheet.width);
            for (const other of boxes.slice(index + 1)) {
              const isApart =
                box.right < other.left ||
                other.right < box.left ||
                box.bottom < other.top ||
                other.bottom < box.top;
              expect.soft(isApart, `${set}: ${box.text} and ${other.text}`).toBe(true);
            }
            for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
              const isCrossed = Array.from({ length: 101 }, (_, step) => step / 100).some(
                (part) => {
                  const [x, y] = [x1 + part * (x2 - x1), y1 + part * (y2 - y1)];
                  return (
                    x > box.left + 1 && x < box.right - 1 && y > box.top + 6 && y < box.bottom - 6
                  );
                },
              );
              expect.soft(isCrossed, `${set}: a line crosses ${box.text}`).toBe(false);
            }
          }
        }
      },
    );

    test.each(drawingNames)('%s has a text alternative of at most 160 characters', (name) => {
      expect(words.alternatives[name]).toMatch(/^.{40,159}\.$/);
    });
  },
);

test('no other file is read as a drawing', async () => {
  for (const address of [
    '/drawings/it/home.svg',
    '/drawings/de/nothing.svg',
    '/drawings/de/../home.svg',
  ]) {
    expect(await readTranslatedDrawing(address)).toBeUndefined();
  }
});
