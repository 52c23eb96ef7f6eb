import type { z } from 'zod';
import { groupBy } from '../../schema/diagnose/index.ts';
import { type Field, fieldOf, limitsOf } from '../../schema/inspect.ts';

type Schemas = Readonly<Record<string, z.core.$ZodType>>;

type Options = {
  /** The address of docs/pages.md, for a list in another file. */
  guide?: string;
  /** Groups of fields that have separate sections in the same file, by name. */
  sections?: Schemas;
  /** Fields that another section explains, and what a list calls them: only their names are listed. */
  explained?: readonly { fields: Schemas; title: string }[];
};

/** A Markdown list of fields with their values, descriptions and nested fields. Those with the same description share a line. */
export function fieldList(fields: Schemas, options: Options = {}): string {
  const entries = Object.entries(fields).filter(([, schema]) => fieldOf(schema).kind !== 'hint');
  const textOf = ([name, schema]: [string, z.core.$ZodType]) => {
    const { explained: _, ...rest } = options;
    return [name, ...linesOf(name, schema, rest)].join('\n');
  };
  const explained = (options.explained ?? []).map(({ fields: others, title }) => {
    const texts = new Set(Object.entries(others).map(textOf));
    return { title, entries: entries.filter((entry) => texts.has(textOf(entry))) };
  });
  const listed = entries.filter((entry) =>
    explained.every(({ entries: others }) => !others.includes(entry)),
  );
  const same = groupBy(listed, ([name, schema]) => linesOf(name, schema, options).join('\n'));
  return [
    ...Array.from(same, ([text, group]) => `- ${namesOf(group)} ${text}`),
    ...explained.flatMap(({ title, entries: others }) =>
      others.length > 0 ? [`- ${title}: ${namesOf(others)}`] : [],
    ),
  ].join('\n');
}

function namesOf(entries: readonly [string, z.core.$ZodType][]): string {
  return entries
    .map(([name, schema]) => (fieldOf(schema).isOptional ? `\`${name}\`` : `**\`${name}\`**`))
    .join(', ');
}

/** What follows the name of a field: the values that it accepts, its description, and a line for each nested field. */
function linesOf(name: string, schema: z.core.$ZodType, options: Options): string[] {
  const field = fieldOf(schema);
  const section = options.sections?.[name];
  const isSection = section && namesIn(section) === namesIn(schema) && namesIn(section) !== '';
  const takes = isSection ? `like [\`${name}\`](#${name})` : takenBy(field);
  const address = options.guide
    ? takes.replaceAll('](##', `](${options.guide}#`).replace('](site.md#', '](#')
    : takes.replaceAll('](##', '](#');
  const inner = isSection ? '' : fieldList(fieldsInside(schema), options);
  return [
    `(${address}): ${withoutMarkup(field.about.description ?? '')}`,
    ...(inner === '' ? [] : inner.split('\n').map((line) => `  ${line}`)),
  ];
}

/** A description without what Markdown would read as HTML. */
function withoutMarkup(text: string): string {
  return text.replace(/</g, '\\$&');
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
      return limits || 'text';
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
      return '`true`/`false`';
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
