import { z } from 'zod';
import type { FormatId, Sentence } from './catalog/index.ts';
import { once } from './once.ts';

type Schema = z.core.$ZodType;
type Choice = string | number | boolean;

/**
 * The data of a field for each structure. `text`, `number` and `choice` are single values; a `union` is one of several schemas.
 */
type Structures = {
  text: object;
  number: object;
  choice: { choices: readonly Choice[] };
  list: { entry: Schema };
  group: { fields: Readonly<Record<string, Schema>> };
  record: { key: Schema; value: Schema };
  union: { options: readonly Schema[] };
};
type Structure = keyof Structures;

type TextInfo = {
  structure: 'text';
  /**
   * The content of the text: `words` for visitors, in which facts are filled in; an `address`; the name of a `contact` in
   * site.json; or `code`, whose format the schema describes.
   */
  content: 'words' | 'address' | 'contact' | 'code';
  /** The kind of target that must exist. */
  refersTo: 'place' | 'phone' | 'email' | 'file' | 'picture' | undefined;
  /** Example values, for completion and messages. A schema can have its own examples. */
  examples: readonly string[];
};
type KindInfo = TextInfo | { structure: Exclude<Structure, 'text'> };

/**
 * Every kind of field, by its purpose. The editor's form, the docs, examples and reference checks depend on the kind, never on a
 * field's name. To add a kind, add a line here; the compiler points to the code that must handle it.
 */
export const kinds = {
  text: { structure: 'text', content: 'words', refersTo: undefined, examples: [] },
  // Names its block in lists of link targets (editor/links/places.ts).
  headline: { structure: 'text', content: 'words', refersTo: undefined, examples: [] },
  // The text of a button.
  label: { structure: 'text', content: 'words', refersTo: undefined, examples: [] },
  // A link for visitors.
  link: {
    structure: 'text',
    content: 'address',
    refersTo: 'place',
    examples: ['/faq', '#lead-form', 'tel:main', 'mailto:general'],
  },
  // The target of a redirect.
  destination: { structure: 'text', content: 'address', refersTo: 'place', examples: ['/faq'] },
  // The address of the page itself.
  path: {
    structure: 'text',
    content: 'address',
    refersTo: undefined,
    examples: ['/video-surveillance', '/'],
  },
  // The address above those of several pages.
  below: { structure: 'text', content: 'address', refersTo: undefined, examples: ['/news'] },
  // A file in the folder public, or a URL of another site.
  file: {
    structure: 'text',
    content: 'address',
    refersTo: 'file',
    examples: ['https://forms.example.com/quote'],
  },
  // A file in the folder pictures of the document folder.
  'picture-file': {
    structure: 'text',
    content: 'code',
    refersTo: 'picture',
    examples: ['pictures/boardroom.jpg'],
  },
  // A line drawing: a file in the folder drawings of the document folder.
  drawing: {
    structure: 'text',
    content: 'code',
    refersTo: 'picture',
    examples: ['drawings/boardroom.svg'],
  },
  phone: { structure: 'text', content: 'contact', refersTo: 'phone', examples: ['main'] },
  email: { structure: 'text', content: 'contact', refersTo: 'email', examples: ['general'] },
  // An anchor for links.
  anchor: { structure: 'text', content: 'code', refersTo: undefined, examples: ['contact-form'] },
  // A color in any CSS notation.
  color: {
    structure: 'text',
    content: 'code',
    refersTo: undefined,
    examples: ['#1f4fd1', 'oklch(0.48 0.2 264)'],
  },
  // A day: "2026-12-01".
  day: { structure: 'text', content: 'code', refersTo: undefined, examples: ['2026-12-01'] },
  // A language, a phone number, the address of an old site …
  code: { structure: 'text', content: 'code', refersTo: undefined, examples: [] },
  // Provider code, which runs in a separate frame.
  html: { structure: 'text', content: 'code', refersTo: undefined, examples: [] },
  // Only for code editors: "$schema".
  hint: { structure: 'text', content: 'code', refersTo: undefined, examples: [] },
  number: { structure: 'number' },
  'yes-or-no': { structure: 'choice' },
  choice: { structure: 'choice' },
  icon: { structure: 'choice' },
  typeface: { structure: 'choice' },
  list: { structure: 'list' },
  // The point of a picture that remains visible in every crop.
  focus: { structure: 'list' },
  group: { structure: 'group' },
  // A picture with its description.
  picture: { structure: 'group' },
  // Values under names chosen by the writer.
  record: { structure: 'record' },
  // Text, or pieces of text, links and bold words, or a list of such points.
  paragraph: { structure: 'union' },
  // One paragraph, or a list of them.
  paragraphs: { structure: 'union' },
  // A text, or a group of fields for more detail.
  either: { structure: 'union' },
  // A block of any type.
  block: { structure: 'union' },
} as const satisfies Record<string, KindInfo>;

export type Kind = keyof typeof kinds;
type KindOf<Wanted extends Structure> = {
  [K in Kind]: (typeof kinds)[K]['structure'] extends Wanted ? K : never;
}[Kind];
export type TextKind = KindOf<'text'>;

/** A field of a document, as described by its schema. */
export type Field = {
  [K in Kind]: {
    kind: K;
    structure: (typeof kinds)[K]['structure'];
    /** The schema, without `optional`. */
    schema: Schema;
    isOptional: boolean;
    /** The metadata of the schema: title, description, examples. */
    about: z.core.GlobalMeta;
    info: FieldInfo;
  } & Structures[(typeof kinds)[K]['structure']];
}[Kind];

/** The content of the texts of a kind; undefined for a kind that is not text. */
export function textContentOf(kind: Kind): TextInfo['content'] | undefined {
  const info = kinds[kind];
  return info.structure === 'text' ? info.content : undefined;
}

/** How a field corrects text that it rejects: another message than that of its format, and the text that was likely meant. */
export type Correction = { sentence?: Sentence | undefined; meant?: string | undefined };

/** The values that a field accepts, and what people call each, its label first. */
export type KnownValues = {
  values(): readonly string[];
  names(): (value: string) => readonly string[];
  /** The value that fits a country. */
  usual?(country: string): string | undefined;
};

/** What a field means beyond its Zod type. */
type FieldInfo = {
  /** Needed for all texts, and for some choices and unions, whose Zod type is not enough to tell. */
  kind?: Kind;
  /**
   * The limits of a text for visitors. They count characters as people see them (textWidth) after facts are filled in, so they are
   * not limits of the Zod string. The minimum is a recommendation.
   */
  textLimits?: { maximum: number; minimum?: number | undefined };
  /** The message for text in another format. */
  format?: FormatId;
  /** Recognizes common errors in the format of a text. `document` contains the text. */
  correct?: (input: string, document: unknown) => Correction | undefined;
  /** The values of a field that accepts one of many, such as a time zone. For any other text, the nearest name is suggested. */
  knownValues?: KnownValues;
  /** What an omitted optional field means: the button of a hero without a link leads to its form. */
  instead?: string;
  /** The field for any other value of a choice: an embed shows a `source` from the site settings, or a `url`. */
  otherField?: string;
  pictureSize?: PictureSize;
  /** The noun for the entry that this field marks as invented: "The person". */
  sampleOf?: string;
};

/**
 * The minimum size in pixels of a field's picture, so that it looks sharp. A height of 0 means no minimum. A picture that is not
 * tall enough is cropped at its sides and fills the height of its place. A fitted picture needs either the width or the height.
 */
type PictureSize = { minimum: number; height: number; isFitted?: boolean } & PictureRatios;

/**
 * The ratios (width to height) to which a field crops its picture on a phone and on a desktop, and those in each `layout` of a
 * block that differs. Without ratios a picture is not cropped.
 */
export type PictureRatios = {
  ratios?: readonly number[];
  ratiosIn?: Readonly<Record<string, readonly number[]>>;
};

class FieldRegistry extends z.core.$ZodRegistry<FieldInfo> {
  /** Adds to what is registered for the schema, or for the schema that it is derived from. */
  override add(schema: Schema, info: FieldInfo): this {
    return super.add(schema, { ...this.get(schema), ...info });
  }
}

/** What each field means: `z.string().register(fieldInfo, { kind: 'code' })`. */
export const fieldInfo = new FieldRegistry();

/** Reads a schema as a field. Throws if it has no kind, as for text without one, and for unsupported Zod types. */
export const fieldOf: (schema: Schema) => Field = once(read);

function read(schema: Schema): Field {
  const about = z.globalRegistry.get(schema) ?? {};
  const info = fieldInfo.get(schema) ?? {};
  if (schema instanceof z.ZodOptional) {
    const field = fieldOf(schema.unwrap());
    return {
      ...{ ...field, isOptional: true },
      ...{ about: { ...field.about, ...about }, info: { ...field.info, ...info } },
    };
  }
  const base = { schema, isOptional: false, about, info };
  const registered = info.kind;
  const kindAs = <Wanted extends Structure>(structure: Wanted): KindOf<Wanted> | undefined => {
    if (registered === undefined || isOf(registered, structure)) return registered;
    throw new Error(`has the kind "${registered}", which is not a kind of ${structure}`);
  };

  if (schema._zod.def.type === 'string') {
    const kind = kindAs('text');
    if (kind) {
      const { examples } = kinds[kind];
      return { ...base, structure: 'text', kind, about: { examples: [...examples], ...about } };
    }
    throw new Error('is a text without a kind: register one in fieldInfo (schema/kinds.ts)');
  }
  if (schema instanceof z.ZodNumber) {
    return { ...base, structure: 'number', kind: kindAs('number') ?? 'number' };
  }
  const choices = choicesOf(schema);
  if (choices) {
    const isYesOrNo = choices.every((choice) => typeof choice === 'boolean');
    const kind = kindAs('choice') ?? (isYesOrNo ? 'yes-or-no' : 'choice');
    return { ...base, structure: 'choice', kind, choices };
  }
  if (schema instanceof z.ZodArray) {
    const kind = kindAs('list') ?? 'list';
    return { ...base, structure: 'list', kind, entry: schema.element };
  }
  if (schema instanceof z.ZodObject) {
    const kind = kindAs('group') ?? 'group';
    return { ...base, structure: 'group', kind, fields: schema.shape };
  }
  if (schema instanceof z.ZodRecord) {
    const { keyType: key, valueType: value } = schema;
    return { ...base, structure: 'record', kind: kindAs('record') ?? 'record', key, value };
  }
  if (schema instanceof z.ZodUnion) {
    const isByType = schema instanceof z.ZodDiscriminatedUnion;
    const kind = kindAs('union') ?? (isByType ? 'block' : 'either');
    return { ...base, structure: 'union', kind, options: schema.options };
  }
  throw new Error(`has the Zod type "${schema._zod.def.type}", which no kind of field has`);
}

function isOf<Wanted extends Structure>(kind: Kind, structure: Wanted): kind is KindOf<Wanted> {
  return kinds[kind].structure === structure;
}

/** The values that a choice allows; undefined for other schemas. */
function choicesOf(schema: Schema): Choice[] | undefined {
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodEnum) return schema.options;
  if (!(schema instanceof z.ZodLiteral)) return undefined;
  const values = Array.from(schema.values);
  const choices = values.filter(
    (value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean',
  );
  return choices.length === values.length ? choices : undefined;
}

/** The limits of a field: characters of a text, entries of a list, or numbers. */
export const limitsOf = once(({ schema, structure, info }: Field): Limits => {
  if (structure !== 'text' && structure !== 'number' && structure !== 'list') return {};
  if (info.textLimits) return info.textLimits;
  const { minLength, maxLength, minimum, maximum, minItems, maxItems } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  const least = minLength ?? minItems ?? minimum;
  const most = maxLength ?? maxItems ?? maximum;
  // Zod limits integers to the safe range, which means nothing to a writer.
  return {
    minimum: least === Number.MIN_SAFE_INTEGER ? undefined : least,
    maximum: most === Number.MAX_SAFE_INTEGER ? undefined : most,
  };
});

type Limits = { minimum?: number | undefined; maximum?: number | undefined };

/** The direct children of a field, each with its step in a path. */
function partsOf(field: Field): (readonly [step: string, schema: Schema])[] {
  switch (field.structure) {
    case 'text':
    case 'number':
    case 'choice':
      return [];
    case 'list':
      return [['[]', field.entry]];
    case 'group':
      return Object.entries(field.fields).map(([name, schema]) => [`.${name}`, schema]);
    case 'record':
      return [
        ['.(name)', field.key],
        ['.(value)', field.value],
      ];
    case 'union':
      // An option is named after its block type, or else after its Zod type.
      return field.options.map((option) => [
        `(${typesOf(option)[0] ?? option._zod.def.type})`,
        option,
      ]);
    default:
      return field satisfies never;
  }
}

/** The values of the field "type" in an option of a union; empty if it has no such field. */
export function typesOf(option: Schema): readonly Choice[] {
  const type = option instanceof z.ZodObject ? option.shape.type : undefined;
  return (type && choicesOf(type)) ?? [];
}

/**
 * Every field of a schema, outer before inner, each with its path, such as "page.blocks[](hero).headline". Throws for a field
 * without a kind, and includes its path.
 */
export function fieldsIn(path: string, schema: Schema): { path: string; field: Field }[] {
  let field: Field;
  try {
    field = fieldOf(schema);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`The field ${path} ${reason}.`, { cause: error });
  }
  const inner = partsOf(field).flatMap(([step, part]) => fieldsIn(path + step, part));
  return [{ path, field }, ...inner];
}

/** Throws if a field of a schema has no kind, so that a field that no code handles is found on startup. */
export function requireKinds(name: string, schema: Schema): void {
  fieldsIn(name, schema);
}
