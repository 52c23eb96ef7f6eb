import { type ComponentType, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ownValue } from '../../schema/browser.ts';
import { emptyEntry } from '../adapter/convert.ts';
import { entryName, type FormField as Form, recordKey } from '../adapter/form.ts';
import { identified, identityOf } from '../adapter/identity.ts';
import { entryFieldPath, entryLabel, plainLabel } from '../adapter/searchFields.ts';
import { type Target, within } from '../adapter/target.ts';
import { Button, Fieldset, IconButton, List, Muted, Terms } from '../ui/controls.ts';
import { closeIcon, downIcon, dragIcon, upIcon } from '../ui/icons.tsx';
import { useDragging } from '../ui/useDragging.ts';
import { Around } from './Around.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { InRowProvider, useIsWide } from './InRow.ts';
import { Column, type FieldProps, type FormFieldProps } from './parts.tsx';
import { SeveralPictures } from './SeveralPictures.tsx';

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

/** The fields of an entry side by side: two in a row, and a third below them. */
const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.35rem 0.5rem;
  min-width: 0;

  &[data-columns='1'] { grid-template-columns: minmax(0, 1fr); }
  & > :nth-child(3) { grid-column: 1 / -1; }
`;

const Line = styled.div`
  display: flex;
  gap: 0.5rem;
  align-items: start;
`;

const Head = styled(Line)`
  font-size: 0.9rem;
`;

const Help = styled.details`
  color: var(--editor-muted);
  font-size: 0.9rem;

  & > summary {
    width: fit-content;
    min-height: var(--editor-control);
    line-height: var(--editor-control);
    cursor: pointer;
  }
  & > summary:focus-visible { outline-offset: -3px; }
`;

const Card = styled.details`
  border: 1px solid var(--editor-line);
  border-radius: 10px;

  & > summary {
    box-sizing: border-box;
    min-height: 34px;
    padding: 0.45rem 7.5rem 0.45rem 0.75rem;
    border-radius: 10px;
    font-weight: 600;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > summary:focus-visible { outline-offset: -3px; }
  & > :last-child { padding: 0.5rem 0.75rem 1rem; }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  gap: 2px;
  align-items: center;
  justify-content: end;

  [data-card] > & { position: absolute; top: 0; right: 0; }
`;

const Tool = styled(IconButton)`
  width: 28px;

  @media (pointer: coarse) { width: 44px; }
`;

const Handle = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  min-height: 32px;
  color: var(--editor-muted);
  cursor: grab;
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
  const list = useRef<HTMLOListElement>(null);
  const [announced, announce] = useState('');
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const isRecord = recordKey in form.fields;
  const fields = Object.entries(form.fields);
  const isRow = fields.length <= maxInRow[width] && fields.every(([, { type }]) => !isLarge(type));
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY, isOptional } = form.help;
  const minEntries = isOptional ? 0 : minimum;
  const columns = Math.min(fields.length, 2);
  // Entries that are added later start open.
  const [folded] = useState(
    () => new Set(entries.length > maxOpen[width] ? entries.map(identityOf) : []),
  );

  const labelOf = (index: number) => entryLabel(form, entries[index], index);
  // Gets the focus when the changed list is rendered: in a layout effect, because a person who keeps typing does not wait for
  // a frame.
  const toFocus = useRef<() => HTMLElement | null | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the list
  useLayoutEffect(() => {
    toFocus.current?.()?.focus();
    toFocus.current = undefined;
  }, [value]);

  const controlsIn = (index: number) =>
    Array.from(list.current?.children[index]?.querySelectorAll<HTMLElement>(controls) ?? []);
  /** Focuses the control with index `place` in an entry: the one used before a move, or the first field of a new entry. */
  const focusIn = (index: number, place: number) => {
    toFocus.current = () => {
      const inEntry = controlsIn(index);
      const [control, before, after] = [place, place - 1, place + 1].map((at) => inEntry[at]);
      if (!control?.matches(':disabled')) return control;
      return before?.matches(':enabled') ? before : after;
    };
  };
  const isIndex = (index: number) => index >= 0 && index < entries.length;
  const move = (from: number, to: number) => {
    if (!isIndex(to) || to === from) return;
    onChange(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    announce(`${labelOf(from)} is now number ${to + 1} of ${entries.length}.`);
  };
  /** Moves an entry by one step. The control that was used keeps the focus. */
  const moveFrom = (index: number, step: number, control: HTMLElement) => {
    if (isIndex(index + step)) focusIn(index + step, controlsIn(index).indexOf(control));
    move(index, index + step);
  };
  const { handleProps, itemProps } = useDragging(move);
  const remove = (index: number) => {
    toFocus.current = () => {
      const next = list.current?.children[Math.min(index, entries.length - 2)];
      // The entry's button is the last one, after those of nested lists.
      const button = Array.from(next?.querySelectorAll<HTMLElement>('[data-remove]') ?? []).at(-1);
      return button ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]');
    };
    onChange(entries.toSpliced(index, 1));
    announce(`${labelOf(index)} removed. Undo brings it back.`);
  };
  const add = () => {
    focusIn(entries.length, isRow ? 0 : 1);
    onChange([...entries, identified(emptyEntry(form.fields))]);
    announce('');
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const { altKey, key, target } = event;
    const step = directions.find((direction) => altKey && direction.key === key)?.step;
    // In a `select`, these keys open the options.
    if (step === undefined || !(target instanceof HTMLElement) || target.matches('select, [list]'))
      return;
    event.preventDefault();
    event.stopPropagation();
    moveFrom(index, step, target);
  };
  const fieldsOf = (item: unknown, index: number) => {
    const entry = identityOf(item);
    if (entry === undefined) return null;
    return fields.map(([key, field]) => (
      <Field
        key={key}
        form={field}
        path={entryFieldPath(path, { item, index }, key)}
        target={within(target, entry, key)}
        value={ownValue(item, key)}
      />
    ));
  };
  const toolsOf = (index: number) => (
    <Tools>
      <Handle aria-hidden="true" title="Drag to move" {...handleProps(index)}>
        {dragIcon}
      </Handle>
      {directions.map(({ name, step, icon }) => (
        <Tool
          key={name}
          aria-label={`Move ${labelOf(index)} ${name.toLowerCase()}`}
          title={name}
          disabled={!isIndex(index + step)}
          onClick={({ currentTarget }) => moveFrom(index, step, currentTarget)}
        >
          {icon}
        </Tool>
      ))}
      <Tool
        data-remove=""
        aria-label={`Remove ${labelOf(index)}`}
        title="Remove"
        disabled={entries.length <= minEntries}
        // The second click of a double click would remove the next entry, which is then under the pointer.
        onClick={({ detail }) => detail < 2 && remove(index)}
      >
        {closeIcon}
      </Tool>
    </Tools>
  );

  return (
    <Fieldset>
      <legend>{form.label}</legend>
      <FieldNotes
        path={path}
        help={form.help}
        value={undefined}
        ofList
        entriesAreFields={isRecord || entryName in form.fields}
      />
      {isRow && entries.length > 0 && <ColumnHeads fields={fields.map(([, field]) => field)} />}
      <Entries as="ol" ref={list}>
        {entries.map((item, index) => (
          <Entry
            key={identityOf(item) ?? `${index}`}
            data-card={isRow ? undefined : ''}
            {...itemProps(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <Around path={[...path, index]}>
              {isRow ? (
                <Line>
                  <Columns data-columns={columns}>
                    <InRowProvider value>{fieldsOf(item, index)}</InRowProvider>
                  </Columns>
                  {toolsOf(index)}
                </Line>
              ) : (
                <Card open={!folded.has(identityOf(item)) || undefined}>
                  <summary>{labelOf(index)}</summary>
                  <Column>{fieldsOf(item, index)}</Column>
                </Card>
              )}
            </Around>
            {!isRow && toolsOf(index)}
          </Entry>
        ))}
      </Entries>
      <Button data-add="" disabled={entries.length >= maximum} onClick={add}>
        Add to “{plainLabel(form.label)}”
      </Button>
      <SeveralPictures
        fields={form.fields}
        room={maximum - entries.length}
        onAdd={(entry) => onChange([...entries, entry])}
      />
      <Muted role="status">{announced}</Muted>
    </Fieldset>
  );
}

/** The labels of the columns, once for all rows, and their help, folded to save space. */
function ColumnHeads({ fields }: { fields: readonly Form[] }) {
  if (fields.length === 1) return null;
  const explained = fields.filter(({ help }) => help.description);
  return (
    <>
      {explained.length > 0 && (
        <Help>
          <summary>About these columns</summary>
          <Terms>
            {explained.map(({ label, help }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{help.description}</dd>
              </div>
            ))}
          </Terms>
        </Help>
      )}
      <Head>
        <Columns data-columns={Math.min(fields.length, 2)}>
          {fields.map(({ label }) => (
            <b key={label}>{label}</b>
          ))}
        </Columns>
        <Tools />
      </Head>
    </>
  );
}

const directions = [
  { name: 'Up', key: 'ArrowUp', step: -1, icon: upIcon },
  { name: 'Down', key: 'ArrowDown', step: 1, icon: downIcon },
];

/** Whether a field is too large for a row. */
function isLarge(type: Form['type']): boolean {
  return ['group', 'list', 'picture', 'paragraph', 'paragraphs', 'drawing'].includes(type);
}

const controls = 'summary, input, textarea, select, button';
