import { z } from 'zod';
import { blockDefinitions } from '../blocks/index.ts';
import { valueAt } from './schemaAt.ts';
import type { ValuePath } from './types.ts';

// A message has room for a few lines.
const longestExample = 330;

/**
 * A small value that a field takes, in one line of JSON: of its schema, of the example of its block type, or made of
 * the examples of its own fields. Nothing where none is short enough.
 */
export function exampleOf(
  field: z.core.$ZodType,
  path: ValuePath,
  document: unknown,
): string | undefined {
  const type = valueAt(document, [...path.slice(0, 2), 'type']);
  const block: unknown = blockDefinitions.find((definition) => definition.type === type)?.example;
  // The example of a list is its first entry.
  const inBlock = path.slice(2).map((step) => (typeof step === 'number' ? 0 : step));
  const ofBlock = path[0] === 'blocks' && path.length > 2 ? valueAt(block, inBlock) : undefined;
  return [ofGlobal(field), ofBlock, made(field)]
    .filter((value) => value !== undefined && z.safeParse(field, value).success)
    .map(inOneLine)
    .find((written) => written.length <= longestExample);
}

function inOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
}

/** The first of the examples that a schema gives itself. */
function ofGlobal(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodOptional) return ofGlobal(schema.unwrap());
  const examples: unknown = z.globalRegistry.get(schema)?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}

// No list needs more entries to be right.
const mostEntries = 6;

/** A value made of a schema: required fields alone, and lists as short as they can be. */
function made(schema: z.core.$ZodType): unknown {
  const example = ofGlobal(schema);
  if (example !== undefined) return example;
  if (schema instanceof z.ZodOptional) return made(schema.unwrap());
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return schema.minValue;
  if (schema instanceof z.ZodString) return '…';
  if (schema instanceof z.ZodRecord) return { main: made(schema.valueType) };
  if (schema instanceof z.ZodUnion) return schema.options.map(made)[0];
  if (schema instanceof z.ZodObject) {
    const required = Object.entries(schema.shape).filter(
      ([, field]) => !(field instanceof z.ZodOptional),
    );
    return Object.fromEntries(required.map(([name, field]) => [name, made(field)]));
  }
  if (schema instanceof z.ZodArray) {
    const entry = made(schema.element);
    const lists = Array.from({ length: mostEntries }, (_, index) =>
      new Array<unknown>(index + 1).fill(entry),
    );
    return lists.find((list) => schema.safeParse(list).success);
  }
  return undefined;
}
