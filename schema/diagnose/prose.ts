import type { z } from 'zod';
import { type Facts, fillFacts } from '../facts.ts';
import { fieldOf, textContentOf } from '../kinds.ts';
import { isObject } from '../values.ts';
import type { TextAt } from './basics.ts';
import { schemaAt } from './schemaAt.ts';
import { textsIn, withTextsAt } from './strings.ts';

/**
 * The visible texts of a document that contain braces, each with its path. Links, names and choices have no facts: none of these
 * fields accepts a brace.
 */
export function textsWithBraces(document: unknown, schema: z.core.$ZodType): TextAt[] {
  if (!isObject(document)) return [];
  return textsIn(document, (text) => /[{}]/.test(text)).filter(({ path }) => {
    const field = schemaAt(schema, document, path);
    return field !== undefined && textContentOf(fieldOf(field).kind) === 'words';
  });
}

/** A document with its facts filled in. A document without braces is returned as the same object. */
export function fillDocument(document: unknown, schema: z.core.$ZodType, facts: Facts): unknown {
  const texts = textsWithBraces(document, schema);
  return withTextsAt(
    document,
    texts.map(({ path, text }) => ({ path, text: fillFacts(text, facts) })),
  );
}
