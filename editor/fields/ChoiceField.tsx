import { TextInput } from '../ui/controls.ts';
import { type FieldProps, helpIn, LabelledField } from './parts.tsx';

/** A choice of a few values. One that is in the document and no choice is shown too, until another is chosen. */
export function ChoiceField({ field, name, value, onChange }: FieldProps) {
  const choices: readonly unknown[] = Array.isArray(field.metadata?.choices)
    ? field.metadata.choices
    : [];
  const isChosen = value !== undefined && value !== '';
  const offered = isChosen && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <LabelledField field={field} name={name} value={undefined}>
      <TextInput
        as="select"
        value={isChosen ? offered.indexOf(value) : ''}
        onChange={({ currentTarget }) => onChange(offered[Number(currentTarget.value || -1)] ?? '')}
      >
        {(helpIn(field).isOptional || !isChosen) && (
          <option value="">{helpIn(field).isOptional ? 'None' : 'Choose …'}</option>
        )}
        {offered.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {wordsOf(choice)}
          </option>
        ))}
      </TextInput>
    </LabelledField>
  );
}

function wordsOf(choice: unknown): string {
  if (choice === true) return 'Yes';
  return choice === false ? 'No' : String(choice);
}
