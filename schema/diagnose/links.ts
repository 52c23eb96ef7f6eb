import type { z } from 'zod';
import { fieldKinds } from '../fields.ts';
import { once } from '../once.ts';
import { pageSchema } from '../page.ts';
import { siteSchema } from '../site.ts';
import { forEachText } from './schemaAt.ts';
import type { TextAt } from './strings.ts';
import type { ValuePath } from './types.ts';

type Kind = NonNullable<ReturnType<typeof fieldKinds.get>>['kind'];
export type Reference = TextAt & { kind: Kind };

/** The texts of a document that are of some kind of field, with the path of each, as its schema tells them. */
export function referencesIn(
  schema: z.core.$ZodType,
  document: unknown,
  kinds: readonly Kind[],
): Reference[] {
  const found: Reference[] = [];
  forEachText(schema, document, (path, text, field) => {
    const kind = fieldKinds.get(field)?.kind;
    if (kind && kinds.includes(kind)) found.push({ path, text, kind });
  });
  return found;
}

// What is before the name of a contact in a link.
const schemes: Partial<Record<Kind, string>> = { phone: 'tel:', email: 'mailto:' };

export type Link = { path: ValuePath; href: string; kind: Kind };

/** The places that a document leads to, as an `href` has them, with the path of each. */
export const linksIn = once((document: object): Link[] =>
  linksBy('blocks' in document ? pageSchema : siteSchema, document),
);

/** The same for a document of any schema. */
export function linksBy(schema: z.core.$ZodType, document: object): Link[] {
  return referencesIn(schema, document, ['link', 'destination', 'phone', 'email']).map(
    ({ path, text, kind }) => ({ path, href: `${schemes[kind] ?? ''}${text}`, kind }),
  );
}
