import { type Group, isGroup, ownValue } from '../../schema/browser.ts';
import type { Base, Form, FormFields } from './form.ts';

/** The forms of the fields of a group, by name, in the order in which they are written. */
export type Forms = Readonly<Record<string, Form>>;

/** The form keeps those properties of a group that no form field shows under this name. */
const restName = '_rest';

/** The form of a group of fields. */
export function groupForm(base: Base, forms: Forms): Form {
  return {
    field: { ...base, type: 'group', fields: fieldsOf(forms) },
    toForm: (value) => (isGroup(value) ? toFormProps(forms, value) : undefined),
    toDocument: (held) => {
      if (!isGroup(held)) return undefined;
      const group = toDocumentFields(forms, held);
      // An optional group is omitted while it is empty.
      const isEmpty = Object.values(group).every((value) => value === '');
      return base.help.isOptional && isEmpty ? undefined : group;
    },
  };
}

/** The form of a value that is a text if only its first field is set, and a group otherwise. */
export function textOrGroupForm(base: Base, forms: Forms): Form {
  const form = groupForm(base, forms);
  const [main = ''] = Object.keys(forms);
  return {
    field: { ...base, type: 'group', fields: fieldsOf(forms), textField: main },
    toForm: (value) => {
      if (typeof value === 'string') return { [main]: value };
      const held = form.toForm(value);
      // A group in which only the first field is set stays a group.
      return isGroup(held) ? { ...held, [restName]: held[restName] ?? {} } : held;
    },
    toDocument: (held) => {
      const value = form.toDocument(held);
      const isPlain = isGroup(held) && held[restName] === undefined && isGroup(value);
      return isPlain && Object.keys(value).join() === main ? value[main] : value;
    },
  };
}

/** The form fields of a group, by name. */
export function fieldsOf(forms: Forms): FormFields {
  return Object.fromEntries(Object.entries(forms).map(([name, { field }]) => [name, field]));
}

/** The form's values for a group: one for each field, and the other properties under `_rest`. */
export function toFormProps(forms: Forms, group: Group): Group {
  const rest = Object.entries(group).filter(([name]) => !Object.hasOwn(forms, name));
  const held = Object.entries(forms).map(([name, { toForm }]) => [
    name,
    toForm(ownValue(group, name)),
  ]);
  return {
    ...Object.fromEntries(held),
    ...(rest.length > 0 && { [restName]: Object.fromEntries(rest) }),
  };
}

/**
 * The group for the document, from the form's values: first the properties that no field shows, then the fields in the
 * order of `forms`.
 */
export function toDocumentFields(forms: Forms, held: Group): Group {
  const fields = Object.entries(forms).map(
    ([name, { toDocument }]) => [name, toDocument(ownValue(held, name))] as const,
  );
  return {
    ...asGroup(held[restName]),
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
  };
}

/** The value itself where it is a group, else an empty one. */
export function asGroup(value: unknown): Group {
  return isGroup(value) ? value : {};
}
