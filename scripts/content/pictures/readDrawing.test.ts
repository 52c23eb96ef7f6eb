// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { PictureProblem } from './PictureProblem.ts';
import { readDrawing } from './readDrawing.ts';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"${attributes}><title>A rack</title>${inside}</svg>`;

const sides = '<text id="width">4 m</text><text id="height">3 m</text>';

/** The message about a drawing. */
function problemOf(text: string): string {
  try {
    readDrawing(text);
  } catch (error) {
    if (error instanceof PictureProblem) return error.message;
    throw error;
  }
  return 'nothing';
}

describe('a drawing', () => {
  test('is described by its title, and is split into shapes and two sets of labels', () => {
    const { svg, resolved, labels } = readDrawing(
      drawing(
        '<path fill="none" stroke="currentColor" d="M0 0h9"/><g id="wide"><text y="9">12 units</text></g><g id="narrow" style="display:none"><text>12 <tspan>U</tspan></text></g>',
      ),
    );
    expect(resolved).toEqual({ label: 'A rack', viewBox: '0 0 40 30' });
    expect(labels).toEqual(['12 units', '12 U']);
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><g id="art"><path fill="none" stroke="currentColor" d="M0 0h9"/></g><g id="wide"><text y="9">12 units</text></g><g id="narrow"><text>12 <tspan>U</tspan></text></g></svg>',
    );
  });

  test('exported by Figma keeps the size and attributes of its root', () => {
    const { svg, resolved } = readDrawing(
      '<svg width="40" height="30" fill="none" xmlns="http://www.w3.org/2000/svg"><title>A rack</title><path stroke="var(--ink, #111)" d="M0 0h9"/></svg>',
    );
    expect(resolved.viewBox).toBe('0 0 40 30');
    expect(svg).toContain('<g id="art" fill="none"><path stroke="var(--ink)" d="M0 0h9"/></g>');
  });

  test('uses the theme’s colors instead of the fallbacks for drawing programs', () => {
    const { svg } = readDrawing(
      drawing(
        '<style>.wall { fill: var(--art-wall-1, rgb(1 2 3)) }</style><path class="wall" d="M0 0h9"/><path style="fill:color-mix(in srgb, var(--blue, #00f) 76%, black)" d="M0 0h8"/>',
      ),
    );
    expect(svg).toContain('<path d="M0 0h9" fill="var(--art-wall-1)"/>');
    expect(svg).toMatch(/fill="color-mix\(in srgb, ?var\(--blue\) 76%, ?black\)"/);
  });

  test('animates marked lines, and fills its frame if requested', () => {
    const { svg, resolved } = readDrawing(
      drawing(
        '<path class="draws-itself" stroke="var(--blue)" d="M0 0h9"/>',
        ' class="fills-frame"',
      ),
    );
    expect(resolved).toMatchObject({ moves: true, fillsFrame: true });
    expect(svg).toContain('pathLength="1" stroke-dasharray="1"');
    expect(svg).not.toContain('class');
  });

  test('to scale has the lengths of its sides, and labels that keep their size', () => {
    const { svg, resolved, labels } = readDrawing(
      drawing(
        '<text id="width" x="20">4 m</text><text id="height" y="15">3 m</text><path stroke="var(--cta-text, #a00)" d="M0 0h9"/><g id="wide"><line x1="4" y1="3" x2="8" y2="30"/><g><circle cx="10" cy="15" r="11"/><text x="10" y="15" dy="4">1</text></g></g>',
      ),
    );
    expect(resolved.sides).toEqual({ width: '4 m', height: '3 m' });
    expect(labels).toEqual(['4 m', '3 m', '1']);
    expect(svg).toContain(
      '<g id="art"><path stroke="var(--cta-text,var(--cta))" d="M0 0h9"/></g><g id="wide"><line x1="10%" y1="10%" x2="20%" y2="100%"/><g><circle cx="25%" cy="50%" r="11"/><text x="25%" y="50%" dy="4">1</text></g></g>',
    );
  });

  test.each(['<title/>', '<title> </title>'])('with %s has no description', (title) => {
    const { resolved } = readDrawing(drawing('').replace(/<title>.*<\/title>/, title));
    expect(resolved.label).toBe('');
  });
});

test.each([
  [drawing('').replace(/<title>.*<\/title>/, ''), /^It has no title/],
  [drawing('').replace('A rack', 'A rack '.repeat(30)), /^Its title has 209 characters/],
  [drawing('<path fill="#000" d="M0 0h9"/>'), /^It has the fixed color "#000".*currentColor/],
  [drawing('<path style="stroke:black" d="M0 0h9"/>'), /^It has the fixed color "black"/],
  [drawing('<path d="M0 0h9"/>', ' fill="#333"'), /^It has the fixed color "#333"/],
  [drawing('<path fill="var(--wall)" d="M0 0h9"/>'), /^It has the color "--wall", which/],
  [drawing('<linearGradient id="a"/>'), /^It has the element "linearGradient"/],
  [drawing('<style>@media print { path { fill: none } }</style>'), /^It has the element "style"/],
  [drawing('<g><g id="narrow"/></g>'), /^It has the group "narrow" inside another group/],
  [drawing('<text id="width">4 m</text>'), /^It has the length of one side only/],
  [
    drawing(`${sides}<g id="wide"><path d="M0 0h9"/></g>`),
    /^It is to scale and has the element "path" among its labels/,
  ],
  [
    drawing(`${sides}<g id="narrow"><text transform="scale(2)">1</text></g>`),
    /^It is to scale and has a "transform" on the element "text" among/,
  ],
  [drawing('<script/>'), /^It has the element "script", which is not allowed in an SVG on a page/],
  [drawing('<path onclick="go()" d="M0 0h9"/>'), /^It has the event handler "onclick"/],
  [drawing('<use href="https://a.test/b.svg#c"/>'), /^It loads something from outside/],
  [drawing('<foreignObject/>'), /^It has the element "foreignObject", which is not allowed/],
  ['<svg', /damaged/],
])('%s cannot be shown', (text, message) => {
  expect(problemOf(text)).toMatch(message);
});

test('a drawing over the size limit cannot be shown', () => {
  const path = `M0 0${'h1.25v1'.repeat(20_000)}`;
  expect(problemOf(drawing(`<path d="${path}"/>`))).toMatch(
    /^It has 141 KB of shapes\. The maximum/,
  );
});

test('reports damaged XML with its line', () => {
  const damaged = drawing('\n<g>\n<path d="M0 0h9">\n</g>');
  expect(problemOf(damaged)).toMatch(/its XML is damaged on line 4\. Export/);
});

test.each([
  ['is nested deeply', '@media all{'.repeat(5000)],
  ['cannot be parsed', '[[a]]{fill:none} *|*{fill:none} path:unknown(a){fill:none}'],
])('rejects a style that %s', (_name, style) => {
  expect(problemOf(drawing(`<style>${style}</style><path d="M0 0"/>`))).toMatch(/^It has /);
});

test('handles many styles and long colors quickly', () => {
  const styles = Array.from({ length: 9000 }, (_, index) => `.a${index}{fill:none}`).join('');
  const shapes = '<path class="b"/>'.repeat(9000);
  expect(problemOf(drawing(`<style>${styles}</style>${shapes}`))).toContain('KB of shapes');
  const color = `var(--ink,${'x'.repeat(90_000)}`;
  expect(problemOf(drawing(`<path fill="${color}"/>`))).toBe('nothing');
  expect(problemOf(drawing(`<path fill="${'x'.repeat(90_000)}"/>`)).length).toBeLessThan(300);
});
