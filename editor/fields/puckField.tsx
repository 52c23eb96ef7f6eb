import type { Field, Fields } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { FormField, FormFields } from '../adapter/form.ts';
import { identified } from '../adapter/identity.ts';
import { Muted } from '../ui/controls.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { AddressField } from './AddressField.tsx';
import { ChoiceField, ContactField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { DrawingField } from './DrawingField.tsx';
import { EntrySummary } from './EntrySummary.tsx';
import { IconField } from './IconField.tsx';
import { LinkField } from './LinkField.tsx';
import { ParagraphField, ParagraphsField } from './ParagraphField.tsx';
import { PictureField } from './PictureField.tsx';
import type { FieldProps, FormFieldOf } from './parts.tsx';
import { pictureOfEntry } from './SeveralPictures.tsx';
import { TypefaceField } from './TypefaceField.tsx';
import { YesNoField } from './YesNoField.tsx';

/** Converts the fields of a form to Puck's fields. */
export function puckFields(fields: FormFields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, puckField(form)]));
}

/** Converts one field of a form to Puck's field. */
export function puckField(form: FormField): Field {
  const base = { label: form.label, metadata: form.help };
  switch (form.type) {
    case 'line':
      return { ...base, type: 'text', contentEditable: form.isInPlace };
    case 'lines':
      return { ...base, type: 'textarea', contentEditable: form.isInPlace };
    case 'number':
      return { ...base, type: 'number', ...limitsOf(form) };
    case 'choice':
      return custom(form, ChoiceField);
    case 'yes-or-no':
      return custom(form, YesNoField);
    case 'contact':
      return custom(form, ContactField);
    case 'link':
    case 'destination':
      return custom(form, LinkField);
    case 'address':
      return custom(form, AddressField);
    case 'color':
      return custom(form, ColorField);
    case 'icon':
      return custom(form, IconField);
    case 'drawing':
      return custom(form, DrawingField);
    case 'typeface':
      return custom(form, TypefaceField);
    case 'picture':
      return custom(form, PictureField);
    case 'paragraph':
      return custom(form, ParagraphField);
    case 'paragraphs':
      return custom(form, ParagraphsField);
    case 'group':
      return { ...base, type: 'object', objectFields: puckFields(form.fields) };
    case 'list':
      return {
        ...base,
        metadata: { ...form.help, picture: pictureOfEntry(form) },
        type: 'array',
        arrayFields: puckFields(form.fields),
        defaultItemProps: () => identified(form.first),
        getItemSummary: (item, index = 0) => (
          <EntrySummary index={index}>{form.summaryOf(item) || `${index + 1}`}</EntrySummary>
        ),
        ...limitsOf(form),
      };
    default:
      return form satisfies never;
  }
}

/** A field with a component of the editor. One that fails leaves the others usable. */
function custom<Type extends FormField['type']>(
  form: FormFieldOf<Type>,
  Component: (props: FieldProps<Type>) => ReactNode,
): Field {
  const { label } = form;
  return {
    label,
    type: 'custom',
    render: ({ name, value, onChange }) => (
      <ErrorBoundary
        resetKey={value}
        fallback={<Muted role="alert">The field “{label}” cannot be shown.</Muted>}
      >
        <Component form={form} name={name} value={value} onChange={onChange} />
      </ErrorBoundary>
    ),
  };
}

function limitsOf({ help: { minimum, maximum } }: FormField) {
  return {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}
