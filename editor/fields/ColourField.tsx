import { styled } from 'styled-components';
import { readColour } from '../../palette/readColour.ts';
import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

const Controls = styled.div`
  display: grid;
  grid-template-columns: 1fr 44px;
  gap: 0.4rem;
`;

const Swatch = styled(TextInput)`
  padding: 2px;
  cursor: pointer;
`;

/** A colour as CSS text, and beside it the browser's colour picker. */
export function ColourField({ form, name, value, onChange }: FieldProps<'colour'>) {
  const text = typeof value === 'string' ? value : '';
  return (
    <LabelledField form={form} name={name} group>
      <Controls>
        <TextInput
          aria-label={form.label}
          value={text}
          spellCheck={false}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <Swatch
          type="color"
          aria-label={`${form.label}: choose`}
          value={readColour(text) ?? '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Controls>
    </LabelledField>
  );
}
