import { createUsePuck } from '@puckeditor/core';
import { useId } from 'react';
import { anchorName } from '../adapter/formOf.ts';
import { useEditor } from '../app/EditorContext.ts';
import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

const usePuck = createUsePuck();

/** Where a link leads: every page, block of this page, the form, and every number and address is offered. */
export function LinkField({ field, name, value, onChange }: FieldProps) {
  const { site, pages } = useEditor();
  const content = usePuck(({ appState }) => appState.data.content);
  const choices = useId();
  const anchors = content.map(({ props }) => props[anchorName]).filter(Boolean);
  return (
    <LabelledField field={field} name={name} value={undefined}>
      <TextInput
        list={choices}
        value={String(value ?? '')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={choices}>
        <option value="#lead-form">Opens the form</option>
        {anchors.map((anchor) => (
          <option key={anchor} value={`#${anchor}`}>
            A block of this page
          </option>
        ))}
        {Object.entries(site.phones).map(([key, phone]) => (
          <option key={key} value={`tel:${key}`}>
            Calls {phone}
          </option>
        ))}
        {Object.entries(site.emails).map(([key, email]) => (
          <option key={key} value={`mailto:${key}`}>
            Writes to {email}
          </option>
        ))}
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </LabelledField>
  );
}
