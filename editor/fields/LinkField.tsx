import { useId, useMemo } from 'react';
import { textsOfKind } from '../../schema/diagnose/links.ts';
import { pageSchema } from '../../schema/page.ts';
import { blockToDocument } from '../adapter/pageForm.ts';
import { useEditor } from '../document/EditorContext.ts';
import { usePuck } from '../document/usePuck.ts';
import { TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

/** Where a link leads: every page, block of this page, the form, and every number and address is offered. */
export function LinkField({ form, name, value, onChange }: FieldProps<'link'>) {
  const { site, pages } = useEditor();
  const content = usePuck(({ appState }) => appState.data.content);
  const choices = useId();
  const anchors = useMemo(() => {
    const found = textsOfKind('anchor', pageSchema, { blocks: content.map(blockToDocument) });
    return new Set(found.map(({ text }) => text).filter(Boolean));
  }, [content]);
  return (
    <LabelledField form={form} name={name}>
      <TextInput
        list={choices}
        value={String(value ?? '')}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <datalist id={choices}>
        <option value="#lead-form">Opens the form</option>
        {[...anchors].map((anchor) => (
          <option key={anchor} value={`#${anchor}`}>
            A place on this page
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
        <option value="map:address">Shows the way to the address</option>
        {pages.map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
      </datalist>
    </LabelledField>
  );
}
