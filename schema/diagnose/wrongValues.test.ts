import { expect, test } from 'vitest';
import { isFullRun, walk } from '../../tests/tools/walk.ts';
import { type Case, cases, pages, site, textWith } from '../../tests/tools/wrongValues.ts';
import { ruleGroups } from '../catalog/index.ts';
import { diagnose } from './diagnose.ts';
import { applyEdits } from './edits.ts';
import { siteRules } from './rules/index.ts';
import type { Diagnostic, SourceFile, ValuePath } from './types.ts';

/** Diagnoses the site with one of its files replaced. */
function errorsWith(file: SourceFile): Diagnostic[] {
  const instead = (other: SourceFile) => (other.name === file.name ? file : other);
  return diagnose(pages.map(instead), instead(site), { brief: true, files: [] }).diagnostics;
}

// These rules only run once each document is valid, so their findings are not new errors.
const groups = ['Texts and blocks', 'Pages and links', 'Languages'];
const ofSite: readonly string[] = [
  ...siteRules.map(({ name }) => name),
  ...ruleGroups
    .filter(({ title }) => groups.includes(title))
    .flatMap(({ rules }) => Object.keys(rules)),
];
const isOfShape = ({ rule }: Diagnostic) => !ofSite.includes(rule);

const within = (path: ValuePath, outer: ValuePath) => outer.every((key, at) => path[at] === key);

/** The faults in the messages about a file: a sentence that contradicts itself, or an edit that does not help. */
function faultsOf(file: SourceFile, { path, wrong }: Case): string[] {
  const place = `${path.join('.')} = ${String(JSON.stringify(wrong)).slice(0, 60)}`;
  const errors = errorsWith(file).filter((found) => found.file === file.name);
  return errors.flatMap((found) => {
    const { message, suggestion = '', fix, suggest } = found;
    const said = `${place}: ${message} ${suggestion}`;
    const [, expected = '', given = ''] = /must be (.*), but it is (.*)\.$/.exec(message) ?? [];
    if (given !== '' && expected.startsWith(given)) return [`contradicts itself: ${said}`];
    const suggested = /^(?:Did you mean|Write) (".*?")[?.]/.exec(suggestion)?.[1];
    if (suggested !== undefined && suggested === JSON.stringify(wrong))
      return [`asks for what is there: ${said}`];
    return [fix, suggest].flatMap((edits) => {
      if (!edits) return [];
      const text = applyEdits(file.text, edits);
      if (text === file.text) return [`changes nothing: ${said}`];
      const after = errorsWith({ name: file.name, text }).filter((left) => left.file === file.name);
      const before = errors.map((other) => `${other.rule} ${other.path.join('.')}`);
      const isNew = (left: Diagnostic) =>
        isOfShape(left) &&
        within(left.path, found.path) &&
        !before.includes(`${left.rule} ${left.path.join('.')}`);
      if (after.some(isNew)) return [`leads to "${after.find(isNew)?.message}": ${said}`];
      const isLeft = after.some((left) => left.rule === found.rule && left.message === message);
      return isLeft ? [`stays: ${said}`] : [];
    });
  });
}

test(
  'no message contradicts itself and each edit removes its error, for any value in any field',
  () => {
    expect(cases.length).toBeGreaterThan(10_000);
    const faults = walk(cases, 25, 4000).flatMap((each) =>
      faultsOf({ name: each.name, text: textWith(each.name, each.path, each.wrong) }, each),
    );
    expect(faults).toEqual([]);
  },
  isFullRun ? 1_800_000 : 120_000,
);

test('a field accepts the example shown when it is missing', () => {
  const omitted = cases.filter(({ wrong }) => wrong === undefined);
  const faults = walk(omitted, 20, 2000).flatMap(({ name, path }) => {
    const errors = errorsWith({ name, text: textWith(name, path, undefined) }).filter(
      (found) => found.rule === 'missing-field' && found.path.join('.') === path.join('.'),
    );
    return errors.flatMap(({ message, suggestion = '' }) => {
      const input = /Example: ("\w+": .*)$/.exec(suggestion)?.[1];
      if (input === undefined)
        return [`${path.join('.')} shows no example: ${message} ${suggestion}`];
      const example: unknown = Object.values(JSON.parse(`{${input}}`))[0];
      const left = errorsWith({ name, text: textWith(name, path, example) });
      // The example's links lead to pages of another site, and an example block lacks the fields of this one.
      const wrong = left.filter(
        (found) => isOfShape(found) && within(found.path, path) && path.at(-1) !== 'type',
      );
      return wrong.map((found) => `${path.join('.')}: ${input} is wrong: ${found.message}`);
    });
  });
  expect(faults).toEqual([]);
});
