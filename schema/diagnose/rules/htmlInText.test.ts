import { expect, test } from 'vitest';
import { diagnoseWith, texts } from '../../../tests/rules/ruleExamples.ts';
import { paragraphsMeantBy } from '../paragraphsMeantBy.ts';

/** The rules that report this text in a headline. */
function rulesFor(text: string): string[] {
  const input = JSON.stringify(text).slice(1, -1);
  const document = (texts.get('visit.json') ?? '').replace('Come in and play', () => input);
  return diagnoseWith('visit.json', document, false).diagnostics.map(({ rule }) => rule);
}

test.each([
  'Two <b>hours</b>',
  'Two hours<br>and tea',
  'Two hours<br/>and tea',
  'Two <EM>hours</EM>',
  '<div class="calendly-inline-widget" data-url="x">',
  '<video controls>',
  '<gallery-widget data-id="7"></gallery-widget>',
  'Tea &amp; cake',
  'Caf&eacute;',
  'B&Bs; gen&uuml;gt',
  '&#252;ber',
  '<!-- Form -->',
  'Two **hours** of work',
  'See [our prices](/prices)',
  'Two *hours* of work',
  '> Two hours of work',
  '| Work | Hours |',
  '✓ Two hours of work',
  'Write to mailto:bench@piano.test',
])('reports %s as markup', (text) => {
  expect(rulesFor(text)).toEqual(['markup-in-text']);
});

test.each([
  '<script src="https://js.example.com/v2.js" async></script>',
  '<script src="https://widget.example.com/w.js"></script>',
  '<iframe src=x></iframe>',
  '<iframe src="https://forms.example.com/a"',
])('reports %s as code', (text) => {
  expect(rulesFor(text)).toEqual(['code-in-text']);
});

test.each([
  'It starts in < 10 seconds',
  'It starts in <10 seconds, or > 5',
  'a < b and b > c',
  'Parts <-> labor',
  'We <3 pianos',
  'Liebe Kolleg*innen und Patient*innen',
  'The file_name of a snake_case song',
  'Q&A; R&D; AT&T',
  'B&Bs; M&Ms; and tea',
  'Tea & cake',
  'Mind the gap [1] (or not)',
  '2 * 3 * 4 ** hours',
  'AC | DC',
])('accepts %s as plain text', (text) => {
  expect(rulesFor(text)).toEqual([]);
});

test.each<[input: string, meant: unknown[] | undefined]>([
  ['<p>Two h&ouml;urs.</p><p>And tea.</p>', ['Two höurs.', 'And tea.']],
  ['Two hours.<br>And <b>tea</b>.', ['Two hours.', ['And ', { strong: 'tea' }, '.']]],
  ['See [prices](/prices).', [['See ', { text: 'prices', href: '/prices' }, '.']]],
  ['See <a href="/prices">prices</a>', [['See ', { text: 'prices', href: '/prices' }]]],
  ['Ours: <ul><li>Tea</li><li>Cake</li></ul>', ['Ours:', { list: ['Tea', 'Cake'] }]],
  ['A picture: <img src="x.jpg">', undefined],
])('reads %s as paragraphs', (input, meant) => {
  expect(paragraphsMeantBy(input)).toEqual(meant);
});
