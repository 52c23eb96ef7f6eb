import type { z } from 'zod';
import type { Facts } from '../facts.ts';
import { editsOf } from './change.ts';
import { describeIssues } from './describeIssue.ts';
import { fillDocument } from './prose.ts';
import { unreadableFile } from './rules/file/unreadableFile.ts';
import type { Diagnostic, SourceTree } from './types.ts';

// Somebody fixes a few and checks again; a file that is no document of this kind has no end of them.
const mostIssues = 1000;
const mostUnknownFields = 100;

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
    const { name: rule, severity = 'error', describe } = unreadableFile;
    const { message } = describe(source.unread);
    return { diagnostics: [{ ...source.placeAt(0, 0), path: [], severity, rule, message }] };
  }
  const syntax = source.problems.map(
    ({ rule, offset, length, message, suggestion, fix, suggest = fix }): Diagnostic => ({
      ...source.placeAt(offset, length),
      severity: 'error',
      rule,
      message,
      ...(suggestion !== undefined && { suggestion }),
      path: [],
      // One mistake that can mean several things leaves it open what the others mean.
      ...(source.isCertain ? { fix } : suggest !== undefined && { suggest }),
    }),
  );
  // Where it is not clear what was meant, mistakes of shape would only follow from those of writing.
  if (!source.isCertain) return { diagnostics: syntax };
  const document = fillDocument(source.value, schema, facts);
  const result = schema.safeParse(document);
  if (result.success) {
    return syntax.length > 0 ? { diagnostics: syntax } : { value: result.data };
  }
  const issues = result.error.issues.slice(0, mostIssues).map(withFewKeys);
  const described = describeIssues(issues, document, schema, facts);
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

/** An issue with as many of the unknown fields of its group as somebody reads: each is compared with all others. */
function withFewKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'unrecognized_keys') return issue;
  return { ...issue, keys: issue.keys.slice(0, mostUnknownFields) };
}
