import type { z } from 'zod';
import { type Group, isGroup, ownValue } from '../../schema/browser.ts';
import { fieldOf, type Kind } from '../../schema/inspect.ts';

/** Kinds whose values another site may not have: contacts (under any name) and pictures. */
const ofOneSite: readonly Kind[] = ['phone', 'email', 'picture', 'drawing'];

/** The example of a block type as a new block for any site, without its contacts, pictures and drawings. */
export function newBlock(schema: z.core.$ZodType, example: Group): Group {
  const block = without(schema, example);
  return isGroup(block) ? block : example;
}

function without(schema: z.core.$ZodType, value: unknown): unknown {
  const field = fieldOf(schema);
  if (ofOneSite.includes(field.kind)) return undefined;
  if (field.structure === 'list' && Array.isArray(value)) {
    const entries = value.map((entry) => without(field.entry, entry));
    const defined = entries.filter((entry) => entry !== undefined);
    return defined.length > 0 ? defined : undefined;
  }
  if (field.structure === 'group' && isGroup(value)) {
    const parts = Object.entries(value).map(([name, part]) => {
      const inner = ownValue(field.fields, name);
      return [name, inner ? without(inner, part) : part] as const;
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  return value;
}
