import { z } from 'zod';
import type { Facts } from '../../facts.ts';
import { isBlank } from '../invisible.ts';
import { onlyNear } from '../nearest.ts';
import { joined, type Phrase } from '../phrase.ts';
import * as shape from '../rules/shape/index.ts';
import { schemaAt } from '../schemaAt.ts';
import { kindOf, kindPhrase, kindWords } from '../words.ts';
import { type Context, type IssueField, issueField } from './issueField.ts';
import { type FieldRepair, mistakeAt, type ShapeMistake } from './shapeMistake.ts';
import { describeBlockType, describeUnknownField, typesWith } from './unknownName.ts';
import { describeForm, describeName } from './wrongForm.ts';
import { describeChoice, describeKind, describeSize, repairOfKind } from './wrongValue.ts';

type Issue = z.core.$ZodIssue;

/**
 * Turns the issues that Zod found in a document into plain sentences: each mistake once, with what to write instead where
 * that is known. `root` is the schema that the document was checked by.
 */
export function describeIssues(
  issues: readonly Issue[],
  document: unknown,
  root: z.core.$ZodType,
  facts: Facts = {},
): ShapeMistake[] {
  return withoutRepeats(issues.flatMap((issue) => describeIssue(issue, { document, root, facts })));
}

/**
 * Reports each mistake once. A field whose name is misspelt is not reported as missing under its right name. Of several
 * rules that a value breaks, the rule of empty values or of bounds comes first, else the first one in the list.
 */
function withoutRepeats(mistakes: readonly ShapeMistake[]): ShapeMistake[] {
  const renamed = new Set(
    mistakes.map(({ path, fix, suggest }) => {
      const change = fix ?? suggest;
      const isRename = typeof change === 'object' && 'rename' in change;
      return isRename && JSON.stringify([...path.slice(0, -1), change.rename]);
    }),
  );
  const byPlace = new Map<string, ShapeMistake>();
  for (const mistake of mistakes) {
    const place = JSON.stringify(mistake.path);
    if (mistake.rule === shape.missingField.name && renamed.has(place)) continue;
    // Zod reports the bounds of safe integers before those of the field, so the last bounds count.
    const isCloser = mistake.rule === shape.empty.name || mistake.rule === shape.outOfRange.name;
    if (isCloser || !byPlace.has(place)) byPlace.set(place, mistake);
  }
  return [...byPlace.values()];
}

function describeIssue(issue: Issue, context: Context): ShapeMistake[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const field = issueField(path, context);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => describeUnknownField(key, issue.keys, field));
  }
  if (field.value === undefined && path.length > 0) {
    const isType = issue.code === 'invalid_union' && path.at(-1) === 'type';
    const help = isType ? 'Write which block it is, as in "type": "hero".' : field.help;
    return [mistakeAt(path, shape.missingField, [field.name, field.within, field.subject, help])];
  }
  if (field.content === 'words' && typeof field.value === 'string' && isBlank(field.value)) {
    // A picture that tells nothing says so: without a word about it, its "alt" would be missing.
    const isOfPicture = path.at(-1) === 'alt' && field.isIn('picture');
    const suggest: FieldRepair['suggest'] = isOfPicture
      ? { field: 'decorative', value: true }
      : field.isOptional
        ? 'remove'
        : undefined;
    const orElse = isOfPicture ? 'decorative' : field.isOptional ? 'omit' : undefined;
    return [mistakeAt(path, shape.empty, [field.subject, orElse], { suggest })];
  }
  switch (issue.code) {
    case 'invalid_key':
      return issue.issues.map(({ message }) => describeName(message, field));
    case 'invalid_union':
      return describeUnion(issue, field);
    case 'invalid_type':
      if (issue.expected === 'boolean' && /^\s*(true|false)\s*$/.test(field.written)) {
        return [describeChoice([true, false], field)];
      }
      return [describeKind(issue.expected, field)];
    case 'too_small':
      return [describeSize('at least', Number(issue.minimum), field)];
    case 'too_big':
      return [describeSize('at most', Number(issue.maximum), field)];
    case 'invalid_value':
      return [describeChoice(issue.values, field)];
    default:
      return [describeForm(issue.message, field)];
  }
}

/** A value that fits none of several kinds: describes the mistakes of the kind that it is most like. */
function describeUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  field: IssueField,
): ShapeMistake[] {
  const { path, value, context } = field;
  const { document, root } = context;
  if (path.at(-1) === 'type' && 'discriminator' in issue) return [describeBlockType(field)];
  const names = kindOf(value) === kindWords.object ? Object.keys(Object(value)) : [];
  const [name, ...others] = names;
  const stressed = others.length === 0 && name !== undefined && optionFor(name, field);
  if (stressed) return [describeUnknownField(name, names, field, [stressed])];
  const kind = schemaAt(root, document, path);
  const mistakes = (kind && z.safeParse(kind, value).error?.issues)?.flatMap((inner) =>
    describeIssue({ ...inner, path: [...path, ...inner.path] }, context),
  );
  if (mistakes && mistakes.length > 0) {
    // Where no field is known, it is not clear which ones are missing.
    const unknown = mistakes.filter(({ rule }) => rule === shape.unknownField.name);
    return unknown.length > 0 && unknown.length === names.length ? unknown : mistakes;
  }
  const types = name === undefined ? undefined : typesWith(name, path, document);
  const help = joined([types, field.help].filter((words): words is Phrase => words !== undefined));
  const details = [field.subject, undefined, kindPhrase(kindOf(value)), help] as const;
  return [mistakeAt(path, shape.wrongKind, details, repairOfKind(field))];
}

/** For a group with one unknown field: the field of the one option that has no other, such as "strong" for "bold". */
function optionFor(name: string, { schema, value, accepts }: IssueField): string | undefined {
  const options = schema instanceof z.ZodUnion ? schema.options : [];
  const names = options.map((option) =>
    option instanceof z.ZodObject ? Object.keys(option.shape) : [],
  );
  if (onlyNear(name, names.flat()) !== undefined) return undefined;
  return names
    .flatMap((fields) => (fields.length === 1 ? fields : []))
    .find((field) => accepts({ [field]: Object(value)[name] }));
}
