import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diagnose } from '../diagnose.ts';
import { applyEdits } from '../edits.ts';

const folder = 'tests/fixtures/second-site';
const site = { name: 'site.json', text: readFileSync(`${folder}/site.json`, 'utf8') };
const document = readFileSync(`${folder}/visit.json`, 'utf8');
const [firstLine, ...otherLines] = document.split('\n');

/** The errors of a page with this content. */
function errorsIn(text: string) {
  const { diagnostics } = diagnose([{ name: 'visit.json', text }], site);
  return diagnostics.filter(({ file, severity }) => file === 'visit.json' && severity === 'error');
}

/** The text after applying the fixes of its errors. */
function fixed(text: string): string {
  return applyEdits(
    text,
    errorsIn(text).flatMap(({ fix = [] }) => fix),
  );
}

test.each([
  ['YAML', 'path: /visit\ntitle: Visit us\nblocks:\n  - type: hero\n'],
  ['a web page', '<!DOCTYPE html>\n<style>p { margin: 0 }</style>\n<p>Visit us</p>\n'],
  ['a letter', 'Welcome to the workshop. We restore pianos.\n\nCome in.\n'],
  ['a word processor document', '{\\rtf1\\ansi Welcome}'],
  ['another kind of file', 'PK\u0003\u0004 %PDF-1.7'],
  ['UTF-16', document.replaceAll(/./gs, '$&\0')],
])('reports %s instead of a document as one error', (_name, text) => {
  const errors = errorsIn(text);
  expect(errors).toMatchObject([{ rule: 'unreadable-file', line: 1 }]);
  expect(errors[0]).not.toHaveProperty('fix');
});

const half = document.slice(0, 700);
test.each([
  ['itself', document + document],
  ['the end of an older version', document + document.slice(-120)],
  ['its beginning before it', half + document],
  ['itself inside', half + document + document.slice(700)],
])('suggests keeping the one complete document of a file with %s', (_what, text) => {
  const errors = errorsIn(text);
  expect(errors).toMatchObject([{ rule: 'extra-text' }]);
  expect(errors[0]).not.toHaveProperty('fix');
  expect(applyEdits(text, errors[0]?.suggest ?? []).trim()).toBe(document.trim());
});

test('leaves the choice between two different documents to the author', () => {
  const errors = errorsIn(document + document.replace('Come in', 'Walk in'));
  expect(errors).toMatchObject([{ rule: 'extra-text' }]);
  expect(errors[0]).not.toHaveProperty('suggest');
});

test.each([
  ['a Markdown fence', '```json\n', '```\n'],
  ['a fence without a language', '\n````\n', '````'],
  ['a default export', 'export default ', ';\n'],
  ['a constant', 'export const page = ', ';'],
  ['a TypeScript constant', 'export const page: Page = ', ';\n'],
  ['a CommonJS module', 'module.exports = ', '\n'],
])('reports %s around a document as one error, and --fix removes it', (_name, before, after) => {
  const text = `${before}${document.trimEnd()}${after === '\n' ? '' : `\n${after}`}`;
  const errors = errorsIn(text);
  expect(errors).toMatchObject([{ id: 'extra-text/around', line: 1 }]);
  expect(fixed(text).trim()).toBe(document.trim());
});

test.each(['Here is the page:', 'Page:'])(
  'removes "%s" before a document only on request',
  (words) => {
    const text = `${words}\n\n\`\`\`json\n${document}\`\`\`\n\nAnything else?\n`;
    const errors = errorsIn(text);
    expect(errors).toMatchObject([{ id: 'extra-text/around' }]);
    expect(errors[0]).not.toHaveProperty('fix');
    expect(errors[0]?.suggest).toHaveLength(2);
  },
);

test('reports the errors inside a fence as well, with their line numbers', () => {
  const errors = errorsIn(`\`\`\`json\n${document.replace('"path": ', '"path" ')}\`\`\`\n`);
  expect(errors).toMatchObject([
    { id: 'extra-text/around', line: 1 },
    { id: 'incomplete-field/colon', line: 4 },
  ]);
});

test.each([
  ['no opening brace', otherLines.join('\n')],
  ['a word before it', `x${document}`],
  ['no quotation marks around the first name', document.replace('{\n  "$schema"', '{\n  schema')],
  ['a text alone', '"Visit the workshop"'],
  ['a comment before it', `// The page.\n${document}`],
])('reads a document with %s as JSON', (_name, text) => {
  expect(firstLine).toBe('{');
  const ids = errorsIn(text).map(({ id }) => id);
  expect(ids).not.toContain('extra-text/around');
  expect(ids.filter((id) => id.startsWith('unreadable-file'))).toEqual([]);
});

test.each([
  ['=', '"path": ', '"path" = ', 'incomplete-field/other-sign'],
  ['=>', '"path": ', '"path" => ', 'incomplete-field/other-sign'],
  [';', '"path": "/visit",', '"path": "/visit";', 'comma/other-sign'],
])(
  'reports %s instead of JSON punctuation as one error, and --fix replaces it',
  (_sign, right, wrong, id) => {
    const text = document.replace(right, wrong);
    const errors = errorsIn(text);
    expect(errors).toMatchObject([{ id, line: 3 }]);
    expect(JSON.parse(fixed(text))).toEqual(JSON.parse(document));
  },
);

test.each([
  ['curly quotation marks', document.replaceAll('"', '”'), ['quotation-mark/other-in-file']],
  ['no-break spaces', document.replaceAll('  ', ' \u00a0'), ['invisible-character/odd-spaces']],
  [
    'names and texts as in JavaScript',
    document.replaceAll(/"(\w+)":/g, '$1:').replaceAll('"', "'"),
    ['quotation-mark/other-in-file', 'unquoted-text/file'],
  ],
])(
  'reports %s throughout a file as one error per kind, and --fix replaces them',
  (_name, text, ids) => {
    expect(
      errorsIn(text)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids);
    expect(JSON.parse(fixed(text))).toEqual(JSON.parse(document));
  },
);
