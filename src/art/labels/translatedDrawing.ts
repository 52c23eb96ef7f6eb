import { sheet } from '../drawing.ts';
import { type LabelSet, labelSets } from '../labelSets.ts';
import { textWidth } from '../scene/widths.ts';

type Spot = { x: number; y: number };
type Line = readonly [from: Spot, to: Spot];

/** A text of a drawing, the middle of its words, and the lines that belong to it. */
type Label = { text: string; lines: readonly Line[]; middle: Spot };

/**
 * Translates the labels in the SVG text of a drawing and returns the new text. `say` translates the words of a label. The
 * shapes do not change: each text is placed where the English one was, and lines end where the new words begin.
 */
export function translatedDrawing(svg: string, say: (label: string) => string): string {
  return svg.replace(
    /(<g id="(wide|narrow)"[^>]*><path[^>]* d=")([^"]*)("\/>(?:<circle[^>]*>)*)((?:<text[^>]*>[^<]*<\/text>)*)/g,
    (_all, start: string, name: string, d: string, between: string, texts: string) => {
      const set = name === 'narrow' ? 'narrow' : 'wide';
      const labels = labelsIn(d, texts).map((label) => translated(label, set, say));
      const lines = labels.flatMap((label) => label.lines.map(pathOf)).join('');
      return start + lines + between + labels.map(textOf).join('');
    },
  );
}

/** The labels of a set. Their lines and their texts are in the same order (src/art/scene/scene.ts). */
function labelsIn(d: string, texts: string): Label[] {
  const lines = Array.from(d.matchAll(/M(-?\d+) (-?\d+)L(-?\d+) (-?\d+)/g), (found): Line => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = found.slice(1).map(Number);
    return [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
  });
  const all = texts.matchAll(/<text x="(-?\d+)" y="(-?\d+)">([^<]*)/g);
  return Array.from(all, ([, x, y, text = '']) => {
    const middle = { x: Number(x), y: Number(y) };
    return { text: unescaped(text), middle, lines: lines.splice(0, linesOf(text, lines)) };
  });
}

/** How many of the next lines belong to a label: 1 for a note; 2 for a length without a gap in its own line, 4 with one. */
function linesOf(text: string, [first, second]: readonly Line[]): number {
  if (!isLength(text)) return 1;
  // The two parts of a line have one direction, and the lines at its ends cross it.
  return first && second && isAlong(first, second) ? 4 : 2;
}

const lengthText = /^[\d′″ ]+(?= · |$)/;
const isLength = (text: string) => lengthText.test(text);

function isAlong([a, b]: Line, [, d]: Line): boolean {
  const [own, whole] = [turnOf(a, b), turnOf(a, d)];
  const apart = Math.abs(Math.sin(own - whole));
  return apart < 0.1 && Math.hypot(d.x - a.x, d.y - a.y) > Math.hypot(b.x - a.x, b.y - a.y);
}

const turnOf = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);

function translated(label: Label, set: LabelSet, say: (text: string) => string): Label {
  const { text, lines } = label;
  const { size } = labelSets[set];
  if (!isLength(text)) {
    const said = say(text);
    const [line] = lines;
    return { ...label, text: said, middle: line ? beside(label, line, said, size) : label.middle };
  }
  const [length = '', fact] = text.split(' · ');
  if (fact === undefined) return label;
  const said = `${length} · ${say(fact)}`;
  return { ...label, text: said, lines: cut(lines, said, size) };
}

const boxOf = (text: string, size: number) => ({
  width: widthOf(text) * size + 0.5 * size,
  height: 1.1 * size,
});

/** The width of a text divided by its font size. A letter with a diacritic counts as wide as the letter without it. */
function widthOf(text: string): number {
  return textWidth(text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u00a0', ' '));
}

/** The middle of the translated words of a note: beside the end of its line if the English ones are, else above or below it. */
function beside({ text, middle }: Label, [, end]: Line, said: string, size: number): Spot {
  const [before, after] = [boxOf(text, size), boxOf(said, size)];
  const across = middle.x - end.x;
  const isBeside = Math.abs(Math.abs(across) - before.width / 2) < 2 && Math.abs(across) > 2;
  const x = isBeside ? end.x + (Math.sign(across) * after.width) / 2 : end.x;
  const most = sheet.width - after.width / 2;
  return { x: Math.min(most, Math.max(after.width / 2, x)), y: middle.y };
}

/** The lines of a length, with a gap for its translated words. */
function cut(lines: readonly Line[], said: string, size: number): readonly Line[] {
  const [first, second, ...ends] = lines;
  if (!first || !second || lines.length < 4) return lines;
  const [start, end] = [first[0], second[1]];
  const run = Math.hypot(end.x - start.x, end.y - start.y);
  const along = { x: (end.x - start.x) / run, y: (end.y - start.y) / run };
  const { width, height } = boxOf(said, size);
  const half = Math.min(
    width / 2 / Math.max(Math.abs(along.x), 1e-9),
    height / 2 / Math.max(Math.abs(along.y), 1e-9),
  );
  if (half >= run / 2) return ends;
  const at = (part: number): Spot => ({
    x: (start.x + end.x) / 2 + part * along.x,
    y: (start.y + end.y) / 2 + part * along.y,
  });
  return [[start, at(-half)], [at(half), end], ...ends];
}

const pathOf = ([from, to]: Line) =>
  `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`;

const textOf = ({ text, middle }: Label) =>
  `<text x="${Math.round(middle.x)}" y="${Math.round(middle.y)}">${escaped(text)}</text>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
