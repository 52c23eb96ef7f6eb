// The same as "svgo" in one file instead of 480, so every command starts a quarter of a second faster.
import { optimize, type XastChild, type XastElement, type XastRoot } from 'svgo/browser';
import { colorNames } from '../../../schema/colors/index.ts';
import type { ResolvedDrawing } from '../../../src/resolved/types.ts';
import { type CleanSvg, cleanSvg } from './cleanSvg.ts';
import { PictureProblem } from './PictureProblem.ts';

export type ReadDrawing = {
  /** The SVG that pages show: the groups "art", "wide" and "narrow", without the title. */
  svg: string;
  resolved: Omit<ResolvedDrawing, 'file'>;
  /** The texts of its labels. */
  labels: readonly string[];
};

/** The maximum bytes of a drawing. A detailed one has 10,000. */
const maxBytes = 100_000;

/**
 * Reads a line drawing (docs/pages.md, "Drawings") from the text of its file or the result of `cleanSvg`. Throws a PictureProblem
 * for one that pages cannot show, or that does not use theme colors.
 */
export function readDrawing(drawing: string | CleanSvg): ReadDrawing {
  const labels: string[] = [];
  const resolved: ReadDrawing['resolved'] = { label: '', viewBox: '' };
  const { text: clean, width, height } = typeof drawing === 'string' ? cleanSvg(drawing) : drawing;
  // svgo compares each style with each shape.
  expectSmall(clean);
  const { data: svg } = optimizeSafely(clean, {
    multipass: false,
    plugins: [
      // Not every browser applies a file's styles to elements that a page shows with `use`.
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      {
        name: 'asShown',
        fn: ({ children }: XastRoot) => {
          const [root] = children.filter(isElement);
          if (!root) return;
          resolved.label = labelOf(root);
          resolved.viewBox = root.attributes.viewBox ?? `0 0 ${width} ${height}`;
          if (classesOf(root).includes('fills-frame')) resolved.fillsFrame = true;
          for (const part of partsOf(root)) readPart(part, resolved, labels);
          const sides = takeSides(root);
          if (sides) {
            resolved.sides = sides;
            for (const set of partsOf(root).filter(isSet)) keepSize(set, resolved.viewBox);
          }
          regroup(root, resolved.viewBox);
        },
      },
    ],
  });
  expectSmall(svg);
  return { svg, resolved, labels };
}

function expectSmall(svg: string): void {
  const bytes = Buffer.byteLength(svg);
  if (bytes <= maxBytes) return;
  throw new PictureProblem(
    `It has ${Math.ceil(bytes / 1000)} KB of shapes. The maximum is ${maxBytes / 1000} KB. Simplify its paths, export it with fewer decimals, or use it as a picture.`,
  );
}

/** svgo fails for some styles, such as deeply nested ones. */
function optimizeSafely(...args: Parameters<typeof optimize>): ReturnType<typeof optimize> {
  try {
    return optimize(...args);
  } catch (cause) {
    if (cause instanceof PictureProblem) throw cause;
    throw new PictureProblem(
      'It has a style that cannot be read. Export it with its colors as attributes instead of in a style sheet.',
      { cause },
    );
  }
}

const isElement = (child: XastChild): child is XastElement => child.type === 'element';
const isSet = ({ attributes: { id } }: XastElement) => id === 'wide' || id === 'narrow';

/** The visible child elements of an element. */
function partsOf({ children }: XastElement): XastElement[] {
  return children.filter(isElement).filter(({ name }) => name !== 'title' && name !== 'desc');
}

function classesOf({ attributes }: XastElement): string[] {
  return (attributes.class ?? '').split(/\s+/);
}

function textOf({ children }: XastElement): string {
  const texts = children.map((child) => {
    if (isElement(child)) return textOf(child);
    return child.type === 'text' || child.type === 'cdata' ? child.value : '';
  });
  return texts.join('').trim();
}

/** The maximum length of a drawing's title, in characters. */
const maxLabelLength = 160;

function labelOf(root: XastElement): string {
  const title = root.children.filter(isElement).find(({ name }) => name === 'title');
  if (!title) {
    throw new PictureProblem(
      'It has no title to describe it to people who cannot see it. Add <title>What it shows</title> after its first tag, or <title/> if it is only decoration.',
    );
  }
  const label = textOf(title).replace(/\s+/g, ' ');
  if (label.length <= maxLabelLength) return label;
  throw new PictureProblem(
    `Its title has ${label.length} characters. The maximum is ${maxLabelLength}. Describe what it shows in one sentence.`,
  );
}

const shownElements = new Set(
  'g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc'.split(
    ' ',
  ),
);
const paints = ['fill', 'stroke', 'color'];

/** Prepares an element and its children for pages, and adds the results to `resolved` and `labels`. */
function readPart(
  part: XastElement,
  resolved: ReadDrawing['resolved'],
  labels: string[],
  isInside = false,
): void {
  const { name, attributes } = part;
  if (!shownElements.has(name)) {
    throw new PictureProblem(
      `It has the element "${name}", but a drawing can contain only shapes and texts in flat colors. Remove the element, or use the file as a picture.`,
    );
  }
  if (isInside && isSet(part)) {
    throw new PictureProblem(
      `It has the group "${attributes.id}" inside another group. Move it to the top level of the drawing.`,
    );
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!value.includes('var(') && !paints.includes(attribute)) continue;
    attributes[attribute] = themeColor(value);
  }
  if (classesOf(part).includes('draws-itself')) {
    Object.assign(attributes, { pathLength: '1', 'stroke-dasharray': '1' });
    resolved.moves = true;
  }
  delete attributes.class;
  if (name === 'text') labels.push(textOf(part));
  for (const inner of partsOf(part)) readPart(inner, resolved, labels, true);
}

/** Removes the texts "width" and "height" of a drawing to scale, and returns them. */
function takeSides(root: XastElement): ResolvedDrawing['sides'] {
  const [width, height] = ['width', 'height'].map((side) =>
    partsOf(root).find(({ name, attributes }) => name === 'text' && attributes.id === side),
  );
  if (!width && !height) return;
  if (!width || !height) {
    throw new PictureProblem(
      'It has the length of one side only. Add the other as a text with id="width" or id="height", or remove both.',
    );
  }
  root.children = root.children.filter((child) => child !== width && child !== height);
  return { width: textOf(width), height: textOf(height) };
}

const across = ['x', 'x1', 'x2', 'cx'];
const down = ['y', 'y1', 'y2', 'cy'];

/** Places the labels of a drawing to scale in percent, so that they move but keep their size if the drawing shrinks. */
function keepSize(part: XastElement, viewBox: string): void {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  for (const inner of partsOf(part)) {
    const { name, attributes } = inner;
    if (!['g', 'text', 'tspan', 'circle', 'line'].includes(name) || attributes.transform) {
      throw new PictureProblem(
        `It is to scale and has ${attributes.transform ? 'a "transform" on ' : ''}the element "${name}" among its labels, which keep their size. Use only texts, circles and lines there, without "transform".`,
      );
    }
    const place = (sides: readonly string[], start: number, length: number) => {
      for (const side of sides) {
        const value = Number(attributes[side] ?? Number.NaN);
        // A tenth of a percent is less than a pixel.
        if (Number.isFinite(value))
          attributes[side] = `${Math.round(((value - start) / length) * 1000) / 10}%`;
      }
    };
    place(across, left, width);
    place(down, top, height);
    keepSize(inner, viewBox);
  }
}

const namedColors = /var\(\s*--([\w-]+)\s*(?:,[^()]*(?:\([^()]*\)[^()]*)?)?\)/g;

/** A theme color without its fallback for drawing programs. Throws a PictureProblem for any other color. */
function themeColor(value: string): string {
  const color = value.replace(namedColors, (_whole, name: string) => {
    // Most themes do not declare this color, because it is the same as `cta`.
    if (name === 'cta-text') return 'var(--cta-text,var(--cta))';
    if (colorNames.some((one) => one === name)) return `var(--${name})`;
    throw new PictureProblem(
      `It has the color "--${name.slice(0, 40)}", which the site does not have. Write a color of the list in docs/pages.md, such as var(--ink).`,
    );
  });
  if (color.includes('var(') || /^(?:none|inherit|currentcolor|transparent)$/i.test(color.trim())) {
    return color;
  }
  throw new PictureProblem(
    `It has the fixed color "${value.slice(0, 40)}", which would be the same on a dark page. Write currentColor or a color of the site, such as var(--ink), or show it as a picture.`,
  );
}

// Attributes of the root itself. The others, such as fill="none", apply to everything in the drawing.
const ofRoot =
  /^(?:xmlns(?::.*)?|.*:.*|viewBox|width|height|x|y|version|baseProfile|preserveAspectRatio|id|class|role|aria-.*|data-.*)$/;

/** Groups the parts of a drawing for pages: "art", and the unchanged sets of labels. */
function regroup(root: XastElement, viewBox: string): void {
  const entries = Object.entries(root.attributes);
  const common = Object.fromEntries(entries.filter(([name]) => !ofRoot.test(name)));
  const spaces = Object.fromEntries(entries.filter(([name]) => /^xmlns(?::|$)/.test(name)));
  for (const [name, value] of Object.entries(common)) {
    if (paints.includes(name)) common[name] = themeColor(value);
  }
  const parts = partsOf(root);
  // Shows a set that is hidden so that drawing programs show only the other one.
  const sets = parts.filter(isSet).map(({ attributes: { display: _hidden, ...rest }, ...set }) => ({
    ...set,
    attributes: { ...common, ...rest },
  }));
  const art = { type: 'element' as const, name: 'g', attributes: { id: 'art', ...common } };
  root.attributes = { ...spaces, viewBox };
  root.children = [{ ...art, children: parts.filter((part) => !isSet(part)) }, ...sets];
}
