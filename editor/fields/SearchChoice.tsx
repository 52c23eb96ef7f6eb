import { Combobox, useComboboxContext, useStoreState } from '@ariakit/react';
import { useMemo } from 'react';
import { amount } from '../../schema/diagnose/index.ts';
import { type KnownValues, valuesFor } from '../../schema/inspect.ts';
import { useOpenDocument } from '../document/OpenDocument.ts';
import { Item } from '../ui/ComboboxParts.ts';
import { Muted, OfferButton, Row, TextInput } from '../ui/controls.ts';
import type { FieldProps } from './parts.tsx';
import { Results, SearchableField } from './SearchableField.tsx';

type Props = FieldProps<'choice'> & { known: KnownValues };

/** One of many values, such as a country, found by what people call it. */
export function SearchChoice({ form, path, value, onChange, known }: Props) {
  const { country } = useOpenDocument().site;
  const namesOf = useMemo(() => known.names(), [known]);
  const chosen = String(value ?? '');
  const usual = chosen === '' && country ? known.usual?.(country) : undefined;
  return (
    <SearchableField
      {...{ form, path, value, onChange }}
      shown={chosen ? (namesOf(chosen)[0] ?? chosen) : 'Choose …'}
      removal="Remove"
      more={
        usual !== undefined && (
          <Row>
            <OfferButton onClick={() => onChange(usual)}>
              Use {namesOf(usual)[0] ?? usual}
            </OfferButton>
          </Row>
        )
      }
    >
      <Found {...{ label: form.label, values: known.values(), namesOf }} />
    </SearchableField>
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
      <Results aria-label={label}>
        {found.map((value) => (
          <Item key={value} value={value}>
            {namesOf(value)[0] ?? value}
          </Item>
        ))}
      </Results>
    </>
  );
}
