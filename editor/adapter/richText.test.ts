import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraph } from '../../schema/fields.ts';
import { pageSchema } from '../../schema/index.ts';
import { forEachField } from '../../schema/inspect.ts';
import { documentsIn } from '../../tests/tools/documentsIn.ts';
import { richTextExtensions } from '../fields/richText/extensions.ts';
import { markdownIn, withoutMarkdown } from './markdown.ts';
import {
  fromRichText,
  isParagraph,
  type RichParagraph,
  toRichText,
  withUnchanged,
} from './richText.ts';

const schema = getSchema(richTextExtensions({ isSingle: false, onLink: () => undefined }));

/** The paragraphs that a field returns when nobody changed them. */
function shownAndRead(paragraphs: readonly RichParagraph[]): RichParagraph[] {
  const doc = schema.nodeFromJSON(toRichText(paragraphs));
  doc.check();
  return withUnchanged(fromRichText(doc), paragraphs);
}

test.each<[string, RichParagraph]>([
  ['plain text', 'We answer the same day.'],
  ['characters with a meaning in Markdown or HTML', '2 * 3 [six] **so** - {city} \\ <b> &amp;'],
  ['links and bold words', ['See ', { text: 'the FAQ', href: '/faq' }, ' or ', { strong: 'call' }]],
  ['a list', { list: ['Your name', ['Your ', { strong: 'email' }]] }],
  ['a numbered list', { list: ['First', 'Second'], numbered: true }],
])('shows %s and reads it back unchanged', (_name, value) => {
  expect(fromRichText(schema.nodeFromJSON(toRichText([value])))).toEqual([value]);
});

const folders = [
  'pages-json',
  'tests/fixtures/site',
  'tests/fixtures/second-site',
  'tests/fixtures/clinic',
  'tests/fixtures/law-firm',
];

test('returns every paragraph of every document unchanged', () => {
  let count = 0;
  for (const { text } of folders.flatMap(documentsIn)) {
    forEachField(pageSchema, JSON.parse(text), (_path, value, field) => {
      if (field.kind !== 'list' || !Array.isArray(value)) return;
      const isOfParagraphs = field.structure === 'list' && field.entry === paragraph;
      if (!isOfParagraphs || !value.every(isParagraph)) return;
      count += value.length;
      expect(JSON.stringify(shownAndRead(value))).toBe(JSON.stringify(value));
    });
  }
  expect(count).toBeGreaterThan(150);
});

const text = fc.string({ minLength: 1, unit: fc.constantFrom('a', 'é', ' ', '*', '[', '\n', '<') });
const filled = text.filter((each) => each.trim() !== '');
const piece = fc.oneof(
  text,
  filled.map((strong) => ({ strong })),
  fc.record({ text: filled, href: fc.constantFrom('/faq', '/', 'https://a.test') }),
);
const words = fc.oneof(
  filled,
  fc.tuple(filled, fc.array(piece)).map(([first, rest]) => [first, ...rest]),
);
const anyParagraph: fc.Arbitrary<RichParagraph> = fc.oneof(
  words,
  fc
    .record({ list: fc.array(words, { minLength: 1, maxLength: 4 }), numbered: fc.boolean() })
    .map(({ list, numbered }) => (numbered ? { list, numbered } : { list })),
);

test('keeps the notation of unchanged paragraphs when others are added, replaced, moved or removed', () => {
  fc.assert(
    fc.property(
      fc.array(anyParagraph, { minLength: 1, maxLength: 8 }),
      fc.nat(),
      anyParagraph,
      fc.constantFrom('add', 'remove', 'replace', 'move'),
      (before, seed, other, change) => {
        const place = seed % before.length;
        const moved = before[0] ?? '';
        const after = {
          add: before.toSpliced(place, 0, other),
          remove: before.toSpliced(place, 1),
          replace: before.toSpliced(place, 1, other),
          move: [...before.slice(1), moved],
        }[change];
        const doc = schema.nodeFromJSON(toRichText(after));
        doc.check();
        const read = withUnchanged(fromRichText(doc), before);
        const isNew = (value: RichParagraph) => value === other;
        expect(read).toHaveLength(after.length);
        after.forEach((value, index) => {
          // Of two paragraphs with the same text in different notations, either may have moved.
          if (!isNew(value) && change !== 'move') {
            const [shown] = fromRichText(schema.nodeFromJSON(toRichText([value])));
            const same = before.filter(
              (each) =>
                JSON.stringify(fromRichText(schema.nodeFromJSON(toRichText([each])))[0]) ===
                JSON.stringify(shown),
            );
            if (same.length === 1) expect(read[index]).toEqual(value);
          }
        });
      },
    ),
    { seed: 18, numRuns: 1500 },
  );
});

test('compares the points of each list with the old points of the same list', () => {
  const first: RichParagraph = { list: [['One', ' piece']] };
  const second: RichParagraph = { list: [['Two', ' pieces'], 'Three'] };
  expect(
    withUnchanged([{ list: ['One piece'] }, { list: ['Two pieces', 'Four'] }], [first, second]),
  ).toEqual([first, { list: [['Two', ' pieces'], 'Four'] }]);
});

test('keeps `numbered: false` unless the list becomes numbered', () => {
  const list: RichParagraph = { list: ['One', 'Two'], numbered: false };
  const written = (paragraphs: RichParagraph[]) =>
    withUnchanged(fromRichText(schema.nodeFromJSON(toRichText(paragraphs))), [list]);
  expect(isParagraph(list)).toBe(true);
  expect(written([list])).toEqual([list]);
  expect(written([{ list: ['One', 'Three'] }])).toEqual([{ ...list, list: ['One', 'Three'] }]);
  const numbered = { ...list, numbered: true };
  expect(written([numbered])).toEqual([numbered]);
});

test('keeps adjacent links to different addresses separate, and joins adjacent pieces of one link', () => {
  const link = (text: string, href: string) => ({ text, href });
  const paragraphs: RichParagraph[] = [
    [link('A', '/a'), link('B', '/b'), link('B', '/b'), { strong: 'C' }, link('D', '/b')],
  ];
  expect(fromRichText(schema.nodeFromJSON(toRichText(paragraphs)))).toEqual([
    [link('A', '/a'), link('BB', '/b'), { strong: 'C' }, link('D', '/b')],
  ]);
});

test('drops empty pieces and paragraphs, and joins adjacent pieces with equal marks', () => {
  const paragraphs: RichParagraph[] = [
    '',
    '  ',
    { list: ['', 'a', []] },
    { list: [''] },
    ['a', 'b', { strong: ' ' }, 'c', { strong: 'd' }, { strong: 'e' }],
  ];
  expect(fromRichText(schema.nodeFromJSON(toRichText(paragraphs)))).toEqual([
    { list: ['a'] },
    ['ab c', { strong: 'de' }],
  ]);
});

test.each([
  [7],
  [{ text: 'a', link: '/' }],
  [[{ text: 'a', href: '/', title: 'b' }]],
  [{ list: ['a'], start: 3 }],
  [{ list: ['a'], numbered: 1 }],
])('%j is not a paragraph', (value) => {
  expect(isParagraph(value)).toBe(false);
});

test('applies complete Markdown marks, and leaves unclosed ones as text', () => {
  expect(markdownIn(['2 * 3 = 6, ** and [sic]', ['a', { strong: '**b**' }]])).toBe('none');
  expect(markdownIn(['a **b'])).toBe('open');
  expect(markdownIn(['a b**'])).toBe('open');
  expect(markdownIn(['** a **', '[a] (b)', '[](b)'])).toBe('open');
  expect(markdownIn(['[a](b c)'])).toBe('open');
  expect(markdownIn([])).toBe('none');
  expect(markdownIn([{ list: ['a', ['see [the FAQ](']] }])).toBe('open');
  const marked: RichParagraph[] = [
    ['a **b** c [d](/faq)', { strong: 'e' }],
    { list: ['**f**'], numbered: true },
    '**g',
  ];
  expect(markdownIn(marked)).toBe('whole');
  expect(withoutMarkdown(marked)).toEqual([
    ['a ', { strong: 'b' }, ' c ', { text: 'd', href: '/faq' }, { strong: 'e' }],
    { list: [[{ strong: 'f' }]], numbered: true },
    '**g',
  ]);
});

test('shows empty paragraphs and lists as a block to write in', () => {
  const empty = { type: 'paragraph', content: [] };
  expect(toRichText([])).toEqual({ type: 'doc', content: [empty] });
  expect(toRichText([{ list: [] }]).content).toEqual([
    { type: 'bulletList', content: [{ type: 'listItem', content: [empty] }] },
  ]);
  expect(toRichText([['', { strong: '' }]]).content).toEqual([empty]);
});
