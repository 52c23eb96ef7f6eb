import type { z } from 'zod';
import { groupBy } from '../../schema/diagnose/index.ts';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import {
  type Field,
  fieldOf,
  iconThemes,
  limitsOf,
  ownIconNames,
  sharedFields,
} from '../../schema/inspect.ts';

type Schemas = Readonly<Record<string, z.core.$ZodType>>;

/** The generated part of docs/pages.md: the fields of a page and of each block type. */
export function fieldTables(): string {
  const blocks = blockDefinitions.map(({ type, description, fields }) =>
    [
      `### ${type}`,
      description,
      `![${type} block](../tests/pictures/${type}.png)`,
      fieldTable(fields),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return [
    '## The fields of a page',
    'Bold fields are required. `items.title` is the field `title` of each entry in `items`. `text, ≤70` is a text of at most 70 characters, `list, 2–12` a list of 2 to 12 entries, and `≥1050 px` the minimum width of a picture.',
    fieldTable(pageSchema.shape),
    '## Shared fields',
    'Every block can have `id`, `menuName`, `background`, `showFrom` and `showUntil`. Each block lists which of the others it has under “Shared”.',
    tableOf(
      rowsOf(sharedFields, {}).map(({ path, ...row }) => ({
        ...row,
        path: path.replaceAll('*', ''),
      })),
    ),
    '## The blocks',
    ...blocks,
    '## Icons',
    `Use any of the ${ownIconNames.length.toLocaleString('en-US')} icons of [Lucide](https://lucide.dev/icons) by name. The editor and \`validate\` also find them by everyday words: for \`"icon": "tooth"\`, \`validate\` suggests the nearest ones. Some to start with:`,
    [
      '| for | icons |',
      '| --- | --- |',
      ...iconThemes.map(
        ({ title, icons }) =>
          `| ${title} | ${icons
            .slice(0, 8)
            .map((name) => `\`${name}\``)
            .join(', ')} |`,
      ),
    ].join('\n'),
  ].join('\n\n');
}

/** A row of a table: the path of a field, the values that it accepts, and its description. */
type Row = { path: string; takes: string; description: string };

type Options = {
  /** The address of docs/pages.md, for a table in another file. */
  guide?: string;
  /** Groups of fields that have separate sections in the same file, by name. */
  sections?: Schemas;
};

/**
 * A table with a row for each field and each nested field. Fields with the same description share a row. The names of shared
 * fields are listed under the table.
 */
export function fieldTable(fields: Schemas, options: Options = {}): string {
  const shared = new Set(rowsOf(sharedFields, options).map(textOf));
  const rows = rowsOf(fields, options);
  const isShared = (row: Row) => shared.has(textOf(row));
  const names = rows.filter(isShared).map(({ path }) => path);
  const own = rows.filter((row) => !isShared(row));
  return [
    own.length > 0 ? tableOf(own) : '',
    names.length > 0 ? `[Shared](${options.guide ?? ''}#shared-fields): ${names.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The text of a row except the field's parent path, which is the same for two rows of a shared field. */
function textOf({ path, takes, description }: Row): string {
  return [/\w+(?=[`*]+$)/.exec(path)?.[0], takes, description].join('|');
}

function tableOf(rows: readonly Row[]): string {
  const groups = Array.from(
    groupBy(rows, ({ path, takes, description }) => `${takes} | ${description || path}`).values(),
  );
  const lines = groups.flatMap((same, index) => {
    const [first] = same;
    if (!first) return [];
    const isLong = first.takes.length > 60 && first.takes === groups[index - 1]?.[0]?.takes;
    const paths = same.map(({ path }) => path).join(', ');
    return [`| ${paths} | ${isLong ? 'as above' : first.takes} | ${first.description} |`];
  });
  return ['| field | takes | meaning |', '| --- | --- | --- |', ...lines].join('\n');
}

function rowsOf(schemas: Schemas, options: Options, before = ''): Row[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const field = fieldOf(schema);
    if (field.kind === 'hint') return [];
    const path = before + name;
    const section = options.sections?.[name];
    const isSection = section && namesIn(section) === namesIn(schema) && namesIn(section) !== '';
    const takes = isSection ? `like [\`${name}\`](#${name})` : takenBy(field);
    const row = {
      path: field.isOptional ? `\`${path}\`` : `**\`${path}\`**`,
      takes: options.guide
        ? takes.replaceAll('](##', `](${options.guide}#`).replace('](site.md#', '](#')
        : takes.replaceAll('](##', '](#'),
      description: (field.about.description ?? '').replace(/[|{]/g, '\\$&'),
    };
    const inner = isSection ? [] : groupsIn(field);
    return [row, ...inner.flatMap((group) => rowsOf(group, options, `${path}.`))];
  });
}

/** The field names of a group, as one text; empty for other fields. */
function namesIn(schema: z.core.$ZodType): string {
  const field = fieldOf(schema);
  return field.kind === 'group' ? Object.keys(field.fields).join() : '';
}

/** The fields nested in a field. */
export function fieldsInside(schema: z.core.$ZodType): Schemas {
  return Object.assign({}, ...groupsIn(fieldOf(schema)));
}

/**
 * The groups of fields in a value or in the entries of a list, except blocks, pictures and paragraphs, which have separate tables
 * or sections.
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

/** A short description of the values that a field accepts. Links to sections of docs/pages.md start with "##": "##pictures". */
export function takenBy(field: Field): string {
  const limits = rangeOf(limitsOf(field));
  switch (field.kind) {
    case 'text':
    case 'headline':
    case 'label':
    case 'code':
      return `text${limits && `, ${limits}`}`;
    case 'paragraph':
      return '[paragraph](##paragraphs)';
    case 'paragraphs':
      return '[paragraph](##paragraphs), or a list of them';
    case 'link':
      return '[link](##links-and-buttons)';
    case 'destination':
      return 'page, file or other site';
    case 'path':
    case 'below':
      return 'path';
    case 'file':
      return 'address';
    case 'picture-file':
      return 'file in `pictures`';
    case 'picture':
      return `[picture](##pictures), ≥${field.info.pictureSize?.minimum} px`;
    case 'focus':
      return 'two numbers, 0–1';
    case 'phone':
      return '[phone name](site.md#phones)';
    case 'email':
      return '[email name](site.md#emails)';
    case 'color':
      return 'CSS color';
    case 'day':
      return 'day';
    case 'html':
      return 'HTML';
    case 'anchor':
      return 'name';
    case 'hint':
      return 'JSON Schema';
    case 'number':
      return `number${limits && `, ${limits}`}`;
    case 'yes-or-no':
    case 'choice':
    case 'typeface':
      return field.choices.length > 20
        ? `one of ${field.choices.length} names`
        : field.choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(', ');
    case 'icon':
      return '[icon](##icons)';
    case 'drawing':
      return '[drawing](##drawings)';
    case 'list': {
      const entry = fieldOf(field.entry);
      const range = limits && `, ${limits}`;
      if (entry.kind === 'paragraph') return `[paragraphs](##paragraphs)${range}`;
      return entry.kind === 'text'
        ? `list${range}, each ${rangeOf(limitsOf(entry))}`
        : `list${range}`;
    }
    case 'group':
      return 'group';
    case 'record':
      return `named values: ${takenBy(fieldOf(field.value))}`;
    case 'either':
      return field.options.map((option) => takenBy(fieldOf(option))).join(', or ');
    case 'block':
      return 'block';
    default:
      return field satisfies never;
  }
}

/** Limits as a range: "2–12", "≤70" or "≥1"; empty without limits. */
function rangeOf({ minimum, maximum }: ReturnType<typeof limitsOf>): string {
  const [low, high] = [minimum, maximum].map((limit) => writtenLimit(limit));
  if (high === undefined) return low === undefined ? '' : `≥${low}`;
  if (low === undefined) return `≤${high}`;
  return low === high ? low : `${low}–${high}`;
}

/** A limit with thousands separators, except for years. */
function writtenLimit(limit: number | undefined): string | undefined {
  return limit !== undefined && limit < 10_000 ? `${limit}` : limit?.toLocaleString('en-US');
}
