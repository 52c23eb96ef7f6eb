import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import { ownIconNames, sharedFields } from '../../schema/inspect.ts';
import { fieldList } from './fieldList.ts';

/** The generated part of docs/pages.md: the fields of a page and of each block type. */
export function pageGuide(): string {
  const options = { explained: [{ fields: sharedFields, title: '[Shared](#shared-fields)' }] };
  const blocks = blockDefinitions.map(({ type, description, fields }) =>
    [
      `### ${type}`,
      description,
      `![${type}](../tests/pictures/${type}.png)`,
      fieldList(fields, options),
    ].join('\n\n'),
  );
  return [
    '## The fields of a page',
    'Bold fields are required. `≤70` is the maximum length of a text, `list, 2–12` a list of 2 to 12 entries, and `≥1050 px` the minimum width of a picture.',
    fieldList(pageSchema.shape, options),
    '## Shared fields',
    'Every block can have `id`, `menuName`, `background`, `showFrom` and `showUntil`, and those of the others that it lists under “Shared”.',
    fieldList(sharedFields).replaceAll('**', ''),
    '## The blocks',
    ...blocks,
    '## Icons',
    `Any of the ${ownIconNames.length.toLocaleString('en-US')} icons of [Lucide](https://lucide.dev/icons), by name. For another word, \`validate\` suggests the nearest ones.`,
  ].join('\n\n');
}
