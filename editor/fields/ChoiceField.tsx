import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

/** A choice among a few values. A value of the document that is none of them is offered too, until another is chosen. */
export function ChoiceField({ form, name, value, onChange }: FieldProps<'choice'>) {
  const { isOptional } = form.help;
  const choices: readonly unknown[] = form.choices;
  const isChosen = value !== undefined && value !== '';
  const offered = isChosen && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <LabelledField form={form} name={name}>
      <TextInput
        as="select"
        value={isChosen ? offered.indexOf(value) : ''}
        onChange={({ currentTarget }) => onChange(offered[Number(currentTarget.value || -1)] ?? '')}
      >
        {(isOptional || !isChosen) && <option value="">{isOptional ? 'None' : 'Choose …'}</option>}
        {offered.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {String(choice)}
          </option>
        ))}
      </TextInput>
    </LabelledField>
  );
}
