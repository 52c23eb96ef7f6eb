import { type Group, isGroup, ownValue } from '../../schema/values.ts';
import type { Base, Form, FormFields } from './form.ts';

/** The form of a field, with the field's name in the document and in the form. */
export type NamedForm = { name: string; heldAs: string; form: Form };

/** What a group has beyond the fields of its schema. No field shows it; the form keeps it under this name. */
const restName = '_rest';

/** The form of a group of fields. */
export function groupForm(base: Base, forms: readonly NamedForm[]): Form {
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

/** The form of a value that is a text where it has only its first field, and a group where it has more. */
export function textOrGroupForm(base: Base, forms: readonly NamedForm[]): Form {
  const form = groupForm(base, forms);
  const main = forms[0]?.name ?? '';
  return {
    field: form.field,
    toForm: (value) => {
      if (typeof value === 'string') return { [main]: value };
      const held = form.toForm(value);
      // A group with its first field alone stays a group.
      return isGroup(held) ? { ...held, [restName]: held[restName] ?? {} } : held;
    },
    toDocument: (held) => {
      const value = form.toDocument(held);
      const isPlain = isGroup(held) && held[restName] === undefined && isGroup(value);
      return isPlain && Object.keys(value).join() === main ? value[main] : value;
    },
  };
}

/** The fields of a group by the names that they have in its form. */
export function fieldsOf(forms: readonly NamedForm[]): FormFields {
  return Object.fromEntries(forms.map(({ heldAs, form }) => [heldAs, form.field]));
}

/** What a form holds of a group: a value for each field, and whatever else is in the group. */
export function toFormProps(forms: readonly NamedForm[], group: Group): Group {
  const names = new Set(forms.map(({ name }) => name));
  const rest = Object.entries(group).filter(([name]) => !names.has(name));
  return {
    ...Object.fromEntries(
      forms.map(({ name, heldAs, form }) => [heldAs, form.toForm(ownValue(group, name))]),
    ),
    ...(rest.length > 0 && { [restName]: Object.fromEntries(rest) }),
  };
}

/** The group that a form holds: first what no field shows, then the fields in the order of `forms`. */
export function toDocumentFields(forms: readonly NamedForm[], held: Group): Group {
  return {
    ...asGroup(held[restName]),
    ...Object.fromEntries(
      forms
        .map(({ name, heldAs, form }) => [name, form.toDocument(ownValue(held, heldAs))] as const)
        .filter(([, value]) => value !== undefined),
    ),
  };
}

/** The value itself where it is a group, else an empty one. */
export function asGroup(value: unknown): Group {
  return isGroup(value) ? value : {};
}
