import { sampleMarks } from '../../../fields.ts';
import { type Field, fieldOf } from '../../../kinds.ts';
import { pageSchema } from '../../../page.ts';
import { ownValue } from '../../../values.ts';
import type { DocumentRule } from '../../rule.ts';
import { forEachField } from '../../schemaAt.ts';
import type { Finding } from '../../types.ts';

const suggestion = 'Write what is real and take "sample" out.';

/** By the marks of the fields (schema/fields.ts), so that each entry of every block that can be a sample is found. */
export const sampleEntry: DocumentRule = {
  name: 'sample-entry',
  about:
    'What is invented must not go live: a testimonial of a customer who does not exist, a person, a job or a certificate.',
  examples: [
    {
      file: 'restoration.json',
      right: '"rating": 5',
      wrong: '"rating": 5,\n          "sample": ⟦true⟧',
      message: 'The testimonial of Ada Thorne is a sample.',
      suggestion,
    },
  ],
  check({ pages }) {
    const found: Finding[] = [];
    for (const { page, source } of pages) {
      forEachField(pageSchema, page, (path, value, field) => {
        if (field.structure !== 'group' || typeof value === 'string') return;
        for (const [name, schema] of Object.entries(field.fields)) {
          const mark = sampleMarks.get(fieldOf(schema).schema);
          if (!mark || !ownValue(value, name)) continue;
          const message = `${[mark.entry, ...nameOf(field, value)].join(' ')} is a sample.`;
          found.push({ source, path: [...path, name], message, suggestion });
        }
      });
    }
    return found;
  },
};

/** What an entry is called: its first text for visitors; nothing where it has none. */
function nameOf({ fields }: Field & { structure: 'group' }, entry: object): string[] {
  return Object.entries(fields)
    .filter(([, schema]) => fieldOf(schema).kind === 'text')
    .map(([name]) => ownValue(entry, name))
    .filter((text) => typeof text === 'string')
    .slice(0, 1);
}
