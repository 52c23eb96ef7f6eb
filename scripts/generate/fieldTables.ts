import type { z } from 'zod';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import {
  type Field,
  fieldOf,
  iconThemes,
  limitsOf,
  ownIconNames,
  pictureWidths,
} from '../../schema/inspect.ts';

type Schemas = Readonly<Record<string, z.core.$ZodType>>;

/** The generated part of docs/pages.md: the fields of a page and of each block type. */
export function fieldTables(): string {
  const blocks = blockDefinitions.map(({ type, description, fields, example }) =>
    [
      `### ${type}`,
      description,
      `![The block type ${type}](../tests/pictures/${type}.png)`,
      fieldTable(fields),
      `<details><summary>Example</summary>\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n\n</details>`,
    ].join('\n\n'),
  );
  return [
    '## The fields of a page',
    fieldTable(pageSchema.shape),
    '## The blocks',
    ...blocks,
    '## Icons',
    `All ${ownIconNames.length.toLocaleString('en-US')} icons of Lucide can be used by their names: https://lucide.dev/icons shows them, and the editor finds them by everyday words. \`validate\` does so too: for \`"icon": "tooth"\` it names those that come nearest. These are the first to look at:`,
    [
      '| for | icons |',
      '| --- | --- |',
      ...iconThemes.map(
        ({ title, icons }) => `| ${title} | ${icons.map((name) => `\`${name}\``).join(', ')} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
}

/**
 * A table with a row for each field, and for the fields of the groups inside it. `guide` is the address of docs/pages.md, for a
 * table in another file.
 */
export function fieldTable(schemas: Schemas, guide = ''): string {
  return [
    '| field | needed | takes | what it is for |',
    '| --- | --- | --- | --- |',
    ...rowsOf(schemas, guide),
  ].join('\n');
}

function rowsOf(schemas: Schemas, guide: string, before = ''): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const field = fieldOf(schema);
    if (field.kind === 'hint') return [];
    const path = `${before}\`${name}\``;
    const description = (field.about.description ?? '').replace(/[|{]/g, '\\$&');
    const row = `| ${path} | ${field.isOptional ? '' : 'yes'} | ${takenBy(field).replace('](#', `](${guide}#`)} | ${description} |`;
    return [row, ...groupsIn(field).flatMap((group) => rowsOf(group, guide, `${path} → `))];
  });
}

/**
 * The groups of fields in a value or in the entries of a list. The fields of blocks have tables of their own, and those of
 * pictures and paragraphs a section.
 */
function groupsIn(field: Field): Schemas[] {
  switch (field.structure) {
    case 'group':
      return field.kind === 'picture' ? [] : [field.fields];
    case 'list':
      return groupsIn(fieldOf(field.entry));
    case 'record':
      return groupsIn(fieldOf(field.value));
    case 'union':
      if (['block', 'paragraph', 'paragraphs'].includes(field.kind)) return [];
      return field.options.flatMap((option) => groupsIn(fieldOf(option)));
    case 'text':
    case 'number':
    case 'choice':
      return [];
    default:
      return field satisfies never;
  }
}

/** The values that a field takes, in words. */
function takenBy(field: Field): string {
  const { minimum, maximum } = limitsOf(field);
  const bounds = minimum === maximum ? `${maximum}` : `${minimum ?? 0} to ${maximum}`;
  switch (field.kind) {
    case 'text':
    case 'headline':
    case 'label':
    case 'code': {
      if (maximum === undefined) return 'text';
      return minimum ? `text, ${bounds} characters` : `text, at most ${maximum} characters`;
    }
    case 'paragraph':
      return 'a [paragraph](#paragraphs)';
    case 'paragraphs':
      return 'a [paragraph](#paragraphs), or a list of them';
    case 'link':
      return 'a [link](#links-and-buttons)';
    case 'destination':
      return 'a page, or the address of another site';
    case 'path':
      return 'a path of this site';
    case 'file':
      return 'a file of the folder `public`, or an address of another site';
    case 'picture-file':
      return 'a file of the folder `pictures`';
    case 'picture': {
      const least = pictureWidths.get(field.schema)?.minimum;
      return `a [picture](#pictures), at least ${least} pixels wide`;
    }
    case 'focus':
      return 'two numbers from 0 to 1';
    case 'phone':
      return 'the name of a phone number of `site.json`';
    case 'email':
      return 'the name of an e-mail address of `site.json`';
    case 'color':
      return 'a color, as CSS writes it';
    case 'html':
      return 'HTML code in one text';
    case 'anchor':
      return 'a name for [links](#links-and-buttons)';
    case 'hint':
      return 'the address of a JSON Schema';
    case 'number':
      return maximum === undefined ? 'a number' : `a number from ${bounds}`;
    case 'yes-or-no':
      return `yes or no: ${codeOf(field.choices)}`;
    case 'choice':
      return codeOf(field.choices);
    case 'typeface':
      return `the name of a typeface: ${codeOf(field.choices)}`;
    case 'icon':
      return 'the name of an [icon](#icons)';
    case 'drawing':
      return 'a file of the folder [`drawings`](#drawings)';
    case 'list': {
      const isOfParagraphs = fieldOf(field.entry).kind === 'paragraph';
      const entries = isOfParagraphs ? ' [paragraphs](#paragraphs)' : '';
      if (maximum !== undefined) return `a list of ${bounds}${entries}`;
      return minimum === undefined ? 'a list' : `a list of at least ${minimum}`;
    }
    case 'group':
      return 'a group of fields';
    case 'record':
      return 'values, each with a name';
    case 'either':
      return field.options.map((option) => takenBy(fieldOf(option))).join(', or ');
    case 'block':
      return 'a block';
    default:
      return field satisfies never;
  }
}

function codeOf(choices: readonly unknown[]): string {
  return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(' or ');
}
