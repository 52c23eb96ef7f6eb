// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyMutant, type Mutant, readMutants } from './list.ts';
import { unitTests } from './testsToAsk.ts';

const mutants = readMutants();
const tests = unitTests();

test('every mistake of the list can be made in the code of today', () => {
  const stale = mutants.flatMap((mutant) => {
    if (!existsSync(mutant.file)) return [`${mutant.id} is stale: there is no ${mutant.file}.`];
    try {
      const text = readFileSync(mutant.file, 'utf8');
      return applyMutant(text, mutant) === text ? [`${mutant.id} changes nothing.`] : [];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(stale).toEqual([]);
});

test('every mistake has an id of its own and asks tests that are there', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  const asked = mutants.flatMap(({ id, unit, browser }) => {
    const files = (unit?.files ?? []).map((part) => tests.filter((name) => name.includes(part)));
    const has = (names: readonly string[], title: string) =>
      names.some((name) => readFileSync(name, 'utf8').includes(title));
    return [
      ...(unit || browser ? [] : [`${id} asks no test.`]),
      ...(files.some((found) => found.length === 0)
        ? [`${id} asks a unit test that is not there.`]
        : []),
      ...(unit?.title && !has(files.flat(), unit.title)
        ? [`${id} asks for "${unit.title}", a title of none.`]
        : []),
      ...(browser && !has([browser.spec], browser.title)
        ? [`${id} asks for "${browser.title}", a title of none.`]
        : []),
    ];
  });
  expect(asked).toEqual([]);
});

const mutant: Mutant = {
  id: 'area-1',
  area: 'area',
  file: 'code.ts',
  find: 'a < b',
  replace: 'a <= b',
  felt: 'Something is wrong.',
};

test('a mistake is put in its place, whatever signs are in it', () => {
  expect(applyMutant('if (a < b) go();', mutant)).toBe('if (a <= b) go();');
  expect(applyMutant('x', { ...mutant, find: 'x', replace: '$&$1' })).toBe('$&$1');
});

test('a mistake without a place, or with several, is reported with its file', () => {
  const said = (text: string) => () => applyMutant(text, mutant);
  expect(said('if (b > a) go();')).toThrow('area-1 is stale: "a < b" is not in code.ts.');
  expect(said('a < b && a < b')).toThrow('area-1 is stale: "a < b" is 2 times in code.ts.');
});
