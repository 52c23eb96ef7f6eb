import type { z } from 'zod';
import { blockSchema } from '../blocks/index.ts';
import type { Facts } from '../facts.ts';
import { type Page, pageSchema } from '../page.ts';
import { isGroup } from '../values.ts';
import { say } from './catalog/index.ts';
import { editsOf } from './change.ts';
import { diagnosticOf } from './diagnosticOf.ts';
import { describeIssues } from './issues/describeIssues.ts';
import { fillDocument } from './prose.ts';
import type { Diagnostic, SourceTree } from './types.ts';

// Enough for a writer, who fixes a few mistakes and checks again. A file of another kind can have thousands.
const mostIssues = 1000;
const mostUnknownFields = 100;

/**
 * Checks one document against its schema. Facts are filled in first, so lengths are those that visitors see. Returns the
 * value where it has the right shape, else the mistakes.
 */
export function checkShape<Schema extends z.ZodType>(
  source: SourceTree,
  schema: Schema,
  facts: Facts,
): { value: z.output<Schema> } | { diagnostics: Diagnostic[] } {
  if (source.unread !== undefined) {
    const place = { source, path: [], at: { offset: 0, length: 0 } };
    const says = say('unreadable-file', { problem: source.unread });
    const finding = { ...place, says };
    return { diagnostics: [diagnosticOf(says.rule, finding)] };
  }
  const syntax = source.problems.map(
    ({ offset, length, fix, suggest = fix, versions, ...said }) => {
      // Where one error can be fixed in several ways, the fixes of the others are not certain either.
      const repair = source.isCertain ? { fix } : { suggest, ...(versions && { versions }) };
      // This message is about the characters of the text, so it is the same in a form.
      const { inForm: _same, ...diagnostic } = diagnosticOf(said.says.rule, {
        ...{ source, path: [], at: { offset, length }, ...said, ...repair },
      });
      return diagnostic;
    },
  );
  // While the structure of a text is a guess, an error of shape may only follow from an error of syntax.
  if (!source.isCertain) return { diagnostics: syntax };
  const document = fillDocument(source.value, schema, facts);
  const result = schema.safeParse(document);
  if (result.success) {
    return syntax.length > 0 ? { diagnostics: syntax } : { value: result.data };
  }
  const issues = result.error.issues.slice(0, mostIssues).map(withFewKeys);
  const shape = describeIssues(issues, document, schema, facts).map(
    ({ fix, suggest, ...mistake }) =>
      diagnosticOf(mistake.says.rule, {
        source,
        ...mistake,
        fix: fix && editsOf(source, mistake.path, fix),
        suggest: suggest && editsOf(source, mistake.path, suggest),
      }),
  );
  return { diagnostics: [...syntax, ...shape] };
}

/**
 * What is right in a page with errors: its blocks and fields that have the right shape, so that other pages can be checked.
 * Undefined where not even its path is known.
 */
export function rightPartsOf(source: SourceTree, facts: Facts): Page | undefined {
  const document = fillDocument(source.value, pageSchema, facts);
  if (!isGroup(document)) return undefined;
  const fields = Object.entries(pageSchema.shape).filter(
    ([name, schema]) => schema.safeParse(document[name]).success,
  );
  const blocks = Array.isArray(document.blocks) ? document.blocks : [];
  const right = blocks.filter((block) => blockSchema.safeParse(block).success);
  return pageSchema.safeParse({
    ...{ title: source.name.slice(-60), description: source.name.padEnd(70, '.').slice(-155) },
    ...Object.fromEntries(fields.map(([name]) => [name, document[name]])),
    blocks: right.length > 0 ? right : [{ type: 'hero', headline: source.name.slice(-60) }],
  }).data;
}

/** The issue with its first unknown fields alone. Each field is compared with all others, so thousands would be slow. */
function withFewKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'unrecognized_keys') return issue;
  return { ...issue, keys: issue.keys.slice(0, mostUnknownFields) };
}
