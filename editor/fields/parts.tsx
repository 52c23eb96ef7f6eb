import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ValuePath } from '../../schema/index.ts';
import type { Base, FormField } from '../adapter/form.ts';
import type { Target } from '../adapter/target.ts';
import { Muted } from '../ui/controls.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { useInRow } from './InRow.ts';

/** The props of the editor's component for fields of one type; `value` is unchecked data of the document. */
export type FieldProps<Type extends FormField['type']> = {
  form: FormFieldOf<Type>;
  /** The path of the field in the document, as `validate` reports it. */
  path: ValuePath;
  /** The field for a late answer; omitted outside a document. */
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
  children: ReactNode;
};

/** A field with its label above and its notes below. */
export function LabelledField({ form, path, text, group, children }: LabelledFieldProps) {
  const isInRow = useInRow();
  const label = <span data-hidden={isInRow || undefined}>{form.label}</span>;
  return (
    <>
      {group ? (
        <Label role="group" aria-label={form.label}>
          {label}
          {children}
        </Label>
      ) : (
        <Label as="label">
          {label}
          {children}
        </Label>
      )}
      <FieldNotes path={path} help={form.help} value={text} />
    </>
  );
}
