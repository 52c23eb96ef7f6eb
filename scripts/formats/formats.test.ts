import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../schema/index.ts';
import { formatFixedPlaces } from './fixedPlaces.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatPretty } from './pretty.ts';

const mistake = {
  ...{ file: 'home.json', line: 2, column: 3, endLine: 2, endColumn: 6, path: [] },
  ...{ severity: 'error', rule: 'unknown-field', id: 'unknown-field', message: 'No such field.' },
} as const satisfies Diagnostic;
const warning = {
  ...mistake,
  severity: 'warning',
  rule: 'too-short',
  line: 3,
  endLine: 3,
} as const;

function report(text: string, ...diagnostics: Diagnostic[]) {
  return { diagnostics, files: [{ name: 'home.json', text }], milliseconds: 1234 };
}

test('prints the place, the message, the marked line, the suggestion, and the rule', () => {
  const printed = formatPretty(
    report('{\n  abc: 1\n}', { ...mistake, suggestion: 'Did you mean "abd"?' }),
  );
  expect(printed.split('\n').slice(0, 9)).toEqual([
    ...['home.json:2:3  No such field.', '', '  1 | {', '  2 |   abc: 1', '        ^^^'],
    ...['', '  Did you mean "abd"?', '', '  docs/rules.md#unknown-field'],
  ]);
  expect(printed).toMatch(/\n1 document checked in 1\.23 s: 1 error, 0 warnings\.$/);
});

test('removes terminal control characters from lines and file names', () => {
  const name = 'home\u001b[2J.json';
  const lines = '{ "a\u001b[31m": 1,\n  abc\u009b7m\u202e: "\u0007\t",\n}';
  const many = Array.from({ length: 101 }, () => ({ ...mistake, file: name }));
  const printed = formatPretty({ ...report('', ...many), files: [{ name, text: lines }] });
  expect(printed).toContain('home\ufffd[2J.json:2:3');
  expect(printed).toContain('1 | { "a\ufffd[31m": 1,');
  expect(printed).toContain('2 |   abc\ufffd7m\ufffd: "\ufffd ",');
  expect(printed).toContain('home\ufffd[2J.json has 1 more.');
  expect(printed).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

test('prints how many diagnostics --fix can fix, and marks each of them', () => {
  const fixable = { ...mistake, fix: [{ offset: 0, length: 0, text: '' }] };
  expect(formatPretty(report('{}', fixable))).toMatch(/Run with --fix to fix it\.$/);
  expect(formatPretty(report('{}', fixable, mistake))).toMatch(
    /Run with --fix to fix 1 of them\.$/,
  );
  expect(formatPretty(report('{}', fixable, mistake)).match(/#unknown-field.*/g)).toEqual([
    '#unknown-field · --fix',
    '#unknown-field',
  ]);
  expect(formatPretty(report('{}', mistake))).not.toContain('--fix');
});

test('prints the errors after the warnings of all files, next to the counts', () => {
  const printed = formatPretty(report('{}', mistake, { ...warning, file: 'z.json' }));
  expect(printed.match(/#[\w-]+/g)).toEqual(['#too-short', '#unknown-field']);
  expect(printed).toMatch(/ s: 1 error, 1 warning\.$/);
});

test('a GitHub annotation escapes special characters, and warnings are warnings', () => {
  const odd = { ...warning, file: 'a,b:100%.json', message: 'See %20.\nAnd more.' };
  expect(formatGithub(report('', mistake, odd)).split('\n')).toEqual([
    '::error file=home.json,line=2,col=3,endLine=2,endColumn=6,title=unknown-field::No such field.',
    '::warning file=a%2Cb%3A100%25.json,line=3,col=3,endLine=3,endColumn=6,title=too-short::See %2520.%0AAnd more.',
  ]);
});

test('JSON contains the severity, and marks only certain edits as fixes', () => {
  const edits = [{ offset: 2, length: 3, text: 'abd' }];
  const both = report('{\n  abc: 1\n}', { ...mistake, suggest: edits }, { ...warning, fix: edits });
  const { diagnostics, summary } = JSON.parse(formatJson(both));
  expect(diagnostics).toMatchObject([
    { severity: 'error', fixable: false, edits, suggestion: null },
    { severity: 'warning', fixable: true, edits },
  ]);
  expect(summary).toEqual({ files: 1, errors: 1, warnings: 1, ms: 1234 });
});

test('JSON has exactly the fields documented in docs/changing-code.md', () => {
  const edits = [{ offset: 2, length: 3, text: 'abd' }];
  const full = {
    ...mistake,
    ...{ suggestion: 'Choose one.', where: 'title', fix: edits, publish: ['a.json'] },
    ...{ versions: [{ name: 'main', edits }], isOfSite: true as const },
  };
  const { diagnostics, ...rest } = JSON.parse(formatJson(report('{\n  abc: 1\n}', full)));
  const guide = readFileSync('docs/changing-code.md', 'utf8');
  const section = guide.split('## Programs that call validate')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((row) => row.split('|')[1]?.match(/\w+/g) ?? []);
  expect(Object.keys(diagnostics[0]).sort()).toEqual(documented.sort());
  expect(rest).toEqual({ summary: { files: 1, errors: 1, warnings: 0, ms: 1234 } });
});

test('prints a fixed place on one short line', () => {
  const where = { file: 'a\n.json', line: 1, column: 2 };
  const place = { ...where, rule: 'comma', message: 'A comma is missing here.' };
  const seen = { ...place, before: 'a\r\n  b', after: 'x'.repeat(100) };
  expect(formatFixedPlaces([seen, { ...place, before: '\ufeff{', after: '{' }])).toBe(
    [
      `fixed a\ufffd.json:1:2  A comma is missing here.  a b -> ${'x'.repeat(60)}…`,
      'fixed a\ufffd.json:1:2  A comma is missing here.',
    ].join('\n'),
  );
});

test('aligns line numbers and the mark in a file with CRLF line endings', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `  "field${index + 1}": ${index + 1},`);
  const text = lines.join('\r\n');
  const place = { line: 10, endLine: 10, column: 5, endColumn: 5 };
  expect(
    formatPretty(report(text, { ...mistake, ...place }))
      .split('\n')
      .slice(2, 5),
  ).toEqual(['   9 |   "field9": 9,', '  10 |   "field10": 10,', '           ^']);
});

test('cuts a line to 100 characters, starting 40 before a place after column 80', () => {
  const text = Array.from({ length: 30 }, (_, index) => `${index}`.padStart(10, '.')).join('');
  const shownAt = (column: number) => {
    const place = { ...mistake, line: 1, endLine: 1, column, endColumn: column + 150 };
    const [, , line = '', mark = ''] = formatPretty(report(text, place)).split('\n');
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
  const later = { ...mistake, line: 9, endLine: 9 };
  const both = formatPretty(report('{}', mistake, { ...mistake, file: 'b.json' }, later)).split(
    '\n',
  );
  expect(both.flatMap((line) => /^\S+:\d+(?=:)/.exec(line)?.[0] ?? [])).toEqual([
    ...['home.json:2', 'home.json:9', 'b.json:2'],
  ]);
  expect(formatPretty(report('{}'))).toBe('1 document checked in 1.23 s: 0 errors, 0 warnings.');
});
