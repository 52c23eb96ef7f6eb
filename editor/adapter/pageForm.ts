import { dequal } from 'dequal';
import { type Group, isGroup, once } from '../../schema/browser.ts';
import {
  blockDefinitions,
  languageSiteFields,
  pageSchema,
  siteSchema,
} from '../../schema/index.ts';
import { commonFields } from '../../schema/inspect.ts';
import { siteName } from '../api.ts';
import { isSettings } from '../languages.ts';
import { fieldsToDocument, fieldsToForm } from './convert.ts';
import type { FormBlock, FormField, FormFields, FormState } from './form.ts';
import { formsOf } from './formOf.ts';
import { newIdentity } from './identity.ts';
import { newBlock } from './newBlock.ts';
import { plainLabel } from './searchFields.ts';

/** A block type as the editor offers it: its fields and the content of a new block. */
export type BlockForm = {
  type: string;
  description: string;
  /** In schema order, the order in which they are written. */
  schemaOrder: FormFields;
  /** In display order: the fields that all blocks have are last. */
  fields: FormFields;
  /** A new block, as a value of the document. */
  first: Group;
};

const commonForms = formsOf(commonFields);

/** Every block type, in the order of the schema. New types are included automatically. */
export const blockForms: readonly BlockForm[] = blockDefinitions.map(
  ({ type, description, schema, fields, example }) => {
    const blockFields = withoutNote(formsOf(fields), neededIn(schema.meta()?.oneOf));
    return {
      type,
      description,
      schemaOrder: { ...commonForms, ...blockFields },
      fields: { ...blockFields, ...commonForms },
      first: newBlock(schema, example),
    };
  },
);

/** The fields that one of several alternatives requires. */
function neededIn(alternatives: unknown): readonly unknown[] {
  if (!Array.isArray(alternatives)) return [];
  return alternatives.flatMap((one) =>
    isGroup(one) && Array.isArray(one.required) ? one.required : [],
  );
}

/** The forms with some fields not labeled as optional. */
function withoutNote(forms: FormFields, needed: readonly unknown[]): FormFields {
  const entries = Object.entries(forms).map(([name, form]): [string, FormField] => [
    name,
    needed.includes(name) ? { ...form, label: plainLabel(form.label) } : form,
  ]);
  return Object.fromEntries(entries);
}

/** Forms with the labels that others have. */
function labeledAs(forms: FormFields, fields: FormFields): FormFields {
  const entries = Object.entries(fields).map(([name, field]): [string, FormField] => {
    const { label = field.label, ...form } = forms[name] ?? field;
    const isGroup = form.type === 'group' && field.type === 'group';
    return [
      name,
      isGroup
        ? { ...field, label, fields: labeledAs(form.fields, field.fields) }
        : { ...field, label },
    ];
  });
  return Object.fromEntries(entries);
}

const formsByType = new Map(blockForms.map((form) => [form.type, form]));

/** The fields of a block type, in display order. */
export function fieldsOfBlock(type: string): FormFields {
  return formsByType.get(type)?.fields ?? {};
}

/** The form of a kind of document: its fields except the blocks, and the conversion to the state of a form and back. */
export type DocumentForm = {
  fields: FormFields;
  /**
   * The state of the form for the document. Undefined if the form could not write it back unchanged: it is not of this
   * kind, or has a block of an unknown type or a value that its field cannot show.
   */
  toForm(document: unknown): FormState | undefined;
  /** The document as its form would write it; undefined for a value that is not a group. */
  returned(document: unknown): Group | undefined;
  toDocument(state: FormState): Group;
};

/** A page, whose settings are every field but its blocks. */
export const pageForm = documentForm(formsOf(pageSchema.shape), true);
/** site.json, which has no blocks. */
export const siteForm = documentForm(formsOf(siteSchema.shape), false);
/** The site.json of a language. Fields that it inherits are as required as those of the site. */
export const languageForm = documentForm(
  labeledAs(siteForm.fields, formsOf(languageSiteFields.shape)),
  false,
);

/** The form of the document with this name. */
export function formOfDocument(name: string): DocumentForm {
  if (name === siteName) return siteForm;
  return isSettings(name) ? languageForm : pageForm;
}

function documentForm(fields: FormFields, hasBlocks: boolean): DocumentForm {
  const toDocument = (state: FormState) => ({
    ...fieldsToDocument(fields, state.fields),
    ...(hasBlocks && { blocks: state.blocks.map(blockToDocument) }),
  });
  const stateOf = (document: Group): FormState => {
    const { blocks, ...page } = document;
    const blockList = hasBlocks && Array.isArray(blocks) ? blocks : [];
    return {
      fields: fieldsToForm(fields, hasBlocks ? page : document),
      blocks: blockList.map(blockToForm).filter((block) => block !== undefined),
    };
  };
  return {
    fields,
    toDocument,
    toForm(document) {
      if (!isGroup(document)) return undefined;
      const state = stateOf(document);
      return isSame(toDocument(state), document) ? state : undefined;
    },
    returned: (document) => (isGroup(document) ? toDocument(stateOf(document)) : undefined),
  };
}

/** A block in a form, with a new identity; undefined for a block of an unknown type. */
export function blockToForm(block: unknown): FormBlock | undefined {
  if (!isGroup(block) || typeof block.type !== 'string') return undefined;
  const { type, ...fields } = block;
  const form = formsByType.get(type);
  return form && { type, key: newIdentity(), fields: fieldsToForm(form.schemaOrder, fields) };
}

/** A block of the document. A block that did not change is the same object again. */
export const blockToDocument: (block: FormBlock) => Group = once(({ type, fields }) => ({
  type,
  ...fieldsToDocument(formsByType.get(type)?.schemaOrder ?? {}, fields),
}));

/** Whether a value and a document are equal as JSON. */
function isSame(value: unknown, document: unknown): boolean {
  return dequal(JSON.parse(JSON.stringify(value)), document);
}
