import type { z } from 'zod';
import { describeIssue } from './describeIssue.ts';
import type { SourceTree } from './sourceTree.ts';
import { syntaxDiagnostics } from './syntax.ts';
import type { Diagnostic } from './types.ts';

/** Checks one document by its schema. Returns its value when it has the right shape, or the mistakes. */
export function checkShape<Schema extends z.ZodType>(
  source: SourceTree,
  schema: Schema,
): { value: z.output<Schema> } | { diagnostics: Diagnostic[] } {
  const syntax = syntaxDiagnostics(source);
  if (syntax.length > 0) return { diagnostics: syntax };
  const result = schema.safeParse(source.value);
  if (result.success) return { value: result.data };
  const diagnostics = result.error.issues
    .flatMap((issue) => describeIssue(issue, source.value, schema))
    .map(
      ({ path, atKey, rule, message, suggestion }): Diagnostic => ({
        ...source.placeOf(path, atKey),
        severity: 'error',
        rule,
        message,
        ...(suggestion !== undefined && { suggestion }),
      }),
    );
  return { diagnostics };
}
