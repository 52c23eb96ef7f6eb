import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { diagnoseWith, texts, wrongTextOf } from '../../../tests/tools/ruleExamples.ts';
import { applyEdits } from '../edits.ts';
import { constantMessage, type Example } from '../rule.ts';
import { launchRules, ruleGroups, rules } from './index.ts';

/** The file as it is right and as it is wrong, and the place that the example marks. */
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

describe.each(ruleGroups)('$title', ({ rules: group }) => {
  describe.each(group)('$name', (rule) => {
    const examples = rule.examples.map((example) => [example.wrong.slice(0, 90), example] as const);
    test.skipIf(examples.length === 0).each(examples)(
      '%j is reported where it is, in these words',
      (_wrong, example) => {
        const isLaunch = launchRules.some(({ name }) => name === rule.name);
        const { original, text, place } = fileOf(example);
        const { diagnostics } = diagnoseWith(example.file, text, isLaunch);

        expect(diagnostics).toHaveLength(1);
        const [found] = diagnostics;
        if (!found) throw new Error('Nothing was found.');
        const always = constantMessage(rule);
        expect(found.rule).toBe(rule.name);
        expect(found.severity).toBe(rule.severity ?? 'error');
        expect(found.message).toBe(example.message ?? always?.message);
        const suggestion = example.suggestion ?? always?.suggestion;
        if (suggestion) expect(found.suggestion).toBe(suggestion);
        const { file, line, column, endLine, endColumn } = found;
        expect(`${file}:${line}:${column}${example.at ? '' : `-${endLine}:${endColumn}`}`).toBe(
          place,
        );

        // What a fix or a suggestion makes is the text without the mistake; nothing else in the file has changed.
        for (const way of ['fix', 'suggest'] as const) {
          const edits = found[way];
          const meant = example[way];
          expect(edits !== undefined, way).toBe(meant !== undefined);
          if (!edits || meant === undefined) continue;
          const changed = applyEdits(text, edits);
          const right =
            meant === true
              ? original
              : original.replace(example.right ?? original, () => String(meant));
          expect(changed).toBe(right);
          expect(diagnoseWith(example.file, changed, isLaunch).diagnostics).toEqual([]);
        }
      },
    );

    test('is written for people and not for programs', () => {
      const said = rule.examples.flatMap(({ message, suggestion }) => [
        message ?? '',
        suggestion ?? '',
      ]);
      const always = Object.values(constantMessage(rule) ?? {});
      for (const words of [rule.about, ...said, ...always]) {
        expect(words ?? '').not.toMatch(
          /\b(?:expected|received|undefined|regex|array|object|string|parse)\b|invalid|\[\d/i,
        );
      }
      expect(rule.about).toMatch(/^[^a-z].*\.$/);
    });
  });
});

test('every rule has a name of its own, a file of that name, and an example', () => {
  const names = rules.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const inFolder = readdirSync('schema/diagnose/rules', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(path.sep) && !/(?:inDocuments|index).ts$/.test(file))
    .map((file) =>
      path.basename(file, '.ts').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
  expect(inFolder.sort()).toEqual([...names].sort());
  // An example is a text, so it cannot show an unreadable file: scripts/content/readContent.test.ts. A point for thousands
  // depends on the language of the site, which is in another file: together.test.ts.
  const without = rules.filter(({ examples }) => examples.length === 0).map(({ name }) => name);
  expect(without).toEqual(['unreadable-file', 'thousands-point']);
});
