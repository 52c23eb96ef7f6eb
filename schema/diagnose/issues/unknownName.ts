import { z } from 'zod';
import { blockDefinitions, blockTypes } from '../../blocks/index.ts';
import { isGroup } from '../../values.ts';
import { plain } from '../aliases.ts';
import { say } from '../catalog/index.ts';
import { quoted } from '../catalog/words.ts';
import { namesMeantBy, onlyOne, sameName } from '../nearest.ts';
import { fieldsAt, schemaAt, valueAt } from '../schemaAt.ts';
import type { ValuePath } from '../types.ts';
import { type IssueField, issueField } from './issueField.ts';
import { repairByName, type ShapeError } from './shapeError.ts';
import { describeKind } from './wrongValue.ts';

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
  const absent = meant
    ? [meant]
    : fieldsAt(context.root, context.document, path).filter(
        (name) => !Object.hasOwn(written, name),
      );
  const wanted = unknown.map((name) => {
    const names = namesMeantBy(name, absent);
    return meant ? [meant] : names.length > 0 ? names : renamed(name, unknown, absent, field);
  });
  return unknown.map((name, index): ShapeError => {
    const names = wanted[index] ?? [];
    const types = typesWith(name, path, context.document);
    const says = say('unknown-field', { name, meant: names, types });
    const at = { path: [...path, name], says, atKey: true };
    if (meant) return { ...at, suggest: { rename: meant } };
    const { fix, suggest = fix } = repairByName(name, absent, names, (to) => ({ rename: to }));
    // Two fields cannot get the same name.
    const to = onlyOne(names);
    const isOnly = wanted.filter((others) => onlyOne(others) === to).length === 1;
    if (to !== undefined && !isOfKind(Object(value)[name], issueField([...path, to], context))) {
      return at;
    }
    const isCertain = fix && unknown.filter((other) => sameName(other, absent) === to).length === 1;
    return { ...at, ...(isCertain ? { fix } : isOnly ? { suggest } : {}) };
  });
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
    return missing.filter(({ field }) => field.accepts(written)).map(({ other }) => other);
  };
  const to = onlyOne(takes(name));
  const isOnly = unknown.every((other) => other === name || !takes(other).includes(to ?? ''));
  return to !== undefined && isOnly ? [to] : [];
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
