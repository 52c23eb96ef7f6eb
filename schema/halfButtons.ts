import type { z } from 'zod';
import { sentenceOf } from './catalog/index.ts';
import { fieldOf } from './kinds.ts';
import { once } from './once.ts';
import type { Refusal } from './refuse.ts';
import { allFields } from './schemaAt.ts';
import { isGroup } from './values.ts';

/**
 * Buttons without text or without a link. A field with a default can be omitted: a hero's button without a link scrolls to the
 * form.
 */
export function halfButtons(document: object, schema: z.core.$ZodType): Refusal[] {
  const found: Refusal[] = [];
  for (const { path, value, field } of allFields(schema, document)) {
    if (field.structure !== 'group' || !isGroup(value)) continue;
    const { fields } = field;
    const { label, link } = buttonIn(fields);
    if (!label || !link) continue;
    const lacks = (name: string) => {
      const part = fields[name];
      return value[name] === undefined && part && fieldOf(part).info.instead === undefined;
    };
    if (value[label] !== undefined && lacks(link)) {
      const sentence = sentenceOf('half-button', { text: String(value[label]), field: link });
      found.push({ path: [...path, label], sentence });
    }
    if (value[link] !== undefined && lacks(label)) {
      found.push({
        path: [...path, link],
        sentence: sentenceOf('half-button/text', { field: label }),
      });
    }
  }
  return found;
}

type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** The names of the label and the link of a button; undefined if a group has none, or several. */
const buttonIn = once((fields: Fields) => {
  const nameOf = (kind: 'label' | 'link') => {
    const all = Object.entries(fields).filter(([, part]) => fieldOf(part).kind === kind);
    return all.length === 1 ? all[0]?.[0] : undefined;
  };
  return { label: nameOf('label'), link: nameOf('link') };
});
