import type { z } from 'zod';
import { isGroup } from '../../schema/browser.ts';
import { type Field, fieldOf, limitsOf, textContentOf } from '../../schema/inspect.ts';
import { emptyOf } from './emptyOf.ts';
import { type Base, type Choice, entryName, type Form, type FormField } from './form.ts';
import { type Forms, groupForm, textOrGroupForm } from './groupForm.ts';
import { labelOf } from './labelOf.ts';
import { listForm, recordForm } from './listForm.ts';
import { isParagraph } from './richText.ts';

type Schema = z.core.$ZodType;
type Schemas = Readonly<Record<string, Schema>>;

// Longer texts get a field of several lines.
const longestLine = 70;

/**
 * The form of a field, derived from its schema alone: kind, label, help, limits, choices. Undefined for a field that
 * has no form. Throws for a schema without a kind, and for a union that no form can show.
 */
export function formOf(name: string, schema: Schema): Form | undefined {
  const field = fieldOf(schema);
  const { isOptional } = field;
  const help = { description: field.about.description ?? '', isOptional, ...limitsOf(field) };
  const base: Base = { label: labelOf(name, field), help };
  switch (field.kind) {
    case 'text':
    case 'headline':
    case 'label':
    case 'file':
    case 'picture-file':
    case 'anchor':
    case 'code':
    case 'html': {
      const type = (help.maximum ?? 0) > longestLine ? 'lines' : 'line';
      return textForm({ ...base, type });
    }
    case 'link':
    case 'destination':
    case 'color':
    case 'icon':
    case 'drawing':
    case 'typeface':
      return textForm({ ...base, type: field.kind });
    case 'path':
      return textForm({ ...base, type: 'address' });
    case 'phone':
      return textForm({ ...base, type: 'contact', contacts: 'phones' });
    case 'email':
      return textForm({ ...base, type: 'contact', contacts: 'emails' });
    case 'number':
      return numberForm(base);
    case 'choice':
      return choiceForm({ ...base, type: 'choice', choices: field.choices });
    case 'yes-or-no':
      return choiceForm({
        ...base,
        type: 'yes-or-no',
        isYesByDefault: field.about.default === true,
      });
    case 'paragraph':
      return paragraphForm(base);
    case 'paragraphs':
      return paragraphsForm({ ...base, canBeOne: true });
    case 'list': {
      if (fieldOf(field.entry).kind === 'paragraph') return paragraphsForm(base);
      const entry = formOf(entryName, field.entry);
      return entry && listForm(base, entry, emptyOf(field.entry), titlesIn(fieldOf(field.entry)));
    }
    case 'picture':
      return pictureForm(base, Object.keys(field.fields));
    case 'group':
      return groupForm(base, formsOf(field.fields));
    case 'record': {
      const value = formOf('_value', field.value);
      return value && recordForm(base, value);
    }
    case 'either':
      return textOrGroupForm(base, formsOf(groupIn(field, name)));
    // Hints are for text editors, and blocks have forms of their own.
    case 'hint':
    case 'block':
    // The form field of a picture sets its focus.
    case 'focus':
      return undefined;
    default:
      return field satisfies never;
  }
}

/** The forms of the fields of a group. */
export function formsOf(schemas: Schemas): Forms {
  const forms = Object.entries(schemas).map(
    ([name, schema]) => [name, formOf(name, schema)] as const,
  );
  return Object.fromEntries(forms.flatMap(([name, form]) => (form ? [[name, form]] : [])));
}

/** The fields of the group in a union of texts and one group. */
function groupIn({ options }: Field & { structure: 'union' }, name: string): Schemas {
  const fields = options.map(fieldOf);
  const groups = fields.filter((field) => field.structure === 'group');
  const [group] = groups;
  if (
    !group ||
    groups.length > 1 ||
    fields.some(({ structure }) => !/text|group/.test(structure))
  ) {
    throw new Error(
      `The editor has no form for "${name}", which can be several kinds of value. Give it a kind of its own in schema/kinds.ts.`,
    );
  }
  return group.fields;
}

/** The names of those fields of a list entry that visitors read. */
function titlesIn(entry: Field): string[] {
  const options = entry.structure === 'union' ? entry.options.map(fieldOf) : [entry];
  const groups = options.filter((field) => field.structure === 'group');
  return groups.flatMap(({ fields }) =>
    Object.keys(fields).filter((name) => {
      const schema = fields[name];
      return schema && textContentOf(fieldOf(schema).kind) === 'words';
    }),
  );
}

/** The form holds the picture as the document has it, with all its fields. */
function pictureForm(base: Base, parts: readonly string[]): Form {
  return {
    field: { ...base, type: 'picture', parts },
    toForm: (value) => (isGroup(value) ? value : undefined),
    toDocument: (held) => (isGroup(held) ? held : undefined),
  };
}

/** An optional text that is cleared is omitted. */
function textForm(field: FormField): Form {
  const { isOptional } = field.help;
  return {
    field,
    toForm: (value) => (typeof value === 'string' ? value : undefined),
    toDocument: (held) => (isOptional && held === '' ? undefined : held),
  };
}

function numberForm(base: Base): Form {
  return {
    field: { ...base, type: 'number' },
    toForm: (value) => (typeof value === 'number' ? value : undefined),
    toDocument: (held) => (typeof held === 'number' && !Number.isNaN(held) ? held : undefined),
  };
}

/** Keeps a value that is none of the choices, until another is chosen. */
function choiceForm(field: FormField): Form {
  return {
    field,
    toForm: (value) => (isChoice(value) ? value : undefined),
    toDocument: (held) => (held === '' ? undefined : held),
  };
}

function isChoice(value: unknown): value is Choice {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

/** The form holds the paragraph as the document has it; one that its field cannot show is undefined. */
function paragraphForm(base: Base): Form {
  const { isOptional } = base.help;
  return {
    field: { ...base, type: 'paragraph' },
    toForm: (value) => (isParagraph(value) ? value : undefined),
    toDocument: (held) => (isOptional && held === '' ? undefined : held),
  };
}

/** The same for a list of them, which is one field. `canBeOne`: one paragraph needs no list around it. */
function paragraphsForm(base: Base & { canBeOne?: true }): Form {
  const { isOptional } = base.help;
  const isOne = (value: unknown) => base.canBeOne && isParagraph(value);
  const isShown = (value: unknown) =>
    isOne(value) || (Array.isArray(value) && value.every(isParagraph));
  return {
    field: { ...base, type: 'paragraphs' },
    toForm: (value) => (isShown(value) ? value : undefined),
    toDocument: (held) => {
      const isEmpty = held === '' || (Array.isArray(held) && held.length === 0);
      return !isShown(held) || (isOptional && isEmpty) ? undefined : held;
    },
  };
}
