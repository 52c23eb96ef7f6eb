import { FieldLabel } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { Base, FieldHelp, FormField } from '../adapter/form.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { useInRow } from './InRow.ts';

/** The props of the editor's component for fields of one type; `value` is unchecked data of the document. */
export type FieldProps<Type extends FormField['type']> = {
  form: FormFieldOf<Type>;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
};
/** The props of a component for fields of every type. */
export type AnyFieldProps = Omit<FieldProps<never>, 'form'> & { form: FormField };
export type FormFieldOf<Type extends FormField['type']> = Extract<FormField, { type: Type }>;

/** The class of a field whose label is for screen readers alone. */
export const hiddenLabel = 'label-hidden';

type LabelledFieldProps = {
  form: Base;
  name: string;
  /** The text whose characters are counted. */
  text?: string;
  /** For fields that are several controls, each with a label of its own. */
  group?: boolean;
  children: ReactNode;
};

/** A field with its label above and its notes below. */
export function LabelledField({ form, name, text, group, children }: LabelledFieldProps) {
  const isInRow = useInRow();
  return (
    <>
      <FieldLabel
        label={form.label}
        el={group ? 'div' : 'label'}
        {...(isInRow && { className: hiddenLabel })}
      >
        {children}
      </FieldLabel>
      <FieldNotes name={name} help={form.help} value={text} />
    </>
  );
}

/** The help of a field that Puck renders itself, from the metadata that Puck passes on. */
export function helpIn({ metadata = {} }: { metadata?: Record<string, unknown> }): FieldHelp {
  const { description, minimum, maximum, isOptional } = metadata;
  return {
    description: typeof description === 'string' ? description : '',
    isOptional: isOptional === true,
    minimum: typeof minimum === 'number' ? minimum : undefined,
    maximum: typeof maximum === 'number' ? maximum : undefined,
  };
}
