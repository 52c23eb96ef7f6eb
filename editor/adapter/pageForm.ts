import type { ComponentData, Data } from '@puckeditor/core';
import { dequal } from 'dequal';
import { z } from 'zod';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import { siteSchema } from '../../schema/site.ts';
import { isGroup } from '../isGroup.ts';
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
    const { type: _exampleType, ...first } = example;
    const forms: NamedForm[] = [
      ...formsOf(z.object(own), example),
      { name: 'background', heldAs: 'background', form: formOf('background', background) },
      { name: 'id', heldAs: anchorName, form: formOf('id', id) },
    ];
    return { type, description, forms, defaults: toFormProps(forms, first) };
  },
);

const formsByType = new Map(blockForms.map((form) => [form.type, form.forms]));

const { blocks: _blocks, ...pageShape } = pageSchema.shape;
/** What the page settings hold: every field of a page but its blocks. */
export const pageForms = formsOf(z.object(pageShape));
/** Every field of site.json. */
export const siteForms = formsOf(siteSchema);

/**
 * A page document as Puck holds it. Undefined where the form could not give it back as it is: for a value that is
 * no page, has a block of no known type, or a value that its field cannot show.
 */
export function pageToData(document: unknown): Data | undefined {
  if (!isGroup(document)) return undefined;
  const { blocks, ...page } = document;
  if (!Array.isArray(blocks)) return undefined;
  const content = blocks.map(blockToData).filter((block) => block !== undefined);
  const data = { root: { props: toFormProps(pageForms, page) }, content };
  return isSame(dataToPage(data), document) ? data : undefined;
}

function blockToData(block: unknown, index: number): ComponentData | undefined {
  if (!isGroup(block) || typeof block.type !== 'string') return undefined;
  const { type, ...fields } = block;
  const forms = formsByType.get(block.type);
  return (
    forms && {
      type: block.type,
      props: { ...toFormProps(forms, fields), id: `${block.type}-${index}` },
    }
  );
}

/** A page document from what Puck holds. */
export function dataToPage({ root, content }: Data): Record<string, unknown> {
  return {
    ...toDocumentFields(pageForms, { ...root.props }),
    blocks: content.map(blockToDocument),
  };
}

/** One block of a document from what Puck holds of it. */
export function blockToDocument({ type, props }: ComponentData): Record<string, unknown> {
  return { type, ...toDocumentFields(formsByType.get(type) ?? [], props) };
}

/** site.json as Puck holds it: settings alone. Undefined where the form could not give it back as it is. */
export function siteToData(document: unknown): Data | undefined {
  if (!isGroup(document)) return undefined;
  const data = { root: { props: toFormProps(siteForms, document) }, content: [] };
  return isSame(dataToSite(data), document) ? data : undefined;
}

export function dataToSite({ root }: Data): Record<string, unknown> {
  return toDocumentFields(siteForms, { ...root.props });
}

/** Whether the JSON of a value is that of a document. */
function isSame(value: unknown, document: unknown): boolean {
  return dequal(JSON.parse(JSON.stringify(value)), document);
}
