import { sampleMarks } from '../../../fields.ts';
import { type Field, fieldOf } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { ownValue } from '../../../values.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding } from '../../types.ts';

const suggestion = {
  inFile: 'Write what is real and take "sample" out.',
  inForm: 'Write what is real, and say that it is no sample any more.',
};

/** Uses the marks of the fields (schema/fields.ts), so that samples in every block type are found. */
export const sampleEntry: DocumentRule = {
  name: 'sample-entry',

  check({ pages }) {
    const found: Finding[] = [];
    for (const { page, source } of pages) {
      forEachField(pageSchema, page, (path, value, field) => {
        const mark = sampleMarkOf(field, value);
        if (!mark) return;
        const message = `${[mark.entry, ...nameOf(field, value)].join(' ')} is a sample.`;
        found.push({ source, path: [...path, mark.name], message, suggestion });
      });
    }
    return found;
  },
};

/** The field that marks an entry as a sample, and the noun for the entry in messages; undefined where it is no sample. */
export function sampleMarkOf(
  field: Field,
  value: unknown,
): { name: string; entry: string } | undefined {
  if (field.structure !== 'group') return undefined;
  for (const [name, schema] of Object.entries(field.fields)) {
    const mark = sampleMarks.get(schema);
    if (mark && ownValue(value, name)) return { name, ...mark };
  }
  return undefined;
}

/** The name of an entry: its first text for visitors; nothing where it has none. */
function nameOf(field: Field, entry: unknown): string[] {
  if (field.structure !== 'group') return [];
  return Object.entries(field.fields)
    .filter(([, schema]) => fieldOf(schema).kind === 'text')
    .map(([name]) => ownValue(entry, name))
    .filter((text) => typeof text === 'string')
    .slice(0, 1);
}
