import { expect, test } from 'vitest';
import { pageSchema } from '../page.ts';
import { invisible, isBlank, visible } from './invisible.ts';
import { parse } from './syntax/parse.ts';
import { parseQuickly } from './syntax/parseQuickly.ts';

const { title } = pageSchema.shape;

// Every code point there is: 1,114,112 of them.
const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));
const has = (property: RegExp) => characters.filter((character) => property.test(character));

test('of all characters, what nobody sees is either refused or blank, and the rest is text', () => {
  const ignorable = has(/^\p{Default_Ignorable_Code_Point}$/u);
  expect(ignorable.length).toBeGreaterThan(4000);
  const needed = (character: string) =>
    /^[\u00ad\u200c-\u200f]$|^\p{Variation_Selector}$/u.test(character);
  expect(ignorable.filter((character) => !invisible.test(character))).toEqual(
    ignorable.filter(needed),
  );
  const notText = characters.filter((character) => !title.safeParse(character).success);
  const blanks = has(/^[\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]$/u);
  expect(notText).toEqual(blanks);
  // What is refused anywhere in a text is never counted as seen, but for what is no character at all.
  const counted = characters.filter(
    (character) => invisible.test(character) && !isBlank(character),
  );
  expect(
    counted.filter((character) => !/[\p{Cn}\u202a-\u202e\ufff9-\ufffb]/u.test(character)),
  ).toEqual([]);
});

test('both ways to read a text refuse the same characters', () => {
  const refused = (character: string) => invisible.test(character);
  const sample = characters.filter((character, code) => refused(character) || code % 997 === 0);
  const wrong = sample.filter((character) => {
    // The quotation mark and the backslash mean something to JSON itself.
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
])('%j alone is no headline', (text) => expect(title.safeParse(text).success).toBe(false));

test.each(['می‌خواهم', 'क्‍ष', '❤️', '👩‍🔧', '⠿⠀⠿'])(
  '%j is text, with the characters that its script needs',
  (text) => {
    expect(title.safeParse(text).success).toBe(true);
    expect(invisible.test(text)).toBe(false);
  },
);

test('a text that is printed has a sign for every character that nobody sees, and is one line', () => {
  expect(visible('a\u0000b\u0007c\nd\u202ee')).toBe('a\ufffdb\ufffdc\ufffdd\ufffde');
});
