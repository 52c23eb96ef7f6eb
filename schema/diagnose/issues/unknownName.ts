import { z } from 'zod';
import { blockDefinitions, blockTypes } from '../../blocks/index.ts';
import { type Sentence, sentenceOf } from '../../catalog/index.ts';
import { didYouMean, inLine, quoted } from '../../catalog/words.ts';
import { fieldOf } from '../../kinds.ts';
import { isOfWholeSite, languageSiteFields } from '../../languages.ts';
import { fieldsAt, schemaAt, valueAt } from '../../schemaAt.ts';
import { isGroup } from '../../values.ts';
import { isOpposite, meantByAlias, normalized } from '../aliases.ts';
import { namesMeantBy, onlyOne, sameName } from '../nearest.ts';
import type { ValuePath } from '../types.ts';
import { type Context, type IssueField, issueField } from './issueField.ts';
import { namesInRange, repeated } from './nameRanges.ts';
import { repairByName, type ShapeError } from './shapeError.ts';
import { describeKind, truthOf } from './wrongValue.ts';

/** The fields that a group does not have. `meant` is the only name that they can have. */
export function describeUnknownFields(
  unknown: readonly string[],
  field: IssueField,
  meant?: string,
): ShapeError[] {
  const { path, value, context } = field;
  const input = Object(value);
  const isBlock = !fieldsAt(context.root, context.document, path).includes('type');
  if (isBlock && path.length > 2 && blockTypes.some((type) => type === input.type)) {
    return [{ path: [...path, 'type'], sentence: sentenceOf('unknown-field/block'), atKey: true }];
  }
  const names = Object.keys(input);
  const [place, ...places] = unknown.length > 1 ? groupsWith(names, context.root) : [];
  if (place && places.every((other) => other.endsWith(place))) {
    return [{ path, sentence: sentenceOf('unknown-field/group', { names, place }) }];
  }
  const absent = meant
    ? [meant]
    : fieldsAt(context.root, context.document, path).filter((name) => !Object.hasOwn(input, name));
  const candidates = unknown.map((name) => {
    const names = namesMeantBy(name, absent);
    return meant ? [meant] : names.length > 0 ? names : renamed(name, unknown, absent, field);
  });
  const isOfSite = context.root === languageSiteFields && path.length === 0;
  return unknown.map((name, index): ShapeError => {
    if (isOfSite && isOfWholeSite(name)) {
      const sentence = sentenceOf('unknown-field/of-site', { name });
      return { path: [...path, name], sentence, atKey: true, suggest: 'remove' };
    }
    const several = namesInRange(name, path, field);
    if (several) return repeated(name, several, field);
    const names = candidates[index] ?? [];
    const error = unknownField(name, names, absent, field);
    if (error.sentence.id !== 'unknown-field') return error;
    if (meant) return { ...error, suggest: { rename: meant } };
    const given: unknown = Object(value)[name];
    const parts = names.some((to) => isOfKind(given, fieldBeside(field, to)))
      ? undefined
      : partsIn(given, absent, field);
    if (parts) return withParts(error, parts);
    // Two fields cannot get the same name.
    const to = onlyOne(names);
    const isOnly = candidates.filter((others) => onlyOne(others) === to).length === 1;
    if (to === undefined || !isOnly) return error;
    if (isOpposite(name, to)) return opposite(name, to, given, error);
    const isOnlySame = unknown.filter((other) => sameName(other, absent) === to).length === 1;
    return withRename(error, name, { to, absent, isCertain: isOnlySame }, field);
  });
}

/** Another field of the group of a field. */
function fieldBeside({ path, context }: IssueField, name: string): IssueField {
  return issueField([...path, name], context);
}

/** A field that its group does not have, with what may be meant by it, or where it belongs. */
function unknownField(
  name: string,
  meant: readonly string[],
  absent: readonly string[],
  field: IssueField,
): ShapeError {
  const { path, value, context } = field;
  const given: unknown = Object(value)[name];
  const isEmpty = isNothing(given);
  const types = typesWith(name, path, context.document);
  const takers = isEmpty
    ? []
    : absent.filter((other) => isTextFor(given, fieldBeside(field, other)));
  const place =
    meant.length === 0 && types.length === 0 ? elsewhere(name, given, field) : undefined;
  const sentence = place ?? sentenceOf('unknown-field', { name, meant, types, takers, isEmpty });
  return { path: [...path, name], sentence, atKey: true };
}

/** The fields that stand in a group instead of beside each other: a button with its text and its link. */
function partsIn(
  given: unknown,
  absent: readonly string[],
  field: IssueField,
): Record<string, unknown> | undefined {
  const meantBy = new Map<string, unknown>();
  for (const [name, part] of isGroup(given) ? Object.entries(given) : []) {
    const same = sameName(name, absent);
    const names = same === undefined ? meantByAlias(name, absent) : [same];
    const to = names.find(
      (other) => !meantBy.has(other) && fieldBeside(field, other).accepts(part),
    );
    if (to === undefined) return undefined;
    meantBy.set(to, part);
  }
  return meantBy.size > 1 ? Object.fromEntries(meantBy) : undefined;
}

function withParts(error: ShapeError, fields: Record<string, unknown>): ShapeError {
  const { suggestion } = error.sentence;
  const sentence = { ...error.sentence, suggestion: `Write ${inLine(fields).slice(2, -2)}.` };
  return { ...error, sentence, suggest: { fields }, otherwise: () => ({ suggestion }) };
}

/** An error with the only name that its field can have. `isCertain`: no other field is spelled like it. */
function withRename(
  error: ShapeError,
  name: string,
  { to, absent, isCertain }: { to: string; absent: readonly string[]; isCertain: boolean },
  field: IssueField,
): ShapeError {
  const target = fieldBeside(field, to);
  const { fix, suggest = fix } = repairByName(name, absent, [to], () => ({ rename: to }));
  if (fix && isCertain && isOfKind(Object(field.value)[name], target)) return { ...error, fix };
  // A value of another kind may have a correction too, so the suggestion is tried.
  const otherwise = () => ({
    suggestion: [didYouMean([to]), target.example].filter(Boolean).join(' '),
  });
  return { ...error, suggest, otherwise };
}

/** Where a field of this name that takes this value belongs, or else the entries of a list. */
function elsewhere(
  name: string,
  given: unknown,
  { path, context }: IssueField,
): Sentence | undefined {
  const { root } = context;
  const group = path.filter((step) => typeof step === 'string').join(' › ');
  const placesWith = (names: readonly string[], isFitting: (group: FieldsOf) => boolean) =>
    groupsWith(names, root, isFitting).filter((place) => place !== group);
  const named = placesWith([name], (fields) => {
    const schema = fields[name];
    if (schema === undefined) return false;
    const isSameKind = isGroup(given) && fieldOf(schema).structure === 'group';
    return isSameKind || z.safeParse(schema, given).success;
  });
  // What a group around this one is, is not what this one is: "published" is for the page and not for one entry.
  if (typeof given === 'boolean' && named.length === 1 && group.startsWith(named[0] ?? '')) {
    return sentenceOf('unknown-field/whole', { name, place: named[0] ?? '' });
  }
  if (named.length > 0 && named.length <= 2) {
    const places = named.map((place) => place || 'the top level of the document');
    return sentenceOf('unknown-field/elsewhere', { name, places });
  }
  const entries = Array.isArray(given) ? given.filter(isGroup) : [];
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const places = names.length > 1 ? placesWith(names, () => true) : [];
  return places.length > 0 && places.length <= 3
    ? sentenceOf('unknown-field/entries-elsewhere', { name, places })
    : undefined;
}

type FieldsOf = Readonly<Record<string, z.core.$ZodType>>;

/** Where the document can have a group with all of these fields, as the names on the way to it. */
function groupsWith(
  names: readonly string[],
  root: z.core.$ZodType,
  isFitting: (fields: FieldsOf) => boolean = () => true,
  path: readonly string[] = [],
): string[] {
  const field = fieldOf(root);
  if (field.structure === 'list') return groupsWith(names, field.entry, isFitting, path);
  if (field.structure === 'record') return groupsWith(names, field.value, isFitting, path);
  if (field.structure !== 'group' || path.length > 4) return [];
  const inner = Object.entries(field.fields).flatMap(([name, schema]) =>
    groupsWith(names, schema, isFitting, [...path, name]),
  );
  const isHere =
    names.every((name) => Object.hasOwn(field.fields, name)) && isFitting(field.fields);
  return isHere ? [path.join(' › '), ...inner] : inner;
}

/** A name with the opposite meaning: "draft": true means "published": false. */
function opposite(name: string, to: string, given: unknown, error: ShapeError): ShapeError {
  const meant = typeof given === 'boolean' ? given : truthOf(given);
  if (meant === undefined) return error;
  const value = !meant;
  const sentence = sentenceOf('unknown-field/opposite', { name, meant: to, value });
  return { ...error, sentence, suggest: { field: to, value } };
}

function isNothing(value: unknown): boolean {
  return (
    value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

/** Whether a field is for texts that visitors read and takes this one. */
function isTextFor(value: unknown, { kind, accepts }: IssueField): boolean {
  // A single word may be a setting of another system.
  const isWords = typeof value === 'string' && /\p{L}\s+\p{L}/u.test(value);
  return isWords && kind === 'text' && accepts(value);
}

/** Whether a value can belong to a field: strings are not groups, and groups are not strings. */
function isOfKind(value: unknown, { schema }: IssueField): boolean {
  if (typeof value === 'string') return !(schema instanceof z.ZodObject);
  return !isGroup(value) || !(schema instanceof z.ZodString);
}

/** The one missing required field that accepts the value of this unknown field. */
function renamed(
  name: string,
  unknown: readonly string[],
  absent: readonly string[],
  { path, value, context }: IssueField,
): string[] {
  const missing = absent
    .map((other) => ({ other, field: issueField([...path, other], context) }))
    .filter(({ field }) => !field.isOptional);
  const takes = (fieldName: string) => {
    const input: unknown = Object(value)[fieldName];
    const all = missing.filter(({ field }) => field.accepts(input));
    // Words fit into every text, an address only into few fields.
    const special = all.filter(({ field }) => field.content !== 'words');
    return (special.length > 0 ? special : all).map(({ other }) => other);
  };
  const to = onlyOne(takes(name));
  // Several unknown names make it likely that the group belongs elsewhere.
  return to !== undefined && unknown.length === 1 ? [to] : [];
}

/** The type of a block under another name: "Typ". Undefined if the block has none. */
export function otherNameOfType(path: ValuePath, { document }: Context): ShapeError | undefined {
  const block = path.slice(0, -1);
  const [name] =
    Object.entries(Object(valueAt(document, block))).find(
      ([fieldName, value]) =>
        namesMeantBy(fieldName, ['type']).length > 0 &&
        typeof value === 'string' &&
        namesMeantBy(value, blockTypes).length > 0,
    ) ?? [];
  if (name === undefined) return undefined;
  const sentence = sentenceOf('unknown-field', {
    ...{ name, meant: ['type'], types: [], takers: [], isEmpty: false },
  });
  const suggest = { rename: 'type' };
  return {
    path: [...block, name],
    sentence,
    atKey: true,
    suggest,
    otherwise: () => ({ suggestion: sentence.suggestion }),
  };
}

const exampleVideo = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const exampleMap = 'https://www.google.com/maps/embed?pb=…';
/** The example URL of an embed, by the names that people use for such a block. */
const frameExamples: ReadonlyMap<string, string> = new Map([
  ...['video', 'youtube', 'vimeo'].map((name) => [name, exampleVideo] as const),
  ...['map', 'googlemap', 'googlemaps'].map((name) => [name, exampleMap] as const),
]);

/** A block whose type does not exist. */
export function describeBlockType(field: IssueField): ShapeError {
  const { path, value, input } = field;
  if (typeof value !== 'string') return describeKind('string', field);
  const meant = namesMeantBy(input, blockTypes);
  const type = quoted(input);
  const url = frameExamples.get(normalized(input));
  const sentence =
    url === undefined
      ? sentenceOf('unknown-block-type', { type, meant })
      : sentenceOf('unknown-block-type/frame', { type, url });
  return { path, sentence, ...repairByName(input, blockTypes, meant, (name) => ({ value: name })) };
}

/** The block types that can have this field. */
function typesWith(key: string, path: ValuePath, document: unknown): string[] {
  const [list, index, ...rest] = path;
  if (list !== 'blocks' || index === undefined) return [];
  const block = valueAt(document, path.slice(0, 2));
  const types = blockDefinitions
    .filter(({ type, schema }) => {
      const group = schemaAt(schema, { ...Object(block), type }, rest);
      return group instanceof z.ZodObject && Object.hasOwn(group.shape, key);
    })
    .map(({ type }) => type);
  // A field of many types gives no hint which one is meant.
  return types.length > 4 ? [] : types;
}
