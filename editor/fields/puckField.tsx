import type { Field, Fields } from '@puckeditor/core';
import type { FormField, FormFields } from '../adapter/formOf.ts';
import { Muted } from '../ui/controls.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ContactField } from './ContactField.tsx';
import { DrawingField } from './DrawingField.tsx';
import { IconField } from './IconField.tsx';
import { LinkField } from './LinkField.tsx';
import { ParagraphField } from './ParagraphField.tsx';
import type { FieldProps } from './parts.tsx';

/** The fields of a form as Puck takes them. */
export function puckFields(fields: FormFields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, puckField(field)]),
  );
}

function puckField(field: FormField): Field {
  const { label, help } = field;
  const base = { label, metadata: help };
  const custom = (
    Component: (props: FieldProps) => React.ReactNode,
    metadata: object = help,
  ): Field => ({
    label,
    metadata: { ...metadata },
    type: 'custom',
    render: (props: FieldProps) => (
      <ErrorBoundary
        resetKey={props.value}
        fallback={<Muted role="alert">The field “{label}” cannot be shown.</Muted>}
      >
        <Component {...props} />
      </ErrorBoundary>
    ),
  });
  switch (field.type) {
    case 'line':
      return { ...base, type: 'text', contentEditable: field.isInPlace };
    case 'lines':
      return { ...base, type: 'textarea', contentEditable: field.isInPlace };
    case 'number':
      return { ...base, type: 'number', ...limitsOf(field) };
    case 'choice':
      return custom(ChoiceField, { ...help, choices: field.choices });
    case 'contact':
      return custom(ContactField, { ...help, contacts: field.contacts });
    case 'link':
      return custom(LinkField);
    case 'icon':
      return custom(IconField);
    case 'drawing':
      return custom(DrawingField);
    case 'paragraph':
      return custom(ParagraphField);
    case 'group':
      return { ...base, type: 'object', objectFields: puckFields(field.fields) };
    case 'list':
      return {
        ...base,
        type: 'array',
        arrayFields: puckFields(field.fields),
        defaultItemProps: field.first,
        getItemSummary: (item, index = 0) => field.summaryOf(item) || `${index + 1}`,
        ...limitsOf(field),
      };
    default:
      return field satisfies never;
  }
}

function limitsOf({ help: { minimum, maximum } }: FormField) {
  return {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}
