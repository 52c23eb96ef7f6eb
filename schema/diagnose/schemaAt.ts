import { z } from 'zod';
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
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === String(key))?.[1];
}

function childSchema(
  schema: z.core.$ZodType | undefined,
  key: string | number,
): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[key];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

/** Takes off "optional", and chooses from a union the kind that the value is of. */
function resolve(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return resolve(schema.unwrap(), value);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const type = childOf(value, 'type');
    return schema.options.find(
      (option) => option instanceof z.ZodObject && option.shape.type?.safeParse(type).success,
    );
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

function sharedFields(schema: z.core.$ZodType | undefined, value: unknown): number {
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return 0;
  return Object.keys(value).filter((name) => name in schema.shape).length;
}

/** Whether a value is of the outer kind (text, list, object) that a schema describes. */
export function isOfKind(schema: z.core.$ZodType, value: unknown): boolean {
  if (schema instanceof z.ZodString) return typeof value === 'string';
  if (schema instanceof z.ZodArray) return Array.isArray(value);
  if (schema instanceof z.ZodObject) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  }
  return false;
}
