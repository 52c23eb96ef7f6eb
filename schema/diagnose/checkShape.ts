import type { z } from 'zod';
import { describeIssue } from './describeIssue.ts';
import type { SourceTree } from './sourceTree.ts';
import type { Diagnostic } from './types.ts';

/** Checks one document by its schema. Returns its value when it has the right shape, or the mistakes. */
export function checkShape<Schema extends z.ZodType>(
  source: SourceTree,
  schema: Schema,
): { value: z.output<Schema> } | { diagnostics: Diagnostic[] } {
  const syntax = source.problems.map(
    ({ rule, offset, length, message, suggestion, edits }): Diagnostic => ({
      ...source.placeAt(offset, length),
      severity: 'error',
      rule,
      message,
      ...(suggestion !== undefined && { suggestion }),
      ...(edits !== undefined && { edits }),
    }),
  );
  // Where it is not clear what was meant, mistakes of shape would only follow from those of writing.
  if (source.problems.some(({ edits }) => !edits)) return { diagnostics: syntax };
  const result = schema.safeParse(source.value);
  if (result.success) {
    return syntax.length > 0 ? { diagnostics: syntax } : { value: result.data };
  }
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
  return { diagnostics: [...syntax, ...diagnostics] };
}
