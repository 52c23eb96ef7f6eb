import { z } from 'zod';

/** JSON Schema for completion and checks while typing, in the draft that editor programs know best. */
export function jsonSchema(schema: z.ZodType): string {
  return `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`;
}
