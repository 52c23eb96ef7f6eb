import { LinkChooser } from './LinkChooser.tsx';
import { type FieldProps, LabelledField } from './parts.tsx';

/** Where a link leads. */
export function LinkField({ form, name, value, onChange }: FieldProps<'link'>) {
  const { label, help } = form;
  return (
    <LabelledField form={{ ...form, help: { ...help, description: '' } }} name={name} group>
      <LinkChooser
        value={String(value ?? '')}
        onChange={onChange}
        label={label}
        isOptional={help.isOptional}
      />
    </LabelledField>
  );
}
