import { amount } from '../../schema/diagnose/index.ts';
import type { Problem } from '../api.ts';

export function errorsIn(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

/** "2 errors, 1 warning"; empty if there are none. */
export function countsOf(problems: readonly Problem[]): string {
  const errors = errorsIn(problems);
  const warnings = problems.length - errors;
  return [errors > 0 && amount(errors, 'error'), warnings > 0 && amount(warnings, 'warning')]
    .filter(Boolean)
    .join(', ');
}
