import {
  ComboboxList,
  ComboboxProvider,
  type ComboboxProviderProps,
  ComboboxSelect,
} from '@ariakit/react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Popover } from '../ui/ComboboxParts.ts';
import { Button, Row } from '../ui/controls.ts';
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

/** The results below the input and its note. */
export const Results = styled(ComboboxList)`
  overflow: auto;
`;

type Props = FieldProps<'choice' | 'icon'> & {
  /** The content of the button. */
  shown: ReactNode;
  /** The button that removes the value of an optional field. */
  removal: string;
  /** An input, a note and the results. */
  children: ReactNode;
  /** Below the button. */
  more?: ReactNode;
} & Pick<ComboboxProviderProps, 'focusWrap' | 'focusShift'>;

/** A field for one of many values: a button with the chosen one opens a search. */
export function SearchableField(props: Props) {
  const { form, path, value, onChange, shown, removal, children, more, ...provider } = props;
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <LabelledField form={form} path={path} group>
      {(control) => (
        <>
          <ComboboxProvider
            selectedValue={String(value ?? '')}
            setSelectedValue={onChange}
            resetValueOnHide
            {...provider}
          >
            <Row>
              <ComboboxSelect {...control} ref={opener} render={<Opener />} aria-label={form.label}>
                {shown}
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
            <Search aria-label={form.label}>{children}</Search>
          </ComboboxProvider>
          {more}
        </>
      )}
    </LabelledField>
  );
}
