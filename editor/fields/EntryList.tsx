import { type ComponentType, type KeyboardEvent, type ReactNode, use, useState } from 'react';
import { styled } from 'styled-components';
import { ownValue } from '../../schema/browser.ts';
import { entryName, type FormField as Form, recordKey } from '../adapter/form.ts';
import { identityOf } from '../adapter/identity.ts';
import { entryFieldPath, plainLabel } from '../adapter/searchFields.ts';
import { type Target, within } from '../adapter/target.ts';
import { Button, Fieldset, List, Muted } from '../ui/controls.ts';
import { useDragging } from '../ui/useDragging.ts';
import { Around } from './Around.tsx';
import { ColumnHeads, Columns, Line } from './EntryRow.tsx';
import { directions, EntryTools } from './EntryTools.tsx';
import { FieldNotes, NewEntryContext } from './FieldNotes.tsx';
import { InRowProvider, useIsWide } from './InRow.ts';
import { Column, type FieldProps, type FormFieldProps } from './parts.tsx';
import { SeveralPictures } from './SeveralPictures.tsx';
import { useEntries } from './useEntries.ts';

const Entries = styled(List)`
  gap: 0.5rem;
  margin: 0.5rem 0;
`;

const Entry = styled.li`
  position: relative;
  min-width: 0;

  &[data-over='before'] { box-shadow: 0 -3px var(--editor-blue); }
  &[data-over='after'] { box-shadow: 0 3px var(--editor-blue); }
`;

const Card = styled.details`
  border: 1px solid var(--editor-line);
  border-radius: 10px;

  & > summary {
    box-sizing: border-box;
    min-height: max(34px, var(--editor-control));
    padding: 0 calc(var(--editor-entry-tools) + 0.5rem) 0 0.75rem;
    padding-block: max(0.45rem, (var(--editor-control) - 1.5em) / 2);
    border-radius: 10px;
    font-weight: 600;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > summary:focus-visible { outline-offset: -3px; }
  & > :last-child { padding: 0.5rem 0.75rem 1rem; }
`;

// With more entries than this, they start folded, so that the whole list is visible.
const maxOpen = { wide: 6, narrow: 1 };
const maxInRow = { wide: 3, narrow: 1 };

type Props = FieldProps<'list'> & {
  target: Target;
  /** The component for the fields of an entry, which can also be lists. */
  Field: ComponentType<FormFieldProps>;
};

/**
 * A list or record. Short entries are rows, others can be folded. If entries have a picture, several can be added at once.
 * An entry is moved by dragging its handle, with buttons, or with Alt and an arrow key.
 */
export function EntryList({ form, path, target, value, onChange, Field }: Props) {
  const width = useIsWide() ? 'wide' : 'narrow';
  const fields = Object.entries(form.fields);
  const isRow = fields.length <= maxInRow[width] && fields.every(([, { type }]) => !isLarge(type));
  const firstControl = isRow ? 0 : 1;
  const list = useEntries({ form, value, onChange, firstControl });
  const { entries } = list;
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY, isOptional } = form.help;
  const minEntries = isOptional ? 0 : minimum;
  // Entries that are added later start open.
  const [folded] = useState(
    () => new Set(entries.length > maxOpen[width] ? entries.map(identityOf) : []),
  );
  // The identity of the entry that was added last, until it is left.
  const [newEntry, setNewEntry] = useState<number>();
  const isInNew = use(NewEntryContext);
  const isNew = (item: unknown) =>
    isInNew || (newEntry !== undefined && identityOf(item) === newEntry);
  const dragging = useDragging(list.move);
  return (
    <Fieldset>
      <legend>{form.label}</legend>
      <FieldNotes
        path={path}
        help={form.help}
        value={undefined}
        ofList
        entriesAreFields={recordKey in form.fields || entryName in form.fields}
      />
      {isRow && entries.length > 0 && <ColumnHeads fields={fields.map(([, field]) => field)} />}
      <Entries as="ol" ref={list.list}>
        {entries.map((item, index) => (
          <ListEntry
            key={identityOf(item) ?? `${index}`}
            {...{ form, path, target, item, index, isRow, Field, list, dragging }}
            isFolded={folded.has(identityOf(item))}
            isNew={isNew(item)}
            canRemove={entries.length > minEntries}
            onLeave={() => setNewEntry(undefined)}
          />
        ))}
      </Entries>
      <Button
        data-add=""
        disabled={entries.length >= maximum}
        onClick={() => setNewEntry(list.add())}
      >
        Add to “{plainLabel(form.label)}”
      </Button>
      <SeveralPictures
        fields={form.fields}
        room={maximum - entries.length}
        onAdd={(entry) => onChange([...entries, entry])}
      />
      <Muted role="status">{list.announced}</Muted>
    </Fieldset>
  );
}

type EntryProps = Omit<BodyProps, 'label' | 'tools'> & {
  list: ReturnType<typeof useEntries>;
  dragging: ReturnType<typeof useDragging>;
  isNew: boolean;
  canRemove: boolean;
  /** Called when the focus leaves the entry. */
  onLeave: () => void;
};

/** An entry with its tools. */
function ListEntry({ list, dragging, isNew, canRemove, onLeave, ...body }: EntryProps) {
  const { index, isRow } = body;
  const label = list.labelOf(index);
  const move = (step: number, control: HTMLElement) => list.moveFrom(index, step, control);
  return (
    <Entry
      data-card={isRow ? undefined : ''}
      {...dragging.itemProps(index)}
      onKeyDown={(event) => moveByKey(event, move)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <NewEntryContext value={isNew}>
        <EntryBody
          {...body}
          label={label}
          tools={
            <EntryTools
              label={label}
              canMove={(step) => list.isIndex(index + step)}
              canRemove={canRemove}
              onMove={move}
              onRemove={() => list.remove(index)}
              handleProps={dragging.handleProps(index)}
            />
          }
        />
      </NewEntryContext>
    </Entry>
  );
}

function moveByKey(event: KeyboardEvent, move: (step: number, control: HTMLElement) => void) {
  const { altKey, key, target } = event;
  const step = directions.find((direction) => altKey && direction.key === key)?.step;
  // In a `select`, these keys open the options.
  if (step === undefined || !(target instanceof HTMLElement) || target.matches('select, [list]'))
    return;
  event.preventDefault();
  event.stopPropagation();
  move(step, target);
}

type BodyProps = Pick<Props, 'form' | 'path' | 'target' | 'Field'> & {
  item: unknown;
  index: number;
  isRow: boolean;
  label: string;
  isFolded: boolean;
  tools: ReactNode;
};

/** The fields of an entry: in a row with its tools, or in a card that can be folded. */
function EntryBody({ form, path, target, Field, item, index, ...entry }: BodyProps) {
  const { isRow, label, isFolded, tools } = entry;
  const identity = identityOf(item);
  if (identity === undefined) return null;
  const fields = Object.entries(form.fields).map(([key, field]) => (
    <Field
      key={key}
      form={field}
      path={entryFieldPath(path, { item, index }, key)}
      target={within(target, identity, key)}
      value={ownValue(item, key)}
    />
  ));
  return (
    <>
      <Around path={[...path, index]}>
        {isRow ? (
          <Line>
            <Columns data-columns={Math.min(fields.length, 2)}>
              <InRowProvider value>{fields}</InRowProvider>
            </Columns>
            {tools}
          </Line>
        ) : (
          <Card open={!isFolded || undefined}>
            <summary>{label}</summary>
            <Column>{fields}</Column>
          </Card>
        )}
      </Around>
      {!isRow && tools}
    </>
  );
}

/** Whether a field is too large for a row. */
function isLarge(type: Form['type']): boolean {
  return ['group', 'list', 'picture', 'paragraph', 'paragraphs', 'drawing'].includes(type);
}
