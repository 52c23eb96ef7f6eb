import { expect, test } from 'vitest';
import { parse } from './diagnose/syntax/parse.ts';
import { parseQuickly } from './diagnose/syntax/parseQuickly.ts';
import { invisible, isBlank, visible } from './invisible.ts';
import { pageSchema } from './page.ts';

const { title } = pageSchema.shape;

// All 1,114,112 code points.
const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
const has = (property: RegExp) => characters.filter((character) => property.test(character));

test('every invisible character is either rejected or counts as blank', () => {
  const ignorable = has(/^\p{Default_Ignorable_Code_Point}$/u);
  expect(ignorable.length).toBeGreaterThan(4000);
  const needed = (character: string) =>
    /^[\u00ad\u200c-\u200f]$|^\p{Variation_Selector}$/u.test(character);
  expect(ignorable.filter((character) => !invisible.test(character))).toEqual(
    ignorable.filter(needed),
  );
  const notText = characters.filter((character) => !title.safeParse(character).success);
  const blank = /^[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]$/u;
  expect(notText).toEqual(
    characters.filter((character) => blank.test(character) || invisible.test(character)),
  );
  // Rejected characters never count as visible, except unassigned ones.
  const counted = characters.filter(
    (character) => invisible.test(character) && !isBlank(character),
  );
  expect(
    counted.filter((character) => !/[\p{Cn}\u202a-\u202e\ufff9-\ufffb]/u.test(character)),
  ).toEqual([]);
});

test('both parsers reject the same characters', () => {
  const refused = (character: string) => invisible.test(character);
  const sample = characters.filter((character, code) => refused(character) || code % 997 === 0);
  const wrong = sample.filter((character) => {
    // The quotation mark and the backslash are JSON syntax.
    if (/["\\\n]/.test(character)) return false;
    const text = `{"a":"b${character}c"}`;
    const isFound = parse(text).problems.length > 0;
    return isFound !== refused(character) || (parseQuickly(text) === undefined) !== isFound;
  });
  expect(wrong.map((character) => character.codePointAt(0)?.toString(16))).toEqual([]);
});

test.each([
  '\u2060',
  '\u3164',
  '\u00ad',
  '\u{e0041}\u{e0042}',
  '\u2800',
  '\ufe0f',
  '\u200d\u200c',
  ' \u3000',
])('rejects %j as a headline', (text) => expect(title.safeParse(text).success).toBe(false));

test.each([
  ...['می‌خواهم', 'שלום\u200f!', 'क्‍ष', '❤️', '👩‍🔧', '⠿⠀⠿', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
  ...['ភាសា\u200bខ្មែរ', 'ภาษา\u200bไทย', 'ພາສາ\u200bລາວ', 'မြန်မာ\u200bစာ'],
])('accepts %j with the invisible characters that its script needs', (text) => {
  expect(title.safeParse(text).success).toBe(true);
  expect(invisible.test(text)).toBe(false);
  // With an error elsewhere, and with the characters as escapes.
  const escaped = JSON.stringify(text).replace(/[^ -~]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  for (const input of [JSON.stringify(text), escaped]) {
    const rules = parse(`{ "a": ${input}, "b": 1,, }`).problems.map(
      ({ sentence }) => sentence.rule,
    );
    expect(rules).not.toContain('invisible-character');
  }
});

test('rejects a zero-width space between Latin letters', () => {
  expect(invisible.test('Wi\u200bFi')).toBe(true);
});

test('prints text on one line, with a replacement for every invisible character', () => {
  expect(visible('a\u0000b\u0007c\nd\u202ee')).toBe('a\ufffdb\ufffdc\ufffdd\ufffde');
});
