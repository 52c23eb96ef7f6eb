// @vitest-environment node
import { expect, test } from 'vitest';
import { cleanSvg } from './cleanSvg.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20"${attributes}>${inner}</svg>`;

test('a drawing stays as it is, without what its program wrote beside it', () => {
  const { text, width, height } = cleanSvg(
    `<?xml version="1.0"?><!DOCTYPE svg><!-- by hand -->${svg(
      '<metadata>Ada</metadata><title>A bench</title><defs><linearGradient id="a"><stop stop-color="red"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9"/><use href="#a"/>',
    )}`,
  );
  expect([width, height]).toEqual([30, 20]);
  expect(text).not.toMatch(/Ada|hand|DOCTYPE|\?xml/);
  expect(text).toContain('<title>A bench</title>');
  expect(text).toContain('fill="url(#a)"');
});

test('a text may have what only a style must not', () => {
  const { text } = cleanSvg(svg('<title>image (C:\\bench) url(x)</title><text>src(1)</text>'));
  expect(text).toContain('image (C:\\bench) url(x)');
});

test.each([
  ['script', svg('<script>alert(1)</script>')],
  [
    'script in a namespace',
    svg('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'),
  ],
  ['HTML', svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
  ['a link', svg('<a href="https://example.com"><path d="M0 0"/></a>')],
  [
    'an animation',
    svg('<path id="p" d="M0 0"><set attributeName="href" to="javascript:1"/></path>'),
  ],
  ['an event handler', svg('<path d="M0 0" onclick="alert(1)"/>')],
  ['an event handler of the root', svg('', ' onload="alert(1)"')],
  ['an image of another site', svg('<image href="https://example.com/a.png"/>')],
  ['an SVG in an SVG', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
  ['a symbol of another file', svg('<use xlink:href="other.svg#a"/>')],
  ['a paint of another site', svg('<path fill="url(https://example.com/a#b)" d="M0 0"/>')],
  ['a style of another site', svg('<style>@import "https://example.com/a.css";</style>')],
  [
    'a font of another site',
    svg('<style><![CDATA[@font-face{src:url(//example.com/a)}]]></style>'),
  ],
  ['an address hidden by escapes', svg('<style>a{background:u\\72l(//example.com)}</style>')],
  [
    'an address in a style attribute',
    svg('<path style="fill:url( \'http://a.test/b\' )" d="M0 0"/>'),
  ],
  ['an address hidden by a backslash', svg('<style>a{background:ur\\l(//example.com)}</style>')],
  ['an image of CSS', svg('<style>a{background:image("https://example.com/a")}</style>')],
  ['a source of CSS', svg('<style>@font-face{src:src("https://example.com/a")}</style>')],
  ['a set of images', svg('<style>a{background:-webkit-image-set("//a.test/b" 1x)}</style>')],
  ['a base elsewhere', svg('<use href="#a"/>', ' xml:base="https://example.com/"')],
  ['an event of XML', svg('<path xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="click"/>')],
  ['an included file', svg('<xi:include xmlns:xi="a" href="file:///etc/passwd"/>')],
  ['a page in an address', svg('<image href="data:text/html;base64,AAAA"/>')],
  ['an address in a character reference', svg('<path fill="&#117;rl(https://a.test/b)"/>')],
  ['a style sheet elsewhere', `<?xml-stylesheet href="https://a.test/b.css"?>${svg('')}`],
  ['a negative size', svg('').replace('30 20', '-30 20')],
  ['20,000 groups in each other', svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000))],
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['no XML', '<svg><path></svg>'],
])('an SVG with %s is refused', (_name, text) => {
  expect(() => cleanSvg(text)).toThrow(/^It /);
});
