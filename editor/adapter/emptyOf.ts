import type { z } from 'zod';
import { fieldOf } from '../../schema/inspect.ts';

/**
 * The value that a new list entry starts with. Required texts and lists are empty, so that they are reported;
 * everything else is omitted.
 */
export function emptyOf(schema: z.core.$ZodType): unknown {
  const field = fieldOf(schema);
  switch (field.structure) {
    case 'text':
      return '';
    case 'list':
      return [];
    case 'group': {
      if (field.kind === 'picture') return undefined;
      const needed = Object.entries(field.fields).filter(([, part]) => !fieldOf(part).isOptional);
      const parts = needed.map(([name, part]) => [name, emptyOf(part)] as const);
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    }
    case 'record':
      return {};
    case 'union':
      return field.kind === 'block' ? undefined : '';
    case 'number':
    case 'choice':
      return undefined;
    default:
      return field satisfies never;
  }
}
