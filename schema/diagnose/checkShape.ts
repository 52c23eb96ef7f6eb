import type { z } from 'zod';
import { type RuleName, sentenceOf } from '../catalog/index.ts';
import { isEmbedCode } from '../embeds/readEmbedCode.ts';
import { factsOf } from '../facts.ts';
import { ownValue } from '../values.ts';
import { editsOf } from './change.ts';
import { codeSentence } from './codeSentence.ts';
import { diagnosticOf } from './diagnosticOf.ts';
import { groupBy } from './groupBy.ts';
import { describeIssues } from './issues/describeIssues.ts';
import { type Context, issueField } from './issues/issueField.ts';
import type { ShapeError } from './issues/shapeError.ts';
import { adviceFor } from './issues/wrongValue.ts';
import { fillDocument } from './prose.ts';
import { maxTextLength } from './syntax/notations.ts';
import { type Errors, type Tried, withTriedSuggestions } from './trial.ts';
import type { Diagnostic, SourceTree, SyntaxProblem, ValuePath } from './types.ts';

// Enough for a writer, who fixes a few errors and checks again. A file that is not a document can have thousands.
const maxIssues = 1000;
const maxUnknownFields = 100;

/**
 * Checks one document against its schema. The facts of `site`, the value of site.json, are filled in first, so lengths match what
 * visitors see. Returns the value if it is valid, or else the errors.
 */
export function checkShape<Schema extends z.ZodType>(
  source: SourceTree,
  schema: Schema,
  site: unknown,
): { value: z.output<Schema> } | { diagnostics: Diagnostic[] } {
  if (source.unread !== undefined) {
    const sentence = sentenceOf('unreadable-file', { problem: source.unread });
    return {
      diagnostics: [diagnosticOf({ source, path: [], at: { offset: 0, length: 0 }, sentence })],
    };
  }
  const isGuess = !source.isCertain;
  const isShort = source.text.length <= maxTextLength;
  const isTried = isGuess && source.problems.some(({ fix, suggest = fix }) => suggest) && isShort;
  const found = errorsOf(source, schema, site, !isGuess || isTried);
  if ('value' in found) return found;
  // While the structure is a guess, an error of shape may only follow from a syntax error.
  const isExplained = source.problems.some(({ explainsAll }) => explainsAll);
  const reported = isGuess || isExplained ? found.syntax : [...found.syntax, ...found.shape];
  const errors = { source, reported, errors: found };
  const check = (text: SourceTree): Errors => {
    const after = errorsOf(text, schema, site, true);
    return 'value' in after ? { syntax: [], shape: [] } : after;
  };
  return { diagnostics: withTriedSuggestions(errors, check) };
}

/**
 * The value of a document without errors, or else its errors. `hasShape`: also those of shape, in what can be read of a broken
 * text.
 */
function errorsOf<Schema extends z.ZodType>(
  source: SourceTree,
  schema: Schema,
  site: unknown,
  hasShape: boolean,
): { value: z.output<Schema> } | Errors {
  const facts = factsOf(site);
  const document = fillDocument(hasShape ? source.value : undefined, schema, facts);
  const context = { document, root: schema, facts, language: languageOf(site) };
  const syntax = source.problems.map((input) => {
    const problem = codeInText(input, source, context) ?? input;
    const { offset, length, sentence, instead, fix, suggest = fix, versions } = problem;
    // If one error can be fixed in several ways, the fixes of the others are not certain either.
    const repair = source.isCertain ? { fix } : { suggest, ...(versions && { versions }) };
    const diagnostic = diagnosticOf({
      source,
      path: [],
      at: { offset, length },
      sentence,
      ...repair,
    });
    const isOfValue = valueRules.has(sentence.rule);
    const otherwise = () =>
      instead
        ? { ...instead, ...(instead.id === 'bracket/cut' && { suggest }) }
        : { suggestion: isOfValue ? adviceAt(source.pathAt(offset), context) : undefined };
    return { diagnostic: withEntry(diagnostic, source.pathAt(offset), context), otherwise };
  });
  if (!hasShape) return { syntax, shape: [] };
  const result = schema.safeParse(document);
  if (result.success) {
    return syntax.length > 0 ? { syntax, shape: [] } : { value: result.data };
  }
  const issues = result.error.issues.slice(0, maxIssues).map(withFewKeys);
  const errors = describeIssues(issues, document, schema, context);
  const shape = reportedTogether(errors).map((together) => diagnosticFor(together, source));
  return { syntax, shape };
}

/** Code in a text for visitors: escaping its quotation marks would only hide it from the parser. */
function codeInText(
  { sentence, offset, length }: SyntaxProblem,
  source: SourceTree,
  context: Context,
): SyntaxProblem | undefined {
  if (sentence.id !== 'quotation-mark/inner') return undefined;
  const { content, input } = issueField(source.pathAt(offset + 1), context);
  const isText = content === 'words' && isEmbedCode(input);
  return isText ? { sentence: codeSentence(input), offset, length } : undefined;
}

/** The rules about how a single value is written. */
const valueRules: ReadonlySet<RuleName> = new Set([
  'unquoted-text',
  'wrong-number',
  'stray-character',
]);

/** What to write in the field at a path in place of the text there, or else what it takes, with an example. */
function adviceAt(path: ValuePath, context: Context): string | undefined {
  if (path.length === 0) return undefined;
  const field = issueField(path, context);
  return adviceFor(field) ?? field.help;
}

/** The message about the rows of a table, with an example of the entries of their list. */
function withEntry(diagnostic: Diagnostic, path: ValuePath, context: Context): Diagnostic {
  if (diagnostic.id !== 'unquoted-text/rows') return diagnostic;
  const list = path.findLastIndex((step) => typeof step === 'number');
  const entry = list < 0 ? [...path, 0] : path.slice(0, list + 1);
  const { example } = issueField(entry, context);
  return { ...diagnostic, suggestion: [diagnostic.suggestion, example].filter(Boolean).join(' ') };
}

type Together = readonly [ShapeError, ...ShapeError[]];

/**
 * Groups errors that share one message: misspelled names in one group of fields, or the same error in several entries of a list,
 * have one cause. Every other error gets a separate message.
 */
function reportedTogether(errors: readonly ShapeError[]): Together[] {
  const isWrongName = (error: ShapeError) =>
    error.sentence.id === 'unknown-field' && renameOf(error) !== undefined;
  const groupOf = ({ path }: ShapeError) => path.slice(0, -1);
  const names = groupBy(errors.filter(isWrongName), (error) => JSON.stringify(groupOf(error)));
  const together = groupBy(errors, (error) => {
    if (!isWrongName(error)) return error;
    const group = groupOf(error);
    const misspelled = names.get(JSON.stringify(group))?.map(({ path }) => path.at(-1));
    // The entries of `blocks` differ from each other; entries of every other list are alike.
    const isEntry = typeof group.at(-1) === 'number' && group.length > 2;
    return JSON.stringify([isEntry ? group.slice(0, -1) : group, misspelled]);
  });
  return Array.from(together.values()).flatMap(([first, ...others]): Together[] =>
    first ? [[first, ...others]] : [],
  );
}

function renameOf({ fix, suggest = fix }: ShapeError): string | undefined {
  return typeof suggest === 'object' && 'rename' in suggest ? suggest.rename : undefined;
}

function diagnosticFor(errors: Together, source: SourceTree): Tried {
  const [first, ...others] = errors;
  const { fix, suggest, otherwise, ...error } = first;
  const sentence = others.length > 0 ? sentencesOfAll(errors) : error.sentence;
  const edits = errors.flatMap((each) => {
    const change = each.fix ?? each.suggest;
    return (change && editsOf(source, each.path, change)) ?? [];
  });
  const isCertain = errors.every((each) => each.fix);
  const repair = edits.length === 0 ? {} : isCertain ? { fix: edits } : { suggest: edits };
  return {
    diagnostic: diagnosticOf({ source, ...error, sentence, ...repair }),
    otherwise: others.length > 0 ? () => ({ suggestion: sentence.suggestion }) : otherwise,
  };
}

function sentencesOfAll(errors: Together) {
  const meantBy = new Map(
    errors.map((error) => [String(error.path.at(-1)), renameOf(error) ?? ''] as const),
  );
  const [[name = '', meant = ''] = [], ...others] = meantBy;
  return others.length === 0
    ? sentenceOf('unknown-field/entries', { name, meant, count: errors.length })
    : sentenceOf('unknown-field/several', {
        names: [...meantBy.keys()],
        meant: [...meantBy.values()],
      });
}

/** The language of the site, as written in site.json; undefined while it is invalid. */
function languageOf(site: unknown): string | undefined {
  const language = ownValue(site, 'language');
  return typeof language === 'string' ? language : undefined;
}

/** The issue with only its first unknown fields. Each field is compared with all others, so thousands would be slow. */
function withFewKeys(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'unrecognized_keys') return issue;
  return { ...issue, keys: issue.keys.slice(0, maxUnknownFields) };
}
