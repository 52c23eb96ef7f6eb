import { LinkChooser } from './LinkChooser.tsx';
import { type FieldProps, LabelledField } from './parts.tsx';

/** The target of a link or of a redirect. */
export function LinkField({
  form,
  path,
  target,
  value,
  onChange,
}: FieldProps<'link' | 'destination'>) {
  const { label, help, type } = form;
  return (
    <LabelledField form={{ ...form, help: { ...help, description: '' } }} path={path} group>
      <LinkChooser
        target={target}
        value={String(value ?? '')}
        onChange={onChange}
        label={label}
        isOptional={help.isOptional}
        isRedirect={type === 'destination'}
      />
    </LabelledField>
  );
}
