import type { z } from 'zod';
import type { Site } from '../site.ts';
import { isObject } from '../values.ts';
import { textsOfKind } from './links.ts';
import { typesetDocument } from './prose.ts';
import { valueAt } from './schemaAt.ts';

/**
 * A page or a block, with its facts filled in, as visitors see it: typeset, and without the names of drawings where the brand
 * has none, so that no later step sees them. A document in which nothing changes is returned as the same object.
 */
export function shownDocument<Document>(
  document: Document,
  schema: z.core.$ZodType,
  { brand, language }: Pick<Site, 'brand' | 'language'>,
): Document {
  const typeset = typesetDocument(document, schema, language);
  return brand?.art === 'none' ? withoutDrawings(typeset, schema) : typeset;
}

function withoutDrawings<Document>(document: Document, schema: z.core.$ZodType): Document {
  const drawings = textsOfKind('drawing', schema, document);
  if (drawings.length === 0) return document;
  const copy = structuredClone(document);
  for (const { path } of drawings) {
    const group = valueAt(copy, path.slice(0, -1));
    if (isObject(group)) Reflect.deleteProperty(group, path.at(-1) ?? '');
  }
  return copy;
}
