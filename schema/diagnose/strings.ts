import type { TextAt } from '../basics.ts';
import { once } from '../once.ts';
import { valueAt } from '../schemaAt.ts';
import { isObject, ownValue } from '../values.ts';

/**
 * The texts in a document for which `isWanted` is true, each with its path. `isWanted` gets the text and the name of its field,
 * or for a list entry, the name of the list.
 */
export function textsIn(
  document: object,
  isWanted: (text: string, field: string) => boolean,
): TextAt[] {
  const found: TextAt[] = [];
  const path: (string | number)[] = [];
  const visit = (value: unknown, field: string) => {
    if (typeof value === 'string') {
      if (isWanted(value, field)) found.push({ path: [...path], text: value });
    } else if (isObject(value)) {
      const isList = Array.isArray(value);
      const steps = isList ? value.keys() : Object.keys(value);
      for (const step of steps) {
        path.push(step);
        visit(ownValue(value, step), isList ? field : String(step));
        path.pop();
      }
    }
  };
  visit(document, '');
  return found;
}

/** The texts of a document that does not change, each with the name of its field: it is read once. */
export function allTexts(document: unknown): readonly TextInField[] {
  return isObject(document) ? textsOnce(document) : [];
}

type TextInField = TextAt & { field: string };

const textsOnce = once((document: object): readonly TextInField[] => {
  const fields: string[] = [];
  const texts = textsIn(document, (_text, field) => fields.push(field) > 0);
  return texts.map(({ path, text }, index) => ({ path, text, field: fields[index] ?? '' }));
});

/** A copy of a document with the texts at some paths replaced; the document itself if there are none. */
export function withTextsAt<Document>(document: Document, texts: readonly TextAt[]): Document {
  if (texts.length === 0) return document;
  const copy = structuredClone(document);
  for (const { path, text } of texts) {
    const around = valueAt(copy, path.slice(0, -1));
    const step = path.at(-1);
    if (isObject(around) && step !== undefined) Reflect.set(around, step, text);
  }
  return copy;
}
