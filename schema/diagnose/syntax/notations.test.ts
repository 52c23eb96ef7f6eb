import { expect, test } from 'vitest';
import { applyEdits } from '../edits.ts';
import { parse } from './parse.ts';

const right = `{
  "title": "Tuning (twice)",
  "price": 49.5,
  "count": 1800,
  "is": true,
  "list": ["a", "b"],
  "entries": [
    { "name": "c" },
    { "name": "d" }
  ]
}
`;

test.each([
  ['a comment with #', '  "price"', '# a note\n  "price"'],
  ['a comment of HTML', '  "price"', '<!-- a note -->\n  "price"'],
  ['texts joined with +', 'Tuning (', 'Tuning " + "('],
  ['quotation marks as codes of HTML', '"title"', '&quot;title&quot;'],
  ['quotation marks with backslashes', '"title": "', '\\"title\\": \\"'],
  ['acute accents as quotation marks', '"a"', '´a´'],
  ['doubled quotation marks', '"a"', '""a""'],
  ['a comma for decimals', '49.5', '49,5'],
  ['a comma in thousands', '1800', '1,800'],
  ['a number in hexadecimal', '1800', '0x708'],
  ['a word for true', 'true', 'sí'],
  ['a full-width colon', '"price":', '"price"：'],
  ['numbers of lines', '  "price"', ' 3  "price"'],
  ['an unquoted line', '"title": "Tuning (twice)",', 'title: Tuning twice'],
  ['braces around a list', '["a", "b"]', '{"a", "b"}'],
  ['brackets around a group', '{ "name": "c" }', '[ "name": "c" ]'],
  ['parentheses around a list', '["a", "b"]', '("a", "b")'],
  ['a list closed by a brace', '"b"]', '"b"}'],
  ['a group closed by a bracket', '"c" }', '"c" ]'],
  ['a bracket too many', '"b"]', '"b"]]'],
  ['an entry without its opening brace', '{ "name": "c"', '"name": "c"'],
])('reports %s as one error with the correction', (_what, before, after) => {
  const text = right.replace(before, () => after);
  const { problems } = parse(text);
  expect(problems).toHaveLength(1);
  const [{ fix = [], suggest = fix } = {}] = problems;
  const meant = before.startsWith('"title": "T') ? right.replace(/[()]/g, '') : right;
  expect(JSON.parse(applyEdits(text, suggest))).toEqual(JSON.parse(meant));
});

test('does not change such a notation inside a string', () => {
  const text = right.replace('Tuning (twice)', '1,800 (#1), + &quot;').replace('49.5', '49,5');
  const [{ suggest = [] } = {}] = parse(text).problems;
  expect(applyEdits(text, suggest)).toContain('"1,800 (#1), + &quot;"');
});

test.each([' ', '"', '(', '-', '1', 'x ', '"x<iframe>', '"<a>'])(
  'parses a long run of "%s" without hanging',
  (sign) => {
    const text = `{"a": ${sign.repeat(99_000 / sign.length)}`;
    expect(parse(text).problems.length).toBeGreaterThan(0);
  },
  10_000,
);
