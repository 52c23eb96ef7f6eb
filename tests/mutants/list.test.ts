// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applyMutant, type Mutant, readMutants } from './list.ts';

const mutants = readMutants();
const tests = ['schema', 'src', 'files', 'build', 'servers', 'editor', 'scripts', 'tests'].flatMap(
  (room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.test\.tsx?$/.test(name)),
);

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
  const asked = mutants.flatMap(({ id, unit = [], browser }) => [
    ...(unit.length === 0 && !browser ? [`${id} asks no test.`] : []),
    ...unit
      .filter((part) => !tests.some((name) => name.includes(part)))
      .map((part) => `${id} asks ${part}, which is no unit test.`),
    ...(browser && !readFileSync(browser.spec, 'utf8').includes(browser.title)
      ? [`${id} asks for "${browser.title}", which is not in ${browser.spec}.`]
      : []),
  ]);
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
