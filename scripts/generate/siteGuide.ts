import { siteSchema } from '../../schema/index.ts';
import { fieldOf, minimalValue } from '../../schema/inspect.ts';
import { exampleCode } from './exampleCode.ts';
import { fieldsInside, fieldTable, takenBy } from './fieldTables.ts';

/** The generated part of docs/site.md: the minimal site.json, and each field with an example and nested fields. */
export function siteGuide(): string {
  const fields = Object.entries(siteSchema.shape).filter(
    ([, schema]) => fieldOf(schema).kind !== 'hint',
  );
  const sections = fields.map(([name, schema]) => {
    const field = fieldOf(schema);
    const isSingle = ['text', 'number', 'choice'].includes(field.structure);
    const table = fieldTable(fieldsInside(schema), {
      guide: 'pages.md',
      sections: siteSchema.shape,
    });
    return [
      `### ${name}`,
      `${field.kind === 'group' ? '' : `*${takenBy(field)}.* `}${field.about.description ?? ''}`,
      field.isOptional && !isSingle && name !== 'words'
        ? exampleCode({ [name]: minimalValue(schema) })
        : '',
      name === 'words' ? '' : table,
    ]
      .filter(Boolean)
      .join('\n\n');
  });
  return [
    '## The smallest site.json',
    'It has only the required fields. All others are optional.',
    exampleCode(minimalValue(siteSchema)),
    '## Every field',
    'As in [pages.md](pages.md#the-fields-of-a-page), bold fields are required.',
    ...sections,
  ].join('\n\n');
}
