import type { z } from 'zod';
import { blockTypes } from '../blocks/index.ts';
import { blockLabel } from '../blocks/label.ts';
import { capital, singularOf } from '../catalog/words.ts';
import { type Field, fieldOf } from '../kinds.ts';
import { fieldSchemaAt } from '../schemaAt.ts';
import { ownValue } from '../values.ts';
import type { ValuePath } from './types.ts';

type Schema = z.core.$ZodType;

/**
 * A location in a document by the labels of its form, from the outside in: "Opening hours › Friday", "Hero › Headline", "FAQ ›
 * Question 4". Empty for the document itself.
 */
export function breadcrumb(path: ValuePath, document: unknown, root: Schema): string {
  const words: string[] = [];
  for (const [index, key] of path.entries()) {
    const prefix = path.slice(0, index + 1);
    const around = fieldAt(root, document, prefix.slice(0, -1));
    // A form shows a paragraph, and the focus of a picture, as one field.
    if (around && ['paragraph', 'paragraphs', 'focus'].includes(around.kind)) break;
    const list = path[index - 1];
    if (typeof key === 'number') {
      // An entry is named without its list.
      words.pop();
      const isBlock = index === 1 && list === 'blocks';
      words.push(isBlock ? blockWords(key, document) : `${entryName(around, list)} ${key + 1}`);
    } else if (around?.structure === 'record') {
      words.push(`${entryName(around, list)} “${key}”`);
    } else {
      words.push(labelWords(key, fieldAt(root, document, prefix)?.about.title));
    }
  }
  return words.join(' › ');
}

function fieldAt(root: Schema, document: unknown, path: ValuePath): Field | undefined {
  const schema = fieldSchemaAt(root, document, path);
  return schema && fieldOf(schema);
}

/** The label of a field in a form: its title, or its name in words. */
export function labelWords(name: string, title: string | undefined): string {
  const words = name.replace(/^[_$]/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? capital(words).replace(/ id$/, ' ID');
}

/** A block by its type: "Hero"; if there are several of the type, "Card grid 2". */
function blockWords(index: number, document: unknown): string {
  const blocks = ownValue(document, 'blocks');
  const types = Array.isArray(blocks) ? blocks.map((block) => ownValue(block, 'type')) : [];
  const type = types[index];
  const known = blockTypes.find((name) => name === type);
  if (known === undefined) return `Block ${index + 1}`;
  const same = types.filter((other) => other === type).length;
  const place = types.slice(0, index + 1).filter((other) => other === type).length;
  return same === 1 ? blockLabel(known) : `${blockLabel(known)} ${place}`;
}

/** The name of an entry of a list or record: the title of its schema, or the singular of the list's own label. */
function entryName(list: Field | undefined, name: string | number | undefined): string {
  const entry =
    list?.structure === 'list' ? list.entry : list?.structure === 'record' ? list.value : undefined;
  const title = entry && fieldOf(entry).about.title;
  return title ?? singularOf(labelWords(`${name}`, list?.about.title)) ?? 'Entry';
}
