import type { z } from 'zod';
import { groupBy } from '../../schema/diagnose/groupBy.ts';
import {
  ctaText,
  drawing,
  emailName,
  headline,
  href,
  icon,
  marks,
  phoneName,
  sample,
  subheadline,
} from '../../schema/fields.ts';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import {
  commonFields,
  type Field,
  fieldOf,
  iconThemes,
  limitsOf,
  ownIconNames,
  pictureWidths,
} from '../../schema/inspect.ts';
import { priceFields } from '../../schema/price.ts';
import { isObject } from '../../schema/values.ts';

type Schemas = Readonly<Record<string, z.core.$ZodType>>;

/** Fields that mean the same in several blocks. docs/pages.md explains each once. */
const sharedFields: Schemas = {
  ...commonFields,
  ...{ headline, subheadline, ctaText, href, phone: phoneName, email: emailName },
  ...{ drawing, icon, marks, sample: sample('The entry'), ...priceFields },
};

/** The generated part of docs/pages.md: the fields of a page and of each block type. */
export function fieldTables(): string {
  const blocks = blockDefinitions.map(({ type, description, fields, schema, example }) =>
    [
      `### ${type}`,
      description,
      `![${type} block](../tests/pictures/${type}.png)`,
      fieldTable(fields),
      `<details><summary>Example</summary>\n\n\`\`\`json\n${JSON.stringify(shortened(schema, example), null, 2)}\n\`\`\`\n\n</details>`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return [
    '## The fields of a page',
    'Bold fields are required. A dot leads into a group or list: `items.title`. `text, ≤70` is a text of at most 70 characters, and `list, 2–12` a list of 2 to 12 entries. `≥1050 px` is the minimum width of a picture.',
    fieldTable(pageSchema.shape),
    '## Shared fields',
    'Each block can have `id`, `menuName` and `background`. The others are the same in every block that lists them as shared.',
    tableOf(rowsOf(sharedFields, { fields: sharedFields })),
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

/** A row of a table: a field by its path, the values that it takes, and its description. */
type Row = { path: string; takes: string; description: string };

type Options = {
  /** The fields of the table. */
  fields: Schemas;
  /** The address of docs/pages.md, for a table in another file. */
  guide?: string;
  /** Groups of fields that have sections with tables in the same file, by name. */
  sections?: Schemas;
};

/**
 * A table with a row for each field, and for the fields of the groups inside it. Fields with the same description share a row.
 * Under the table are the names of its shared fields.
 */
export function fieldTable(fields: Schemas, options: Omit<Options, 'fields'> = {}): string {
  const shared = new Set(rowsOf(sharedFields, { ...options, fields: sharedFields }).map(textOf));
  const rows = rowsOf(fields, { ...options, fields });
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

/** What two rows for the same shared field have in common: the name of the field and all but its path. */
function textOf({ path, takes, description }: Row): string {
  return [/\w+(?=[`*]+$)/.exec(path)?.[0], takes, description].join('|');
}

function tableOf(rows: readonly Row[]): string {
  const groups = groupBy(rows, ({ takes, description }) => `${takes} | ${description}`);
  return [
    '| field | takes | what it is for |',
    '| --- | --- | --- |',
    ...Array.from(
      groups,
      ([text, same]) => `| ${same.map(({ path }) => path).join(', ')} | ${text} |`,
    ),
  ].join('\n');
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
      takes: takes.replaceAll('](##', `](${options.guide ?? ''}#`),
      description: (field.about.description ?? '').replace(/[|{]/g, '\\$&'),
    };
    const inner = isSection ? [] : groupsIn(field);
    return [row, ...inner.flatMap((group) => rowsOf(group, options, `${path}.`))];
  });
}

/** The names of the fields of a group, as one text; empty for other fields. */
function namesIn(schema: z.core.$ZodType): string {
  const field = fieldOf(schema);
  return field.kind === 'group' ? Object.keys(field.fields).join() : '';
}

/** The fields inside a field, without the field itself. */
export function fieldsInside(schema: z.core.$ZodType): Schemas {
  return Object.assign({}, ...groupsIn(fieldOf(schema)));
}

/**
 * An example with fewer entries in its lists of groups: those beyond the minimum are left out if their fields are all in an
 * earlier one.
 */
function shortened(schema: z.core.$ZodType, example: unknown): unknown {
  const field = fieldOf(schema);
  if (field.structure !== 'group' || field.kind === 'picture' || !isObject(example)) return example;
  const entries: [string, unknown][] = Object.entries(example);
  return Object.fromEntries(
    entries.map(([name, value]) => {
      const list = field.fields[name] && fieldOf(field.fields[name]);
      if (list?.kind !== 'list' || !Array.isArray(value)) return [name, value];
      return [name, shortList(value, limitsOf(list).minimum ?? 0)];
    }),
  );
}

function shortList(entries: readonly unknown[], minimum: number): unknown[] {
  const kept: unknown[] = [];
  for (const entry of entries) {
    const isNew =
      !isObject(entry) ||
      !kept.some(
        (other) =>
          isObject(other) && Object.keys(entry).every((name) => Object.hasOwn(other, name)),
      );
    if (isNew || kept.length < minimum) kept.push(entry);
  }
  return kept;
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

/** The values that a field takes, in few words. A link to a section of docs/pages.md begins with two signs: "##pictures". */
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
      return 'path';
    case 'file':
      return 'file in `public`, or address';
    case 'picture-file':
      return 'file in `pictures`';
    case 'picture':
      return `[picture](##pictures), ≥${pictureWidths.get(field.schema)?.minimum} px`;
    case 'focus':
      return 'two numbers, 0–1';
    case 'phone':
      return '[phone](site.md#phones)';
    case 'email':
      return '[e-mail](site.md#emails)';
    case 'color':
      return 'CSS color';
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
      return entry.kind === 'text' ? `list${range}, of ${takenBy(entry)}` : `list${range}`;
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
  const [low, high] = [minimum, maximum].map((limit) => limit?.toLocaleString('en-US'));
  if (high === undefined) return low === undefined ? '' : `≥${low}`;
  if (low === undefined || low === '0') return low === undefined ? `≤${high}` : `0–${high}`;
  return low === high ? low : `${low}–${high}`;
}
