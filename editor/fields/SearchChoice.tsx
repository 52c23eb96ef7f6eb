import {
  Combobox,
  ComboboxList,
  ComboboxProvider,
  ComboboxSelect,
  useComboboxContext,
  useStoreState,
} from '@ariakit/react';
import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { amount } from '../../schema/diagnose/index.ts';
import { type KnownValues, valuesFor } from '../../schema/inspect.ts';
import { useEditor } from '../document/EditorContext.ts';
import { Item, Popover } from '../ui/ComboboxParts.ts';
import { Button, Muted, OfferButton, Row, TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

type Props = FieldProps<'choice'> & { known: KnownValues };

/** One of many values, such as a country, found by what people call it. */
export function SearchChoice({ form, path, value, onChange, known }: Props) {
  const { country } = useEditor().site;
  const opener = useRef<HTMLButtonElement>(null);
  const namesOf = useMemo(() => known.names(), [known]);
  const chosen = String(value ?? '');
  const usual = chosen === '' && country ? known.usual?.(country) : undefined;
  return (
    <LabelledField form={form} path={path} group>
      {(control) => (
        <>
          <ComboboxProvider selectedValue={chosen} setSelectedValue={onChange} resetValueOnHide>
            <Row>
              <ComboboxSelect {...control} ref={opener} render={<Chosen />} aria-label={form.label}>
                {chosen ? (namesOf(chosen)[0] ?? chosen) : 'Choose …'}
              </ComboboxSelect>
              {form.help.isOptional && chosen && (
                <Button
                  onClick={() => {
                    onChange('');
                    opener.current?.focus();
                  }}
                >
                  Remove
                </Button>
              )}
            </Row>
            <Choices aria-label={form.label}>
              <Found {...{ label: form.label, values: known.values(), namesOf }} />
            </Choices>
          </ComboboxProvider>
          {usual !== undefined && (
            <Row>
              <OfferButton onClick={() => onChange(usual)}>
                Use {namesOf(usual)[0] ?? usual}
              </OfferButton>
            </Row>
          )}
        </>
      )}
    </LabelledField>
  );
}

type FoundProps = {
  label: string;
  values: readonly string[];
  namesOf: (value: string) => readonly string[];
};

function Found({ label, values, namesOf }: FoundProps) {
  const search = useStoreState(useComboboxContext(), 'value') ?? '';
  const found = useMemo(() => valuesFor(search, values, namesOf), [search, values, namesOf]);
  return (
    <>
      <Combobox
        render={<TextInput type="search" />}
        autoSelect
        aria-label={`Find: ${label}`}
        placeholder="Find"
      />
      <Muted role="status">
        {found.length === 0 ? 'Nothing found. Try another word.' : amount(found.length, 'result')}
      </Muted>
      <List aria-label={label}>
        {found.map((value) => (
          <Item key={value} value={value}>
            {namesOf(value)[0] ?? value}
          </Item>
        ))}
      </List>
    </>
  );
}

const Chosen = styled(Button)`
  flex: 1;
  justify-content: start;
  min-width: 0;
  font-weight: 400;
`;

const Choices = styled(Popover)`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: 0.35rem;
  width: min(26rem, var(--popover-available-width));
  max-height: min(26rem, var(--popover-available-height));
  padding: 0.5rem;
`;

const List = styled(ComboboxList)`
  overflow: auto;
`;
