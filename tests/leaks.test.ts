// @vitest-environment node
// Whether the search of tests/browser/leaks.spec.ts finds what it looks for: each thing is planted in the form in which a build
// writes it.
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtFile } from './tools/builtFile.ts';
import { type Belongings, belongingsOf, leaksIn, sharedMarks } from './tools/leaks.ts';

let clinic: Belongings;
let firm: Belongings;
let first: Belongings;
beforeAll(async () => {
  [clinic, firm, first] = await Promise.all([
    belongingsOf('tests/fixtures/clinic'),
    belongingsOf('tests/fixtures/law-firm'),
    belongingsOf('pages-json'),
  ]);
});

/** What is found of other companies in a file of the law firm's site. */
async function foundIn(name: string, content: string | Buffer): Promise<string[]> {
  const file = await builtFile(name, Buffer.from(content));
  return [clinic, first].flatMap((other) =>
    leaksIn([file], firm, other).map(({ kind, what }) => `${kind}: ${what}`),
  );
}

const planted: [what: string, file: string, content: string, found: string][] = [
  [
    'a name in a document',
    'index.html',
    '<h3>Dr. Hanna&nbsp;Lindner</h3>',
    'name: Dr. Hanna Lindner',
  ],
  [
    'a name in a script',
    'assets/a.js',
    'x("Zahnarztpraxis\\u00a0Lindenhof")',
    'name: Zahnarztpraxis Lindenhof',
  ],
  ['a street', 'index.json', '{"text":"Musterstraße 14"}', 'name: Musterstraße 14'],
  ['a number as it is written', 'index.html', '<a>0221 4710&nbsp;123</a>', 'phone: 2214710123'],
  ['a number as it is dialled', 'index.html', '<a href="tel:+492214710123">', 'phone: 2214710123'],
  [
    'an e-mail address',
    'assets/site.json',
    '"praxis@lindenhof.example.com"',
    'address: praxis@lindenhof.example.com',
  ],
  [
    'the address of the site',
    'sitemap.xml',
    '<loc>https://lindenhof.example.com/</loc>',
    'address: lindenhof.example.com',
  ],
  [
    'the address of a form',
    '_headers',
    'frame-src https://formulare.example.com/termin',
    'address: formulare.example.com/termin',
  ],
  [
    'a headline with tags in it',
    'index.html',
    '<h1>Vier <span>Zimmer</span>, eine Linde</h1>',
    'text: vier zimmer eine linde',
  ],
  [
    'a part of a text',
    'assets/a.js',
    't`…erst einmal umsehen…, darf sich gern erst einmal`',
    'text: darf sich gern erst',
  ],
  [
    'a text of an attribute',
    'index.html',
    '<img alt="Der Empfang mit der runden Uhr">',
    'text: empfang mit der runden',
  ],
  ['a link to a page', 'index.html', '<a href="/ueber-uns#anfang">', 'path: /ueber-uns'],
  ['a page', 'leistungen.html', '', 'path: /leistungen'],
  ['a picture', 'assets/wartezimmer-w-xUEhWD-780.avif', '', 'file: wartezimmer'],
  ['a drawing', 'assets/access-control-B8ozv5.svg', '', 'file: access-control'],
  ['a file of a demonstration', 'demo/lead-form.html', '', 'file: lead-form'],
  [
    'a label of a drawing',
    'assets/a.svg',
    '<text x="1">electric strike</text>',
    'label: electric strike',
  ],
  ['the same label in German', 'assets/a.svg', '<text>Türöffner</text>', 'label: Türöffner'],
  ['a color', 'assets/a.css', 'a{color:#C2456B}', 'color: #c2456b'],
  ['a color with an opacity', 'assets/a.css', 'a{color:#c2456b80}', 'color: #c2456b'],
  [
    'a color in another notation',
    'assets/a.css',
    'a{color:rgb(31 79 209 / 50%)}',
    'color: #1f4fd1',
  ],
  [
    'a color of a picture in an address',
    'index.html',
    '<link href="data:image/svg+xml,fill=\'%231f4fd1\'">',
    'color: #1f4fd1',
  ],
];

describe('what is of another company is found', () => {
  test.each(planted)('%s', async (_, name, content, found) => {
    expect(await foundIn(name, content)).toContain(found);
  });

  test('a color of an icon', async () => {
    const icon = sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f4fd1' } });
    expect(await foundIn('icon-192.png', await icon.png().toBuffer())).toEqual(['color: #1f4fd1']);
  });

  test('a mark in another color', async () => {
    const header = (color: string, mark: string) =>
      `<header><a class="x" href="/"><svg fill="${color}">${mark}</svg>Name</a><svg><path d="M9 9"/></svg></header>`;
    const [one, same, other] = await Promise.all(
      [
        header('#111', '<path d="M0 0"/>'),
        header('#222', '<path d="M0 0"/>'),
        header('#111', '<path d="M1 1"/>'),
      ].map((html) => builtFile('index.html', Buffer.from(html))),
    );
    if (!one || !same || !other) throw new Error('Each has a file.');
    expect(sharedMarks([one], [same], 'another')).toHaveLength(1);
    expect(sharedMarks([one], [other], 'another')).toEqual([]);
  });
});

test('what is a company’s own, what is in common and what is grey is no leak', async () => {
  expect(await foundIn('index.html', '<h1>Este expediente no consta</h1> Elena Ferrer')).toEqual(
    [],
  );
  expect(await foundIn('404.html', '<a href="/">404</a>')).toEqual([]);
  expect(await foundIn('assets/a.css', 'a{color:#fff;background:#0c0d0e;fill:#6b1f33}')).toEqual(
    [],
  );
});
