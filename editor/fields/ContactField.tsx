import { useEditor } from '../app/EditorContext.ts';
import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

/** The name of a phone number or e-mail address of site.json. */
export function ContactField({ field, name, value, onChange }: FieldProps) {
  const { site } = useEditor();
  const contacts = field.metadata?.contacts === 'emails' ? site.emails : site.phones;
  const chosen = String(value ?? '');
  const isOptional = field.metadata?.isOptional === true;
  return (
    <LabelledField field={field} name={name} value={undefined}>
      <TextInput
        as="select"
        value={chosen}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {(isOptional || !chosen) && <option value="">None</option>}
        {chosen && !(chosen in contacts) && <option value={chosen}>{chosen}</option>}
        {Object.entries(contacts).map(([key, contact]) => (
          <option key={key} value={key}>
            {contact} ({key})
          </option>
        ))}
      </TextInput>
    </LabelledField>
  );
}
