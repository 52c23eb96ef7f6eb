import type { z } from 'zod';
import type { ValuePath } from './basics.ts';
import { textsOfKind } from './schemaAt.ts';

/** Every id of a page, which a link can scroll to, with its path. */
export function anchorsBy(
  schema: z.core.$ZodType,
  page: object,
): { id: string; path: ValuePath }[] {
  return textsOfKind('anchor', schema, page).map(({ path, text }) => ({ id: text, path }));
}
