import { expect, test } from 'vitest';
import { applyEdits } from '../../schema/diagnose/index.ts';
import { type Diagnostic, diagnose } from '../../schema/index.ts';
import { pages, site } from '../../tests/tools/wrongValues.ts';
import { withValue } from '../changes/merge.ts';
import { documentNames } from './documentNames.ts';
import { problemOf } from './problems.ts';

const text = `{
  "path": "/x",
  "blocks": [{ "type": "heroo", "subheadlin": "A long text" }]
}`;
const file = { name: 'pages/x.json', text };
const place = { file: file.name, line: 3, column: 15, endLine: 3, endColumn: 20 };

function diagnostic(rest: Partial<Diagnostic>): Diagnostic {
  return {
    ...place,
    severity: 'error',
    rule: 'a-rule',
    id: 'a-rule',
    message: 'A message.',
    path: [],
    ...rest,
  };
}

test('offers the likely correction as a change of the text and the document', () => {
  const at = text.indexOf('"heroo"');
  const suggest = [{ offset: at, length: 7, text: '"hero"' }];
  const { offers = [] } = problemOf(diagnostic({ suggest }), 'x.json', file);
  expect(offers).toEqual([
    {
      label: 'Use “Hero”',
      edits: suggest,
      change: { path: ['blocks', 0, 'type'], value: 'hero' },
    },
  ]);
});

test('offers to rename or remove an unknown field', () => {
  const at = text.indexOf('"subheadlin"');
  const fix = [{ offset: at, length: 12, text: '"subheadline"' }];
  const path = ['blocks', 0, 'subheadlin'];
  const { offers = [] } = problemOf(diagnostic({ rule: 'unknown-field', path, fix }), 'x', file);
  expect(offers.map(({ label }) => label)).toEqual([
    'Move it to “subheadline”',
    'Remove the field “subheadlin”',
  ]);
  const results = offers.map(({ edits }) => JSON.parse(applyEdits(text, edits)).blocks[0]);
  expect(results).toEqual([{ type: 'heroo', subheadline: 'A long text' }, { type: 'heroo' }]);
  for (const { edits, change } of offers) {
    if (!change) throw new Error('Both change the document.');
    const after = withValue(JSON.parse(text), change.path, change.value);
    expect(after).toEqual(JSON.parse(applyEdits(text, edits)));
  }
});

test('an offer that changes no value, or fixes invalid JSON, changes only the text', () => {
  const spaces = [{ offset: 1, length: 3, text: '\n' }];
  const [offer] = problemOf(diagnostic({ fix: spaces }), 'x', file).offers ?? [];
  expect(offer).toEqual({ label: 'Fix it', edits: spaces });
  const broken = { name: 'x', text: '[1 2, {]' };
  const comma = [{ offset: 2, length: 0, text: ',' }];
  const [written] = problemOf(diagnostic({ fix: comma }), 'x', broken).offers ?? [];
  expect(written).toEqual({ label: 'Write ,', edits: comma });
});

const whole = `{
  "path": "/x",
  "title": "In {dayz} days",
  "blocks": [
    { "type": "hero", "headline": "H", "href": "/restorationn", "phone": "mainn" },
    { "type": "embed", "headline": "E", "source": "lead-form", "height": 600 },
    { "type": "timeline", "headline": "L", "unit": "days", "items": [{ "title": "M", "at": 31 }] },
    { "type": "prose", "headline": "P", "paragraphs": "One" },
    { "type": "hero", "eyebrow": "A", "subheadlin": "B" }
  ]
}`;

test.each([
  ['600', '640', 'Use 640'],
  ['31', '32', 'Use 32'],
  ['"/restorationn"', '"/restoration"', 'Use /restoration'],
  ['"mainn"', '"main"', 'Use main'],
  ['dayz', 'days', 'Use days'],
  ['"H"', '"Hello"', 'Use “Hello”'],
  ['"lead-form"', '"blog"', 'Use “The blog”'],
  ['"One"', '["One"]', 'Make it a list of one entry'],
  ['"One"', '[["One"], ["Two"]]', 'Make it a list of one entry'],
  ['"One"', '{ "a": 1 }', 'Fix it'],
  ['"subheadlin"', '"subheadline"', 'Move it to “Subheadline”'],
  ['"eyebrow": "A", "subheadlin"', '"subheadline"', 'Use “B” as “Subheadline”'],
  ['"eyebrow": "A", "subheadlin": "B"', '"headline": "A", "subheadline": "B"', 'Fix it'],
  [', "height": 600', '', 'Remove the field “Height”'],
])('labels the change from %s to %s as %s', (from, to, label) => {
  const fix = [{ offset: whole.indexOf(from), length: from.length, text: to }];
  const [offer] = problemOf(diagnostic({ fix }), 'x', { name: 'x', text: whole }).offers ?? [];
  expect(offer?.label).toBe(label);
  expect(offer?.edits).toEqual(fix);
});

test('a message starts with the labels of the form, and has typographic quotation marks', () => {
  const path = ['blocks', 0, 'subheadlin'];
  const message = 'There is no field "subheadlin" here.';
  const found = diagnostic({ path, severity: 'warning', message, suggestion: 'Remove it.' });
  expect(problemOf(found, 'x.json', file)).toEqual({
    ...{ file: 'x.json', title: 'x.json', path, line: 3, column: 15 },
    ...{ severity: 'warning', rule: 'a-rule', suggestion: 'Remove it.' },
    message: 'Block 1 › Subheadlin: There is no field “subheadlin” here.',
  });
  expect(problemOf(diagnostic({}), 'x.json', file)).toMatchObject({ message: 'A message.' });
});

test('a field of another kind of form is named by its label', () => {
  const action = '"leadForm": { "action": "https://forms.piano.test/f/1", ';
  const text = site.text.replace(/"leadForm": \{/, action);
  const { diagnostics } = diagnose(pages, { ...site, text }, { files: [] });
  const found = diagnostics.filter(({ id }) => id === 'form-fields/both');
  expect(found.map((one) => problemOf(one, 'site.json', { ...site, text }).message)).toEqual([
    'Form › Sent to: This has no effect on a provider’s form.',
  ]);
});

test('a button replaces the question that it answers', () => {
  const fix = [{ offset: text.indexOf('"heroo"'), length: 7, text: '"hero"' }];
  const found = diagnostic({ fix, suggestion: 'Did you mean "hero"?' });
  expect(problemOf(found, 'x.json', file)).not.toHaveProperty('suggestion');
  expect(problemOf(found, 'x.json', file, false)).toHaveProperty('suggestion');
});

test('an unlinked page links to the menu, and can be added to it if the menu has a title', () => {
  const page = {
    name: 'pages/x.json',
    text: '{ "path": "/x", "title": "Quiet rooms", "description": "No noise." }',
  };
  const found = diagnostic({ rule: 'unlinked-page' });
  const about = (menu: string | undefined) =>
    problemOf(found, 'x.json', page, true, {
      ...{ pageOf: () => undefined, nameOf: documentNames(new Map()), menu },
    });
  expect(about('Services').elsewhere).toEqual({
    label: 'Open the menu of the site',
    ...{ file: 'site.json', path: ['header', 'services', 'groups'] },
  });
  expect(about('Services').offers).toEqual([
    {
      ...{ label: 'Add to the “Services” menu', edits: [] },
      menuEntry: { path: '/x', title: 'Quiet rooms', description: 'No noise.' },
    },
  ]);
  expect(about(undefined).offers).toBeUndefined();
  expect(about('S'.repeat(60)).offers?.[0]?.label).toBe('Fix it');
  expect(problemOf(diagnostic({}), 'x.json', page)).not.toHaveProperty('elsewhere');
  const unused = problemOf(diagnostic({ rule: 'unused-file' }), 'site.json', page);
  expect(unused.elsewhere?.file).toBe('pictures');
});

test('offers each version of an unfinished merge, even if its branch has a long name', () => {
  const edits = (offset: number) => [{ offset, length: 1, text: '' }];
  const branch = 'feature/the-texts-of-all-pages-for-the-summer-of-next-year';
  const versions = [
    { name: 'HEAD', edits: edits(0) },
    { name: branch, edits: edits(1) },
  ];
  const { offers } = problemOf(diagnostic({ versions }), 'x.json', file);
  expect(offers).toEqual([
    { label: 'Keep the first version (HEAD)', edits: edits(0) },
    { label: 'Keep the second version', edits: edits(1) },
  ]);
});

test('explains a missing field in the words of the form, without JSON', () => {
  const wordsOf = (...blocks: object[]) => {
    const own = { path: '/x', title: 'X', description: 'x'.repeat(80), blocks };
    const page = { name: 'pages/x.json', text: JSON.stringify(own) };
    return diagnose([...pages, page], site, { files: [] })
      .diagnostics.filter(({ file: where, path }) => where === page.name && path.length === 3)
      .map((one) => problemOf(one, page.name, page));
  };
  const words = [
    ...wordsOf({ type: 'embed', url: 'https://forms.example.com/a' }),
    ...wordsOf({ type: 'hero' }, { type: 'list', headline: 'Included' }),
  ];
  expect(words.map(({ message, suggestion }) => [message, suggestion])).toEqual([
    [
      'Embed › Name: Screen readers need a title for this frame.',
      'Say what the frame shows. Example: “Map of our shop”',
    ],
    [
      'Hero › Headline: This field is missing.',
      'The headline: what the visitor gets. Example: “Your headline: what the visitor gets”',
    ],
    [
      'List › Points: This field is missing.',
      'The lines: plain text, or a title with a description and an icon.',
    ],
  ]);
});
