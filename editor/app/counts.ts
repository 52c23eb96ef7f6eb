import type { Problem } from '../api.ts';

/** "1 mistake", "2 mistakes". */
export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}

export function errorsIn(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** "2 mistakes, 1 warning"; empty where there is none. */
export function countWords(problems: readonly Problem[]): string {
  const errors = errorsIn(problems);
  const warnings = problems.length - errors;
  return [errors > 0 && count(errors, 'mistake'), warnings > 0 && count(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}
