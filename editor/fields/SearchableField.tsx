import {
  Combobox,
  ComboboxGroup,
  ComboboxList,
  ComboboxProvider,
  ComboboxRow,
  ComboboxSelect,
  useComboboxContext,
  useStoreState,
} from '@ariakit/react';
import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { GroupLabel, Item, Popover } from '../ui/ComboboxParts.ts';
import { Button, Muted, Row, TextInput } from '../ui/controls.ts';
import { type FieldProps, LabelledField } from './parts.tsx';

const Opener = styled(Button)`
  flex: 1;
  justify-content: start;
  min-width: 0;
  font-weight: 400;
`;

const Search = styled(Popover)`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: 0.35rem;
  width: min(26rem, var(--popover-available-width));
  max-height: min(30rem, var(--popover-available-height));
  padding: 0.5rem;
`;

const Results = styled(ComboboxList)`
  overflow: auto;
`;

const Pictures = styled(ComboboxRow)`
  display: grid;
  gap: 0.25rem;
`;

const Picture = styled(Item)`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 0.3rem;
  min-height: var(--editor-control);
  padding: 0.5rem 0.15rem 0.3rem;
  border-radius: 4px;
  font-size: 0.7rem;
  text-align: center;

  & > span { width: 100%; }
  & > span > svg { width: 1.6rem; height: 1.6rem; }
`;

/** A value with its words, and its picture in a grid. */
export type Found = { value: string; words: string; picture?: ReactNode };

type Props = FieldProps<'choice' | 'icon' | 'drawing' | 'typeface'> & {
  /** The content of the button. */
  current: ReactNode;
  /** The button that removes the value of an optional field. */
  removal: string;
  /** The label of the search, and its placeholder. */
  searchLabel: string;
  placeholder?: string;
  /** The values for what was typed, in groups, and a note about them. */
  find: (search: string) => { groups: readonly FoundGroup[]; note: string };
  /** Called when the search opens. */
  onOpen?: () => void;
  /** Shows pictures side by side. */
  columns?: number;
  /** Below the button. */
  more?: ReactNode;
};
export type FoundGroup = { title?: string; values: readonly Found[] };

/** A field for one of many values: a button with the chosen one opens a search. */
export function SearchableField(props: Props) {
  const { form, path, value, onChange, current, removal, onOpen, columns, more } = props;
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <LabelledField form={form} path={path} group>
      {(control) => (
        <>
          <ComboboxProvider
            selectedValue={String(value ?? '')}
            setSelectedValue={onChange}
            setOpen={(isOpen) => isOpen && onOpen?.()}
            resetValueOnHide
            {...(columns && { focusWrap: 'horizontal', focusShift: true })}
          >
            <Row>
              <ComboboxSelect {...control} ref={opener} render={<Opener />} aria-label={form.label}>
                {current}
              </ComboboxSelect>
              {form.help.isOptional && Boolean(value) && (
                <Button
                  onClick={() => {
                    onChange('');
                    opener.current?.focus();
                  }}
                >
                  {removal}
                </Button>
              )}
            </Row>
            <Search aria-label={form.label}>
              <Values {...props} />
            </Search>
          </ComboboxProvider>
          {more}
        </>
      )}
    </LabelledField>
  );
}

function Values({ form, searchLabel, placeholder = 'Find', find, columns }: Props) {
  const id = useId();
  const search = useStoreState(useComboboxContext(), 'value') ?? '';
  const { groups, note } = find(search);
  const role = columns ? 'grid' : undefined;
  return (
    <>
      <Combobox
        render={<TextInput type="search" />}
        autoSelect
        aria-controls={id}
        aria-haspopup={role}
        aria-label={searchLabel}
        placeholder={placeholder}
      />
      <Muted role="status">{note}</Muted>
      <Results id={id} role={role} aria-label={form.label}>
        {groups
          .filter(({ values }) => values.length > 0)
          .map(({ title, values }) => {
            const options = columns
              ? rowsOf(values, columns).map((row) => (
                  <Pictures
                    key={row[0]?.value}
                    style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
                  >
                    {row.map(({ value, words, picture }) => (
                      <Picture key={value} role="gridcell" value={value}>
                        <span aria-hidden="true">{picture}</span>
                        {words}
                      </Picture>
                    ))}
                  </Pictures>
                ))
              : values.map(({ value, words }) => (
                  <Item key={value} value={value}>
                    {words}
                  </Item>
                ));
            if (title === undefined) return options;
            return (
              <ComboboxGroup key={title}>
                <GroupLabel>{title}</GroupLabel>
                {options}
              </ComboboxGroup>
            );
          })}
      </Results>
    </>
  );
}

function rowsOf(values: readonly Found[], columns: number): Found[][] {
  const starts = values.flatMap((_, index) => (index % columns === 0 ? index : []));
  return starts.map((start) => values.slice(start, start + columns));
}
