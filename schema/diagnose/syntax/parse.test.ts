import fc from 'fast-check';
import { getNodeValue } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { isFullRun, seed } from '../../../tests/tools/walk.ts';
import { applyEdits } from '../edits.ts';
import { Lines } from '../lines.ts';
import { parse } from './parse.ts';
import { parseQuickly } from './parseQuickly.ts';

// Valid JSON that documents do not allow.
const policies = [
  'invisible-character',
  'duplicate-key',
  'unknown-field',
  'too-large',
  'too-large',
];

const pieces = [
  ...'{}[],:"\'\\/ \t\r\n-+.0123456789eEaé“”‘’«»`#*_$',
  ...[
    'true',
    'false',
    'null',
    'name',
    '"a"',
    '"b":',
    '""',
    '\\u00e9',
    '\\ud83d\\ude00',
    '//',
    '/*',
    '*/',
  ],
  ...[
    '{"a":1}',
    '[1,2]',
    '\u00a0',
    '\u2028',
    '\u200b',
    '\ufeff',
    '\ud800',
    '\u0000',
    '1.5e3',
    '-0',
    '01',
  ],
];
const anyPieces = fc
  .array(fc.constantFrom(...pieces), { maxLength: 24 })
  .map((some) => some.join(''));
const damaged = fc
  .tuple(fc.json(), fc.nat(), fc.nat(3), fc.constantFrom('', ...pieces))
  .map(([text, at, length, piece]) => {
    const start = at % (text.length + 1);
    return text.slice(0, start) + piece + text.slice(start + length);
  });
const texts = fc.oneof(anyPieces, damaged, fc.json(), fc.string({ unit: 'binary' }));

describe('the parser', () => {
  test('accepts what JSON.parse accepts, with the same value, except for five stricter rules', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { root, problems, isCertain } = parse(text);
        const known = standardValue(text);
        if (known === undefined) {
          expect(problems.length).toBeGreaterThan(0);
        } else if (problems.length === 0) {
          expect(isCertain).toBe(true);
          expect(root && getNodeValue(root)).toEqual(known.value);
        } else {
          expect(problems.filter(({ sentence: { rule } }) => !policies.includes(rule))).toEqual([]);
        }
        // The quick parser returns a value exactly when this parser reports nothing.
        const quick = parseQuickly(text);
        expect(quick !== undefined).toBe(problems.length === 0);
        if (quick) expect(quick.value).toEqual(known?.value);
      }),
      { numRuns: isFullRun ? 200_000 : 2_000, seed },
    );
  });

  test.each([
    String.raw`{"\"(:": ""}`,
    '{"title”: “Home": 1}',
    '["<b", "x>"]',
    '["a\u2028  ", "b"]',
    String.raw`["         ","\\0     .00"]`,
  ])('accepts %j, which is JSON, although it looks like a mistake', (text) => {
    const { root, problems } = parse(text);
    expect(problems.filter(({ sentence: { rule } }) => !policies.includes(rule))).toEqual([]);
    expect(root && getNodeValue(root)).toEqual(JSON.parse(text));
  });

  test.each([
    '{"a": 1, "a": 2}',
    '{"a": {"b": [{"c": 1, "c": 1}]}}',
    '{"__proto__": {}}',
    '{"a": [{"constructor": 1}]}',
    `${'['.repeat(51)}${']'.repeat(51)}`,
    '\ufeff{}',
    '{"a": 1,}',
    '',
  ])('rejects %j, and so does the quick parser', (text) => {
    expect(parseQuickly(text)).toBeUndefined();
    expect(parse(text).problems.length).toBeGreaterThan(0);
  });
});

test('reads every JSON escape as JSON.parse does, in any case', () => {
  const text = String.raw`["\u00E9\u00e9\u00Fc", "\uD83D\uDE00 \ud83d\ude00 \uD83d\uDe00", "\" \\ \/", false, null]`;
  for (const each of [text, `${text},`]) {
    const { root, problems } = parse(each);
    expect(problems).toHaveLength(each === text ? 0 : 1);
    expect(root && getNodeValue(root)).toEqual(JSON.parse(text));
  }
});

describe('a text is certain', () => {
  test.each([
    '{"a": 1 "b": 2}',
    '{"a": 1,, "b": 2,}',
    '{"a" 1, "b":: 2}',
    "{a: “x”,\nb\": 'y'}",
    '["By "ear" alone, from"]',
  ])('if every error is unambiguous: %s', (text) => {
    const { problems, isCertain } = parse(text);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.every(({ fix }) => fix)).toBe(true);
    expect(isCertain).toBe(true);
  });

  test.each([
    ['a mark is missing', '["Actions and hammers, "Strings and pins"]'],
    ['one mark is inside of a text', '["Actions "and hammers"]'],
    ['one pair of marks inside of a text is not whole', '["A "b" c "d, e"", "f"]'],
    ['a name of several words lacks its first mark', '{How it goes": 1}'],
    ['words inside of a text end where the text could', '["He said "yes", and left"]'],
    ['two marks touch', '["say ""yes"" now"]'],
    ['two texts touch', '["Cases""keys"]'],
    ['an apostrophe could end the text', "['the guests' rooms']"],
    ['there is a comment, whose words would be lost', '{"a": 1} // note'],
    ['a comment is not closed', '{"a": 1} /* note'],
    ['a bracket is missing', '{"a": [1, "b" 2}'],
    ['there are more errors than are reported', `[${'1 '.repeat(2000)}]`],
  ])('but not if %s', (_why, text) => {
    expect(parse(text).isCertain).toBe(false);
  });
});

describe('reports one error', () => {
  test.each([
    ['a list that ends before the next field', '{"a": ["b"\n"c": 1}', 'bracket', 10],
    ['a list that ends before its group', '{"a": [{"b": ["c"}, {"d": 1}]}', 'bracket', 17],
    ['a list that ends with the file', '{"a": [{"b": 1', 'bracket', 14],
    ['a name without its last mark', '{"title: "x"}', 'quotation-mark', 1],
    ['a text without its last mark', '{"title": "x,\n"b": 1}', 'quotation-mark', 10],
    ['words in marks before a comma', '["He said "yes", and left"]', 'quotation-mark', 10],
    ['an escaped mark next to a missing one', '["a 5\\" pipe, "d"]', 'quotation-mark', 1],
    ['three marks at the beginning', '[""a"]', 'quotation-mark', 2],
    ['a text over two lines of a Windows file', '["one\r\ntwo"]', 'invisible-character', 5],
    [
      'a text over three lines with commas',
      '["a, con-\ntra, asun-\nto"]',
      'invisible-character',
      9,
    ],
    ['a mark that closes words in another', '["Say „yes", und dann"]', 'quotation-mark', 10],
    ['a line that is there twice', '{\n"a": {\n"a": {\n"b": 1\n}\n}', 'stray-character', 9],
    ['a comma at the start', '[, 1]', 'comma', 1],
    ['a name that is empty before a text without an end', '{"""a}', 'quotation-mark', 3],
    ['the zeros of a power failure', `{"a": 1}${'\0'.repeat(4096)}`, 'stray-character', 8],
    ['hours without marks', '{"a": 10:00-13:00, "b": 1}', 'unquoted-text', 6],
    ['hours without their first mark', '{"a": 10:00-13:00", "b": 1}', 'quotation-mark', 6],
    ['hours without their last mark', '{"a": "10:00-13:00,\n"b": 1}', 'quotation-mark', 6],
  ])('for %s: %s', (_what, text, rule, offset) => {
    expect(parse(text).problems).toMatchObject([{ sentence: { rule }, offset }]);
  });
});

describe('the suggested closing quotation mark', () => {
  test.each([
    ['comes after a colon', '{"a": "Note:\n}', '"Note:"'],
    ['comes after the brace of a fact', '{"a": "In {city}\n}', '"In {city}"'],
    ['comes before a comma', '{"a": "Here,\n"b": 1}', '"Here"'],
    ['comes before the brackets of the groups around it', '{"a": ["Here]}', '"Here"'],
  ])('%s', (_where, text, meant) => {
    const [problem] = parse(text).problems;
    expect(applyEdits(text, problem?.suggest ?? [])).toContain(meant);
  });
});

test('counts lines and columns from the line ends', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '\n', '\r\n', 'é')), (some) => {
      const text = some.join('');
      const lines = new Lines(text);
      for (let offset = 0; offset <= text.length; offset += 1) {
        const before = text.slice(0, offset).split('\n');
        expect(lines.at(offset)).toEqual({
          line: before.length,
          column: (before.at(-1) ?? '').length + 1,
        });
      }
    }),
    { seed, numRuns: 200 },
  );
});

/** The value of a JSON text; undefined if it is invalid. */
function standardValue(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
