// @module-tag slow
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../schema/diagnose/index.ts';
import { parse } from '../../schema/diagnose/syntax/parse.ts';
import { walk } from '../tools/walk.ts';
import { checkMutations } from './checkMutations.ts';
import { documentsIn, ownFolders, siteWith, syntaxOffsets, walkedFolders } from './oneCharacter.ts';

describe('--fix corrects a wrong quotation mark, or does not change the file', () => {
  test.each(walkedFolders)('%s', (folder) => checkMutations(siteWith(folder, ['"'])), 1_200_000);
});

describe('a missing quotation mark', () => {
  const removals = ownFolders.flatMap(documentsIn).flatMap(({ name, text }) =>
    syntaxOffsets(text)
      .filter((offset) => text.charAt(offset) === '"')
      .map((offset) => ({ name, text, offset, broken: without(text, offset) })),
  );

  test('is reported once, in its line', () => {
    const faults = walk(removals, 1000, 10_000).flatMap(({ name, text, offset, broken }) => {
      const { problems } = parse(broken);
      const [first] = problems;
      const isHere =
        problems.length === 1 &&
        first?.says.rule === 'quotation-mark' &&
        lineOf(broken, first.offset) === lineOf(text, offset);
      // A comma or a colon at the start or end of a text cannot be distinguished from punctuation.
      return isHere || isBesidePunctuation(text, offset) ? [] : [`${name} at ${offset}`];
    });
    expect(faults).toEqual([]);
  });

  test('is restored by the fix or the suggestion', () => {
    const faults = walk(removals, 1000, 10_000).flatMap(({ name, text, offset, broken }) => {
      const [problem] = parse(broken).problems;
      const edits = problem?.fix ?? problem?.suggest ?? [];
      if (applyEdits(broken, edits) === text) return [];
      // Whether a space belongs to the text is unknown.
      return isBesidePunctuation(text, offset) ? [] : [`${name} at ${offset}`];
    });
    expect(faults).toEqual([]);
  });

  test.each([
    ['before a field name is restored by --fix', '{ title": "x" }', 'fix'],
    ['after a field name is suggested', '{ "title: "x" }', 'suggest'],
    ['before a text is suggested', '{ "title": What we install, and how" }', 'suggest'],
    ['after a text is suggested', '["Actions and hammers, "Strings and pins"]', 'suggest'],
  ] as const)('%s', (_where, text, kind) => {
    const { problems } = parse(text);
    expect(problems.map(({ says }) => says.rule)).toEqual(['quotation-mark']);
    const [problem] = problems;
    expect(Object.keys(problem ?? {}).filter((key) => key === 'fix' || key === 'suggest')).toEqual([
      kind,
    ]);
    expect(() => JSON.parse(applyEdits(text, problem?.[kind] ?? []))).not.toThrow();
  });
});

function without(text: string, offset: number): string {
  return text.slice(0, offset) + text.slice(offset + 1);
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/**
 * Whether the text inside a quotation mark has a comma, a colon, a bracket or a space next to the mark, or the next text begins
 * with a space, so that its opening mark looks like a closing one.
 */
function isBesidePunctuation(text: string, offset: number): boolean {
  const isOpening = (text.slice(0, offset).match(/(?<!\\)"/g)?.length ?? 0) % 2 === 0;
  const isNextSpaced = !isOpening && /^"\s*[}\]]*, " /.test(text.slice(offset, offset + 40));
  return isNextSpaced || /[\s,:{}[\]]/.test(text.charAt(isOpening ? offset + 1 : offset - 1));
}
