import { z } from 'zod';
import { blockDefinitions, blockTypes } from '../../blocks/index.ts';
import { type Said, say } from '../../catalog/index.ts';
import { didYouMean, inLine, quoted } from '../../catalog/words.ts';
import { fieldOf } from '../../kinds.ts';
import { isOfWholeSite, languageSiteFields } from '../../languages.ts';
import { fieldSchemaAt, fieldsAt, schemaAt, valueAt } from '../../schemaAt.ts';
import { isGroup } from '../../values.ts';
import { isOpposite, meantByAlias, plain } from '../aliases.ts';
import { namesMeantBy, onlyOne, sameName } from '../nearest.ts';
import type { ValuePath } from '../types.ts';
import { type Context, type IssueField, issueField } from './issueField.ts';
import { repairByName, type ShapeError } from './shapeError.ts';
import { describeKind, truthOf } from './wrongValue.ts';

/** The fields that a group does not have. `meant` is the only name that they can have. */
export function describeUnknownFields(
  unknown: readonly string[],
  field: IssueField,
  meant?: string,
): ShapeError[] {
  const { path, value, context } = field;
  const written = Object(value);
  const isBlock = !fieldsAt(context.root, context.document, path).includes('type');
  if (isBlock && path.length > 2 && blockTypes.some((type) => type === written.type)) {
    return [{ path: [...path, 'type'], says: say('unknown-field/block'), atKey: true }];
  }
  const names = Object.keys(written);
  const [place, ...places] = unknown.length > 1 ? groupsWith(names, context.root) : [];
  if (place && places.every((other) => other.endsWith(place))) {
    return [{ path, says: say('unknown-field/group', { names, place }) }];
  }
  const absent = meant
    ? [meant]
    : fieldsAt(context.root, context.document, path).filter(
        (name) => !Object.hasOwn(written, name),
      );
  const wanted = unknown.map((name) => {
    const names = namesMeantBy(name, absent);
    return meant ? [meant] : names.length > 0 ? names : renamed(name, unknown, absent, field);
  });
  const isOfSite = context.root === languageSiteFields && path.length === 0;
  return unknown.map((name, index): ShapeError => {
    if (isOfSite && isOfWholeSite(name)) {
      const says = say('unknown-field/of-site', { name });
      return { path: [...path, name], says, atKey: true, suggest: 'remove' };
    }
    const several = namesInRange(name, path, field);
    if (several) return repeated(name, several, field);
    const names = wanted[index] ?? [];
    const types = typesWith(name, path, context.document);
    const given: unknown = Object(value)[name];
    const takers = isNothing(given) ? [] : absent.filter((other) => isTextFor(given, at(other)));
    const says = say('unknown-field', {
      name,
      meant: names,
      types,
      takers,
      isEmpty: isNothing(given),
    });
    const error = { path: [...path, name], says, atKey: true };
    const place = names.length === 0 && types.length === 0 && elsewhere(name, given, field);
    if (place) return { ...error, says: place };
    if (meant) return { ...error, suggest: { rename: meant } };
    const fields = names.some((to) => isOfKind(given, at(to))) ? undefined : fieldsIn(given);
    if (fields) {
      const written = inLine(fields).slice(2, -2);
      return {
        ...error,
        says: { ...says, suggestion: `Write ${written}.` },
        suggest: { fields },
        otherwise: () => ({ suggestion: says.suggestion }),
      };
    }
    const { fix, suggest = fix } = repairByName(name, absent, names, (to) => ({ rename: to }));
    // Two fields cannot get the same name.
    const to = onlyOne(names);
    const isOnly = wanted.filter((others) => onlyOne(others) === to).length === 1;
    if (to === undefined || !isOnly) return error;
    if (isOpposite(name, to)) return opposite(name, to, given, error);
    const isFitting = isOfKind(given, at(to));
    const isCertain =
      fix && isFitting && unknown.filter((other) => sameName(other, absent) === to).length === 1;
    // A value of another kind may have a correction too, so the suggestion is tried.
    const otherwise = () => ({
      suggestion: [didYouMean(names), at(to).example].filter(Boolean).join(' '),
    });
    return { ...error, ...(isCertain ? { fix } : { suggest, otherwise }) };
  });

  function at(name: string): IssueField {
    return issueField([...path, name], context);
  }

  /** The fields that stand in a group instead of beside each other: a button with its text and its link. */
  function fieldsIn(given: unknown): Record<string, unknown> | undefined {
    const inner = isGroup(given) ? Object.entries(given) : [];
    const meantBy = new Map<string, unknown>();
    for (const [own, part] of inner) {
      const same = sameName(own, absent);
      const names = same === undefined ? meantByAlias(own, absent) : [same];
      const to = names.find((other) => !meantBy.has(other) && at(other).accepts(part));
      if (to === undefined) return undefined;
      meantBy.set(to, part);
    }
    return meantBy.size > 1 ? Object.fromEntries(meantBy) : undefined;
  }
}

/** Where a field of this name that takes this value belongs, or else the entries of a list. */
function elsewhere(name: string, given: unknown, { path, context }: IssueField): Said | undefined {
  const { root } = context;
  const own = path.filter((step) => typeof step === 'string').join(' › ');
  const placesWith = (names: readonly string[], isFitting: (group: FieldsOf) => boolean) =>
    groupsWith(names, root, isFitting).filter((place) => place !== own);
  const named = placesWith([name], (fields) => {
    const schema = fields[name];
    if (schema === undefined) return false;
    const isSameKind = isGroup(given) && fieldOf(schema).structure === 'group';
    return isSameKind || z.safeParse(schema, given).success;
  });
  // What a group around this one is, is not what this one is: "published" is for the page and not for one entry.
  if (typeof given === 'boolean' && named.length === 1 && own.startsWith(named[0] ?? '')) {
    return say('unknown-field/whole', { name, place: named[0] ?? '' });
  }
  if (named.length > 0 && named.length <= 2) {
    const places = named.map((place) => place || 'the top level of the document');
    return say('unknown-field/elsewhere', { name, places });
  }
  const entries = Array.isArray(given) ? given.filter(isGroup) : [];
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  const places = names.length > 1 ? placesWith(names, () => true) : [];
  return places.length > 0 && places.length <= 3
    ? say('unknown-field/entries-elsewhere', { name, places })
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
  const says = say('unknown-field/opposite', { name, meant: to, value });
  return { ...error, says, suggest: { field: to, value } };
}

/** A field whose name is a range of names, such as "monday-friday". */
function repeated(name: string, names: readonly string[], { path, value }: IssueField): ShapeError {
  const given: unknown = Object(value)[name];
  const missing = names.filter((other) => !Object.hasOwn(Object(value), other));
  const isFree = missing.length === names.length;
  const says = say('unknown-field/range', {
    ...{ name, names: isFree ? names : missing, value: given },
  });
  return { path: [...path, name], says, atKey: true, ...(isFree && { suggest: { names } }) };
}

const rangeSign = /\s*(?:[-–—]|\s(?:to|till|until|through|thru|bis|à|a|au|hasta|al)\s)\s*/i;
const listSign = /\s*(?:[,;&+/]|\s(?:and|und|y|et|e)\s)\s*/i;
const rangesByWord: ReadonlyMap<string, string> = new Map([
  ...['weekdays', 'workdays', 'werktags'].map((word) => [word, 'monday-friday'] as const),
  ...['weekend', 'weekends', 'wochenende'].map((word) => [word, 'saturday-sunday'] as const),
  ...['daily', 'everyday', 'alldays', 'täglich'].map(
    (word) => [plain(word), 'monday-sunday'] as const,
  ),
]);

/** The fields that a range or a list of names means, in a group with fields of one kind: the days of "mon-fri". */
function namesInRange(
  name: string,
  path: ValuePath,
  { context }: IssueField,
): string[] | undefined {
  const fields = fieldsAt(context.root, context.document, path);
  const nameOf = (word: string) => {
    const written = word.replace(/[.:]$/, '');
    return sameName(written, fields) ?? onlyOne(meantByAlias(written, fields));
  };
  const names = (rangesByWord.get(plain(name)) ?? name).split(listSign).map((part) => {
    const ends = part.split(rangeSign).map(nameOf);
    const [first, last = first] = ends;
    if (first === undefined || last === undefined || ends.length > 2) return [];
    return fields.slice(fields.indexOf(first), fields.indexOf(last) + 1);
  });
  const all = names.flat();
  const kinds = new Set(
    all.map((field) => fieldSchemaAt(context.root, context.document, [...path, field])),
  );
  return all.length > 1 && kinds.size === 1 && !names.some((part) => part.length === 0)
    ? all
    : undefined;
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
  const takes = (own: string) => {
    const written: unknown = Object(value)[own];
    const all = missing.filter(({ field }) => field.accepts(written));
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
      ([own, value]) =>
        namesMeantBy(own, ['type']).length > 0 &&
        typeof value === 'string' &&
        namesMeantBy(value, blockTypes).length > 0,
    ) ?? [];
  if (name === undefined) return undefined;
  const says = say('unknown-field', {
    ...{ name, meant: ['type'], types: [], takers: [], isEmpty: false },
  });
  const suggest = { rename: 'type' };
  return {
    path: [...block, name],
    says,
    atKey: true,
    suggest,
    otherwise: () => ({ suggestion: says.suggestion }),
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
  const { path, value, written } = field;
  if (typeof value !== 'string') return describeKind('string', field);
  const meant = namesMeantBy(written, blockTypes);
  const type = quoted(written);
  const url = frameExamples.get(plain(written));
  const says =
    url === undefined
      ? say('unknown-block-type', { type, meant })
      : say('unknown-block-type/frame', { type, url });
  return { path, says, ...repairByName(written, blockTypes, meant, (name) => ({ value: name })) };
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
