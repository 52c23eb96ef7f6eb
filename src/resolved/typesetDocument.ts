import type { z } from 'zod';
import { isObject } from '../../schema/browser.ts';
import {
  allFields,
  onceSaved,
  type TextAt,
  textContentOf,
  withTextsAt,
} from '../../schema/inspect.ts';
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
  if (!isObject(document)) return document;
  const byLanguage = typesetTexts(document);
  const changed = byLanguage[language] ?? changedTexts(document, schema, language);
  byLanguage[language] = changed;
  return withTextsAt(document, changed);
}

/** The texts of a document that typesetting changes, by language. */
const typesetTexts = onceSaved(
  'typeset',
  ({ page }): object => page,
  (_: object): Record<string, TextAt[]> => ({}),
);

function changedTexts(document: object, schema: z.core.$ZodType, language: string): TextAt[] {
  return allFields(schema, document).flatMap(({ path, value: text, field }) => {
    if (typeof text !== 'string' || textContentOf(field.kind) !== 'words') return [];
    const set = typeset(text, language);
    return set === text ? [] : [{ path, text: set }];
  });
}
