import type { z } from 'zod';
import { blockSchema } from '../blocks/index.ts';
import { type Facts, factsOf } from '../facts.ts';
import { fieldOf } from '../kinds.ts';
import { type Page, pageFields } from '../page.ts';
import { type Site, siteFields } from '../site.ts';
import { isGroup } from '../values.ts';
import { say } from './catalog/index.ts';
import { editsOf } from './change.ts';
import { diagnosticOf } from './diagnosticOf.ts';
import { minimalValue } from './exampleOf.ts';
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
    const says = say('unreadable-file', { problem: source.unread });
    return {
      diagnostics: [diagnosticOf({ source, path: [], at: { offset: 0, length: 0 }, says })],
    };
  }
  const syntax = source.problems.map(({ offset, length, says, fix, suggest = fix, versions }) => {
    // Where one error can be fixed in several ways, the fixes of the others are not certain either.
    const repair = source.isCertain ? { fix } : { suggest, ...(versions && { versions }) };
    return diagnosticOf({ source, path: [], at: { offset, length }, says, ...repair });
  });
  // While the structure of a text is a guess, an error of shape may only follow from an error of syntax.
  if (!source.isCertain) return { diagnostics: syntax };
  const document = fillDocument(source.value, schema, facts);
  const result = schema.safeParse(document);
  if (result.success) {
    return syntax.length > 0 ? { diagnostics: syntax } : { value: result.data };
  }
  const issues = result.error.issues.slice(0, mostIssues).map(withFewKeys);
  const shape = describeIssues(issues, document, schema, facts).map(({ fix, suggest, ...error }) =>
    diagnosticOf({
      ...{ source, ...error },
      fix: fix && editsOf(source, error.path, fix),
      suggest: suggest && editsOf(source, error.path, suggest),
    }),
  );
  return { diagnostics: [...syntax, ...shape] };
}

/** What is right in a document with errors, and whether that is all of its fields, which only contradict each other. */
type RightParts<Value> = { value: Value; isWhole: boolean };

/**
 * What is right in a page with errors: its blocks and fields that have the right shape, so that other pages can be checked.
 * Undefined where not even its path is known.
 */
export function rightPartsOf(source: SourceTree, facts: Facts): RightParts<Page> | undefined {
  const document = fillDocument(source.value, pageFields, facts);
  const whole = source.isCertain ? pageFields.safeParse(document).data : undefined;
  if (whole) return { value: whole, isWhole: true };
  if (!isGroup(document)) return undefined;
  const fields = Object.entries(pageFields.shape).filter(
    ([name, schema]) => schema.safeParse(document[name]).success,
  );
  const blocks = Array.isArray(document.blocks) ? document.blocks : [];
  const right = blocks.filter((block) => blockSchema.safeParse(block).success);
  const { data } = pageFields.safeParse({
    ...{ title: source.name.slice(-60), description: source.name.padEnd(70, '.').slice(-155) },
    ...Object.fromEntries(fields.map(([name]) => [name, document[name]])),
    blocks: right.length > 0 ? right : [{ type: 'hero', headline: source.name.slice(-60) }],
  });
  return data && { value: data, isWhole: false };
}

/**
 * The same for site.json: a field with an error is omitted, or has an example in its place where it is required. Phone numbers
 * and e-mail addresses keep their names, so that links to them are not reported.
 */
export function rightPartsOfSite(source: SourceTree): RightParts<Site> | undefined {
  const document = fillDocument(source.value, siteFields, factsOf(source.value));
  const whole = source.isCertain ? siteFields.safeParse(document).data : undefined;
  if (whole) return { value: whole, isWhole: true };
  if (!isGroup(document)) return undefined;
  const fields = Object.entries(siteFields.shape).flatMap(([name, schema]) => {
    const value = document[name];
    if (schema.safeParse(value).success) return [[name, value] as const];
    const field = fieldOf(schema);
    if (field.structure === 'record' && isGroup(value)) {
      const example = minimalValue(field.value);
      return [[name, Object.fromEntries(Object.keys(value).map((key) => [key, example]))] as const];
    }
    return field.isOptional ? [] : [[name, minimalValue(schema)] as const];
  });
  const { data } = siteFields.safeParse(Object.fromEntries(fields));
  return data && { value: data, isWhole: false };
}

/** The issue with its first unknown fields alone. Each field is compared with all others, so thousands would be slow. */
function withFewKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'unrecognized_keys') return issue;
  return { ...issue, keys: issue.keys.slice(0, mostUnknownFields) };
}
