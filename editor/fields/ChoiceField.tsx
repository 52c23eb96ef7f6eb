import { styled } from 'styled-components';
import { choiceWords } from '../../schema/inspect.ts';
import { siteName } from '../api.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { fieldAddress } from '../fieldAddress.ts';
import { OfferButton, TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';
import { SearchChoice } from './pickers.tsx';

const Checkbox = styled.input`
  display: block;
  width: 24px;
  height: 24px;
  margin: 10px 0;
  accent-color: var(--editor-blue);
`;

type Props = FieldProps<'choice'> & {
  /** Labels for choices that are names. */
  labels?: Readonly<Record<string, string | undefined>>;
  /** The label of the choice to omit the field. */
  omitted?: string;
};

/** A choice among a few values. Also offers a value of the document that is not among them, until another one is chosen. */
export function ChoiceField({
  form,
  path,
  value,
  onChange,
  labels = {},
  omitted = 'Default',
}: Props) {
  const { known } = form;
  if (known) return <SearchChoice {...{ form, path, value, onChange, known }} />;
  const { isOptional } = form.help;
  const choices: readonly unknown[] = form.choices;
  const isChosen = value !== undefined && value !== '';
  const offered = isChosen && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <LabelledField form={form} path={path}>
      {(control) => (
        <TextInput
          {...control}
          as="select"
          value={isChosen ? offered.indexOf(value) : ''}
          onChange={({ currentTarget }) =>
            onChange(offered[Number(currentTarget.value || -1)] ?? '')
          }
        >
          {(isOptional || !isChosen) && (
            <option value="">{isOptional ? omitted : 'Choose …'}</option>
          )}
          {offered.map((choice, index) => (
            <option key={String(choice)} value={index}>
              {labels[String(choice)] ??
                (choices.includes(choice) ? choiceWords(choice, path.at(-1)) : `${choice}`)}
            </option>
          ))}
        </TextInput>
      )}
    </LabelledField>
  );
}

/** Yes or no. An optional field is omitted while its value is the default. */
export function YesNoField({ form, path, value, onChange }: FieldProps<'yes-or-no'>) {
  const { isYesByDefault, help } = form;
  const isDefault = (isYes: boolean) => help.isOptional && isYes === isYesByDefault;
  return (
    <LabelledField form={form} path={path}>
      {(control) => (
        <Checkbox
          {...control}
          type="checkbox"
          checked={typeof value === 'boolean' ? value : isYesByDefault}
          onChange={({ currentTarget: { checked } }) => onChange(isDefault(checked) ? '' : checked)}
        />
      )}
    </LabelledField>
  );
}

/** The name of a phone number or email address of site.json. */
export function ContactField({ form, ...props }: FieldProps<'contact'>) {
  const contacts = Object.entries(useOpenDocument().site[form.contacts]);
  const choices = contacts.map(([key]) => key);
  const labels = Object.fromEntries(contacts.map(([key, text]) => [key, `${text} (${key})`]));
  return (
    <div>
      <ChoiceField
        {...props}
        form={{ ...form, type: 'choice', choices }}
        labels={labels}
        omitted="None"
      />
      <OfferButton as="a" href={fieldAddress(siteName, [form.contacts])}>
        {form.contacts === 'phones' ? 'Change a phone number' : 'Change an email address'}
      </OfferButton>
    </div>
  );
}
