// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { applyEdits, editsOf } from './fix.ts';
import { diagnose } from './index.ts';

const siteText = readFileSync('tests/second-site/site.json', 'utf8');
const names = ['home.json', 'restoration.json', 'visit.json', 'not-found.json'];
const texts = new Map(
  names.map((name) => [name, readFileSync(`tests/second-site/${name}`, 'utf8')]),
);

/** Diagnoses the second site after a change of one of its files, and gives the mistakes in short. */
function mistakes(name: string, change: (text: string) => string) {
  const changed = (file: string, text: string) => (file === name ? change(text) : text);
  const pages = Array.from(texts, ([file, text]) => ({ name: file, text: changed(file, text) }));
  const { diagnostics, content } = diagnose(pages, {
    name: 'site.json',
    text: changed('site.json', siteText),
  });
  expect(content === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  return diagnostics;
}

const replace = (from: string, to: string) => (text: string) => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

test('documents without a mistake have no diagnostics', () => {
  expect(mistakes('home.json', (text) => text)).toEqual([]);
});

describe('one mistake gives one diagnostic, at its place, with the mend', () => {
  test.each([
    [
      'unknown block type',
      'home.json',
      '"hero"',
      '"heros"',
      'unknown-block-type',
      'Block 1 has an unknown block type "heros".',
      'Did you mean "hero"?',
    ],
    [
      'misspelt field',
      'home.json',
      '"subheadline"',
      '"subheadlin"',
      'unknown-field',
      'Block 1 (hero) has no field "subheadlin".',
      'Did you mean "subheadline"?',
    ],
    [
      'missing field',
      'visit.json',
      '"source": "lead-form",',
      '',
      'missing-field',
      '"source" is missing in block 2 (embed).',
      'Which of the two addresses of site.json: "lead-form" or "blog".',
    ],
    [
      'text for a number',
      'home.json',
      '"number": 2',
      '"number": "2"',
      'wrong-kind',
      '"number" in block 2 (process), item 2 must be a number, but it is text.',
      undefined,
    ],
    [
      'empty text',
      'home.json',
      '"Listen"',
      '""',
      'empty',
      '"title" in block 2 (process), item 1 is empty.',
      undefined,
    ],
    [
      'text that is too long',
      'home.json',
      '"How a tuning goes"',
      `"${'x'.repeat(75)}"`,
      'too-long',
      '"headline" in block 2 (process) is 5 characters too long: it has 75, and 70 fit.',
      undefined,
    ],
    [
      'frame height outside the three',
      'visit.json',
      '"height": 600',
      '"height": 700',
      'unknown-value',
      '"height" in block 2 (embed) cannot be 700.',
      'Write one of: 600, 768, 850.',
    ],
    [
      'address that is none',
      'visit.json',
      '"#request"',
      '"request"',
      'wrong-form',
      undefined,
      undefined,
    ],
    [
      'path of another page',
      'visit.json',
      '"path": "/visit"',
      '"path": "/restoration"',
      'duplicate-path',
      'The path "/restoration" belongs to restoration.json already.',
      'Give this page a path of its own.',
    ],
    [
      'anchor that no block has',
      'visit.json',
      '"#request"',
      '"#requests"',
      'broken-link',
      'No block of this page has the id "requests", so "#requests" leads nowhere.',
      'Did you mean "request"?',
    ],
    [
      'hero without an address where no block is "hero-form"',
      'home.json',
      '"href": "/restoration",',
      '',
      'broken-link',
      'No block of this page has the id "hero-form", so "#hero-form" leads nowhere.',
      undefined,
    ],
    [
      'phone that site.json does not name',
      'home.json',
      '"workshop"',
      '"workshp"',
      'broken-link',
      'site.json has no phone number named "workshp".',
      'Did you mean "workshop"?',
    ],
    [
      'unknown fact',
      'home.json',
      '{tuning-time}',
      '{tuning-tim}',
      'unknown-fact',
      '{tuning-tim} is not a fact of site.json.',
      'Did you mean "tuning-time"?',
    ],
    [
      'menu entry without a page',
      'site.json',
      '"href": "/visit"',
      '"href": "/visits"',
      'broken-link',
      'No page has the path "/visits".',
      'Did you mean "/visit"?',
    ],
    [
      'malformed e-mail',
      'site.json',
      '"bench@piano.example.org"',
      '"bench at piano"',
      'wrong-form',
      '"bench" in "emails" is not an e-mail address. Write it as in "hello@example.com".',
      undefined,
    ],
    [
      'missing home page',
      'home.json',
      '"path": "/"',
      '"path": "/start"',
      'required-pages',
      'No document has the path "/" (the home page).',
      'Add a document with "path": "/".',
    ],
    [
      'second hero',
      'visit.json',
      '"blocks": [',
      '"blocks": [{ "type": "hero", "headline": "Again" },',
      'one-hero',
      'Block 2 is a second hero; a page has one main headline.',
      'Use another block type, such as prose or cta-band.',
    ],
    [
      'same title twice',
      'visit.json',
      '"Visit the workshop"',
      '"Piano restoration"',
      'duplicate-text',
      'The title is the same as in restoration.json.',
      'Say what only this page offers.',
    ],
    [
      'list entry of a wrong kind',
      'restoration.json',
      '"Strings and pins"',
      '7',
      'wrong-kind',
      'Block 2 (list), item 2 cannot be a number.',
      undefined,
    ],
    [
      'misspelt field of a list entry',
      'restoration.json',
      '"Strings and pins"',
      '{ "title": "Strings", "descripton": "x" }',
      'unknown-field',
      'Block 2 (list), item 2 has no field "descripton".',
      'Did you mean "description"?',
    ],
  ])('%s', (_name, file, from, to, rule, message, suggestion) => {
    const found = mistakes(file, replace(from, to));
    expect(found).toHaveLength(1);
    const [diagnostic] = found;
    expect(diagnostic?.rule).toBe(rule);
    if (message) expect(diagnostic?.message).toBe(message);
    if (suggestion) expect(diagnostic?.suggestion).toBe(suggestion);
    expect(diagnostic?.message).not.toMatch(/expected|received|invalid_|regex|\[\d/i);
  });

  test('the place is that of the wrong words, without their quotation marks', () => {
    const [found] = mistakes('home.json', replace('"hero"', '"heros"'));
    expect(found).toMatchObject({
      file: 'home.json',
      line: 7,
      column: 16,
      endLine: 7,
      endColumn: 21,
    });
  });
});

describe('a mistake with one safe answer', () => {
  test.each([
    ['trailing comma', 'visit.json', '"height": 600', '"height": 600,'],
    ['missing comma', 'home.json', '"path": "/",', '"path": "/"'],
    ['curly quotes', 'home.json', '"Listen"', '“Listen”'],
    ['single quotes', 'home.json', '"Listen"', "'Listen'"],
    ['byte order mark', 'home.json', '{\n  "path"', '\ufeff{\n  "path"'],
    ['field name without quotation marks', 'home.json', '"path":', 'path:'],
    ['misspelt field', 'home.json', '"headline": "How', '"headlin": "How'],
    ['misspelt block type', 'home.json', '"process"', '"proces"'],
    ['number written as text', 'home.json', '"number": 2', '"number": "2"'],
    ['height written as text', 'visit.json', '"height": 600', '"height": "600"'],
  ])('is mended, and nothing else changes: %s', (_name, file, right, wrong) => {
    const original = texts.get(file) ?? '';
    expect(original).toContain(right);
    const broken = original.replace(right, wrong);
    const found = mistakes(file, () => broken);
    expect(found).toHaveLength(1);
    expect(applyEdits(broken, editsOf(found))).toBe(original);
  });

  test('a comment goes with the spaces before it', () => {
    const original = texts.get('home.json') ?? '';
    const broken = original.replace('"path": "/",', '"path": "/", // the home page');
    expect(applyEdits(broken, editsOf(mistakes('home.json', () => broken)))).toBe(original);
  });

  test('quotation marks inside a text are escaped', () => {
    const wrong = (texts.get('home.json') ?? '').replace('By ear,', 'By "ear" alone,');
    const found = mistakes('home.json', () => wrong);
    expect(found.map(({ rule }) => rule)).toEqual(['inner-quote']);
    expect(applyEdits(wrong, editsOf(found))).toContain('"By \\"ear\\" alone, from');
  });
});

test('a page that nothing links to is a warning, and the site can be built', () => {
  const extra = (texts.get('visit.json') ?? '')
    .replace('"/visit"', '"/strings"')
    .replace('Visit the workshop', 'Strings')
    .replace('Where the workshop is', 'Where the strings are');
  const pages = [...texts].map(([name, text]) => ({ name, text }));
  const { diagnostics, content } = diagnose([...pages, { name: 'extra.json', text: extra }], {
    name: 'site.json',
    text: siteText,
  });
  expect(diagnostics).toMatchObject([
    { rule: 'unlinked-page', severity: 'warning', file: 'extra.json', line: 2 },
  ]);
  expect(diagnostics[0]?.message).toBe('No menu, footer or other page links to "/strings".');
  expect(content?.pages).toHaveLength(5);
});

describe('several mistakes in one file', () => {
  test('are all reported, each at its place', () => {
    const found = mistakes('home.json', (text) =>
      text
        .replace('"path": "/",', '"path": "/"')
        .replace('"Listen"', '“Listen”')
        .replace('"number": 3,', '"number": 3,,')
        .replace('"title": "Play"', '\'title\': "Play"'),
    );
    expect(found.map(({ rule }) => rule)).toEqual([
      'missing-comma',
      'smart-quotes',
      'doubled-comma',
      'single-quotes',
    ]);
  });
});

describe('text that is not JSON', () => {
  test.each([
    '',
    '   ',
    '{',
    '[',
    'null',
    '7',
    '"text"',
    '{"path": }',
    '{"a": 1,}',
    '// no',
    '\u0000',
  ])('%j gives a diagnostic and never throws', (text) => {
    const found = mistakes('visit.json', () => text);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ file }) => file === 'visit.json')).toBe(true);
  });
});
