import { expect, test } from 'vitest';
import { testProjects } from './testProjects.ts';

test('tests are only in the folders of the code, never among documents', () => {
  const patterns = testProjects.flatMap((project) =>
    typeof project === 'object' && 'test' in project ? (project.test?.include ?? []) : [],
  );
  expect(patterns.length).toBeGreaterThan(0);
  expect(patterns.filter((one) => !/^(?:editor|schema|scripts|src|tests)\//.test(one))).toEqual([]);
});
