import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { richTextExtensions } from './extensions.ts';
import { linkFor } from './linkFor.ts';
import { htmlOf, pastedHtml, pastedText } from './pasted.ts';

const schema = getSchema(richTextExtensions({ isSingle: false, onLink: () => {} }));

const site = {
  url: 'https://piano.test',
  phones: { workshop: '(218) 555-0142' },
  emails: { bench: 'bench@piano.test' },
};
const read = (html: string) => pastedHtml(html, (address) => linkFor(address, site));

// Clipboard HTML of Word, shortened: styles, conditional comments, bullets as text.
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit"/></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-size:12.0pt;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1><span style='font-family:Calibri'>How we tune<o:p></o:p></span></h1>
<p class=MsoNormal>We tune <b style='mso-bidi-font-weight:normal'>every
string</b>, see <a href="https://piano.test/visit"><span style='color:#0563C1'>our&nbsp;shop</span></a> or <i>call</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Uprights<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><!--[endif]-->Grands <b>too</b></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span>Open the lid</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span>Listen<a href="#_ftn1">[1]</a></p>
<p class=MsoNormal>Ask <a href="mailto:bench@piano.test?subject=Hi">us</a>, <a href="tel:+1-218-555-0142">ring</a>, or open <a href="file:///C:/prices.docx">the prices</a>.</p>
<!--EndFragment--></body></html>`;

test('reads paragraphs, bold words, links and both kinds of list from Word', () => {
  expect(read(word)).toEqual([
    'How we tune',
    [
      'We tune ',
      { strong: 'every string' },
      ', see ',
      { text: 'our shop', href: '/visit' },
      ' or call.',
    ],
    { list: ['Uprights', ['Grands ', { strong: 'too' }]] },
    { list: ['Open the lid', 'Listen[1]'], numbered: true },
    [
      'Ask ',
      { text: 'us', href: 'mailto:bench?subject=Hi' },
      ', ',
      { text: 'ring', href: 'tel:workshop' },
      ', or open the prices.',
    ],
  ]);
});

// Clipboard HTML of Google Docs: a non-bold <b> around everything, bold as a weight, nested lists, <br> between paragraphs.
const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e">
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">Tuned in </span><span style="font-size:11pt;font-weight:700;">an hour</span><span style="font-weight:400;"> at </span><a href="https://example.org/shops" style="text-decoration:none;"><span style="color:#1155cc;font-weight:700;">these shops</span></a></p><br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Strings</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr"><span style="font-weight:400;">of steel</span></p></li></ul><li dir="ltr"><p dir="ltr"><span style="font-weight:400;">Hammers</span><span><br /></span><span>of felt</span></p></li></ul>
<ol><li><p><span style="font-weight:400;">Open</span></p></li></ol></b><br class="Apple-interchange-newline">`;

test('reads the same from Google Docs', () => {
  expect(read(googleDocs)).toEqual([
    [
      'Tuned in ',
      { strong: 'an hour' },
      ' at ',
      { text: 'these shops', href: 'https://example.org/shops' },
    ],
    { list: ['Strings', 'of steel', 'Hammers of felt'] },
    { list: ['Open'], numbered: true },
  ]);
});

const page = `<html><body><!--StartFragment--><article><h2 class="t">Prices</h2>
<script>alert(1)</script><style>p { color: red }</style>
<p onclick="alert(1)">From <strong>$90</strong>.<br>Ask <a href="javascript:alert(1)">now</a> or <a href="http://old.test/a">there</a>.</p>
<ul class="x"><li>One <em>and</em> a half</li><li><p>Two</p></li><li><a href="/faq"></a></li></ul>
<table><tr><td>A</td><td><img src="x" onerror="alert(1)">B</td></tr></table>
<div>Soft&shy;ly &lt;b&gt; <span style="font-weight: bold">spoken</span>   </div></article><!--EndFragment--></body></html>`;

test('reads the same from a web page, without scripts', () => {
  expect(read(page)).toEqual([
    'Prices',
    ['From ', { strong: '$90' }, '.'],
    ['Ask now or ', { text: 'there', href: 'http://old.test/a' }, '.'],
    { list: ['One and a half', 'Two'] },
    'A · B',
    ['Softly <b> ', { strong: 'spoken' }],
  ]);
});

test('joins list points from Word for the web, where each one is a separate list', () => {
  const point = (text: string) =>
    `<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-listid="3" role="listitem"><p class="Paragraph"><span class="TextRun">${text}</span><span class="EOP">&nbsp;</span></p></li></ul></div>`;
  expect(read(point('One') + point('Two'))).toEqual([{ list: ['One', 'Two'] }]);
});

test('reads plain text as one paragraph per line, and bullets and numbers as lists', () => {
  expect(
    pastedText(
      'We tune.\r\n\r\n• Strings\n- Hammers\n1. Open\n2) Listen\n2024 was a year',
      asWritten,
    ),
  ).toEqual([
    'We tune.',
    { list: ['Strings', 'Hammers'] },
    { list: ['Open', 'Listen'], numbered: true },
    '2024 was a year',
  ]);
});

const asWritten = (address: string) => address;

test('reads the Markdown of a chat assistant', () => {
  const text =
    '## Opening **hours**\n\nWe are **open** daily, see [the page](https://piano.test/visit).\n- **Strings** [x](javascript:y)';
  const link = (address: string) => (address.startsWith('https') ? '/visit' : undefined);
  expect(pastedText(text, link)).toEqual([
    [{ strong: 'Opening hours' }],
    ['We are ', { strong: 'open' }, ' daily, see ', { text: 'the page', href: '/visit' }, '.'],
    { list: [[{ strong: 'Strings' }, ' x']] },
  ]);
});

test('a row of a spreadsheet is one line, as text and as HTML', () => {
  const rows = ['Sourdough · 4.20', 'Rye · 3.90'];
  expect(pastedText('Sourdough\t4.20\nRye\t\t3.90', asWritten)).toEqual(rows);
  expect(
    read(
      '<table><tr><td>Sourdough</td><td><p>4.20</p></td></tr><tr><td>Rye</td><td></td><td>3.90</td></tr></table>',
    ),
  ).toEqual(rows);
  // A layout keeps its paragraphs.
  const layout = '<table><tr><td><p>One</p><p>Two</p></td><td>Three</td></tr></table>';
  expect(read(layout)).toEqual(['One', 'Two', 'Three']);
});

test('joins the lines of a PDF, with hyphens where the word may have one', () => {
  const pdf = `We tune pianos in homes and in concert halls. Each sen-
tence of a report is written by the person who did the work,
and each sentence is checked by another. A well-
known school has been with us since 1987.
Second paragraph of this text that is long enough to be a full line
of it.`;
  expect(pastedText(pdf, asWritten)).toEqual([
    'We tune pianos in homes and in concert halls. Each sentence of a report is written by the person who did the work, and each sentence is checked by another. A well-known school has been with us since 1987.',
    'Second paragraph of this text that is long enough to be a full line of it.',
  ]);
  const lines = [
    'A list of rooms with their own instruments',
    'Another line of the same length, or so',
  ];
  expect(pastedText(lines.join('\n'), asWritten)).toEqual(lines);
});

test.each<[string, string, ReturnType<typeof read>]>([
  ['a line break starts a paragraph', '<p>One<br>Two</p>', ['One', 'Two']],
  [
    'a line break in a list point becomes a space',
    '<ul><li>One<br>Two</li></ul>',
    [{ list: ['One Two'] }],
  ],
  [
    'adjacent lists remain separate',
    '<ul><li>A</li></ul><ul><li>B</li></ul>',
    [{ list: ['A'] }, { list: ['B'] }],
  ],
  [
    'a paragraph splits a list',
    '<ol><li>A</li></ol><p>B</p><ol><li>C</li></ol>',
    [{ list: ['A'], numbered: true }, 'B', { list: ['C'], numbered: true }],
  ],
  ['a weight of 600 is bold', '<p><span style="font-weight:600">A</span></p>', [[{ strong: 'A' }]]],
  ['a weight of 500 is not bold', '<p><span style="font-weight:500">A</span></p>', ['A']],
  [
    'a normal weight inside bold text is not bold',
    '<b>A <span style="font-weight:400">B</span></b>',
    [[{ strong: 'A ' }, 'B']],
  ],
  ['invisible characters are dropped', 'A\u200b\u2060\ufeffB', ['AB']],
  [
    'forms and pictures are dropped',
    '<p>A<svg><text>B</text></svg><select><option>C</option></select></p>',
    ['A'],
  ],
  ['a link without an address is text', '<p><a name="top">Top</a></p>', ['Top']],
  [
    'table rows and definition terms are paragraphs',
    '<table><tr><th>A</th><td>B</td></tr></table><dl><dt>C</dt><dd>D</dd></dl>',
    ['A · B', 'C', 'D'],
  ],
  [
    'multiple spaces between words become one',
    '<p> A  <b> B </b> C </p>',
    [['A ', { strong: 'B ' }, 'C']],
  ],
])('%s', (_what, html, paragraphs) => {
  expect(read(html)).toEqual(paragraphs);
});

test.each<[string, string, boolean | undefined]>([
  ['a bullet', '·', undefined],
  ['the letter o', 'o', undefined],
  ['a number', '12.', true],
  ['a number in parentheses', '(3)', true],
  ['a letter', 'b)', true],
  ['a Roman number', 'viii.', true],
])('reads the kind of list from a Word marker: %s', (_what, marker, numbered) => {
  const point = `<p style="mso-list:l0 level1"><span style="mso-list:Ignore">${marker}</span>Open</p>`;
  expect(read(point)).toEqual([{ list: ['Open'], ...(numbered && { numbered }) }]);
});

test('keeps HTML special characters as text, even in links and bold words', () => {
  const written = [['a < b & "c"', { strong: '<b>' }, { text: '&', href: '/a?b="c"&d' }]];
  expect(pastedHtml(htmlOf(written, schema), (address) => address)).toEqual(written);
});

test.each([
  ['https://piano.test/visit/', '/visit'],
  ['https://piano.test/', '/'],
  ['https://piano.test', 'https://piano.test'],
  ['https://piano.test/#top', '/#top'],
  [' tel:+1 218 555 0142 ', 'tel:workshop'],
  ['tel:5550142', 'tel:workshop'],
  // Too short to be unambiguous.
  ['tel:550142', undefined],
  ['mailto:bench', 'mailto:bench'],
  ['mailto:BENCH@piano.test', undefined],
  ['HTTP://old.test/a', 'HTTP://old.test/a'],
  ['//old.test/a', undefined],
  ['https://piano.test/a?b=c', 'https://piano.test/a?b=c'],
  ['https://piano.test.evil/visit', 'https://piano.test.evil/visit'],
  ['/faq', '/faq'],
  ['tel:218-555-0142', 'tel:workshop'],
  // Copied from this site.
  ['tel:workshop', 'tel:workshop'],
  ['MAILTO:bench@piano.test', 'mailto:bench'],
  // A short number, such as that of the police, is not the end of a longer one.
  ['tel:142', undefined],
  ['sms:+12185550142?body=Hi', 'sms:workshop'],
  ['https://wa.me/12185550142', 'whatsapp:workshop'],
  ['https://wa.me/447700900123', 'https://wa.me/447700900123'],
  ['https://wa.me/12185550142?text=Hi', 'https://wa.me/12185550142?text=Hi'],
  ['whatsapp:workshop', 'whatsapp:workshop'],
  ['tel:', undefined],
  ['http://old.test/a', 'http://old.test/a'],
  ['mailto:other@piano.test', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the address %s becomes %s', (address, link) => {
  expect(linkFor(address, site)).toBe(link);
});
