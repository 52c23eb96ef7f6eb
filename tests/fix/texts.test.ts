import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isObject } from '../../schema/browser.ts';
import { applyEdits } from '../../schema/diagnose/index.ts';
import { applyFixes } from '../../schema/index.ts';
import { textsIn } from '../../schema/inspect.ts';
import { pages, site } from '../tools/secondSite.ts';
import { isFullRun, seed } from '../tools/walk.ts';

const textOf = (name: string) => pages.find((page) => page.name === name)?.text ?? '';

/** The result of --fix for one page with a changed text. */
function fixed(name: string, text: string) {
  const changed = pages.map((page) => (page.name === name ? { name, text } : page));
  const result = applyFixes({ pages: changed, site }, {}, () => true);
  const found = result.diagnosis.diagnostics.filter(({ file }) => file === name);
  return { text: result.pages.find((page) => page.name === name)?.text ?? '', found };
}

function wordsOf(text: string): string[] {
  const document: unknown = JSON.parse(text);
  return isObject(document) ? textsIn(document, () => true).map(({ text: words }) => words) : [];
}

describe('--fix does not change', () => {
  test.each([
    [
      'a comma inside of the marks',
      '"headline": "How a tuning goes",',
      '"headline": "How a tuning goes,"',
      'home.json',
    ],
    [
      'the same in curly marks',
      '"headline": "How a tuning goes",',
      '“headline”: “How a tuning goes,”',
      'home.json',
    ],
    [
      'a comma inside of the marks in a list',
      '"Strings and pins",',
      '"Strings and pins,"',
      'restoration.json',
    ],
    [
      'a colon inside of the marks',
      '"headline": "How a tuning goes",',
      '"headline:" "How a tuning goes",',
      'home.json',
    ],
  ])('%s, but suggests the right text', (_what, right, wrong, name) => {
    const original = textOf(name);
    const text = original.replace(right, wrong);
    expect(text).not.toBe(original);
    const result = fixed(name, text);
    expect(result.text).toBe(text);
    const edits = result.found.flatMap(({ suggest = [] }) => suggest);
    expect(applyEdits(text, edits)).toBe(original);
  });

  test.each(['"Strings "\n"and pins",', '"Strings"\n" and pins",', '"Strings"\n"and pins",'])(
    'an entry split in two: %s',
    (wrong) => {
      const text = textOf('restoration.json').replace('"Strings and pins",', wrong);
      expect(fixed('restoration.json', text).text).toBe(text);
    },
  );
});

test('removes the spaces inside French quotation marks', () => {
  const text = textOf('home.json');
  const french = text.replace('"How a tuning goes"', '«\u00a0How a tuning goes\u00a0»');
  expect(fixed('home.json', french).text).toBe(text);
});

// The arguments are the words of a text and the characters after its closing mark.
const breaks: readonly ((words: string, after: string) => string)[] = [
  (words, after) => `"${words}${after}"`,
  (words, after) => `"${words}"${after.replace(',', '')}`,
  // A comma at the end of the last text could be intended.
  (words, after) => (after ? `"${words},"` : `"${words}"`),
  (words, after) => `«\u00a0${words}\u00a0»${after}`,
  (words, after) => `« ${words} »${after}`,
  (words, after) => `“${words}”${after}`,
  (words, after) => (after ? `“${words},”` : `“${words}”`),
  (words, after) => `'${words}'${after}`,
  (words, after) => `${words}"${after}`,
  (words, after) => `"${words}${after}`,
  (words, after) => words + after,
  (words, after) => `"${words}""${after}`,
  (words, after) => `""${words}"${after}`,
  (words, after) => `"${words}",${after}`,
  (words, after) => `"${words.replace(' ', ' "\n"')}"${after}`,
  (words, after) => `"${words.replace(' ', '"\n" ')}"${after}`,
  (words, after) => `"${words.replace(' ', '"\n"')}"${after}`,
  (words, after) => `"${words.replace(' ', '\n')}"${after}`,
  (words, after) => `"${words.replace(' ', '\t')}"${after}`,
  (words, after) => `"${words}" // ${words}${after}`,
];

test('a fix never adds texts that the author did not write', () => {
  const places = pages.flatMap(({ name, text }) =>
    Array.from(text.matchAll(/(?<=[:[,]\s*)"([^"\\\n]* [^"\\\n]*)"(,?)/g), (match) => ({
      name,
      match,
    })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.constantFrom(...breaks),
      fc.nat(),
      fc.constantFrom(...breaks),
      ({ name, match }, first, other, second) => {
        const original = textOf(name);
        const others = places.filter((place) => place.name === name && place.match !== match);
        const chosen = others[other % others.length]?.match;
        const parts = [
          { match, make: first },
          ...(chosen ? [{ match: chosen, make: second }] : []),
        ];
        const edits = parts.map(
          ({ match: { 0: whole, 1: words = '', 2: after = '', index }, make }) => ({
            ...{ offset: index, length: whole.length, text: make(words, after) },
          }),
        );
        const broken = applyEdits(original, edits);
        const { text } = fixed(name, broken);
        if (text === broken) return;
        const known = new Set(wordsOf(original));
        expect(wordsOf(text).filter((words) => !known.has(words))).toEqual([]);
      },
    ),
    { seed, numRuns: isFullRun ? 400 : 150 },
  );
});
