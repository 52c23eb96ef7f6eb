import { z } from 'zod';
import { requiredPaths, reservedPaths } from '../../schema/browser.ts';
import { sentenceOf } from '../../schema/diagnose/index.ts';
import { blockDefinitions, pageFields } from '../../schema/index.ts';
import {
  type Field,
  fieldOf,
  fieldsIn,
  isInPlaceOfPicture,
  picturesAmong,
  reservedIds,
} from '../../schema/inspect.ts';
import { snippetBody } from './snippets.ts';

type Json = Record<string, unknown>;

/**
 * The JSON Schema of a document, for completion and checks while typing, in the draft that code editors support best. Also
 * contains extensions of VS Code's JSON language service: error messages (`patternErrorMessage`, `errorMessage`), and a snippet
 * for each block type (`defaultSnippets`).
 */
export function jsonSchema(schema: z.ZodType): string {
  // Zod also converts the schemas that others are derived from, which have no kind.
  const fields = new Map<z.core.$ZodType, Field>(
    fieldsIn('', schema).map(({ field }) => [field.schema, field]),
  );
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ zodSchema, jsonSchema: input }) => {
      const field = fields.get(zodSchema);
      if (field) Object.assign(input, additionsTo(field, input));
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}

function additionsTo({ kind, about, info, schema, ...field }: Field, input: Json): Json {
  const { examples, description } = about;
  const texts = Array.isArray(examples) ? examples.filter((one) => typeof one === 'string') : [];
  const quoted = texts.map((one) => `\`${one}\``);
  const { format } = info;
  const [problem = '', help = ''] = format ? sentences(sentenceOf(format, { input: '…' })) : [];
  const message = `${problem.replace('"…"', 'This')} ${help}`.trim();
  return {
    ...(Array.isArray(examples) && examples.length > 0 && { examples }),
    ...(description &&
      quoted.length > 0 && {
        markdownDescription: `${description}\n\nExamples: ${quoted.join(', ')}`,
      }),
    ...(format && { patternErrorMessage: message }),
    ...lengthOf(info),
    ...(schema === pageFields.shape.path && {
      not: { anyOf: Object.values(reservedPaths).map(({ source }) => ({ pattern: source })) },
      errorMessage: 'This address is reserved.',
    }),
    ...(field.structure === 'group' &&
      field.fields.published === pageFields.shape.published && {
        not: {
          required: ['published'],
          properties: { path: { enum: requiredPaths }, published: { const: false } },
        },
        errorMessage: sentences(sentenceOf('unpublished-page/required'))[0],
      }),
    ...(kind === 'anchor' && {
      not: { enum: reservedIds },
      errorMessage: sentences(sentenceOf('block-id/reserved', { id: '…' }))[0]?.replace(' "…"', ''),
    }),
    ...(field.structure === 'group' && dependenciesOf(kind, field.fields)),
    ...(field.structure === 'list' && hasBlocks(field.entry) && blocksOf(input)),
  };
}

// A text with other characters may be shorter than it is in code points: facts in braces stand for other texts, and several code
// points can make one character.
const exactlyCounted = String.raw`\s -z|}~\u00a0-\u02ff\u2010-\u205e`;

/**
 * The limit of a text for visitors, as a pattern: JSON Schema counts code points as written, so `maxLength` would refuse valid
 * texts. A text that only `validate` can count is accepted.
 */
function lengthOf({ textLimits }: Field['info']): Json {
  const maximum = textLimits?.maximum;
  if (maximum === undefined) return {};
  return {
    pattern: String.raw`^(?=\s*\S)(?:[\s\S]{0,${maximum}}$|[\s\S]*[^${exactlyCounted}])`,
    patternErrorMessage: `Write at most ${maximum} characters.`,
  };
}

function sentences({
  message,
  suggestion = '',
}: {
  message: string;
  suggestion?: string | undefined;
}) {
  return [message, suggestion];
}

/** Fields of a group that require or exclude each other. */
function dependenciesOf(
  kind: Field['kind'],
  fields: Readonly<Record<string, z.core.$ZodType>>,
): Json {
  const names = (kind: Field['kind']) =>
    Object.entries(fields).flatMap(([name, part]) => (fieldOf(part).kind === kind ? [name] : []));
  const needs = (name: string, other: string) => {
    const part = fields[other];
    const { isOptional = false, info } = part ? fieldOf(part) : {};
    return isOptional && info?.instead === undefined ? { [name]: [other] } : {};
  };
  const [label, ...labels] = names('label');
  const [link, ...links] = names('link');
  const isButton = label && link && labels.length + links.length === 0;
  const dependencies = {
    ...(isButton && { ...needs(label, link), ...needs(link, label) }),
    ...('menuName' in fields && { menuName: ['id'] }),
  };
  const [picture] = picturesAmong(fields);
  const instead = Object.keys(fields).filter(
    (name) => fields[name] && isInPlaceOfPicture(fields[name]),
  );
  const exclusive =
    picture === undefined ? [] : instead.map((name) => ({ required: [picture, name] }));
  return {
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
    ...(kind === 'picture' &&
      'decorative' in fields && {
        anyOf: [
          { required: ['alt'] },
          { required: ['decorative'], properties: { decorative: { const: true } } },
        ],
      }),
    ...(exclusive.length > 0 && {
      not: { anyOf: exclusive },
      errorMessage: sentences(sentenceOf('picture-or-drawing'))[0],
    }),
  };
}

function hasBlocks(entry: z.core.$ZodType): boolean {
  return fieldOf(entry).kind === 'block';
}

/** The blocks of a page: one must be a hero, and each block type has a snippet that inserts its example. */
function blocksOf({ items }: Json): Json {
  const defaultSnippets = blockDefinitions.map(({ type, description, example }) => ({
    ...{ label: type, description, bodyText: snippetBody(example).join('\n') },
  }));
  return {
    items: { ...Object(items), defaultSnippets },
    contains: { properties: { type: { const: 'hero' } } },
  };
}
