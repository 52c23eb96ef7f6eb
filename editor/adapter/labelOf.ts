import { z } from 'zod';

/** What stands over a field: its title, or its name in words, with a note where it may be omitted. */
export function labelOf(name: string, schema: z.core.$ZodType, isOptional: boolean): string {
  const words = name.replace(/^_/, '').replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  const label = titleOf(schema) ?? words.charAt(0).toUpperCase() + words.slice(1);
  return isOptional ? `${label} (optional)` : label;
}

function titleOf(schema: z.core.$ZodType): string | undefined {
  const title = z.globalRegistry.get(schema)?.title;
  if (title !== undefined) return title;
  return schema instanceof z.ZodOptional ? titleOf(schema.unwrap()) : undefined;
}
