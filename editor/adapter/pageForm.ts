import type { ComponentData, Data } from '@puckeditor/core';
import { dequal } from 'dequal';
import { commonFields } from '../../schema/blocks/define.ts';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import { siteSchema } from '../../schema/site.ts';
import { isGroup } from '../../schema/values.ts';
import { anchorName, type FormFields } from './form.ts';
import { formsOf } from './formOf.ts';
import { fieldsOf, type NamedForm, toDocumentFields, toFormProps } from './groupForm.ts';

/** A block type as the editor offers it: its fields, and what a new one starts with. */
export type BlockForm = {
  type: string;
  description: string;
  /** In the order of the schema, in which they are written. */
  forms: readonly NamedForm[];
  /** In the order in which they are shown: what all blocks have comes last. */
  fields: FormFields;
  defaults: Record<string, unknown>;
};

const commonForms = formsOf(commonFields).map((each) =>
  each.name === 'id' ? { ...each, heldAs: anchorName } : each,
);

/** Every block type of the schema, in its order. A new type is here by itself. */
export const blockForms: readonly BlockForm[] = blockDefinitions.map(
  ({ type, description, fields, example }) => {
    const ownForms = formsOf(fields, example);
    const forms = [...commonForms, ...ownForms];
    const { type: _type, ...first } = example;
    return {
      type,
      description,
      forms,
      fields: fieldsOf([...ownForms, ...commonForms]),
      defaults: toFormProps(forms, first),
    };
  },
);

const formsByType = new Map(blockForms.map((form) => [form.type, form.forms]));

/** What the page settings hold: every field of a page but its blocks. */
export const pageForms = formsOf(pageSchema.shape);
/** Every field of site.json. */
export const siteForms = formsOf(siteSchema.shape);

/**
 * A page document as Puck holds it. Undefined where it would not come back from the form unchanged: it is no page, has
 * a block of an unknown type, or a value that its field cannot show.
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

/** site.json as Puck holds it: settings alone. Undefined where it would not come back unchanged. */
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
