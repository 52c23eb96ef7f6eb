import { z } from 'zod';
import { background, blockId } from '../fields.ts';

/**
 * Defines a block type once: its fields, what it is for in an editor's words, and one example.
 * Every block also has a `type`, may have an `id` (its anchor) and may stand on a darker background.
 */
export function defineBlock<const Type extends string, Fields extends z.core.$ZodLooseShape>(
  type: Type,
  definition: {
    description: string;
    fields: Fields;
    example: z.input<z.ZodObject<Fields, z.core.$strict>>;
  },
) {
  const schema = z
    .strictObject({
      type: z.literal(type).meta({ description: definition.description }),
      id: blockId.optional(),
      background: background.optional(),
      ...definition.fields,
    })
    .meta({ description: definition.description });
  return {
    type,
    schema,
    description: definition.description,
    example: { type, ...definition.example },
  };
}
