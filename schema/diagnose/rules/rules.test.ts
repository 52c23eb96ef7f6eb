import { describe, expect, test } from 'vitest';
import type { Example } from '../../../tests/rules/example.ts';
import { examples } from '../../../tests/rules/index.ts';
import {
  diagnoseExample,
  diagnoseWith,
  texts,
  wrongTextOf,
} from '../../../tests/rules/ruleExamples.ts';
import { ruleGroups, ruleInfo, ruleNames } from '../../catalog/index.ts';
import { applyEdits } from '../edits.ts';
import { launchRules } from './index.ts';

/** The valid file, the file with the error, and the location that the example marks. */
function fileOf(example: Example) {
  const { file, right, wrong, at } = example;
  const original = texts.get(file) ?? '';
  if (right !== undefined) expect(original.split(right)).toHaveLength(2);
  const start = right === undefined ? 0 : original.indexOf(right);
  const text = wrongTextOf(example);
  if (at) return { original, text, place: at };
  const from = start + wrong.indexOf('⟦');
  const to = start + wrong.indexOf('⟧') - 1;
  return {
    original,
    text,
    place: `${file}:${lineAndColumn(text, from)}-${lineAndColumn(text, to)}`,
  };
}

function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

describe.each(ruleGroups)('$title', ({ rules }) => {
  const cases = Object.keys(rules).flatMap((name) =>
    (examples[name] ?? []).map((example) => [name, example.wrong.slice(0, 90), example] as const),
  );
  test.each(cases)('%s: %j is reported at its location', (rule, _wrong, example) => {
    const { original, text, place } = fileOf(example);
    const { diagnostics } = diagnoseExample(rule, example);

    expect(diagnostics).toHaveLength(1);
    const [found] = diagnostics;
    if (!found) throw new Error('Nothing was found.');
    expect(found.rule).toBe(rule);
    const isWarning = rules[rule]?.severity === 'warning';
    expect(found.severity).toBe(isWarning ? 'warning' : 'error');
    const { file, line, column, endLine, endColumn } = found;
    expect(`${file}:${line}:${column}${example.at ? '' : `-${endLine}:${endColumn}`}`).toBe(place);
    for (const sentences of [found.message, found.suggestion ?? 'Nothing.']) {
      expect(sentences).toMatch(/[.?)…]$|Example: /);
      expect(sentences).not.toMatch(
        /\b(?:expected|received|undefined|regex|array|object|string|parse)\b|\[\d/i,
      );
    }

    // A fix or suggestion restores the valid text and changes nothing else in the file.
    for (const way of ['fix', 'suggest'] as const) {
      const edits = found[way];
      const meant = example[way];
      expect(edits !== undefined, way).toBe(meant !== undefined);
      if (!edits || meant === undefined) continue;
      const changed = applyEdits(text, edits);
      const right =
        meant === true ? original : original.replace(example.right ?? original, () => meant);
      expect(changed).toBe(right);
      const isLaunch = launchRules.some(({ name }) => name === rule);
      expect(diagnoseWith(example.file, changed, isLaunch).diagnostics).toEqual([]);
    }
  });
});

test('every rule has a reason and an example', () => {
  for (const name of ruleNames) expect(ruleInfo[name].about).toMatch(/^[^a-z].*\.$/);
  // Two depend on values in other places: see together.test.ts.
  const without = ruleNames.filter((name) => !examples[name]);
  expect(without).toEqual(['clock-decimals', 'thousands-point']);
});
