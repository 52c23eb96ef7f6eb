import { styled } from 'styled-components';
import { type FieldProps, LabelledField } from './parts.tsx';

const Checkbox = styled.input`
  display: block;
  width: 24px;
  height: 24px;
  margin: 10px 0;
  accent-color: var(--editor-blue);

  &:focus-visible { outline: 2px solid var(--editor-blue); outline-offset: 2px; }
`;

/** Yes or no. An optional field is omitted while its value is the default. */
export function YesNoField({ form, path, value, onChange }: FieldProps<'yes-or-no'>) {
  const { isYesByDefault, help } = form;
  const isDefault = (isYes: boolean) => help.isOptional && isYes === isYesByDefault;
  return (
    <LabelledField form={form} path={path}>
      <Checkbox
        type="checkbox"
        checked={typeof value === 'boolean' ? value : isYesByDefault}
        onChange={({ currentTarget: { checked } }) => onChange(isDefault(checked) ? '' : checked)}
      />
    </LabelledField>
  );
}
