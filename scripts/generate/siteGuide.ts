import { blockDefinitions, siteSchema } from '../../schema/index.ts';
import { fieldOf, sharedFields } from '../../schema/inspect.ts';
import { fieldList, fieldsInside, takenBy } from './fieldList.ts';

/** The generated part of docs/site.md: a section for each field of site.json. */
export function siteGuide(): string {
  const form = blockDefinitions.find(({ type }) => type === 'form');
  const options = {
    guide: 'pages.md',
    sections: siteSchema.shape,
    explained: [
      { fields: sharedFields, title: '[Shared](pages.md#shared-fields)' },
      { fields: form?.fields ?? {}, title: 'As in the block [form](pages.md#form)' },
    ],
  };
  const sections = Object.entries(siteSchema.shape).flatMap(([name, schema]) => {
    const field = fieldOf(schema);
    if (field.kind === 'hint') return [];
    const takes = field.kind === 'group' ? [] : [takenBy(field)];
    const about = [...takes, ...(field.isOptional ? [] : ['required'])].join(', ');
    const lines = name === 'words' ? '' : fieldList(fieldsInside(schema), options);
    return [
      `### ${name}`,
      [about && `*${about}.*`, field.about.description].filter(Boolean).join(' '),
      ...(lines ? [lines] : []),
    ];
  });
  return [
    '## Every field',
    'Bold fields are required. The notation is that of [pages.md](pages.md#the-fields-of-a-page).',
    ...sections,
  ].join('\n\n');
}
