import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pages } from '../../../tests/tools/secondSite.ts';
import { isFullRun, seed } from '../../../tests/tools/walk.ts';
import { applyEdits } from '../edits.ts';
import { parse } from './parse.ts';

const right = `{
  "title": "Tuning",
  "is": true,
  "list": ["a", "b"],
  "entries": [
    { "name": "c" },
    { "name": "d" }
  ]
}
`;

/** The text after accepting all corrections. */
function accepted(text: string): string {
  const { problems } = parse(text);
  return applyEdits(
    text,
    problems.flatMap(({ fix = [], suggest = fix }) => suggest),
  );
}

test.each([
  ['a comment with #', '  "is"', '# a note\n  "is"'],
  ['a comment of HTML', '  "is"', '<!-- a note -->\n  "is"'],
  ['the last entry commented out', '{ "name": "d" }', '{ "name": "d" },\n    // { "name": "e" }'],
  ['texts joined with +', 'Tun', 'Tun" + "'],
  ['doubled quotation marks', '"a"', '""a""'],
  ['a full stop for a comma', '"Tuning",', '"Tuning".'],
  ['numbers of lines', '  "is": true,\n  "list"', ' 3   "is": true,\n 4   "list"'],
  ['braces around a list', '["a", "b"]', '{"a", "b"}'],
  ['brackets around a group', '{ "name": "c" }', '[ "name": "c" ]'],
  ['a list closed by a parenthesis', '"b"]', '"b")'],
  ['a group closed by a bracket', '"c" }', '"c" ]'],
  ['a bracket too many', '"b"]', '"b"]]'],
  ['an entry without its opening brace', '{ "name": "c"', '"name": "c"'],
  ['a letter before a bracket', '"list": [', '"list": s['],
])('reports %s as one error with the correction', (_what, before, after) => {
  const text = right.replace(before, () => after);
  expect(parse(text).problems).toHaveLength(1);
  expect(JSON.parse(accepted(text))).toEqual(JSON.parse(right));
});

const marks = [
  ...['“ ”', '” ”', '„ “', '„ ”', '» «', '‹ ›', '‘ ’', '‚ ‘', "' '", '´ ´', '` ´', '″ ″', '＂ ＂'],
  ...['「 」', '『 』', '〈 〉', '〝 〟', '❝ ❞', '❮ ❯', '⹂ ”', '“ "', '" ”', "`` ''", '<< >>'],
  ...["'' ''", '&quot; &quot;', '&#34; &#34;', '&ldquo; &rdquo;', '\\" \\"'],
].map((pair) => pair.split(' '));

test('corrects any pair of quotation marks around one text or all, and nothing inside them', () => {
  const document = fc.constantFrom(...pages).map(({ text }) => text);
  fc.assert(
    fc.property(document, fc.constantFrom(...marks), fc.option(fc.nat()), (text, pair, one) => {
      const [opening = '', closing = ''] = pair;
      const texts = [...text.matchAll(/"([^"\\]*)"/g)];
      const chosen = one === null ? texts : texts.slice(one % texts.length).slice(0, 1);
      const edits = chosen.map(({ index, 0: { length }, 1: words = '' }) => ({
        ...{ offset: index, length, text: opening + words + closing },
      }));
      const wrong = applyEdits(text, edits);
      expect(parse(wrong).problems, wrong).toHaveLength(1);
      expect(JSON.parse(accepted(wrong))).toEqual(JSON.parse(text));
    }),
    { seed, numRuns: isFullRun ? 2_000 : 60 },
  );
});

test('leaves other marks inside a text', () => {
  const text = '{ “a”: “the guests’, »big« and „small“ rooms”, "b": \'It’s 5″\' }';
  expect(JSON.parse(accepted(text))).toEqual({
    ...{ a: 'the guests’, »big« and „small“ rooms', b: 'It’s 5″' },
  });
});

test.each(['', '\n', '\0\0'])('closes a text that is cut off after a comma and %j', (rest) => {
  const text = `{\n  "a": "On the bench,${rest}`;
  expect(parse(text).problems).toMatchObject([{ sentence: { id: 'bracket/cut' } }]);
  expect(JSON.parse(accepted(text))).toEqual({ a: 'On the bench,' });
});

test('closes a file that is cut off anywhere, and adds no words', () => {
  const document = fc.constantFrom(...pages).map(({ text }) => text);
  const junk = fc.constantFrom('', '\n', '\0\0\0', '\ufffd');
  fc.assert(
    fc.property(document, fc.nat(), junk, (text, at, rest) => {
      const end = 20 + (at % (text.trimEnd().length - 20));
      const cut = text.slice(0, end) + rest;
      const { problems, isCertain } = parse(cut);
      expect(problems).toMatchObject([{ sentence: { rule: 'bracket' } }]);
      expect(isCertain).toBe(false);
      const closed = accepted(cut);
      expect(() => JSON.parse(closed)).not.toThrow();
      const added = closed.replace(/[\s"\]}]*$/, '');
      expect(cut.startsWith(added), closed).toBe(true);
    }),
    { seed, numRuns: isFullRun ? 2_000 : 60 },
  );
});

test.each([' ', '"', '(', '-', '1', 'x ', '“', "'", '"x<iframe>', '"<a>'])(
  'parses a long run of "%s" without hanging',
  (sign) => {
    const text = `{"a": ${sign.repeat(99_000 / sign.length)}`;
    expect(parse(text).problems.length).toBeGreaterThan(0);
  },
  60_000,
);
