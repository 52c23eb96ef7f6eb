import type { z } from 'zod';
import type { TextAt, ValuePath } from './basics.ts';
import { type Field, fieldOf, type Kind, typesOf } from './kinds.ts';
import { once } from './once.ts';
import { isGroup, isObject, ownValue } from './values.ts';

type Schema = z.core.$ZodType;

/** The schema of the value at a path. For a union, the option that fits the document's value. */
export function schemaAt(root: Schema, document: unknown, path: ValuePath): Schema | undefined {
  let schema = resolve(root, document);
  let value = document;
  for (const key of path) {
    value = ownValue(value, key);
    const child = childSchema(schema, key);
    schema = child && resolve(child, value);
  }
  return schema;
}

/**
 * Calls `visit` for every text, list and group in a document that its schema knows, outer before inner. The path changes after
 * the call, so copy it to keep it.
 */
export function forEachField(
  root: Schema,
  document: unknown,
  visit: (path: ValuePath, value: string | object, field: Field) => void,
): void {
  const path: (string | number)[] = [];
  const walk = (outer: Schema, value: unknown) => {
    if (typeof value !== 'string' && !isObject(value)) return;
    const schema = resolve(outer, value);
    if (!schema) return;
    visit(path, value, fieldOf(schema));
    if (typeof value === 'string') return;
    const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
    for (const step of steps) {
      const child = childSchema(schema, step);
      if (!child) continue;
      path.push(step);
      walk(child, ownValue(value, step));
      path.pop();
    }
  };
  walk(root, document);
}

/** A text, list or group of a document. */
export type FieldAt = { path: ValuePath; value: string | object; field: Field };

/** The same as a list, for a document that does not change: it is read once. Empty if it is not a document. */
export function allFields(root: Schema, document: unknown): readonly FieldAt[] {
  return isObject(document) ? fieldsOnce(root)(document) : [];
}

const fieldsOnce = once((root: Schema) =>
  once((document: object): readonly FieldAt[] => {
    const found: FieldAt[] = [];
    forEachField(root, document, (path, value, field) => {
      found.push({ path: [...path], value, field });
    });
    return found;
  }),
);

/** The texts of one kind in a document that does not change, each with its path. */
export function textsOfKind(kind: Kind, schema: Schema, document: unknown): TextAt[] {
  const found: TextAt[] = [];
  for (const { path, value, field } of allFields(schema, document)) {
    if (field.kind === kind && typeof value === 'string') found.push({ path, text: value });
  }
  return found;
}

/** The schema of a field as its group declares it, regardless of its value. */
export function fieldSchemaAt(
  root: Schema,
  document: unknown,
  path: ValuePath,
): Schema | undefined {
  const key = path.at(-1);
  if (key === undefined) return root;
  return childSchema(schemaAt(root, document, path.slice(0, -1)), key);
}

/** The names of the fields that the group at a path can have. */
export function fieldsAt(root: Schema, document: unknown, path: ValuePath): string[] {
  const schema = schemaAt(root, document, path);
  const field = schema && fieldOf(schema);
  return field?.structure === 'group' ? Object.keys(field.fields) : [];
}

/** The value at a path of a document; undefined if there is none. */
export function valueAt(document: unknown, path: ValuePath): unknown {
  return path.reduce(ownValue, document);
}

function childSchema(schema: Schema | undefined, key: string | number): Schema | undefined {
  const field = schema && fieldOf(schema);
  switch (field?.structure) {
    case 'group':
      return ownValue(field.fields, String(key));
    case 'list':
      return field.entry;
    case 'record':
      return field.value;
    case 'union':
    case 'text':
    case 'number':
    case 'choice':
    case undefined:
      return undefined;
    default:
      return field satisfies never;
  }
}

/** The schema without "optional" around it; for a union, the option that fits the value. */
function resolve(schema: Schema, value: unknown): Schema | undefined {
  const field = fieldOf(schema);
  if (field.structure !== 'union') return field.schema;
  if (field.kind === 'block') return optionsByType(field.options).get(ownValue(value, 'type'));
  const fitting: Schema[] = [];
  for (const each of field.options) {
    const option = resolve(each, value);
    if (option && hasStructure(option, value)) fitting.push(option);
  }
  // Of several groups or lists, picks the one that knows most of the value's fields and entries.
  return fitting.sort((a, b) => likeness(b, value) - likeness(a, value))[0];
}

const optionsByType = once(
  (options: readonly Schema[]) =>
    new Map<unknown, Schema>(
      options.flatMap((option) => typesOf(option).map((type) => [type, option])),
    ),
);

/** How many fields of a group, or of the entries of a list, a schema knows. An entry that fits counts as one more. */
function likeness(schema: Schema | undefined, value: unknown): number {
  const field = schema && fieldOf(schema);
  if (field?.structure === 'list' && Array.isArray(value)) {
    return value.reduce((sum: number, item) => {
      const entry = resolve(field.entry, item);
      return entry && hasStructure(entry, item) ? sum + 1 + likeness(entry, item) : sum;
    }, 0);
  }
  if (field?.structure !== 'group' || !isObject(value)) return 0;
  return Object.keys(value).filter((name) => Object.hasOwn(field.fields, name)).length;
}

/** Whether a value has the structure that a schema describes: a text, a list, a group of fields … */
function hasStructure(schema: Schema, value: unknown): boolean {
  const field = fieldOf(schema);
  switch (field.structure) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return field.choices.some((choice) => choice === value);
    case 'list':
      return Array.isArray(value);
    case 'group':
    case 'record':
      return isGroup(value);
    case 'union':
      return field.options.some((option) => hasStructure(option, value));
    default:
      return field satisfies never;
  }
}
