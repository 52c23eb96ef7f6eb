import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { ownValue, readDate } from '../../schema/browser.ts';
import type { ValuePath } from '../../schema/index.ts';
import { valueAt } from '../../schema/inspect.ts';
import { toForm } from '../adapter/convert.ts';
import { type FormField as Form, type FormFields, recordKey } from '../adapter/form.ts';
import { type Target, within } from '../adapter/target.ts';
import { shortText } from '../changes/changeWords.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { Fieldset, Muted, OfferButton, TextInput } from '../ui/controls.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { AddressField } from './AddressField.tsx';
import { Around } from './Around.tsx';
import { ChoiceField, ContactField, YesNoField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { useDocumentLanguage } from './documentLanguage.ts';
import { EntryList } from './EntryList.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { focusField } from './focusField.ts';
import { HoursOffers } from './HoursOffers.tsx';
import { useInRow } from './InRow.ts';
import { LinkField } from './LinkChooser.tsx';
import { ParagraphsField } from './ParagraphsField.tsx';
import { PictureField } from './PictureField.tsx';
import {
  Column,
  type FieldProps,
  type FormFieldProps,
  Label,
  LabelledField,
  Small,
} from './parts.tsx';
import { DrawingField, IconField, TypefaceField } from './pickers.tsx';

const Group = styled(Fieldset)`
  padding-left: 1rem;
  border-left: 2px solid var(--editor-rule);

  & > legend + * { margin-bottom: 0.9rem; }
`;

const Inherited = styled(Muted)`
  overflow-wrap: anywhere;
`;

type FieldsProps = {
  fields: FormFields;
  /** The path of the group in the document, and its target in the form. */
  path: ValuePath;
  target: Target;
  value: unknown;
};

/** All fields of a group: of a block, of a document, or within one. */
export function FieldList({ fields, path, target, value }: FieldsProps) {
  return (
    <Column>
      {Object.entries(fields).map(([key, form]) => (
        <InheritingField
          key={key}
          form={form}
          path={[...path, key]}
          target={within(target, key)}
          value={ownValue(value, key)}
        />
      ))}
    </Column>
  );
}

/**
 * A field of the open document. In the settings of a language, one that is omitted shows what it inherits: a text field as its
 * placeholder, any other with a button that copies it to be changed.
 */
function InheritingField({ form, path, target, value }: FormFieldProps) {
  const { inherited, applied, store } = useOpenDocument();
  const cannotInherit = form.type === 'group' || path.some((step) => typeof step === 'number');
  const hasValue = value !== undefined && value !== '';
  // Without one of its own, it can also have none because of another field.
  const source = hasValue ? inherited : applied;
  const before = inherited === undefined || cannotInherit ? undefined : valueAt(source, path);
  if (before === undefined) return <FormField {...{ form, path, target, value }} />;
  const isText = form.type === 'line' || form.type === 'lines';
  // A record has the names that it does not have from the site, so it never replaces it as a whole.
  const isRecord = form.type === 'list' && recordKey in form.fields;
  const write = (next: unknown) => {
    flushSync(() => void store.write(target, () => next));
    focusField(path);
  };
  if (!hasValue && !isText && !isRecord) {
    return (
      <Around path={path}>
        <Label as="div" role="group" aria-label={form.label}>
          <span>{form.label}</span>
          <Inherited>{shortText(before)}</Inherited>
          <Small>The same as in the site settings.</Small>
          <div>
            <OfferButton onClick={() => write(toForm(form, before))}>Change it here</OfferButton>
          </div>
        </Label>
      </Around>
    );
  }
  const placeholder = isText && typeof before === 'string' ? before : undefined;
  return (
    <div>
      <FormField
        {...{ path, target, value }}
        form={{ ...form, help: { ...form.help, placeholder } }}
      />
      {isRecord && (
        <Small>Also those of the site settings: {Object.keys(Object(before)).join(', ')}</Small>
      )}
      {isText && !hasValue && <Small>The same as in the site settings.</Small>}
      {hasValue && !isRecord && (
        <OfferButton onClick={() => write(undefined)}>Use that of the site settings</OfferButton>
      )}
    </div>
  );
}

/**
 * A field of the open document, of any type. It writes to the field that it shows, even if that was moved. If one fails,
 * the others remain usable.
 */
function FormField({ form, path, target, value }: FormFieldProps) {
  const { store } = useOpenDocument();
  const onChange = (next: unknown) => {
    store.write(target, () => next);
  };
  return (
    <Around path={path}>
      <ErrorBoundary
        resetKey={value}
        fallback={<Muted role="alert">The field “{form.label}” cannot be shown.</Muted>}
      >
        <FieldOfType {...{ form, path, target, value, onChange }} />
      </ErrorBoundary>
    </Around>
  );
}

/** The component for a field's type. A new type does not compile until it has one. */
export function FieldOfType({
  form,
  target,
  ...props
}: Omit<FieldProps<never>, 'form'> & { form: Form }): ReactNode {
  switch (form.type) {
    case 'line':
    case 'lines':
    case 'number':
    case 'day':
      return <InputField form={form} {...props} />;
    case 'choice':
      return <ChoiceField form={form} {...props} />;
    case 'yes-or-no':
      return <YesNoField form={form} {...props} />;
    case 'contact':
      return <ContactField form={form} {...props} />;
    case 'link':
    case 'destination':
    case 'below':
      return <LinkField form={form} {...props} />;
    case 'address':
      return <AddressField form={form} {...props} />;
    case 'color':
      return <ColorField form={form} {...props} />;
    case 'icon':
      return <IconField form={form} {...props} />;
    case 'drawing':
      return <DrawingField form={form} {...props} />;
    case 'typeface':
      return <TypefaceField form={form} {...props} />;
    case 'picture':
      return <PictureField form={form} {...props} />;
    case 'paragraph':
    case 'paragraphs':
      return <ParagraphsField form={form} {...props} />;
    case 'list':
      return target && <EntryList form={form} target={target} Field={FormField} {...props} />;
    case 'group': {
      const { path, value } = props;
      return (
        <Group>
          <legend>{form.label}</legend>
          <FieldNotes path={path} help={form.help} value={undefined} ofList entriesAreFields />
          {target && <FieldList fields={form.fields} path={path} target={target} value={value} />}
          {target && <HoursOffers fields={form.fields} target={target} value={value} />}
        </Group>
      );
    }
    default:
      return form satisfies never;
  }
}

/** A text, number or day. A text that can be long has a multi-line input. */
function InputField({
  form,
  path,
  value,
  onChange,
}: FieldProps<'line' | 'lines' | 'number' | 'day'>) {
  const rows = useInRow() ? 2 : 3;
  const language = useDocumentLanguage();
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isNumber = form.type === 'number';
  // The browser's calendar shows no text that is not a day.
  const isDay = form.type === 'day' && (text === '' || readDate(text) === text);
  const isText = form.type === 'line' || form.type === 'lines';
  const { minimum: min, maximum: max } = form.help;
  return (
    <LabelledField form={form} path={path} {...(isText && { text })}>
      {(control) => (
        <TextInput
          {...control}
          {...(isNumber && { type: 'number', min, max })}
          {...(isDay && { type: 'date' })}
          {...(form.type === 'lines' && { as: 'textarea', rows })}
          {...(isText && form.isWords && language)}
          placeholder={form.help.placeholder}
          value={text}
          onChange={({ currentTarget: { value: typed } }) =>
            onChange(isNumber && typed !== '' ? Number(typed) : typed)
          }
        />
      )}
    </LabelledField>
  );
}
