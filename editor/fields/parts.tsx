import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { ValuePath } from '../../schema/index.ts';
import type { Base, FormField } from '../adapter/form.ts';
import type { Target } from '../adapter/target.ts';
import { Muted } from '../ui/controls.ts';
import { FieldNotes, useProblemsOf } from './FieldNotes.tsx';
import { useInRow } from './InRow.ts';

/** The props of the editor's component for fields of one type; `value` is unchecked data of the document. */
export type FieldProps<Type extends FormField['type']> = {
  form: FormFieldOf<Type>;
  /** The path of the field in the document, as `validate` reports it. */
  path: ValuePath;
  /** The field in the form; omitted outside a document. */
  target?: Target | undefined;
  value: unknown;
  onChange: (value: unknown) => void;
};
type FormFieldOf<Type extends FormField['type']> = Extract<FormField, { type: Type }>;

/** The props of the component for any field of the open document. */
export type FormFieldProps = { form: FormField; path: ValuePath; target: Target; value: unknown };

/** Fields below each other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.2rem;
`;

export const Label = styled(Column)`
  gap: 0.3rem;

  & > span { font-weight: 600; }
  & > span[data-hidden] {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;

/** The help for a part of a field. */
export const Small = styled(Muted).attrs({ as: 'div' })`
  font-size: 0.85rem;
  line-height: 1.4;
`;

type LabelledFieldProps = {
  form: Base;
  path: ValuePath;
  /** The text whose characters are counted. */
  text?: string;
  /** For fields with several controls, each with a separate label. */
  group?: boolean;
  /** The controls, or a function that gives the main control what screen readers read with it. */
  children: ReactNode | ((control: ControlProps) => ReactNode);
};

/** What connects a control with the notes below it. */
export type ControlProps = {
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

/** A field with its label above and its notes below. */
export function LabelledField({ form, path, text, group, children }: LabelledFieldProps) {
  const isInRow = useInRow();
  const id = useId();
  const hasError = useProblemsOf(path).some(({ severity }) => severity === 'error');
  const label = <span data-hidden={isInRow || undefined}>{form.label}</span>;
  const hasControl = typeof children === 'function';
  const content = hasControl
    ? children({
        'aria-describedby': id,
        'aria-invalid': hasError || undefined,
        'aria-required': !form.help.isOptional || undefined,
      })
    : children;
  return (
    <>
      {group ? (
        <Label role="group" aria-label={form.label} aria-describedby={hasControl ? undefined : id}>
          {label}
          {content}
        </Label>
      ) : (
        <Label as="label">
          {label}
          {content}
        </Label>
      )}
      <FieldNotes id={id} path={path} help={form.help} value={text} />
    </>
  );
}
