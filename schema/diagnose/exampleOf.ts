import { z } from 'zod';
import { blockDefinitions } from '../blocks/index.ts';
import { type Field, fieldOf, limitsOf } from '../kinds.ts';
import { valueAt } from '../schemaAt.ts';
import type { ValuePath } from './types.ts';

type Schema = z.core.$ZodType;

// Fits on a few lines of a message, and fits the example of each group in site.json.
const maxExampleLength = 330;

/**
 * A small value that a field accepts, as one line of JSON: the field's first example, or else the value in the example of its
 * block type, or else one built from the examples of its parts. Undefined if none is short enough.
 */
export function exampleOf(schema: Schema, path: ValuePath, document: unknown): string | undefined {
  const type = valueAt(document, [...path.slice(0, 2), 'type']);
  const block: unknown = blockDefinitions.find((definition) => definition.type === type)?.example;
  // The example of a list is its first entry.
  const inBlock = path.slice(2).map((step) => (typeof step === 'number' ? 0 : step));
  const ofBlock = path[0] === 'blocks' && path.length > 2 ? valueAt(block, inBlock) : undefined;
  return [ownExample(fieldOf(schema)), ofBlock, minimalValue(schema)]
    .filter((value) => value !== undefined && z.safeParse(schema, value).success)
    .map(inOneLine)
    .find((input) => input.length <= maxExampleLength);
}

function inOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
}

function ownExample({ about: { examples } }: Field): unknown {
  return Array.isArray(examples) ? examples[0] : undefined;
}

/** A value built from a schema and its examples: only required fields, and the shortest allowed lists. */
export function minimalValue(schema: Schema): unknown {
  const field = fieldOf(schema);
  return ownExample(field) ?? minimalOfParts(field);
}

function minimalOfParts(field: Field): unknown {
  switch (field.structure) {
    case 'text':
      return '…';
    case 'number':
      return limitsOf(field).minimum ?? 0;
    case 'choice':
      return field.choices[0];
    case 'list':
      return new Array<unknown>(limitsOf(field).minimum ?? 1).fill(minimalValue(field.entry));
    case 'record':
      return { main: minimalValue(field.value) };
    case 'union':
      return field.options.map(minimalValue)[0];
    case 'group':
      return minimalGroup(field);
    default:
      return field satisfies never;
  }
}

/** The required fields of a group with a value for each; undefined for another kind of field. */
export function minimalFields(schema: Schema): Record<string, unknown> | undefined {
  const field = fieldOf(schema);
  return field.structure === 'group' ? minimalGroup(field) : undefined;
}

function minimalGroup({ kind, fields }: Field & { structure: 'group' }): Record<string, unknown> {
  // `alt` is optional in the schema because decorative pictures have none, but an example should show it.
  const isNeeded = (name: string) => kind === 'picture' && name === 'alt';
  const required = Object.entries(fields).filter(
    ([name, part]) => !fieldOf(part).isOptional || isNeeded(name),
  );
  return Object.fromEntries(required.map(([name, part]) => [name, minimalValue(part)]));
}
