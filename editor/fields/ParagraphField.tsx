import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

/** A paragraph: text with **stressed words** and [links](/faq). */
export function ParagraphField({ form, name, value, onChange }: FieldProps<'paragraph'>) {
  const text = String(value ?? '');
  return (
    <LabelledField form={{ ...form, help: { ...form.help, description } }} name={name} text={text}>
      <TextInput
        as="textarea"
        rows={Math.min(12, Math.max(3, Math.ceil(text.length / 38)))}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </LabelledField>
  );
}

const description = 'Write **words** to stress them, and [text](/faq) for a link.';
