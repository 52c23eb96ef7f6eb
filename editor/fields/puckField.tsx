import type { Field, Fields } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { FormField, FormFields } from '../adapter/form.ts';
import { Muted } from '../ui/controls.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ContactField } from './ContactField.tsx';
import { DrawingField } from './DrawingField.tsx';
import { IconField } from './IconField.tsx';
import { LinkField } from './LinkField.tsx';
import { ParagraphField } from './ParagraphField.tsx';
import { PictureField } from './PictureField.tsx';
import type { FieldProps } from './parts.tsx';
import { YesNoField } from './YesNoField.tsx';

/** The fields of a form as Puck takes them. */
export function puckFields(fields: FormFields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, form]) => [name, puckField(form)]));
}

function puckField(form: FormField): Field {
  const { label, help } = form;
  const base = { label, metadata: help };
  switch (form.type) {
    case 'line':
      return { ...base, type: 'text', contentEditable: form.isInPlace };
    case 'lines':
      return { ...base, type: 'textarea', contentEditable: form.isInPlace };
    case 'number':
      return { ...base, type: 'number', ...limitsOf(form) };
    case 'choice':
      return custom(label, (props) => <ChoiceField {...props} form={form} />);
    case 'yes-or-no':
      return custom(label, (props) => <YesNoField {...props} form={form} />);
    case 'contact':
      return custom(label, (props) => <ContactField {...props} form={form} />);
    case 'link':
      return custom(label, (props) => <LinkField {...props} form={form} />);
    case 'icon':
      return custom(label, (props) => <IconField {...props} form={form} />);
    case 'drawing':
      return custom(label, (props) => <DrawingField {...props} form={form} />);
    case 'picture':
      return custom(label, (props) => <PictureField {...props} form={form} />);
    case 'paragraph':
      return custom(label, (props) => <ParagraphField {...props} form={form} />);
    case 'group':
      return { ...base, type: 'object', objectFields: puckFields(form.fields) };
    case 'list':
      return {
        ...base,
        type: 'array',
        arrayFields: puckFields(form.fields),
        defaultItemProps: form.first,
        getItemSummary: (item, index = 0) => form.summaryOf(item) || `${index + 1}`,
        ...limitsOf(form),
      };
    default:
      return form satisfies never;
  }
}

/** A field that a component of ours renders. One that fails leaves the others usable. */
function custom(
  label: string,
  render: (props: Omit<FieldProps<never>, 'form'>) => ReactNode,
): Field {
  return {
    label,
    type: 'custom',
    render: ({ name, value, onChange }) => (
      <ErrorBoundary
        resetKey={value}
        fallback={<Muted role="alert">The field “{label}” cannot be shown.</Muted>}
      >
        {render({ name, value, onChange })}
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
