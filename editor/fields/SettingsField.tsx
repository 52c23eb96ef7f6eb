import { styled } from 'styled-components';
import { ownValue } from '../../schema/browser.ts';
import type { FormFields } from '../adapter/form.ts';
import { asGroup } from '../adapter/groupForm.ts';
import { nameIn } from '../adapter/searchFields.ts';
import { TextInput } from '../ui/controls.ts';
import { Around } from './Around.tsx';
import { EntryList } from './EntryList.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { useInRow } from './InRow.ts';
import { type AnyFieldProps, LabelledField } from './parts.tsx';
import { puckField } from './puckField.tsx';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0 0 0 1rem;
  border: 0;
  border-left: 3px solid var(--editor-line);

  & > legend { padding: 0; font-weight: 600; }
`;

/** Fields in one column. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.4rem;
`;

/** A field in the wide form of the site settings: lists are rows, and groups are not folded. */
export function SettingsField({ form, name, value, onChange }: AnyFieldProps) {
  switch (form.type) {
    case 'line':
    case 'lines':
    case 'number':
      return (
        <Around name={name}>
          <PlainField form={form} name={name} value={value} onChange={onChange} />
        </Around>
      );
    case 'list':
      return (
        <Around name={name}>
          <EntryList
            form={form}
            name={name}
            value={value}
            onChange={onChange}
            Field={SettingsField}
          />
        </Around>
      );
    case 'group':
      return (
        <Around name={name}>
          <Group>
            <legend>{form.label}</legend>
            <FieldNotes name={name} help={form.help} value={undefined} ofList entriesAreFields />
            <SettingsFields fields={form.fields} outer={name} value={value} onChange={onChange} />
          </Group>
        </Around>
      );
    default: {
      // Custom fields are the same here as in Puck.
      const field = puckField(form);
      return (
        <Around name={name}>
          {field.type === 'custom' && field.render({ field, id: name, name, value, onChange })}
        </Around>
      );
    }
  }
}

type FieldsProps = {
  fields: FormFields;
  /** The name of the group; empty for the document itself. */
  outer: string;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** All fields of a group. */
export function SettingsFields({ fields, outer, value, onChange }: FieldsProps) {
  return (
    <Column>
      {Object.entries(fields).map(([key, form]) => (
        <SettingsField
          key={key}
          form={form}
          name={nameIn(outer, key)}
          value={ownValue(value, key)}
          onChange={(changed) => onChange({ ...asGroup(value), [key]: changed })}
        />
      ))}
    </Column>
  );
}

/** A text or number. A text that can be long has several lines. */
function PlainField({ form, name, value, onChange }: AnyFieldProps) {
  const rows = useInRow() ? 2 : 3;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (form.type === 'number') {
    return (
      <LabelledField form={form} name={name}>
        <TextInput
          type="number"
          min={form.help.minimum}
          max={form.help.maximum}
          value={text}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.value === '' ? '' : Number(currentTarget.value))
          }
        />
      </LabelledField>
    );
  }
  return (
    <LabelledField form={form} name={name} text={text}>
      <TextInput
        {...(form.type === 'lines' && { as: 'textarea', rows })}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </LabelledField>
  );
}
