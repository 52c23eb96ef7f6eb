import { z } from 'zod';
import { blockDefinitions, blockTypes } from '../blocks/index.ts';
import type { Facts } from '../facts.ts';
import { fieldOf, textContentOf } from '../kinds.ts';
import type { Change } from './change.ts';
import { exampleOf } from './exampleOf.ts';
import { isBlank } from './invisible.ts';
import { textsOfKind } from './links.ts';
import { onlyNear, sameName } from './nearest.ts';
import type { MessageRule } from './rule.ts';
import { empty } from './rules/shape/empty.ts';
import { forbiddenLink } from './rules/shape/forbiddenLink.ts';
import { missingField } from './rules/shape/missingField.ts';
import { outOfRange } from './rules/shape/outOfRange.ts';
import { tooLong } from './rules/shape/tooLong.ts';
import { tooShort } from './rules/shape/tooShort.ts';
import { unknownBlockType } from './rules/shape/unknownBlockType.ts';
import { unknownField } from './rules/shape/unknownField.ts';
import { unknownValue } from './rules/shape/unknownValue.ts';
import { wrongCount } from './rules/shape/wrongCount.ts';
import { wrongForm } from './rules/shape/wrongForm.ts';
import { wrongKind } from './rules/shape/wrongKind.ts';
import { fieldSchemaAt, fieldsAt, schemaAt, valueAt } from './schemaAt.ts';
import type { Message, ValuePath } from './types.ts';
import { capital, containerWords, fieldWords, kindOf, kindWords, quoted } from './words.ts';
import { contactName, wrongAddress } from './wrongAddress.ts';

export type Described = Message & {
  path: ValuePath;
  /** Marks the name of a field and not its value. */
  atKey?: boolean;
  rule: string;
  /** The change that is right whatever was meant, where there is one. */
  fix?: Change | undefined;
  /** The change that is likely meant. */
  suggest?: Change | undefined;
};

type Issue = z.core.$ZodIssue;

/** What an issue was found in: the document with its facts filled in, the schema it was checked by, and the facts. */
type Context = { document: unknown; root: z.core.$ZodType; facts: Facts };

/**
 * Says the mistakes that Zod found in a document in plain sentences: one for each mistake, with what to write instead
 * where that is known. `root` is the schema that the document was checked by.
 */
export function describeIssues(
  issues: readonly Issue[],
  document: unknown,
  root: z.core.$ZodType,
  facts: Facts = {},
): Described[] {
  const described = issues.flatMap((issue) => describeIssue(issue, { document, root, facts }));
  return withoutEchoes(described);
}

/**
 * One mistake is reported once: a field whose name is misspelt is missing under its right name too, and a value that breaks
 * several bounds is reported to break the first; an empty one is nothing but empty.
 */
function withoutEchoes(described: readonly Described[]): Described[] {
  const renamed = new Set(
    described.flatMap(({ path, fix, suggest }) =>
      [fix, suggest].flatMap((change) =>
        typeof change === 'object' && 'rename' in change
          ? JSON.stringify([...path.slice(0, -1), change.rename])
          : [],
      ),
    ),
  );
  const byPlace = new Map<string, Described>();
  for (const mistake of described) {
    const place = JSON.stringify(mistake.path);
    if (mistake.rule === missingField.name && renamed.has(place)) continue;
    const isFirst = !byPlace.has(place);
    // The bounds of a field come after those that every number has.
    const isCloser = mistake.rule === empty.name || mistake.rule === outOfRange.name;
    if (isFirst || isCloser) byPlace.set(place, mistake);
  }
  return [...byPlace.values()];
}

function describeIssue(issue: Issue, context: Context): Described[] {
  const { document } = context;
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const value = valueAt(document, path);
  const { field, within } = fieldWords(path, document);

  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => describeUnknownField(key, issue.keys, path, context));
  }
  if (value === undefined && path.length > 0) {
    const help =
      issue.code === 'invalid_union' && path.at(-1) === 'type'
        ? 'Write which block it is, as in "type": "hero".'
        : helpFor(path, context);
    return [{ path, ...words(missingField, field, within, help) }];
  }
  if (issue.code === 'invalid_key') {
    return issue.issues.map(({ message }) => describeName(message, path, context));
  }
  if (issue.code === 'invalid_union') return describeUnion(issue, path, context);
  if (typeof value === 'string' && isBlank(value) && isText(path, context)) {
    const suggest = isOptional(path, context) ? 'remove' : undefined;
    return [{ path, ...words(empty, field, within, suggest !== undefined), suggest }];
  }
  switch (issue.code) {
    case 'invalid_type':
      return [describeKind(issue.expected, path, context)];
    case 'too_small':
      return [describeSize(value, 'at least', Number(issue.minimum), path, context)];
    case 'too_big':
      return [describeSize(value, 'at most', Number(issue.maximum), path, context)];
    case 'invalid_value':
      return [describeChoice(issue.values, path, context)];
    default:
      return [describeForm(issue.message, path, context)];
  }
}

function words<Facts extends readonly unknown[]>(
  rule: MessageRule<Facts>,
  ...facts: Facts
): Message & { rule: string } {
  return { rule: rule.name, ...rule.describe(...facts) };
}

/** A field that its group does not have: with the name that it is near to, of those that are not there yet. */
function describeUnknownField(
  key: string,
  unknown: readonly string[],
  path: ValuePath,
  { document, root }: Context,
): Described {
  const container = capital(containerWords(path, document)) || 'The document';
  const group = valueAt(document, path);
  const absent = fieldsAt(root, document, path).filter(
    (name) => !Object.hasOwn(Object(group), name),
  );
  const same = sameName(key, absent);
  // Two unknown fields that are the same but for capitals cannot both become it.
  const isOnly = unknown.filter((other) => sameName(other, absent) === same).length === 1;
  const near = onlyNear(key, absent);
  return {
    path: [...path, key],
    atKey: true,
    ...words(unknownField, container, key, absent, elsewhere(key, path, document)),
    ...(same !== undefined && isOnly
      ? { fix: { rename: same } }
      : { suggest: near === undefined ? undefined : { rename: near } }),
  };
}

/** A name of a record, such as that of a phone number, which is not written as names are. */
function describeName(message: string, path: ValuePath, { document }: Context): Described {
  const name = String(path.at(-1));
  const group = path.slice(0, -1);
  const names = Object(valueAt(document, group));
  const meant = asName(name);
  const isFree = /^[a-z]/.test(meant) && meant !== name && !Object.hasOwn(names, meant);
  const { problem, help } = sentencesOf(message);
  const suggestion = isFree ? `Did you mean "${meant}"?` : help;
  return {
    path,
    atKey: true,
    ...words(wrongForm, `The name ${quoted(name)} in "${group.at(-1)}"`, problem, suggestion),
    suggest: isFree ? { rename: meant } : undefined,
  };
}

/** A value of another kind than its field takes: a text where a number belongs, a group where a list does. */
function describeKind(expected: string, path: ValuePath, context: Context): Described {
  const { document } = context;
  const value = valueAt(document, path);
  const { field, within } = fieldWords(path, document);
  const schema = unwrapped(fieldSchemaAt(context.root, document, path));
  const isWhole = schema instanceof z.ZodNumber && schema.isInt;
  const wanted = kindWords[isWhole ? 'int' : expected] ?? expected;
  const help = helpFor(path, context);
  if (isWhole && typeof value === 'number' && Number.isFinite(value)) {
    const around = [Math.floor(value), Math.ceil(value)].filter((whole) =>
      isAccepted(whole, path, context),
    );
    const suggestion = around.length > 0 ? `Write ${around.join(' or ')}.` : help;
    return {
      path,
      ...words(wrongKind, field, within, wanted, `${value}, which has decimals`, suggestion),
    };
  }
  const change = changeOfKind(path, context);
  return { path, ...words(wrongKind, field, within, wanted, kindOf(value), help), ...change };
}

/** How a value becomes one of the kind that its field takes. */
function changeOfKind(path: ValuePath, context: Context): Pick<Described, 'fix' | 'suggest'> {
  const value = valueAt(context.document, path);
  const number = numberIn(value);
  if (number !== undefined && isAccepted(number, path, context)) {
    return { fix: { value: number } };
  }
  if (value === null && isOptional(path, context)) return { suggest: 'remove' };
  if (typeof value === 'number' && isAccepted(String(value), path, context)) {
    return { suggest: { value: String(value) } };
  }
  const isEntry = typeof value === 'string' || kindOf(value) === kindWords.object;
  if (isEntry && isAccepted([value], path, context)) return { suggest: 'list' };
  return {};
}

/** A value that is none of a few: of these, the one that it means or is near to. */
function describeChoice(choices: readonly unknown[], path: ValuePath, context: Context): Described {
  const value = valueAt(context.document, path);
  const { field, within } = fieldWords(path, context.document);
  const names = choices.filter((choice) => typeof choice === 'string');
  const written = typeof value === 'string' ? value : '';
  const canOmit = isOptional(path, context);
  const described = {
    path,
    ...words(unknownValue, field, within, value, choices, listedIn(path, context), canOmit),
  };
  const other = choices.find(
    (choice) => typeof choice !== 'string' && String(choice) === written.trim(),
  );
  if (other !== undefined) return { ...described, fix: { value: other } };
  const same = sameName(written, names);
  if (same !== undefined) return { ...described, fix: { value: same } };
  const near = names.length > 1 ? onlyNear(written, names) : undefined;
  if (near !== undefined) return { ...described, suggest: { value: near } };
  // A field that takes true alone is omitted for false.
  const isOpposite = choices.length === 1 && typeof choices[0] === typeof value && !names.length;
  const isNothing = value === null || value === '';
  return canOmit && (isOpposite || isNothing) ? { ...described, suggest: 'remove' } : described;
}

/** Where the choices of a field are all listed. */
function listedIn(path: ValuePath, { document, root }: Context): string | undefined {
  const schema = unwrapped(fieldSchemaAt(root, document, path));
  const kind = schema && fieldOf(schema).kind;
  const section = kind === 'icon' ? 'Icons' : kind === 'drawing' ? 'Drawings' : undefined;
  return section && `All of them are in docs/pages.md, under "${section}".`;
}

/** A text that is written in another way than its field takes: an address, a name, a number of a phone. */
function describeForm(message: string, path: ValuePath, context: Context): Described {
  const { document, root, facts } = context;
  const value = valueAt(document, path);
  const { field, within } = fieldWords(path, document);
  const accepts = (text: string) => isAccepted(text, path, context);
  const written = typeof value === 'string' ? value : '';
  const suggestTo = (meant: string | undefined) =>
    meant === undefined ? undefined : { value: meant };

  const scheme = forbiddenSchemeOf(written);
  if (scheme) {
    const secure = written.replace(/^\s*http:/i, 'https:').trim();
    const meant = accepts(secure) ? secure : undefined;
    return {
      path,
      ...words(forbiddenLink, field, within, scheme, meant),
      suggest: suggestTo(meant),
    };
  }
  const schema = unwrapped(fieldSchemaAt(root, document, path));
  const kind = schema && fieldOf(schema).kind;
  const content = kind && textContentOf(kind);
  const subject = `${field}${within}`;
  const { problem, help } = sentencesOf(message);
  const known =
    content === 'address' && wrongAddress(written, accepts, { facts, anchors: anchorsOf(context) });
  if (known) {
    const question = known.meant === undefined ? undefined : `Did you mean "${known.meant}"?`;
    const suggestion = [question, known.help].filter(Boolean).join(' ') || help;
    return {
      path,
      ...words(wrongForm, `${subject} is ${quoted(written)}, which`, known.problem, suggestion),
      suggest: suggestTo(known.meant),
    };
  }
  // A contact has a name that is there; other names and texts are likely meant as they are, written in another way.
  const isContact = content === 'contact';
  const isKnown = (text: string) => !isContact || facts[`${kind}.${text}`] !== undefined;
  const contact = isContact ? contactName(written, facts) : undefined;
  const meant =
    contact ??
    spellings.map((spell) => spell(written)).find((text) => accepts(text) && isKnown(text));
  return {
    path,
    ...words(
      wrongForm,
      `${subject} is ${quoted(written)}, which`,
      problem,
      meant === undefined ? help : `Did you mean "${meant}"?`,
    ),
    suggest: suggestTo(meant),
  };
}

// Ways to write a text that people take for each other: spaces around it, a name in capitals, the address of a site
// with a slash at its end, a language in small letters, a calling code without its plus.
const spellings: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  asName,
  (text) => text.trim().replace(/\/+$/, ''),
  (text) => `https://${text.trim().replace(/\/+$/, '')}`,
  (text) => text.replace('_', '-').replace(/-\w+$/, (region) => region.toUpperCase()),
  (text) => `+${text.trim().replace(/^0+/, '')}`,
];

/** A text as names are written: small letters, digits and hyphens. */
function asName(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** What is wrong, and in the sentences after the first what to write. */
function sentencesOf(message: string): { problem: string; help: string | undefined } {
  const [problem = '', ...rest] = message.split(/\. (?=[A-Z])/);
  return { problem, help: rest.length > 0 ? `${rest.join('. ')}.` : undefined };
}

function anchorsOf({ document, root }: Context): string[] {
  return textsOfKind('anchor', root, document).map(({ text }) => text);
}

/** A value that fits none of several kinds: says what is wrong with the kind that it looks like. */
function describeUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  path: ValuePath,
  context: Context,
): Described[] {
  const { document, root } = context;
  const value = valueAt(document, path);
  if (path.at(-1) === 'type' && 'discriminator' in issue) {
    const block = capital(containerWords(path.slice(0, -1), undefined));
    const written = typeof value === 'string' ? value : '';
    const same = sameName(written, blockTypes);
    const near = onlyNear(written, blockTypes);
    return [
      {
        path,
        ...words(unknownBlockType, block, quoted(value), written, blockTypes),
        ...(same === undefined
          ? { suggest: near === undefined ? undefined : { value: near } }
          : { fix: { value: same } }),
      },
    ];
  }
  const kind = schemaAt(root, document, path);
  const checked = kind && z.safeParse(kind, value);
  if (checked?.error) {
    const described = checked.error.issues.flatMap((inner) =>
      describeIssue({ ...inner, path: [...path, ...inner.path] }, context),
    );
    // Where no field is known, it is not clear which ones are missing.
    const unknown = described.filter(({ rule }) => rule === unknownField.name);
    const isAllUnknown = unknown.length > 0 && unknown.length === Object.keys(Object(value)).length;
    if (described.length > 0) return isAllUnknown ? unknown : described;
  }
  const { field, within } = fieldWords(path, document);
  const [unknown] = kindOf(value) === kindWords.object ? Object.keys(Object(value)) : [];
  const others = unknown === undefined ? undefined : elsewhere(unknown, path, document);
  const help = [others, helpFor(path, context)].filter(Boolean).join(' ') || undefined;
  const change = changeOfKind(path, context);
  return [{ path, ...words(wrongKind, field, within, undefined, kindOf(value), help), ...change }];
}

/** A text, list or number outside of its bounds. */
function describeSize(
  value: unknown,
  bound: 'at least' | 'at most',
  limit: number,
  path: ValuePath,
  context: Context,
): Described {
  const { field, within } = fieldWords(path, context.document);
  if (Array.isArray(value)) {
    const suggest = value.length === 0 && isOptional(path, context) ? 'remove' : undefined;
    return {
      path,
      ...words(wrongCount, field, within, value.length, bound, limit, suggest !== undefined),
      suggest,
    };
  }
  if (typeof value !== 'string') {
    return { path, ...words(outOfRange, field, within, quoted(value), bound, limit) };
  }
  return bound === 'at most'
    ? { path, ...words(tooLong, field, within, value.length, limit, isText(path, context)) }
    : { path, ...words(tooShort, field, within, value.length, limit) };
}

/** What a field is for, and how it is written where an example is known. */
function helpFor(path: ValuePath, { document, root }: Context): string | undefined {
  const schema = fieldSchemaAt(root, document, path);
  if (!schema) return undefined;
  const { description } = { ...metaOf(unwrapped(schema)), ...metaOf(schema) };
  const key = path.at(-1);
  const example = exampleOf(schema, path, document);
  if (example === undefined) return description;
  const written = typeof key === 'string' ? `${JSON.stringify(key)}: ${example}` : example;
  return `${description ?? ''} Write it as in ${written}.`.trim();
}

function metaOf(schema: z.core.$ZodType | undefined) {
  return schema && z.globalRegistry.get(schema);
}

/** Which types of block have a field at the same place, where it is a block that has it wrongly. */
function elsewhere(key: string, path: ValuePath, document: unknown): string | undefined {
  const [list, index, ...rest] = path;
  if (list !== 'blocks' || index === undefined) return undefined;
  const block = valueAt(document, path.slice(0, 2));
  const types = blockDefinitions
    .filter(({ type, schema }) => {
      const group = schemaAt(schema, { ...Object(block), type }, rest);
      return group instanceof z.ZodObject && Object.hasOwn(group.shape, key);
    })
    .map(({ type }) => type);
  const [only, ...others] = types;
  if (only === undefined) return undefined;
  if (others.length === 0) return `The block type ${only} has a field ${quoted(key)}.`;
  const more = types.length > 4 ? ` and ${types.length - 4} more` : '';
  return `The block types ${types.slice(0, 4).join(', ')}${more} have a field ${quoted(key)}.`;
}

/** The scheme of an address that no link may have. */
function forbiddenSchemeOf(value: string): string | undefined {
  return /^\s*(javascript|data|vbscript|file|blob|ftp|http):/i
    .exec(value)?.[1]
    ?.toLowerCase()
    .concat(':');
}

/** A number that is written as text. */
function numberIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value.trim())
    ? Number(value)
    : undefined;
}

function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return schema instanceof z.ZodOptional ? unwrapped(schema.unwrap()) : schema;
}

/** Whether a field can be omitted. */
function isOptional(path: ValuePath, { document, root }: Context): boolean {
  return fieldSchemaAt(root, document, path) instanceof z.ZodOptional;
}

/** Whether a field is words that visitors read. */
function isText(path: ValuePath, { document, root }: Context): boolean {
  const schema = schemaAt(root, document, path);
  return schema !== undefined && textContentOf(fieldOf(schema).kind) === 'words';
}

/** Whether a field takes another value. */
function isAccepted(value: unknown, path: ValuePath, { document, root }: Context): boolean {
  const schema = fieldSchemaAt(root, document, path);
  return schema !== undefined && z.safeParse(schema, value).success;
}
