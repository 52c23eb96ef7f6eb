import { expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/index.ts';
import { formatFixedPlaces } from './fixedPlaces.ts';
import { formatJson } from './json.ts';
import { formatPretty } from './pretty.ts';

const lines = Array.from({ length: 12 }, (_, index) => `  "field${index + 1}": ${index + 1},`);
const files = [
  { name: 'home.json', text: lines.join('\r\n') },
  { name: 'b.json', text: '{}' },
];

function mistake(rest: Partial<Diagnostic> = {}): Diagnostic {
  return {
    ...{ file: 'home.json', line: 1, column: 3, endLine: 1, endColumn: 11 },
    ...{
      severity: 'error',
      rule: 'empty',
      id: 'empty',
      message: 'It is empty.',
      path: ['blocks', 0],
    },
    ...rest,
  };
}

const report = (...diagnostics: Diagnostic[]) => ({ diagnostics, files, milliseconds: 1235.6 });
const pretty = (...diagnostics: Diagnostic[]) => formatPretty(report(...diagnostics)).split('\n');

test('aligns line numbers and the mark in a file with CRLF line endings', () => {
  const place = { line: 10, endLine: 10 };
  expect(pretty(mistake({ ...place, column: 5, endColumn: 5 })).slice(2, 5)).toEqual([
    '   9 |   "field9": 9,',
    '  10 |   "field10": 10,',
    '           ^',
  ]);
});

test('cuts a line to 100 characters, starting 40 before a place after column 80', () => {
  const text = Array.from({ length: 30 }, (_, index) => `${index}`.padStart(10, '.')).join('');
  const shownAt = (column: number) => {
    const place = { column, endColumn: column + 150 };
    const [, , line = '', mark = ''] = formatPretty({
      ...report(mistake(place)),
      files: [{ name: 'home.json', text }],
    }).split('\n');
    return {
      line: line.slice(6),
      start: mark.length - mark.trimStart().length - 6,
      mark: mark.trim(),
    };
  };
  expect(shownAt(80)).toEqual({ line: text.slice(0, 100), start: 79, mark: '^'.repeat(100) });
  expect(shownAt(81)).toEqual({ line: text.slice(41, 141), start: 39, mark: '^'.repeat(100) });
});

test('groups diagnostics by file, and prints only the count if there are none', () => {
  const both = pretty(mistake(), mistake({ file: 'b.json' }), mistake({ line: 2, endLine: 2 }));
  expect(both.filter((line) => /^\S+:\d/.test(line)).map((line) => line.split(' ')[0])).toEqual([
    'home.json:1:3',
    'home.json:2:3',
    'b.json:1:3',
  ]);
  expect(both.at(-1)).toBe('2 documents checked in 1.24 s: 3 errors, 0 warnings.');
  expect(pretty()).toEqual(['2 documents checked in 1.24 s: 0 errors, 0 warnings.']);
});

test('JSON has the data that programs need, without internals of the editor', () => {
  const fix = [{ offset: 2, length: 0, text: 'a' }];
  const suggest = [{ offset: 4, length: 0, text: 'b' }];
  const wrong = mistake({ suggestion: 'Write it.', fix, suggest, publish: ['b.json'] });
  expect(JSON.parse(formatJson(report(wrong, mistake({ severity: 'warning' }))))).toEqual({
    diagnostics: [
      {
        ...{ file: 'home.json', line: 1, column: 3, endLine: 1, endColumn: 11 },
        ...{
          severity: 'error',
          rule: 'empty',
          id: 'empty',
          message: 'It is empty.',
          path: ['blocks', 0],
        },
        ...{ suggestion: 'Write it.', fixable: true, edits: fix },
      },
      {
        ...{ file: 'home.json', line: 1, column: 3, endLine: 1, endColumn: 11 },
        ...{
          severity: 'warning',
          rule: 'empty',
          id: 'empty',
          message: 'It is empty.',
          path: ['blocks', 0],
        },
        ...{ suggestion: null, fixable: false, edits: [] },
      },
    ],
    summary: { files: 2, errors: 1, warnings: 1, ms: 1236 },
  });
});

test('prints each fixed place on a line, cut after 60 characters', () => {
  const place = { file: 'a.json', line: 1, column: 2, rule: 'comma', message: 'An end.' };
  const whole = 'x'.repeat(60);
  expect(
    formatFixedPlaces([
      { ...place, before: whole, after: '' },
      { ...place, line: 3, before: `${whole}x`, after: 'y' },
    ]),
  ).toBe(`fixed a.json:1:2  An end.  ${whole} -> \nfixed a.json:3:2  An end.  ${whole}… -> y`);
});
