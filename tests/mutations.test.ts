// @module-tag slow
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnose } from '../schema/index.ts';
import { documentsIn } from './tools/documentsIn.ts';
import { isFullRun } from './tools/walk.ts';

const folder = 'tests/fixtures/site';
const files = documentsIn(folder);
const site = files.find(({ name }) => name === 'site.json') ?? { name: '', text: '' };
const pages = files.filter((file) => file !== site);

/** A kind of mistake: the places where it can be made, the resulting text, and the expected message. */
type Mistake = {
  name: string;
  at: RegExp;
  make: (found: string) => string;
  /** A pattern that at least one message must match. */
  says?: RegExp;
};

const mistakes: Mistake[] = [
  { name: 'comma too many after a field', at: /",\n/g, make: () => '",,\n', says: /comma/ },
  { name: 'missing comma after a field', at: /",\n/g, make: () => '"\n', says: /comma/ },
  { name: 'comma before a brace', at: /"(?=\n\s*\})/g, make: () => '",', says: /comma/ },
  { name: 'missing colon', at: /": /g, make: () => '" ', says: /colon/ },
  {
    name: 'missing closing quotation mark',
    at: /[a-z.]",\n/g,
    make: (found) => found.replace('"', ''),
    says: /quotation mark/,
  },
  {
    name: 'curly quotation marks',
    at: /: "[A-Z][^"\n]*"/g,
    make: (found) => found.replace('"', '“').replace(/"$/, '”'),
    says: /curly/,
  },
  {
    name: 'single quotation marks',
    at: /: "[A-Z][^"'\n]*"/g,
    make: (found) => found.replaceAll('"', "'"),
    says: /single/,
  },
  {
    name: 'field name without quotation marks',
    at: /"headline":/g,
    make: () => 'headline:',
    says: /headline/,
  },
  { name: 'comment', at: /",\n/g, make: () => '",  // note\n', says: /comments/ },
  { name: 'misspelled field', at: /"headline":/g, make: () => '"headlin":', says: /"headlin"/ },
  {
    name: 'misspelled block type',
    at: /"type": "hero"/g,
    make: () => '"type": "herro"',
    says: /"herro"/,
  },
  {
    name: 'unknown block type',
    at: /"type": "[a-z-]+"/g,
    make: () => '"type": "carousel"',
    says: /"carousel"/,
  },
  {
    name: 'empty text',
    at: /"headline": "[^"]*"/g,
    make: () => '"headline": ""',
    says: /This text is empty/,
  },
  {
    name: 'text that is too long',
    at: /"headline": "[^"]*"/g,
    make: () => `"headline": "${'word '.repeat(20)}"`,
    says: /too long/,
  },
  {
    name: 'number for a text',
    at: /"headline": "[^"]*"/g,
    make: () => '"headline": 7',
    says: /This must be text/,
  },
  {
    name: 'list for a text',
    at: /"headline": "[^"]*"/g,
    make: () => '"headline": []',
    says: /This must be text/,
  },
  {
    name: 'nothing for a text',
    at: /"headline": "[^"]*"/g,
    make: () => '"headline": null',
    says: /This must be text/,
  },
  {
    name: 'unknown icon',
    at: /"icon": "[^"]*"/g,
    make: () => '"icon": "dinosaur"',
    says: /"dinosaur"/,
  },
  {
    name: 'unknown drawing',
    at: /"drawing": "[^"]*"/g,
    make: () => '"drawing": "castle"',
    says: /"castle"/,
  },
  {
    name: 'link to nowhere',
    at: /"href": "\/[a-z-]+"/g,
    make: () => '"href": "/nowhere-at-all"',
    says: /"\/nowhere-at-all"/,
  },
  {
    name: 'anchor to nowhere',
    at: /"href": "#lead-form"/g,
    make: () => '"href": "#nothing-here"',
    says: /nothing-here/,
  },
  {
    name: 'link of a forbidden kind',
    at: /"href": "[^"]*"/g,
    make: () => '"href": "javascript:alert(1)"',
    says: /cannot start with javascript:/,
  },
  { name: 'unknown phone', at: /"phone": "main"/g, make: () => '"phone": "mian"', says: /"mian"/ },
  {
    name: 'unknown fact',
    at: /\{install-days\}/g,
    make: () => '{instal-days}',
    says: /\{instal-days\}/,
  },
  {
    name: 'rating outside 1 to 5',
    at: /"rating": 5/g,
    make: () => '"rating": 9',
    says: /The maximum is 5/,
  },
  {
    name: 'rating as text',
    at: /"rating": 5/g,
    make: () => '"rating": "5"',
    says: /must be a whole number/,
  },
  {
    name: 'height outside the three',
    at: /"height": (?:600|768|850)\b/g,
    make: () => '"height": 640',
    says: /640/,
  },
  { name: 'missing comma between blocks', at: /\},(?=\n\s+\{)/g, make: () => '}', says: /comma/ },
  {
    name: 'duplicate field',
    at: /"type": "prose",\n/g,
    make: (found) => `${found}"type": "prose",\n`,
    says: /"type" appears twice/,
  },
  {
    name: 'prototype key',
    at: /"type": "prose",\n/g,
    make: (found) => `${found}"__proto__": {},\n`,
    says: /__proto__/,
  },
  {
    name: 'extra closing brace',
    at: /\n\}\n$/g,
    make: () => '\n}}\n',
    says: /no matching opening bracket/,
  },
  {
    name: 'missing last brace',
    at: /\n\}\n$/g,
    make: () => '\n',
    says: /ends before its last bracket/,
  },
  {
    name: 'quotation marks inside a text',
    at: /"headline": "(\w+)/g,
    make: (found) => found.replace(/(\w+)$/, 'A "$1" one'),
    says: /quotation mark inside/,
  },
  {
    name: 'tab inside a text',
    at: /"headline": "(\w+)/g,
    make: (found) => `${found}\t`,
    says: /tab/,
  },
  { name: 'invisible space', at: /": "/g, make: () => '":\u00a0"', says: /space/ },
  {
    name: 'backslash alone',
    at: /"headline": "(\w+)/g,
    make: (found) => `${found}\\d`,
    says: /backslash/i,
  },
  {
    name: 'title that is too long',
    at: /"title": "[^"]*",\n {2}"description"/g,
    make: (found) => found.replace(/: "/, `: "${'long '.repeat(13)}`),
    says: /too long/,
  },
  {
    name: 'path without a slash',
    at: /"path": "\//g,
    make: () => '"path": "',
    says: /not a valid page address/,
  },
  {
    name: 'wrong layout',
    at: /"layout": "[^"]*"/g,
    make: () => '"layout": "grid"',
    says: /"grid"/,
  },
];

const perDocument = isFullRun ? 24 : 2;

test('reports 39 kinds of mistakes in every document in the right line and plain words', () => {
  expect(mistakes).toHaveLength(39);
  const wrong: string[] = [];
  let cases = 0;
  for (const file of pages) {
    for (const mistake of mistakes) {
      const places = [...file.text.matchAll(mistake.at)];
      const step = Math.max(1, Math.floor(places.length / perDocument));
      for (const place of places.filter((_, index) => index % step === 0).slice(0, perDocument)) {
        cases += 1;
        const made = mistake.make(place[0]);
        const text =
          file.text.slice(0, place.index) + made + file.text.slice(place.index + place[0].length);
        const line = text.slice(0, place.index).split('\n').length;
        const lines = made.split('\n').length;
        const { diagnostics, content } = diagnose(
          pages.map((page) => (page === file ? { name: file.name, text } : page)),
          site,
        );
        const [first] = diagnostics;
        const problem =
          content !== undefined || !first
            ? 'was not found'
            : diagnostics.length > 2
              ? `gave ${diagnostics.length} messages`
              : diagnostics.some((found) => found.file !== file.name)
                ? `was found in ${diagnostics.map((found) => found.file)}`
                : first.line < line || first.line > line + lines
                  ? `was found in line ${first.line} and not ${line}: ${first.message}`
                  : mistake.says && !diagnostics.some(({ message }) => mistake.says?.test(message))
                    ? `says: ${first.message}`
                    : diagnostics.some(({ message }) =>
                          /\b(?:expected|received|undefined|regex)\b|invalid_|\[\d/i.test(message),
                        )
                      ? `speaks like a program: ${first.message}`
                      : undefined;
        if (problem) wrong.push(`${mistake.name}, ${file.name}:${line}: ${problem}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(cases).toBeGreaterThanOrEqual(isFullRun ? 2000 : 500);
});

test('returns diagnostics for any file content, and never throws', () => {
  const home = pages.find(({ name }) => name === 'home.json')?.text ?? '';
  const cut = fc
    .tuple(fc.nat(home.length), fc.nat(30), fc.string({ maxLength: 12, unit: 'binary' }))
    .map(([at, length, text]) => home.slice(0, at) + text + home.slice(at + length));
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json(), cut);
  fc.assert(
    fc.property(anything, (text) => {
      const { diagnostics, content } = diagnose([{ name: 'a.json', text }], site);
      return content === undefined && diagnostics.length > 0;
    }),
    { numRuns: 1500 },
  );
});

test.each([
  ['brackets', '['.repeat(900_000)],
  ['quotation marks', '"'.repeat(900_000)],
  ['commas', `[${','.repeat(900_000)}]`],
  ['a text', `{"a":"${'x'.repeat(900_000)}"}`],
  ['lines', '{\n'.repeat(400_000)],
])('handles a megabyte of %s', (_name, text) => {
  const { content } = diagnose([{ name: 'a.json', text }], site);
  expect(content).toBeUndefined();
});
