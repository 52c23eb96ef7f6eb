import type { z } from 'zod';
import { type Facts, fillFacts } from '../facts.ts';
import { fieldOf, textContentOf } from '../kinds.ts';
import { typeset } from '../typeset.ts';
import { forEachText, schemaAt, valueAt } from './schemaAt.ts';
import { type TextAt, textsIn } from './strings.ts';

/**
 * The texts of a document that have braces and that visitors read, with the path of each. Links, names and choices have
 * no facts: no such field takes a brace.
 */
export function textsWithBraces(document: unknown, schema: z.core.$ZodType): TextAt[] {
  if (typeof document !== 'object' || document === null) return [];
  return textsIn(document, (text) => /[{}]/.test(text)).filter(({ path }) => {
    const field = schemaAt(schema, document, path);
    return field !== undefined && textContentOf(fieldOf(field).kind) === 'words';
  });
}

/** A document with the facts filled in that its texts name. One that names no facts is returned itself. */
export function fillDocument(document: unknown, schema: z.core.$ZodType, facts: Facts): unknown {
  const texts = textsWithBraces(document, schema);
  return withTexts(
    document,
    texts.map(({ path, text }) => ({ path, text: fillFacts(text, facts) })),
  );
}

/**
 * A document, with its facts filled in, as visitors are shown it: each text that they read is set in the language of the
 * site. The lengths that a schema allows are those of the text before. A document in which nothing changes is returned
 * itself.
 */
export function typesetDocument<Document>(
  document: Document,
  schema: z.core.$ZodType,
  language: string,
): Document {
  const changed: TextAt[] = [];
  forEachText(schema, document, (path, text, kind) => {
    const set = textContentOf(kind) === 'words' ? typeset(text, language) : text;
    if (set !== text) changed.push({ path, text: set });
  });
  return withTexts(document, changed);
}

function withTexts<Document>(document: Document, texts: readonly TextAt[]): Document {
  if (texts.length === 0) return document;
  const copy = structuredClone(document);
  for (const { path, text } of texts) {
    const group = valueAt(copy, path.slice(0, -1));
    const field = path.at(-1);
    if (typeof group === 'object' && group !== null && field !== undefined) {
      Reflect.set(group, field, text);
    }
  }
  return copy;
}
