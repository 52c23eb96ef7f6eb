import { expect, test } from 'vitest';
import type { Problem } from '../api.ts';
import { countsOf, errorsIn } from './counts.ts';

const place = { file: 'a.json', path: [], line: 1, column: 1, rule: 'a-rule', message: 'Wrong.' };
const problems = (errors: number, warnings: number): Problem[] => [
  ...Array.from({ length: warnings }, () => ({ ...place, severity: 'warning' as const })),
  ...Array.from({ length: errors }, () => ({ ...place, severity: 'error' as const })),
];

test.each([
  [0, 0, ''],
  [1, 0, '1 error'],
  [2, 1, '2 errors, 1 warning'],
  [0, 2, '2 warnings'],
])('describes %i errors and %i warnings as “%s”', (errors, warnings, words) => {
  expect(countsOf(problems(errors, warnings))).toBe(words);
  expect(errorsIn(problems(errors, warnings))).toBe(errors);
});
