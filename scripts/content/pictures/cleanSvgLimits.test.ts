import { expect, test } from 'vitest';
import { cleanSvg } from './cleanSvg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20"${attributes}>${inner}</svg>`;

test.each([
  ['an element', svg('<script/>'), 'It has the element "script", which is not allowed in an SVG'],
  ['an event handler', svg('<g onclick="a()"/>'), 'It has the event handler "onclick", which'],
  ['an instruction', `<?xml-stylesheet href="a"?>${svg('')}`, 'instruction "xml-stylesheet"'],
  ['HTML', svg('<g xmlns="http://www.w3.org/1999/xhtml"/>'), 'It has elements that are not SVG'],
  ['an address', svg('<use href="a.svg#b"/>'), 'It loads something from outside the file.'],
  ['a paint', svg('<g fill="url(a.svg#b)"/>'), 'It loads something from outside the file.'],
  ['a style', svg('<style>@import "a"</style>'), 'It loads something from outside the file.'],
  ['an escape', svg('<style>a{fill:\\72}</style>'), 'It loads something from outside the file.'],
  ['an SVG', svg('<use href=" data:image/svg+xml,a"/>'), 'It contains another SVG as a picture.'],
  ['a file', svg('<use href="data:text/css,a"/>'), 'It contains an embedded file, such as a font'],
  ['script in a style', svg('<g style="a:javascript:b"/>'), 'It has a script in a style,'],
  ['script of old browsers', svg('<g style="a:Expression(b)"/>'), 'It has a script in a style,'],
  ['entities', `<!doctype svg [<!entity a "b">]>${svg('')}`, 'It declares XML entities'],
  ['other letters', svg('<title>\uFFFD</title>'), 'It is not saved as UTF-8.'],
  ['a sign of no XML', svg('<title>\u0001</title>'), 'its XML is damaged. Export it again.'],
  ['two roots', svg('') + svg(''), 'its XML is damaged. Export it again.'],
  ['half a tag', svg('').slice(0, 40), 'its XML is damaged. Export it again.'],
  ['no namespace', '<svg viewBox="0 0 3 2"/>', 'It has no xmlns="http://www.w3.org/2000/svg", so'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'It has no "viewBox", so its size'],
  ['no height', svg('').replace('30 20', '30 0'), 'It has no "viewBox", so its size'],
  ['half a size', svg('').replace('0 0 30 20', '0 0 30'), 'It has no "viewBox", so its size'],
  ['a size beyond browsers', svg('').replace('30 20', '2 1000000001'), 'It has no "viewBox", so'],
  ['many shapes', svg('<g/>'.repeat(20_001)), 'It has more than 20,000 shapes'],
  [
    'deep groups',
    svg('<g>'.repeat(300) + '</g>'.repeat(300)),
    'Its groups or references are nested',
  ],
])('explains what is wrong with an SVG with %s', (_name, text, words) => {
  expect(() => cleanSvg(text)).toThrow(words);
});

test('accepts an SVG at the limits, and rejects one over them', () => {
  const groups = (count: number) => svg('<g>'.repeat(count) + '</g>'.repeat(count));
  expect(cleanSvg(groups(249)).width).toBe(30);
  expect(() => cleanSvg(groups(250))).toThrow('nested too deeply');
  // The two tags of the root count, too.
  const shapes = (count: number) => svg('<g/>'.repeat(count));
  expect(cleanSvg(shapes(19_998)).width).toBe(30);
  expect(() => cleanSvg(shapes(19_999))).toThrow('more than 20,000 shapes');
  const attributes = (count: number) =>
    svg(`<g ${Array.from({ length: count }, (_, index) => `a${index}=""`).join(' ')}/>`);
  expect(cleanSvg(attributes(999)).width).toBe(30);
  expect(() => cleanSvg(attributes(1000))).toThrow('more than 20,000 shapes');
  expect(cleanSvg(svg('').replace('30 20', '1000000000 2')).width).toBe(1_000_000_000);
});

test.each([
  ['"use"', (id: string) => `<use href="#${id}"/>`],
  ['a paint', (id: string) => `<path fill="url( '#${id}')"/>`],
])('counts elements each time that %s shows them', (_name, show) => {
  // Each group shows the previous one twice, so the number of elements doubles with each.
  const drawing = (count: number) =>
    svg(
      Array.from(
        { length: count },
        (_, index) => `<g id="g${index}">${show(`g${index - 1}`).repeat(2)}</g>`,
      ).join(''),
    );
  expect(cleanSvg(drawing(12)).width).toBe(30);
  expect(() => cleanSvg(drawing(20))).toThrow('nested too deeply');
});

const blur = '<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>';

test.each([
  ['attributes', (count: number) => blur + '<path filter="url(#f)"/>'.repeat(count)],
  ['style attributes', (count: number) => blur + `<path style="filter:url('#f')"/>`.repeat(count)],
  [
    'a style',
    (count: number) =>
      `${blur}<style>.f{filter:url(#f)}</style>${'<path class="f"/>'.repeat(count)}`,
  ],
  ['CSS functions', (count: number) => '<path filter="blur(9px)"/>'.repeat(count)],
  [
    'a slow filter',
    (count: number) =>
      `<filter id="f"><feConvolveMatrix/></filter>${'<path filter="url(#f)"/>'.repeat(count / 10)}`,
  ],
])('rejects an SVG in which %s use many slow filters', (_name, drawing) => {
  expect(cleanSvg(svg(drawing(20))).width).toBe(30);
  expect(() => cleanSvg(svg(drawing(100)))).toThrow('Its filters, such as blurs and shadows, take');
});

test('accepts an SVG that uses fast filters often', () => {
  const offset = '<filter id="f"><feOffset dx="9"/><feBlend/></filter>';
  expect(cleanSvg(svg(offset + '<path filter="url(#f)"/>'.repeat(5000))).width).toBe(30);
});

test('accepts every shape, text, paint and filter element', () => {
  const names =
    `g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image style
    switch linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
    feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
    feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
    feTile feTurbulence`.split(/\s+/);
  const { text } = cleanSvg(svg(names.map((name) => `<${name} id="${name}"/>`).join('')));
  expect(names.filter((name) => !text.includes(`<${name} `))).toEqual([]);
});

test.each(['px', 'pt', 'pc', 'mm', 'cm', 'in', ''])('reads a size in "%s"', (unit) => {
  const size = `width=" 30${unit}" height="20${unit} "`;
  const { width, height } = cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
  expect([width, height]).toEqual([30, 20]);
});

test('prefers the viewBox to width and height, and returns at least one pixel', () => {
  const sized = (size: string) => {
    const { width, height } = cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
    return [width, height];
  };
  expect(sized('viewBox="0 0 30 20" width="9" height="9"')).toEqual([30, 20]);
  expect(sized('viewBox="5 5 0.1 9000"')).toEqual([1, 1000]);
});

test('lists each embedded picture once, from "href" with any prefix', () => {
  const [one, other] = ['data:image/png;base64,AAAA', 'data:image/jpeg;base64,BBBB'];
  const images = [`href="${one}"`, `xlink:href="${other}"`, `href="${one}"`];
  const { embedded } = cleanSvg(svg(images.map((image) => `<image ${image}/>`).join('')));
  expect(embedded).toEqual([one, other]);
});

test('removes attributes of drawing programs, and accepts their namespaces', () => {
  const { text } = cleanSvg(
    svg(
      '<g inkscape:label="Layer 1" class=" a\n b "><path d="M0 0h9"/></g>',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:other="http://other.test/"',
    ),
  );
  expect(text).not.toMatch(/inkscape|other/);
  expect(text).toContain('class="a b"');
});

test.each([
  ['a paint', (space: string) => svg(`<path fill="url(${space}#a)"/>`)],
  ['a style', (space: string) => svg(`<style>a{fill:url(${space}#a)}</style>`)],
])(
  'handles a lot of white space in %s quickly',
  (_name, withSpace) => {
    expect(cleanSvg(withSpace(' '.repeat(500_000))).width).toBe(30);
  },
  5000,
);

test('rejects an outside address after a lot of white space quickly', () => {
  expect(() => cleanSvg(svg(`<use href="${' '.repeat(500_000)}x"/>`))).toThrow('outside');
});

test('limits shapes and text to 2 MB, not counting embedded pictures', () => {
  expect(() => cleanSvg(svg(`<path d="${'M0 0'.repeat(500_000)}"/>`))).toThrow('It has 2.1 MB of');
  const picture = `data:image/png;base64,${'A'.repeat(2_000_000)}`;
  expect(cleanSvg(svg(`<image href="${picture}"/>`)).embedded).toEqual([picture]);
});

test('shortens long names in messages', () => {
  const name = 'a'.repeat(1000);
  for (const text of [svg(`<${name}/>`), svg(`<g on${name}=""/>`), svg(`<?${name}?>`)]) {
    expect(() => cleanSvg(text)).toThrow(/^It has .{1,200}$/);
  }
});

test.each(['a b 30 20', '0 0 30 20 40', '0 0 0x1e 20'])(
  'ignores the viewBox "%s", as browsers do',
  (viewBox) => {
    const text = svg('').replace('0 0 30 20', viewBox);
    expect(() => cleanSvg(text)).toThrow('It has no "viewBox"');
    const sized = text.replace('viewBox', 'width="6" height="4" viewBox');
    expect(cleanSvg(sized)).toMatchObject({ width: 6, height: 4 });
  },
);
