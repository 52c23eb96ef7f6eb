import { z } from 'zod';
import { once } from '../once.ts';
import type { ValuePath } from './types.ts';

/** The schema of a value inside a document, chosen by the document's own values where there are several. */
export function schemaAt(
  root: z.core.$ZodType,
  document: unknown,
  path: ValuePath,
): z.core.$ZodType | undefined {
  let schema = resolve(root, document);
  let value = document;
  for (const key of path) {
    value = childOf(value, key);
    const child = childSchema(schema, key);
    schema = child && resolve(child, value);
  }
  return schema;
}

/** Calls back for every group of fields in a document with its schema, the outer before the inner. */
export function forEachGroup(
  root: z.core.$ZodType,
  document: unknown,
  visit: (path: ValuePath, group: object, schema: z.ZodObject) => void,
  path: ValuePath = [],
): void {
  if (typeof document !== 'object' || document === null) return;
  const schema = resolve(root, document);
  if (schema instanceof z.ZodObject) visit(path, document, schema);
  for (const [key, value] of Object.entries(document)) {
    if (typeof value !== 'object' || value === null) continue;
    const child = childSchema(schema, key);
    const step = Array.isArray(document) ? Number(key) : key;
    if (child) forEachGroup(child, value, visit, [...path, step]);
  }
}

/** Calls back for every text in a document that its schema knows, with the schema of the text. */
export function forEachText(
  root: z.core.$ZodType,
  document: unknown,
  visit: (path: ValuePath, text: string, schema: z.core.$ZodType) => void,
): void {
  const path: (string | number)[] = [];
  const walk = (outer: z.core.$ZodType, value: unknown) => {
    if (typeof value !== 'string' && (typeof value !== 'object' || value === null)) return;
    const schema = resolve(outer, value);
    if (!schema) return;
    if (typeof value === 'string') return visit([...path], value, schema);
    for (const [key, item] of Object.entries(value)) {
      const child = childSchema(schema, key);
      if (!child) continue;
      path.push(Array.isArray(value) ? Number(key) : key);
      walk(child, item);
      path.pop();
    }
  };
  walk(root, document);
}

/** The schema of a field as its group has it: also where its value is missing or of another kind. */
export function fieldSchemaAt(
  root: z.core.$ZodType,
  document: unknown,
  path: ValuePath,
): z.core.$ZodType | undefined {
  const key = path.at(-1);
  if (key === undefined) return root;
  return childSchema(schemaAt(root, document, path.slice(0, -1)), key);
}

/** The fields that an object at a place of a document can have. */
export function fieldsAt(root: z.core.$ZodType, document: unknown, path: ValuePath): string[] {
  const schema = schemaAt(root, document, path);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** A value of a document, or undefined. */
export function valueAt(document: unknown, path: ValuePath): unknown {
  return path.reduce(childOf, document);
}

function childOf(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return Reflect.get(value, key);
}

function childSchema(
  schema: z.core.$ZodType | undefined,
  key: string | number,
): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    return Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined;
  }
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

/** Takes off "optional", and chooses from a union the kind that the value is of. */
function resolve(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return resolve(schema.unwrap(), value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return optionsByType(schema).get(childOf(value, 'type'));
  }
  if (schema instanceof z.ZodUnion) {
    const ofKind = schema.options
      .map((option) => resolve(option, value))
      .filter((option) => option !== undefined && isOfKind(option, value));
    // Of several groups of fields, the one that has the most of the fields that are there.
    return ofKind.sort((a, b) => sharedFields(b, value) - sharedFields(a, value))[0];
  }
  return schema;
}

const optionsByType = once(
  ({ options }: z.ZodDiscriminatedUnion) =>
    new Map<unknown, z.core.$ZodType>(
      options.flatMap((option) =>
        option instanceof z.ZodObject && option.shape.type instanceof z.ZodLiteral
          ? Array.from(option.shape.type.values, (type) => [type, option] as const)
          : [],
      ),
    ),
);

function sharedFields(schema: z.core.$ZodType | undefined, value: unknown): number {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return 0;
  return Object.keys(value).filter((name) => Object.hasOwn(schema.shape, name)).length;
}

/** Whether a value is of the outer kind (text, list, object) that a schema describes. */
function isOfKind(schema: z.core.$ZodType, value: unknown): boolean {
  if (schema instanceof z.ZodString) return typeof value === 'string';
  if (schema instanceof z.ZodArray) return Array.isArray(value);
  if (schema instanceof z.ZodObject) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
  return false;
}
