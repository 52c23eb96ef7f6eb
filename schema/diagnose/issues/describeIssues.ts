import { z } from 'zod';
import { sentenceOf } from '../../catalog/index.ts';
import { kindOf, kindWords } from '../../catalog/words.ts';
import { isBlank } from '../../invisible.ts';
import { refusalOf } from '../../refuse.ts';
import { schemaAt, valueAt } from '../../schemaAt.ts';
import { type Context, type IssueField, issueField } from './issueField.ts';
import type { ShapeError } from './shapeError.ts';
import { describeBlockType, describeUnknownFields, otherNameOfType } from './unknownName.ts';
import { describeChoice } from './wrongChoice.ts';
import { describeFormat, describeName } from './wrongFormat.ts';
import { describeKind, describeLength, describeSize, withAdvice } from './wrongValue.ts';

type Issue = z.core.$ZodIssue;

/**
 * Turns the issues that Zod found in a document into plain sentences: each error once, with what to write instead if that is
 * known. `root` is the schema that the document was checked against.
 */
export function describeIssues(
  issues: readonly Issue[],
  document: unknown,
  root: z.core.$ZodType,
  site: Pick<Context, 'facts' | 'language'> = { facts: {} },
): ShapeError[] {
  // Checks of the whole document only run once its fields are valid.
  const ofFields = issues.filter((issue) => !refusalOf(issue)?.path);
  const first = ofFields.length > 0 ? ofFields : issues;
  return withoutRepeats(
    first.flatMap((issue) => describeIssue(issue, { document, root, ...site })),
  );
}

const ofLists: ReadonlySet<string> = new Set(['out-of-range', 'wrong-kind']);

/**
 * Reports each error once. A field with a misspelled name is not also reported as missing, and the fields of a misplaced block
 * are not reported. If a value breaks several rules, empty values and bounds take precedence over the order of the list.
 */
function withoutRepeats(errors: readonly ShapeError[]): ShapeError[] {
  const renamed = new Set(
    errors.map(({ path, fix, suggest }) => {
      const change = fix ?? suggest;
      const isRename = typeof change === 'object' && 'rename' in change;
      return isRename && JSON.stringify([...path.slice(0, -1), change.rename]);
    }),
  );
  const misplaced = errors.flatMap(({ path, sentence: { id } }) =>
    id === 'unknown-field/block' ? [path.slice(0, -1)] : id === 'unknown-field/group' ? [path] : [],
  );
  const byPlace = new Map<string, ShapeError>();
  const lists = new Set<string>();
  for (const error of errors) {
    const { path, sentence, fix } = error;
    const place = JSON.stringify(path);
    if (typeof path.at(-1) === 'number' && ofLists.has(sentence.rule) && !fix) {
      // Entries of one list with the same error have one cause, such as percentages instead of fractions of 1.
      const way = sentence.rule === 'wrong-kind' ? sentence.message : sentence.id;
      const list = JSON.stringify([way, ...path.slice(0, -1)]);
      if (lists.has(list)) continue;
      lists.add(list);
    }
    if (sentence.rule === 'missing-field' && renamed.has(place)) continue;
    const isOfBlock = misplaced.some((block) => block.every((key, index) => path[index] === key));
    if (isOfBlock && !/^unknown-field\/(?:block|group)$/.test(sentence.id)) continue;
    // Zod reports the bounds of safe integers before those of the field, so the last bounds count.
    const isCloser = sentence.rule === 'empty' || sentence.rule === 'out-of-range';
    if (isCloser || !byPlace.has(place)) byPlace.set(place, error);
  }
  return [...byPlace.values()];
}

function describeIssue(issue: Issue, context: Context): ShapeError[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const field = issueField(path, context);
  if (issue.code === 'unrecognized_keys') return describeUnknownFields(issue.keys, field);
  if (field.content === 'words' && typeof field.value === 'string' && isBlank(field.value)) {
    return [describeEmpty(field)];
  }
  const refusal = refusalOf(issue);
  // A document-level check knows the location and the fix; a field-level check leaves both to the field's format.
  if (refusal?.path) return [{ ...refusal, path }];
  if (refusal?.sentence.id === 'too-long') return [describeLength(field, refusal.sentence)];
  if (field.value === undefined && path.length > 0) {
    const isType = issue.code === 'invalid_union' && path.at(-1) === 'type';
    const other = isType ? otherNameOfType(path, context) : undefined;
    if (other) return [other];
    const { help, helpInForm } = isType ? helpWithType : field;
    return [{ path, sentence: sentenceOf('missing-field', { help, helpInForm }) }];
  }
  switch (issue.code) {
    case 'invalid_key':
      return issue.issues.map(() => describeName(field));
    case 'invalid_union':
      return describeUnion(issue, field);
    case 'invalid_type':
      if (issue.expected === 'boolean' && /^\s*(true|false)\s*$/.test(field.input)) {
        return [describeChoice([true, false], field)];
      }
      return [describeKind(issue.expected, field)];
    case 'too_small':
      return [describeSize('min', Number(issue.minimum), field)];
    case 'too_big':
      return [describeSize('max', Number(issue.maximum), field)];
    case 'invalid_value':
      return [describeChoice(issue.values, field)];
    default:
      return [describeFormat(issue.message, field, refusal?.sentence)];
  }
}

const helpWithType = {
  help: 'Write which block it is. Example: "type": "hero"',
  helpInForm: 'Write which block it is. Example: "hero"',
};

function describeEmpty({ path, isOptional, isIn, context }: IssueField): ShapeError {
  // Deleting an empty "alt" would cause another error, so the suggestion marks the picture as decorative.
  if (path.at(-1) === 'alt' && isIn('picture')) {
    return {
      path,
      sentence: sentenceOf('empty/alt'),
      suggest: { field: 'decorative', value: true },
    };
  }
  // A frame of another site needs its title.
  const { type, source } = Object(valueAt(context.document, path.slice(0, -1)));
  const isNeeded = path.at(-1) === 'title' && type === 'embed' && source === undefined;
  return isOptional && !isNeeded
    ? { path, sentence: sentenceOf('empty/optional'), suggest: 'remove' }
    : { path, sentence: sentenceOf('empty') };
}

/** A value that matches none of several kinds: describes the errors of the most similar kind. */
function describeUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  field: IssueField,
): ShapeError[] {
  const { path, value, context } = field;
  const { document, root } = context;
  if (path.at(-1) === 'type' && 'discriminator' in issue) return [describeBlockType(field)];
  const names = kindOf(value) === kindWords.object ? Object.keys(Object(value)) : [];
  const [name, ...others] = names;
  const option = others.length === 0 && name !== undefined && optionFor(name, field);
  if (option) return describeUnknownFields(names, field, option);
  if (names.length > 1 && field.accepts([value])) {
    const sentence = sentenceOf('wrong-kind/union', {
      ...{ given: kindOf(value), help: field.shortHelp, helpInForm: field.helpInForm },
    });
    return [withAdvice({ path, sentence }, field)];
  }
  const kind = schemaAt(root, document, path);
  const errors = (kind && z.safeParse(kind, value).error?.issues)?.flatMap((inner) =>
    describeIssue({ ...inner, path: [...path, ...inner.path] }, context),
  );
  if (errors && errors.length > 0) {
    // If no field is known, it is unclear which ones are missing.
    const unknown = errors.filter(({ sentence }) => sentence.rule === 'unknown-field');
    return unknown.length > 0 && unknown.length === names.length ? unknown : errors;
  }
  const help = typeof value === 'string' ? field.help : field.shortHelp;
  const { helpInForm } = field;
  const sentence = sentenceOf('wrong-kind/union', { given: kindOf(value), help, helpInForm });
  return [withAdvice({ path, sentence }, field)];
}

/** For a group with one unknown field: the only field of the option that takes its value, such as "strong" for "bold". */
function optionFor(name: string, { schema, value, accepts }: IssueField): string | undefined {
  const options = schema instanceof z.ZodUnion ? schema.options : [];
  const names = options.map((option) =>
    option instanceof z.ZodObject ? Object.keys(option.shape) : [],
  );
  if (names.flat().includes(name)) return undefined;
  return names
    .flatMap((fields) => (fields.length === 1 ? fields : []))
    .find((field) => accepts({ [field]: Object(value)[name] }));
}
