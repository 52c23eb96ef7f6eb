import type { ComponentData, Data } from '@puckeditor/core';
import { dequal } from 'dequal';
import { commonFields } from '../../schema/blocks/define.ts';
import { blockDefinitions, pageSchema } from '../../schema/index.ts';
import { siteSchema } from '../../schema/site.ts';
import { type Group, isGroup } from '../../schema/values.ts';
import { siteName } from '../api.ts';
import { anchorName, type FormFields } from './form.ts';
import { formsOf } from './formOf.ts';
import { type Forms, fieldsOf, toDocumentFields, toFormProps } from './groupForm.ts';
import { newBlock } from './newBlock.ts';

/** A block type as the editor offers it: its fields, and what a new one starts with. */
export type BlockForm = {
  type: string;
  description: string;
  /** In the order of the schema, in which they are written. */
  forms: Forms;
  /** In the order in which they are shown: what all blocks have comes last. */
  fields: FormFields;
  defaults: Group;
};

const commonForms = formsOf(commonFields);

/** Every block type of the schema, in its order. A new type is here by itself. */
export const blockForms: readonly BlockForm[] = blockDefinitions.map(
  ({ type, description, schema, fields, example }) => {
    const ownForms = formsOf(fields);
    const forms = { ...commonForms, ...ownForms };
    return {
      type,
      description,
      forms,
      fields: withAnchor(fieldsOf({ ...ownForms, ...commonForms })),
      defaults: blockProps(forms, newBlock(schema, example)),
    };
  },
);

const formsByType = new Map(blockForms.map((form) => [form.type, form.forms]));

/** The fields or values of a block as Puck holds them: there the name "id" is taken. */
function withAnchor<Value>(named: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name === 'id' ? anchorName : name, value]),
  );
}

function blockProps(forms: Forms, { type: _type, ...fields }: Group): Group {
  return withAnchor(toFormProps(forms, fields));
}

/** A kind of document as a form: its fields beside the blocks, and how it goes to Puck and back. */
export type DocumentForm = {
  fields: FormFields;
  /**
   * The document as Puck holds it. Undefined where it would not come back from the form unchanged: it is not of this kind,
   * has a block of an unknown type, or a value that its field cannot show.
   */
  toData(document: unknown): Data | undefined;
  toDocument(data: Data): Group;
};

/** A page, whose settings are every field but its blocks. */
export const pageForm = documentForm(formsOf(pageSchema.shape), true);
/** site.json, which has no blocks. */
export const siteForm = documentForm(formsOf(siteSchema.shape), false);

/** The form of the document with this name. */
export function formOfDocument(name: string): DocumentForm {
  return name === siteName ? siteForm : pageForm;
}

function documentForm(forms: Forms, hasBlocks: boolean): DocumentForm {
  const toDocument = ({ root, content }: Data) => ({
    ...toDocumentFields(forms, { ...root.props }),
    ...(hasBlocks && { blocks: content.map(blockToDocument) }),
  });
  return {
    fields: fieldsOf(forms),
    toDocument,
    toData(document) {
      if (!isGroup(document)) return undefined;
      const { blocks, ...page } = document;
      const written = hasBlocks && Array.isArray(blocks) ? blocks : [];
      const data = {
        root: { props: toFormProps(forms, hasBlocks ? page : document) },
        content: written.map(blockToData).filter((block) => block !== undefined),
      };
      return isSame(toDocument(data), document) ? data : undefined;
    },
  };
}

function blockToData(block: unknown, index: number): ComponentData | undefined {
  if (!isGroup(block) || typeof block.type !== 'string') return undefined;
  const { type } = block;
  const forms = formsByType.get(type);
  return forms && { type, props: { ...blockProps(forms, block), id: `${type}-${index}` } };
}

/** One block of a document from what Puck holds of it. */
export function blockToDocument({ type, props }: ComponentData): Group {
  const held = { ...props, id: props[anchorName] };
  return { type, ...toDocumentFields(formsByType.get(type) ?? {}, held) };
}

/** Whether the JSON of a value is that of a document. */
function isSame(value: unknown, document: unknown): boolean {
  return dequal(JSON.parse(JSON.stringify(value)), document);
}
