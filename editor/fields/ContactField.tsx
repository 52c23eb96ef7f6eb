import { useEditor } from '../document/EditorContext.ts';
import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

/** The name of a phone number or e-mail address of site.json. */
export function ContactField({ form, name, value, onChange }: FieldProps<'contact'>) {
  const contacts = useEditor().site[form.contacts];
  const chosen = String(value ?? '');
  return (
    <LabelledField form={form} name={name}>
      <TextInput
        as="select"
        value={chosen}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {(form.help.isOptional || !chosen) && <option value="">None</option>}
        {chosen && !Object.hasOwn(contacts, chosen) && <option value={chosen}>{chosen}</option>}
        {Object.entries(contacts).map(([key, contact]) => (
          <option key={key} value={key}>
            {contact} ({key})
          </option>
        ))}
      </TextInput>
    </LabelledField>
  );
}
