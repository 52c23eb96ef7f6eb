// Turns a scene into an SVG drawing. This runs in npm run generate (scripts/generate/drawings.ts) and in tests, never in a
// visitor's browser.
import { sheet } from '../drawing.ts';
import { type LabelSet, labelSets } from '../labelSets.ts';
import { Arcs } from './arcs.ts';
import { boxOf } from './box.ts';
import { type Label, type SetLabel, setLabels, unitsPerPixel } from './labels.ts';
import { type Weight, weights } from './looks.ts';
import { Painted } from './painted.ts';
import { type Part, type Parts, partsIn } from './parts.ts';
import { isNearlyStraight, linesPath, ringsPath } from './paths.ts';
import type { Placing } from './seen.ts';
import { add, type Point, project, type Spot, times } from './space.ts';
import { visible } from './visible.ts';
import { joined, ways } from './ways.ts';

export type Scene = {
  /** The text alternative: one sentence, at most 160 characters. */
  label: string;
  parts: Parts;
  labels?: readonly Label[];
  /** The margin of the sheet, in pixels of a drawing 590 pixels wide. Default: 14. */
  margin?: number;
  /** Whether its cables are drawn from end to end when the drawing comes into view (DrawingFrame.tsx). */
  moves?: boolean;
  /** Close-ups that are drawings of their own: `door` of the scene `lobby` is the drawing `lobby/door`. */
  details?: Readonly<Record<string, Detail>>;
};

/** A close-up of a part of a scene. */
export type Detail = {
  /** The text alternative: one sentence, at most 160 characters. */
  label: string;
  /** The point in the middle. */
  at: Point;
  /** The width of the visible part of the scene, in inches. */
  width: number;
  labels?: readonly Label[];
};

/** A rendered drawing as SVG. */
export type SeenDrawing = {
  label: string;
  viewBox: string;
  /** The content of the svg element. */
  markup: string;
  /** Whether its cables are drawn from end to end when it comes into view. */
  moves: boolean;
};

export type SceneDrawing = SeenDrawing & { details: Readonly<Record<string, SeenDrawing>> };

/** Renders a scene, scaled so that it fits its sheet with all its labels, and its details. */
export function scene({
  label,
  parts,
  labels = [],
  margin = 14,
  moves = false,
  details = {},
}: Scene): SceneDrawing {
  const all = partsIn(parts);
  const placing = fitting(all, labels, margin * unitsPerPixel);
  return {
    ...svgOf(label, all, labels, placing, moves),
    details: Object.fromEntries(
      Object.entries(details).map(([name, detail]) => [
        name,
        svgOf(detail.label, all, detail.labels ?? [], closeUp(detail)),
      ]),
    ),
  };
}

function closeUp({ at, width }: Detail): Placing {
  const scale = sheet.width / width;
  const { x, y } = project(at);
  return { scale, x: sheet.width / 2 - scale * x, y: sheet.height / 2 - scale * y };
}

/** For shadows: they have no stroke around them, so a simplified outline without arcs is enough. */
const noArcs = new Arcs([]);

function svgOf(
  label: string,
  parts: readonly Part[],
  labels: readonly Label[],
  placing: Placing,
  moves = false,
): SeenDrawing {
  const frame = { left: 0, right: sheet.width, top: 0, bottom: sheet.height };
  const { regions, strokes, ellipses } = visible(parts, placing, frame);
  const arcs = new Arcs(ellipses);
  const lines = ways(strokes);
  const painted = new Painted(sheet, regions, lines, unitsPerPixel);
  const fills = regions.map(({ color, opacity, isShadow, rings }, index) => {
    const transparent = opacity < 1 ? ` opacity="${opacity}"` : '';
    const isNear = isShadow ? isNearlyStraight(3.5) : isNearlyStraight(1, 0.6);
    const isHidden = painted.mayBeStraight(index);
    const d = ringsPath(
      rings,
      isShadow ? noArcs : arcs,
      (run, isRound) => isNear(run, isRound) || isHidden(run, isRound),
    );
    return `<path fill="${color}"${transparent} d="${d}"/>`;
  });
  const linePaths = Array.from(lines, ([weight, all]) =>
    linePath(weight, linesPath(all, arcs, !joined.includes(weight)), moves && weight === 'cable'),
  );
  const markup = [
    ...fills,
    `<g fill="none" stroke="var(--ink)" stroke-linejoin="round" stroke-linecap="round">${linePaths.join('')}</g>`,
    labelMarkup('wide', labels, placing),
    labelMarkup('narrow', labels, placing),
  ].join('');
  return { label, viewBox: `0 0 ${sheet.width} ${sheet.height}`, markup, moves };
}

function linePath(weight: Weight, d: string, moves: boolean): string {
  const look: { stroke: string; width: number; dash?: string; opacity?: number } = weights[weight];
  const attributes = [
    ...(look.stroke === 'var(--ink)' ? [] : [`stroke="${look.stroke}"`]),
    `stroke-width="${look.width * unitsPerPixel}"`,
    ...(look.dash
      ? [
          `stroke-dasharray="${look.dash
            .split(' ')
            .map((each) => Number(each) * unitsPerPixel)
            .join(' ')}"`,
        ]
      : []),
    // One dash as long as the whole path. The page animates its offset, which the path inherits.
    ...(moves ? ['pathLength="1" stroke-dasharray="1"'] : []),
    ...(look.opacity ? [`opacity="${look.opacity}"`] : []),
  ];
  return `<path ${attributes.join(' ')} d="${d}"/>`;
}

function labelMarkup(set: LabelSet, labels: readonly Label[], placing: Placing): string {
  const all = setLabels(labels, set, placing);
  if (all.length === 0) return '';
  const { size } = labelSets[set];
  const lines = all.flatMap(({ lines: each }) => each);
  const d = lines
    .map(
      ([from, to]) =>
        `M${Math.round(from.x)} ${Math.round(from.y)}L${Math.round(to.x)} ${Math.round(to.y)}`,
    )
    .join('');
  const dots = all.flatMap(({ dot }) =>
    dot
      ? [
          `<circle r="${Math.round(size / 8)}" cx="${Math.round(dot.x)}" cy="${Math.round(dot.y)}"/>`,
        ]
      : [],
  );
  const texts = all.map(
    ({ text, middle }) =>
      `<text x="${Math.round(middle.x)}" y="${Math.round(middle.y + size * 0.35)}">${escaped(text)}</text>`,
  );
  return `<g class="${set}" font-size="${size}" text-anchor="middle" fill="var(--muted)"><path stroke="var(--muted)" stroke-width="${unitsPerPixel}" d="${d}"/>${dots.join('')}${texts.join('')}</g>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const corners = ({ middle, width, height, lines }: SetLabel): Spot[] => [
  { x: middle.x - width / 2, y: middle.y - height / 2 },
  { x: middle.x + width / 2, y: middle.y + height / 2 },
  ...lines.flat(),
];

/** The placing with the largest scale at which parts and labels fit the sheet, centred. `margin` is in units of the sheet. */
export function fitting(parts: readonly Part[], labels: readonly Label[], margin: number): Placing {
  // The size of the parts is proportional to the scale, so it is measured once. The size of labels is not.
  const geometry = boxOf(parts.flatMap(pointsOf).map(project));
  const box = (scale: number) => {
    const placing = { scale, x: 0, y: 0 };
    return boxOf([
      { x: geometry.left * scale, y: geometry.top * scale },
      { x: geometry.right * scale, y: geometry.bottom * scale },
      ...setLabels(labels, 'wide', placing).flatMap(corners),
      ...setLabels(labels, 'narrow', placing).flatMap(corners),
    ]);
  };
  const fits = (scale: number) => {
    const { left, right, top, bottom } = box(scale);
    return right - left <= sheet.width - 2 * margin && bottom - top <= sheet.height - 2 * margin;
  };
  let [least, most] = [0, 1000];
  for (let step = 0; step < 40; step += 1) {
    const middle = (least + most) / 2;
    if (fits(middle)) least = middle;
    else most = middle;
  }
  const { left, right, top, bottom } = box(least);
  return {
    scale: least,
    x: (sheet.width - left - right) / 2,
    y: (sheet.height - top - bottom) / 2,
  };
}

function pointsOf(part: Part): Point[] {
  if (part.kind === 'face') return [...part.outline];
  if (part.kind !== 'ball') return [...part.points];
  const { centre, radius } = part;
  const reach: Point = times([1, 1, 1], radius);
  return [add(centre, reach), add(centre, times(reach, -1))];
}
