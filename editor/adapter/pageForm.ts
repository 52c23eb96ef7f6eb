import type { ComponentData, Data } from '@puckeditor/core';
import { z } from 'zod';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import { siteSchema } from '../../schema/site.ts';
import {
  anchorName,
  formOf,
  formsOf,
  type NamedForm,
  toDocumentFields,
  toFormProps,
} from './formOf.ts';

/** A block type as the editor offers it: its fields, and what a new one starts with. */
export type BlockForm = {
  type: string;
  description: string;
  forms: readonly NamedForm[];
  defaults: Record<string, unknown>;
};

/** Every block type of the schema, in its order. A new type is here by itself. */
export const blockForms: readonly BlockForm[] = blockDefinitions.map(
  ({ type, description, schema, example }) => {
    const { type: _type, id, background, ...own } = schema.shape;
    const forms: NamedForm[] = [
      ...formsOf(z.object(own), example),
      { name: 'background', form: formOf('background', background) },
      { name: anchorName, form: formOf('id', id) },
    ];
    return { type, description, forms, defaults: toFormProps(forms, example) };
  },
);

const formsByType = new Map(blockForms.map((form) => [form.type, form.forms]));

const { blocks: _blocks, ...pageShape } = pageSchema.shape;
/** What the page settings hold: every field of a page but its blocks. */
export const pageForms = formsOf(z.object(pageShape));
/** Every field of site.json. */
export const siteForms = formsOf(siteSchema);

const blockShape = z.looseObject({ type: z.string(), id: z.unknown().optional() });
const pageOutline = z.looseObject({ blocks: z.array(blockShape) });

/** A page document as Puck holds it. Undefined for a value that is no page, or has a block of no known type. */
export function pageToData(document: unknown): Data | undefined {
  const outline = pageOutline.safeParse(document);
  if (!outline.success) return undefined;
  const content = outline.data.blocks.map((block, index): ComponentData | undefined => {
    const forms = formsByType.get(block.type);
    const { id, ...fields } = block;
    return (
      forms && {
        type: block.type,
        props: {
          ...toFormProps(forms, { ...fields, [anchorName]: id }),
          id: `${block.type}-${index}`,
        },
      }
    );
  });
  const known = content.filter((block) => block !== undefined);
  return known.length < content.length
    ? undefined
    : { root: { props: toFormProps(pageForms, document) }, content: known };
}

/** A page document from what Puck holds. Fields stand in the order of the schema, the anchor after the type. */
export function dataToPage({ root, content }: Data, schemaLink: unknown): Record<string, unknown> {
  return {
    ...(schemaLink !== undefined && { $schema: schemaLink }),
    ...toDocumentFields(pageForms, root.props),
    blocks: content.map(blockToDocument),
  };
}

/** One block of a document from what Puck holds of it. */
export function blockToDocument({ type, props }: ComponentData): Record<string, unknown> {
  const { [anchorName]: id, ...fields } = toDocumentFields(formsByType.get(type) ?? [], props);
  return { type, ...(id !== undefined && { id }), ...fields };
}

/** site.json as Puck holds it: settings alone. */
export function siteToData(document: unknown): Data {
  return { root: { props: toFormProps(siteForms, document) }, content: [] };
}

export function dataToSite({ root }: Data, schemaLink: unknown): Record<string, unknown> {
  return {
    ...(schemaLink !== undefined && { $schema: schemaLink }),
    ...toDocumentFields(siteForms, root.props),
  };
}
