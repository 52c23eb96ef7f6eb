import { z } from 'zod';
import { type Field, fieldsIn } from '../../schema/kinds.ts';

/**
 * The JSON Schema of a document, for completion and checks while typing, in the draft that editor programs support best. The
 * values of a field come from its Zod type, and its examples from its kind where it has none of its own.
 */
export function jsonSchema(schema: z.ZodType): string {
  // Zod also converts the schemas that others were made from, and those have no kind.
  const fields = new Map<z.core.$ZodType, Field>(
    fieldsIn('', schema).map(({ field }) => [field.schema, field]),
  );
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema: written }) => {
      const examples = fields.get(zodSchema)?.about.examples;
      if (Array.isArray(examples) && examples.length > 0) written.examples = examples;
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}
