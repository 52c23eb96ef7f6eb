import { z } from 'zod';
import { background, blockId, menuName, shownDays } from '../fields.ts';

/** The fields that every block type has in addition to its own. */
export const commonFields = {
  id: blockId.optional(),
  menuName: menuName.optional(),
  background: background.optional(),
  ...shownDays,
};

/**
 * Defines a block type: its name, its purpose for people who write pages, its fields, and one example. `jsonSchema` holds the
 * rules about fields that need or exclude each other, as far as JSON Schema can express them.
 */
export function defineBlock<const Type extends string, Fields extends z.core.$ZodLooseShape>(
  type: Type,
  definition: {
    description: string;
    fields: Fields;
    example: z.input<z.ZodObject<Fields, z.core.$strict>>;
    jsonSchema?: Readonly<Record<string, unknown>>;
  },
) {
  const schema = z
    .strictObject({
      type: z.literal(type).meta({ description: definition.description }),
      ...commonFields,
      ...definition.fields,
    })
    .meta({ description: definition.description, ...definition.jsonSchema });
  return {
    type,
    schema,
    fields: definition.fields,
    description: definition.description,
    example: { type, ...definition.example },
  };
}
