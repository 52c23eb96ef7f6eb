import type { ComponentData, Data } from '@puckeditor/core';
import { dequal } from 'dequal';
import { type Group, isGroup } from '../../schema/browser.ts';
import { blockDefinitions, pageSchema, siteSchema } from '../../schema/index.ts';
import { commonFields } from '../../schema/inspect.ts';
import { siteName } from '../api.ts';
import { anchorName, type FormFields } from './form.ts';
import { formsOf } from './formOf.ts';
import { type Forms, fieldsOf, toDocumentFields, toFormProps } from './groupForm.ts';
import { newIdentity } from './identity.ts';
import { newBlock } from './newBlock.ts';

/** A block type as the editor offers it: its fields, and what a new one starts with. */
export type BlockForm = {
  type: string;
  description: string;
  /** In the order of the schema, in which they are written. */
  forms: Forms;
  /** In the order in which they are shown: the fields that all blocks have are last. */
  fields: FormFields;
  defaults: Group;
};

const commonForms = formsOf(commonFields);

/** Every block type, in the order of the schema. New types are included automatically. */
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

/** Renames "id" in the fields or values of a block, because Puck uses that name itself. */
function withAnchor<Value>(named: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name === 'id' ? anchorName : name, value]),
  );
}

function blockProps(forms: Forms, { type: _type, ...fields }: Group): Group {
  return withAnchor(toFormProps(forms, fields));
}

/** The form of a kind of document: its fields except the blocks, and the conversion to Puck's data and back. */
export type DocumentForm = {
  fields: FormFields;
  /**
   * Puck's data for the document. Undefined if the form could not give it back unchanged: it is not of this kind, has a
   * block of an unknown type, or a value that its field cannot show.
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

function blockToData(block: unknown): ComponentData | undefined {
  if (!isGroup(block) || typeof block.type !== 'string') return undefined;
  const { type } = block;
  const forms = formsByType.get(type);
  return forms && { type, props: { ...blockProps(forms, block), id: `${type}-${newIdentity()}` } };
}

/** A block of the document, from Puck's data for it. */
export function blockToDocument({ type, props }: ComponentData): Group {
  const held = { ...props, id: props[anchorName] };
  return { type, ...toDocumentFields(formsByType.get(type) ?? {}, held) };
}

/** Whether a value equals a document once both are JSON. */
function isSame(value: unknown, document: unknown): boolean {
  return dequal(JSON.parse(JSON.stringify(value)), document);
}
