import { z } from 'zod';
import { drawingNames } from '../../schema/drawings.ts';
import { href } from '../../schema/fields.ts';
import { iconNames } from '../../schema/icons.ts';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;
const linkPattern = z.toJSONSchema(href).pattern;

type Row = { name: string; isRequired: boolean; takes: string; description: string };

/** The part of docs/pages.md that says which fields there are: of a page, and of each block type. */
export function fieldTables(): string {
  const page = z.toJSONSchema(pageSchema, { io: 'input', unrepresentable: 'any' });
  const pageFields = Object.entries(page.properties ?? {}).map(([name, field]) =>
    name === 'blocks' && typeof field === 'object'
      ? ([name, { ...field, items: {} }] as const)
      : ([name, field] as const),
  );
  const blocks = blockDefinitions.map(({ type, description, schema, example }) => {
    const json = z.toJSONSchema(schema, { io: 'input' });
    // Every block has these; the guide explains them once.
    const { type: _type, id: _id, background: _background, ...properties } = json.properties ?? {};
    return [
      `### ${type}`,
      description,
      `![The block type ${type}](../tests/pictures/${type}.png)`,
      table(rowsOf({ ...json, properties })),
      `<details><summary>Example</summary>\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n\n</details>`,
    ].join('\n\n');
  });
  return [
    '## The fields of a page',
    table(rowsOf({ ...page, properties: Object.fromEntries(pageFields) })),
    '## The blocks',
    ...blocks,
    '## Icons',
    iconNames.map((name) => `\`${name}\``).join(', '),
    '## Drawings',
    drawingNames.map((name) => `\`${name}\``).join(', '),
  ].join('\n\n');
}

function table(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ name, isRequired, takes, description }) =>
      `| ${name} | ${isRequired ? 'yes' : ''} | ${takes} | ${description.replaceAll('|', '\\|').replaceAll('{', '\\{')} |`,
  );
  return [
    '| field | needed | takes | what it is for |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

function rowsOf(schema: JsonSchema, before = ''): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (typeof field === 'boolean' || name === '$schema') return [];
    const row: Row = {
      name: `${before}\`${name}\``,
      isRequired: schema.required?.includes(name) ?? false,
      takes: takesWords(field),
      description: field.description ?? '',
    };
    return [row, ...groupsIn(field).flatMap((group) => rowsOf(group, `${before}\`${name}\` → `))];
  });
}

/** The groups of fields that a value is, or is a list of. */
function groupsIn(field: JsonSchema): JsonSchema[] {
  if (field.properties) return [field];
  const kinds = field.anyOf ?? (field.items ? [field.items].flat() : []);
  return kinds.filter((kind) => typeof kind === 'object').flatMap(groupsIn);
}

function takesWords(field: JsonSchema): string {
  const { type, enum: choices, const: only, maxLength, minLength, minimum, maximum } = field;
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (choices) {
    const isSame = (names: readonly string[]) => String(names) === String(choices);
    if (isSame(iconNames)) return 'the name of an [icon](#icons)';
    if (isSame(drawingNames)) return 'the name of a [drawing](#drawings)';
    return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(' or ');
  }
  if (field.anyOf) {
    const kinds = field.anyOf.filter((kind) => typeof kind === 'object').map(takesWords);
    return Array.from(new Set(kinds)).join(', or ');
  }
  if (type === 'string') {
    if (field.pattern === linkPattern) return 'a [link](#links-and-buttons)';
    if (maxLength === undefined) return 'text';
    return minLength && minLength > 1
      ? `text, ${minLength} to ${maxLength} characters`
      : `text, at most ${maxLength} characters`;
  }
  if (type === 'integer' || type === 'number') {
    return maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
      ? `a number from ${minimum} to ${maximum}`
      : 'a number';
  }
  if (type === 'array') {
    const { minItems, maxItems } = field;
    if (maxItems === undefined) return 'a list';
    return minItems === maxItems
      ? `a list of ${maxItems}`
      : `a list of ${minItems ?? 0} to ${maxItems}`;
  }
  return 'a group of fields';
}
