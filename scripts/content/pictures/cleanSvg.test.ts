import { optimize, type XastElement } from 'svgo/browser';
import { expect, test } from 'vitest';
import { isFullRun, seed } from '../../../tests/tools/walk.ts';
import { randomBelow } from '../../random.ts';
import { cleanSvg } from './cleanSvg.ts';
import { PictureProblem } from './PictureProblem.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20"${attributes}>${inner}</svg>`;

test('keeps a drawing, and removes comments, metadata and the document type', () => {
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

test('returns the size in whole pixels, for HTML attributes', () => {
  const sized = (size: string) => {
    const { width, height } = cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
    return [width, height];
  };
  expect(sized('viewBox="0 0 1 0.4"')).toEqual([1000, 400]);
  expect(sized('viewBox="0 0 14142.5,10000"')).toEqual([1000, 707]);
  expect(sized('width="210mm" height="297mm"')).toEqual([210, 297]);
});

test.each([
  ['a name with brackets', svg('<g id="image (1)"><path d="M0 0"/></g>')],
  ['an embedded photo', svg('<image href="data:image/jpg;base64,AAAA"/>')],
  ['a group that shows itself', svg('<g id="a"><use href="#a"/></g>')],
  ['a comment at its end', `${svg('')}<!-- by hand -->\n`],
])('accepts an SVG with %s', (_name, text) => {
  expect(cleanSvg(text).width).toBe(30);
});

test.each([
  ['comments of a style that do not end', svg(`<style>${'/*'.repeat(400_000)}</style>`)],
  ['addresses that do not end', svg(`<style>${'url('.repeat(200_000)}</style>`)],
  ['200,000 shapes', svg('<g/>'.repeat(200_000))],
  [
    '400,000 attributes',
    svg(`<g ${Array.from({ length: 400_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
  ],
  ['a long number that is none', svg(`<path d="${'1'.repeat(400_000)}x"/>`)],
])('handles %s quickly', (_name, text) => {
  // Quadratic time would exceed the test's timeout.
  try {
    cleanSvg(text);
  } catch (error) {
    expect(error).toBeInstanceOf(PictureProblem);
  }
});

test('allows in texts what is forbidden in styles', () => {
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
  ['an address behind a comment', svg('<style>a{fill:u<!-- -->rl(//a.test/b)}</style>')],
  ['an address behind CDATA', svg('<style>a{fill:u<![CDATA[rl(//a.test/b)]]></style>')],
  ['an address behind line breaks', svg('<path fill="u\n\nrl(https://a.test/b#c)" d="M0 0"/>')],
  ['an address between two strings', svg('<style>a{d:"/*";fill:url(//a.test/b);d:"*/"}</style>')],
  ['a rule whose sign is apart', svg('<style>@ <!-- -->import "//a.test/b";</style>')],
  ['an address behind an element', svg('<style>a{fill:u<g/>rl(//a.test/b)}</style>')],
  ['an address behind white space of no style', svg('<path fill="url(\u00a0#a)" d="M0 0"/>')],
  [
    'an address with another prefix',
    svg('<image xmlns:x="http://www.w3.org/1999/xlink" x:href="https://a.test/b.png"/>'),
  ],
  ['elements of HTML', svg('<g xmlns="http://www.w3.org/1999/xhtml"><title>a</title></g>')],
  ['two roots', svg('') + svg('')],
  ['a sign that XML has not', svg('<title>&#1;</title>')],
  ['bytes that are not UTF-8', svg('<title>caf\uFFFD</title>')],
  ['no name of its language', svg('').replace(' xmlns="http://www.w3.org/2000/svg"', '')],
  ['half of its elements', svg('<path d="M0 0h9"/>').replace('</svg>', '')],
  ['half of its first tag', svg('').slice(0, 40)],
  ['300 groups in each other', svg('<g>'.repeat(300) + '</g>'.repeat(300))],
  [
    'groups that show each other a billion times',
    svg(
      Array.from({ length: 30 }, (_, index) => {
        const use = `<use href="#g${index - 1}"/>`;
        return `<g id="g${index}">${use}${use}</g>`;
      }).join(''),
    ),
  ],
  ['a size that is a share', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="50%"/>'],
  ['a size without end', svg('').replace('30 20', '1e999 20')],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['no XML', '<svg><path></svg>'],
])('rejects an SVG with %s', (_name, text) => {
  expect(() => cleanSvg(text)).toThrow(/^Its? /);
});

const hostile = [
  'url(https://a.test/b)',
  "url('//a.test/b')",
  'url(c.svg#a)',
  'src("//a.test/b")',
  'image-set("//a.test/b" 1x)',
  '-webkit-image-set("//a.test/b" 1x)',
  'image("//a.test/b")',
  '@import "//a.test/b";',
  'https://a.test/b.png',
  'other.svg#a',
  'javascript:alert(1)',
  'data:image/svg+xml;base64,AAAA',
  'data:text/html,1',
  '#a',
  'url(#a)',
  'red',
  'data:image/png;base64,AAAA',
];
/** Text to insert between letters. Cleaning removes some of it, and browsers ignore some. */
const between = [
  ...[
    '<!---->',
    '<!-- url( -->',
    '<![CDATA[',
    ']]>',
    '<g/>',
    '<metadata/>',
    '<?a b?>',
    '</style><style>',
  ],
  ...[
    '\n',
    '\n\n',
    '\r\n\t',
    ' ',
    '\u00a0',
    '\u2028',
    '\ufeff',
    '&#10;',
    '&#10;&#10;',
    '&#x75;',
    '&amp;',
  ],
  ...[
    '/*',
    '*/',
    '/**/',
    '"',
    "'",
    '"/*"',
    '\\',
    '\\75 ',
    '(',
    ')',
    ';',
    '}',
    '{',
    '&#92;',
    '%',
    'U',
    '',
  ],
];
const elements =
  'g path use image style text title desc a script foreignObject set animate svg switch pattern feImage iframe x:g x:script STYLE'.split(
    ' ',
  );
const attributes =
  'style fill filter href xlink:href x:href src x:src xml:base base id class data-a onload ONCLICK xmlns xmlns:x clip-path mask cursor d'.split(
    ' ',
  );
const namespaces = [
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/1999/xlink',
];

/** An SVG as an attacker might write it to get past the cleaning. */
function hostileSvg(below: (count: number) => number): string {
  const one = (values: readonly string[]) => values[below(values.length)] ?? '';
  const value = (isText: boolean) => {
    let text = one(hostile);
    for (let count = below(3); count > 0; count -= 1) {
      const at = below(text.length + 1);
      text = text.slice(0, at) + one(between) + text.slice(at);
    }
    return isText ? text : text.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  };
  const element = (depth: number): string => {
    const name = below(4) === 0 ? one(elements) : 'style';
    const names = Array.from({ length: below(3) }, () => one(attributes));
    const written = Array.from(new Set(names), (attribute) => {
      const isNamespace = attribute.startsWith('xmlns');
      return ` ${attribute}="${isNamespace ? one(namespaces) : value(false)}"`;
    });
    const inner = depth < 3 && below(3) === 0 ? element(depth + 1) : value(true);
    return `<${name}${written.join('')}>${inner}</${name}>`;
  };
  const inner = Array.from({ length: 1 + below(2) }, () => element(0)).join('');
  return svg(inner, ' xmlns:x="http://www.w3.org/1999/xlink"');
}

test('accepted SVGs load and run nothing, and do not change when cleaned again', () => {
  const below = randomBelow(seed);
  let accepted = 0;
  for (let count = 0; count < (isFullRun ? 200_000 : 4000); count += 1) {
    const original = hostileSvg(below);
    let text: string;
    try {
      ({ text } = cleanSvg(original));
    } catch (error) {
      expect(error, original).toBeInstanceOf(PictureProblem);
      continue;
    }
    accepted += 1;
    expect(cleanSvg(text).text, original).toBe(text);
    expect(dangersIn(text), original).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(100);
});

/** What a browser would load or run in an SVG. */
function dangersIn(text: string): string[] {
  const found: string[] = [];
  const look = (css: string) => {
    const unescaped = css.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex: string, sign: string) =>
      hex ? String.fromCodePoint(Number.parseInt(hex, 16) % 0x110000) : sign,
    );
    for (const [, address = ''] of unescaped.matchAll(/url\((.{0,40})/gis)) {
      if (!/^[ \t\r\n\f]*["']?(?:#|data:image\/(?:png|jpe?g|webp|gif);)/.test(address))
        found.push(css);
    }
    if (/@import|(?:^|[^\w-])(?:src|image|(?:-webkit-)?image-set)\(/i.test(unescaped))
      found.push(css);
  };
  const enter = ({ name, attributes: nodeAttributes, children }: XastElement) => {
    const local = name.replace(/^.*:/, '');
    if (/^(?:script|foreignObject|a|set|animate|feImage|iframe)$/i.test(local)) found.push(name);
    if (/^style$/i.test(local)) {
      look(children.map((child) => ('value' in child ? child.value : '')).join(''));
    }
    for (const [attribute, value] of Object.entries(nodeAttributes)) {
      const [localName, prefix] = attribute.split(':').reverse();
      if (attribute === 'xmlns' && value !== namespaces[0]) found.push(value);
      if (attribute === 'xmlns' || prefix === 'xmlns') continue;
      if (/^on/i.test(localName ?? '')) found.push(attribute);
      const isAddress = /^(?:href|src|base)$/.test(localName ?? '');
      if (isAddress && !/^[ \t\r\n\f]*(?:#|data:image\/(?:png|jpe?g|webp|gif);)/.test(value)) {
        found.push(value);
      }
      look(value);
    }
  };
  optimize(text, { plugins: [{ name: 'look', fn: () => ({ element: { enter } }) }] });
  return found;
}
