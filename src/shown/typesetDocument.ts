import type { z } from 'zod';
import { allFields, type TextAt, textContentOf, withTextsAt } from '../../schema/inspect.ts';
import { typeset } from './typeset.ts';

/**
 * A document with its facts filled in and every visible text typeset in a language. The lengths in a schema apply to the text
 * before this. A document in which nothing changes is returned as the same object.
 */
export function typesetDocument<Document>(
  document: Document,
  schema: z.core.$ZodType,
  language: string,
): Document {
  const changed: TextAt[] = [];
  for (const { path, value: text, field } of allFields(schema, document)) {
    if (typeof text !== 'string' || textContentOf(field.kind) !== 'words') continue;
    const set = typeset(text, language);
    if (set !== text) changed.push({ path, text: set });
  }
  return withTextsAt(document, changed);
}
