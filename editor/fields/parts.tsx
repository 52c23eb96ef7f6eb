import { FieldLabel } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { FieldHelp } from '../adapter/formOf.ts';
import { FieldNotes } from './FieldNotes.tsx';

/** What Puck hands to a field of ours; the value is whatever is in the document. */
export type FieldProps = {
  field: { label?: string; metadata?: { [name: string]: unknown } };
  name: string;
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
};

/** A field with its label above and its notes below. */
export function LabelledField({
  field,
  name,
  value,
  children,
  group = false,
}: Pick<FieldProps, 'field' | 'name' | 'value'> & {
  children: ReactNode;
  /** For fields that are several controls, each with a label of its own. */
  group?: boolean;
}) {
  return (
    <>
      <FieldLabel label={field.label ?? name} el={group ? 'div' : 'label'}>
        {children}
      </FieldLabel>
      <FieldNotes name={name} help={helpIn(field)} value={group ? undefined : value} />
    </>
  );
}

/** The help that `formOf` gave a field. */
export function helpIn({ metadata = {} }: Pick<FieldProps['field'], 'metadata'>): FieldHelp {
  const { description, minimum, maximum, isOptional } = metadata;
  return {
    description: typeof description === 'string' ? description : '',
    isOptional: isOptional === true,
    minimum: typeof minimum === 'number' ? minimum : undefined,
    maximum: typeof maximum === 'number' ? maximum : undefined,
  };
}
