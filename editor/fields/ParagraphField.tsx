import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

/** A paragraph: text with **stressed words** and [links](/faq). */
export function ParagraphField({ field, name, value, onChange }: FieldProps) {
  const text = String(value ?? '');
  const label = field.label ?? 'Paragraph';
  return (
    <LabelledField
      field={{ ...field, label, metadata: { description: help } }}
      name={name}
      value={text}
    >
      <TextInput
        as="textarea"
        rows={Math.min(12, Math.max(3, Math.ceil(text.length / 38)))}
        value={text}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </LabelledField>
  );
}

const help = 'Write **words** to stress them, and [words](/faq) for a link.';
