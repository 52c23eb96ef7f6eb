import type { z } from 'zod';
import type { Facts } from '../facts.ts';
import { editsOf } from './change.ts';
import { describeIssues } from './describeIssue.ts';
import { fillDocument } from './prose.ts';
import { unreadableFile } from './rules/file/unreadableFile.ts';
import type { SourceTree } from './sourceTree.ts';
import type { Diagnostic } from './types.ts';

/**
 * Checks one document by its schema, with the facts filled in that its texts name: lengths are those that
 * visitors see. Returns its value when it has the right shape, or the mistakes.
 */
export function checkShape<Schema extends z.ZodType>(
  source: SourceTree,
  schema: Schema,
  facts: Facts,
): { value: z.output<Schema> } | { diagnostics: Diagnostic[] } {
  if (source.unread !== undefined) {
    const { name: rule, severity, say } = unreadableFile;
    const { message } = say(source.unread);
    return { diagnostics: [{ ...source.placeAt(0, 0), path: [], severity, rule, message }] };
  }
  const syntax = source.problems.map(
    ({ rule, offset, length, message, suggestion, fix, suggest }): Diagnostic => ({
      ...source.placeAt(offset, length),
      severity: 'error',
      rule,
      message,
      ...(suggestion !== undefined && { suggestion }),
      path: [],
      ...(fix !== undefined && { fix }),
      ...(suggest !== undefined && { suggest }),
    }),
  );
  // Where it is not clear what was meant, mistakes of shape would only follow from those of writing.
  if (source.problems.some(({ fix }) => !fix)) return { diagnostics: syntax };
  const document = fillDocument(source.value, schema, facts);
  const result = schema.safeParse(document);
  if (result.success) {
    return syntax.length > 0 ? { diagnostics: syntax } : { value: result.data };
  }
  const described = describeIssues(result.error.issues, document, schema, facts);
  const diagnostics = described.map(
    ({ path, atKey, rule, message, suggestion, fix, suggest }): Diagnostic => ({
      ...source.placeOf(path, atKey),
      severity: 'error',
      rule,
      message,
      suggestion,
      path,
      fix: fix && editsOf(source, path, fix),
      suggest: suggest && editsOf(source, path, suggest),
    }),
  );
  return { diagnostics: [...syntax, ...diagnostics] };
}
